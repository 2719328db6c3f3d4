import { expect, it } from 'vitest';
import { appendSaleLines } from '../../../db/statistics/sale-lines.ts';
import { testApi, testNow } from '../../support/api.ts';
import { addProduct, lineOf } from '../../support/catalogue.ts';
import { addReports, at } from '../../support/shop-reports.ts';

const nothing = { settled: 0, expected: 0, withdrawn: 0, released: 0, renewal: 0 };
const held = (restrictionId: string, amount: number, releaseAt?: number) => ({
  restrictionId,
  kind: 'reserve' as const,
  reason: `预留${restrictionId}`,
  amount,
  releaseCondition: '期满解冻',
  since: at('2026-02-01'),
  ...(releaseAt !== undefined && { releaseAt }),
});

/** Today is 2026-03-11. One shop of which all is known, one of which nothing is. */
async function world() {
  const api = await testApi();
  const boss = await api.signIn();
  const shop = await api.shop(boss.user, { mall_id: 'a', expire_at: at('2026-03-20') });
  await api.shop(boss.user, { mall_id: 'b', platform: 'shein', expire_at: at('2026-06-01') });
  const [sku = 0] = await addProduct(api.db, shop, { CUP: [{ code: 'CUP-1' }] });
  await appendSaleLines(
    api.db,
    [
      lineOf(shop, sku, '2026-03-01', { amount: 1000 }),
      lineOf(shop, sku, '2026-03-10', { amount: 3000 }),
    ],
    testNow,
  );
  await addReports(api.db, shop, {
    funds: {
      available: 0,
      pending: 20_001,
      restrictions: [
        held('R1', 300, at('2026-03-16')),
        held('R2', 40),
        // Too late for the calendar, and past its time.
        held('R3', 5, at('2026-06-01')),
        held('R4', 6, at('2026-03-01')),
      ],
      movements: [
        { movementId: 'J1', kind: 'settlement', amount: 700, at: at('2026-03-09') },
        { movementId: 'J0', kind: 'settlement', amount: 999, at: at('2026-02-08') },
        { movementId: 'T1', kind: 'withdrawal', amount: 800, at: at('2026-03-12') },
      ],
    },
  });
  const ask = (name: string, fields: object = {}, who = boss) =>
    who.ask(name, { shopId: 'a,b', ...fields });
  return { api, boss, shop, ask };
}

it('tells by day and by shop what is settled, expected, withdrawn, released and renewed', async () => {
  const { ask } = await world();
  const { code, data } = await ask('getCashCalendar');
  expect(code).toBe(0);
  expect(data).toEqual({
    hiddenReason: null,
    days: [
      { ...nothing, day: '2026-03-09', settled: 700 },
      { ...nothing, day: '2026-03-12', withdrawn: 800 },
      { ...nothing, day: '2026-03-16', expected: 5000, released: 300 },
      { ...nothing, day: '2026-03-20', renewal: 6900 },
      { ...nothing, day: '2026-03-25', expected: 15_001 },
    ],
    shops: [
      {
        mallId: 'a',
        settled: 700,
        expected: 20_001,
        withdrawn: 800,
        released: 300,
        renewal: 6900,
        undatedPending: 0,
        undatedFrozen: 51,
      },
      // Nobody told: that is not 0.
      { ...nothing, mallId: 'b', undatedPending: null, undatedFrozen: 0 },
    ],
  });
});

it('tells what a day is made of, and what has no day, the largest first', async () => {
  const { ask } = await world();
  const plain = { mallId: 'a', reason: '', releaseCondition: '' };
  expect((await ask('getCashItems', { day: '2026-03-16' })).data.items).toEqual([
    { ...plain, kind: 'expected', amount: 5000 },
    {
      mallId: 'a',
      kind: 'released',
      amount: 300,
      reason: '预留R1',
      releaseCondition: '期满解冻',
    },
  ]);
  const { items } = (await ask('getCashItems')).data;
  expect(items.map(({ kind, amount }: { kind: string; amount: number }) => [kind, amount])).toEqual(
    [
      ['frozen', 40],
      ['frozen', 6],
      ['frozen', 5],
    ],
  );
  expect((await ask('getCashItems', { day: '2026-04-01' })).data.items).toEqual([]);
});

it('leaves without a day what waits where no sale can tell when', async () => {
  const { api, boss, ask } = await world();
  const still = await api.shop(boss.user, { mall_id: 'c' });
  await addReports(api.db, still);
  const { shops, days } = (await ask('getCashCalendar', { shopId: 'c' })).data;
  expect(shops).toMatchObject([{ expected: 0, undatedPending: 20_000 }]);
  expect(days.filter(({ expected }: { expected: number }) => expected > 0)).toEqual([]);
});

it('tells no money to whoever may not see cost, and nothing of shops of others', async () => {
  const { api, boss, shop, ask } = await world();
  const manager = await api.signIn({ role: 'manager', boss_id: boss.user.id });
  await api.assign(manager.user, shop);
  const hidden = { hiddenReason: 'NO_PERMISSION' };
  for (const [name, empty] of [
    ['getCashCalendar', { days: [], shops: [] }],
    ['getCashItems', { items: [] }],
  ] as const) {
    expect((await ask(name, { shopId: 'a' }, manager)).data).toEqual({ ...hidden, ...empty });
    expect(await ask(name, {}, manager)).toMatchObject({ code: 403 });
    expect(await ask(name, {}, await api.signIn())).toMatchObject({ code: 403 });
  }
});
