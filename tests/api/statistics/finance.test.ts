import { describe, expect, it } from 'vitest';
import { testApi } from '../../support/api.ts';
import { seededSales } from '../../support/seeded-sales.ts';
import { addReports, at } from '../../support/shop-reports.ts';

const noFunds = { available: 5000, pending: 0, restrictions: [] };

describe('the money of shops', () => {
  const seeded = async () => {
    const api = await testApi();
    const { ask, boss, s, t } = await seededSales(api);
    await addReports(api.db, t);
    await addReports(api.db, s, { funds: noFunds });
    await api.shop(boss.user, { mall_id: 'new' });
    return { api, ask, boss, t };
  };

  it('[R7.4-01] getAvailableBalance is what can be withdrawn, in all and by shop', async () => {
    const { ask } = await seeded();
    expect(await ask('getAvailableBalance', { shopId: 's,t,new' })).toMatchObject({
      code: 0,
      data: {
        amount: 15_000,
        shops: [
          { mallId: 's', amount: 5000 },
          { mallId: 't', amount: 10_000 },
          { mallId: 'new', amount: null },
        ],
        hiddenReason: null,
      },
    });
    expect((await ask('getAvailableBalance', { shopId: 'new' })).data.amount).toBeNull();
  });

  it('[R7.4-02] getPendingAmount is what waits for its settlement', async () => {
    const { ask } = await seeded();
    expect((await ask('getPendingAmount', { shopId: 't' })).data).toEqual({
      amount: 20_000,
      shops: [{ mallId: 't', amount: 20_000 }],
      hiddenReason: null,
    });
  });

  it('[R7.4-05] getSystemRestrict is what is held back, and why', async () => {
    const { ask } = await seeded();
    expect((await ask('getSystemRestrict', { shopId: 't,s' })).data).toEqual({
      amount: 3000,
      restrictions: [
        {
          mallId: 't',
          kind: 'reserve',
          reason: '售后保证金预留',
          amount: 3000,
          releaseCondition: '期满自动解冻',
          since: at('2026-03-01'),
          restrictionId: 'R1',
        },
      ],
      hiddenReason: null,
    });
    expect((await ask('getSystemRestrict', { shopId: 's' })).data.amount).toBe(0);
  });

  it.each(['getAvailableBalance', 'getPendingAmount', 'getSystemRestrict'])(
    '[R6-10] [R6-19] %s is for the boss and for managers with lookCost',
    async (name) => {
      const { api, ask, boss, t } = await seeded();
      const { user, token } = await api.signIn({ role: 'manager', boss_id: boss.user.id });
      await api.assign(user, t);
      const refused = await ask(name, {}, { token });
      expect(refused).toMatchObject({
        code: 0,
        data: { amount: null, hiddenReason: 'NO_PERMISSION' },
      });
      expect(JSON.stringify(refused.data)).not.toMatch(/\d/);
      await api.grant(user, 'lookCost');
      expect((await ask(name, {}, { token })).data).toEqual((await ask(name, {})).data);
    },
  );
});
