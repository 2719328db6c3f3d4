import { describe, expect, it } from 'vitest';
import type { PlatformType } from '../../../api/contract/call.ts';
import { appendSaleLines } from '../../../db/statistics/sale-lines.ts';
import { testApi, testNow } from '../../support/api.ts';
import { addProduct, lineOf } from '../../support/catalogue.ts';
import { figures, twins } from '../../support/seeded-sales.ts';

const minute = 60_000;
const known = { hiddenReason: null };

/** Sells 1, 2, 4, … pieces that many minutes before now (12:00:00), each for 10.00 at a cost of 3.00. */
async function soldMinutesAgo(
  minutesAgo: readonly number[],
  { recentMinutes, platform = 'temu' }: { recentMinutes?: number; platform?: PlatformType } = {},
) {
  const api = await testApi({ config: recentMinutes === undefined ? {} : { recentMinutes } });
  const boss = await api.signIn();
  const shop = await api.shop(boss.user, { mall_id: 't', platform });
  const [sku = 0] = await addProduct(api.db, shop, { A: [{ code: 'A', cost: 300 }] });
  const lines = minutesAgo.map((minutes, place) => {
    const quantity = 2 ** place;
    const soldAt = testNow - minutes * minute;
    return lineOf(shop, sku, '2026-03-11', { soldAt, quantity, amount: 1000 * quantity });
  });
  for (const line of lines) await appendSaleLines(api.db, [line], testNow);
  const ask = async (name: string, options = {}) =>
    (await api.call(name, { shopId: 't' }, { token: boss.token, ...options })).data;
  return { api, boss, shop, sku, ask };
}

describe('the last ten minutes', () => {
  // The minute of 11:51 is the tenth one back.
  const minutesAgo = [0, 9, 10, 59, 600];

  it.each(twins('getSaleVolumeLast10m'))(
    '[R7.4-07] [R7.4-45] %s are pieces',
    async (name, platform) => {
      const { ask } = await soldMinutesAgo(minutesAgo, { platform });
      expect(await ask(name)).toEqual({ ...figures(1 + 2, 0), windowMinutes: 10 });
    },
  );

  it.each(twins('getSalesLast10m'))(
    '[R7.4-09] [R7.4-47] %s are amounts',
    async (name, platform) => {
      const { api, shop, sku, ask } = await soldMinutesAgo(minutesAgo, { platform });
      const soldAt = testNow - 5 * minute;
      await appendSaleLines(
        api.db,
        [
          lineOf(shop, sku, '2026-03-11', { soldAt, kind: 'return', amount: 700 }),
          lineOf(shop, sku, '2026-03-11', { soldAt, source: 'stocks', amount: 50 }),
        ],
        testNow,
      );
      expect(await ask(name)).toEqual({ ...figures(3000, 700), windowMinutes: 10 });
    },
  );

  it.each(twins('getProfitLast10m'))(
    '[R7.4-11] [R7.4-49] %s is net sales less cost',
    async (name, platform) => {
      const { ask } = await soldMinutesAgo(minutesAgo, { platform });
      expect(await ask(name)).toEqual({
        profit: 3 * 700,
        cost: 3 * 300,
        uncosted: { sold: 0, returned: 0, amount: 0 },
        windowMinutes: 10,
        ...known,
      });
    },
  );

  it('move on with the clock, and forget old minutes as new ones come', async () => {
    const { api, shop, sku, ask } = await soldMinutesAgo([0]);
    api.clock.advance(9 * minute);
    expect(await ask('getSaleVolumeLast10m')).toMatchObject({ sold: 1 });
    api.clock.advance(minute);
    expect(await ask('getSaleVolumeLast10m')).toMatchObject({ sold: 0 });
    const later = testNow + 4 * 60 * minute;
    await appendSaleLines(api.db, [lineOf(shop, sku, '2026-03-11', { soldAt: later })], later);
    const kept = await api.db.selectFrom('sku_minute').select('minute').execute();
    expect(kept).toEqual([{ minute: '2026-03-11T16:00' }]);
  });

  it('are not changed by an old file that comes in late', async () => {
    const { api, shop, sku, ask } = await soldMinutesAgo([1]);
    const late = lineOf(shop, sku, '2025-01-01', { quantity: 50 });
    await appendSaleLines(api.db, [late], testNow);
    expect(await ask('getSaleVolumeLast10m')).toMatchObject({ sold: 1 });
  });

  it('[R7.4-07] count back from now, not from a line that is dated ahead', async () => {
    const { api, shop, sku, ask } = await soldMinutesAgo([5]);
    const ahead = lineOf(shop, sku, '2026-03-12', { quantity: 50 });
    await appendSaleLines(api.db, [ahead], testNow);
    expect(await ask('getSaleVolumeLast10m')).toMatchObject({ sold: 1 });
    const hours = await soldMinutesAgo([5], { recentMinutes: 120 });
    const later = testNow + 300 * minute;
    const far = lineOf(hours.shop, hours.sku, '2026-03-11', { soldAt: later, quantity: 50 });
    await appendSaleLines(hours.api.db, [far], testNow);
    expect(await hours.ask('getSaleVolumeLast10m')).toMatchObject({ sold: 1 });
  });

  it('are another window where the server is set so: minutes up to an hour, then whole hours', async () => {
    const hour = await soldMinutesAgo(minutesAgo, { recentMinutes: 60 });
    expect(await hour.ask('getSaleVolumeLast10m')).toMatchObject({
      sold: 1 + 2 + 4 + 8,
      windowMinutes: 60,
    });
    const day = await soldMinutesAgo(minutesAgo, { recentMinutes: 601 });
    expect(await day.ask('getSaleVolumeLast10m')).toMatchObject({ sold: 31 });
    const months = await soldMinutesAgo([0, 300 * 24 * 60, 320 * 24 * 60], {
      recentMinutes: 306 * 24 * 60,
    });
    expect(await months.ask('getSaleVolumeLast10m')).toMatchObject({ sold: 1 + 2 });
  });

  it('[R6-19] hold no profit without lookCost', async () => {
    const { api, boss, shop, ask } = await soldMinutesAgo([0]);
    const { user, token } = await api.signIn({ role: 'manager', boss_id: boss.user.id });
    await api.assign(user, shop);
    expect(await ask('getProfitLast10m', { token })).toEqual({
      profit: null,
      cost: null,
      uncosted: null,
      hiddenReason: 'NO_PERMISSION',
      windowMinutes: 10,
    });
  });
});
