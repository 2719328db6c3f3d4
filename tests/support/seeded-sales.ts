import type { PlatformType } from '../../api/contract/call.ts';
import { calls } from '../../api/contract/index.ts';
import { appendSaleLines } from '../../db/statistics/sale-lines.ts';
import { type Answer, type CallOptions, type TestApi, testNow } from './api.ts';
import { addProduct, lineOf } from './catalogue.ts';

/** The tests' today is 2026-03-11. */
const week = { startTime: '2026-03-04', endTime: '2026-03-10' };
export const weekBefore = { compareStartTime: '2026-02-25', compareEndTime: '2026-03-03' };

/**
 * A boss with a temu shop `t` and a shein shop `s`. In the week: `t` sells 3 pieces for 90.00 (cost
 * 10.00 each) and takes one of them back for 30.00, and sells 2 pieces without a known cost for 50.00;
 * `s` sells 1 piece for 200.00. In the week before: `t` sells 1 piece for 20.00. From stock: 7 for 7.00.
 * Given a platform, both are shops of it, as the calls of one platform need.
 */
export async function seededSales(api: TestApi, platform?: PlatformType) {
  const boss = await api.signIn();
  const t = await api.shop(boss.user, { mall_id: 't', platform: platform ?? 'temu' });
  const s = await api.shop(boss.user, { mall_id: 's', platform: platform ?? 'shein' });
  const [cup = 0] = await addProduct(
    api.db,
    t,
    { CUP: [{ code: 'CUP-1', cost: 1000 }] },
    { name: '保温杯', product_id: 'P1' },
  );
  const [hat = 0] = await addProduct(
    api.db,
    t,
    { HAT: [{ code: 'HAT-1' }] },
    { name: '遮阳帽', product_id: 'P2' },
  );
  const [coat = 0] = await addProduct(
    api.db,
    s,
    { COAT: [{ code: 'COAT-1' }] },
    { name: '大衣', product_id: 'P3' },
  );
  const lines = [
    lineOf(t, cup, '2026-03-04', { quantity: 3, amount: 9000 }),
    lineOf(t, cup, '2026-03-05', { quantity: 1, amount: 3000, kind: 'return' }),
    lineOf(t, hat, '2026-03-10', { quantity: 2, amount: 5000 }),
    lineOf(s, coat, '2026-03-10', { quantity: 1, amount: 20_000 }),
    lineOf(t, hat, '2026-03-03', { quantity: 1, amount: 2000 }),
    lineOf(t, hat, '2026-03-11', { quantity: 4, amount: 4000 }),
    lineOf(t, hat, '2026-03-05', { quantity: 7, amount: 700, source: 'stocks' }),
  ];
  await appendSaleLines(api.db, lines, testNow);
  /** The shops are sent by the name that the call has for them. */
  const ask = (
    name: string,
    { shopId = 't', ...fields }: { readonly shopId?: string; readonly [field: string]: unknown },
    options: CallOptions = {},
  ): Promise<Answer> => {
    const shops = { [calls.get(name)?.shopField ?? 'shopId']: shopId };
    return api.call(name, { ...shops, ...week, ...fields }, { token: boss.token, ...options });
  };
  return { boss, token: boss.token, t, s, ask };
}

/** What moved without a cost. */
export const uncosted = (sold = 0, returned = 0, amount = 0) => ({ sold, returned, amount });

/** Each statistic's temu call and its shein twin, with the platform whose shops each of them takes. */
export function twins(name: string): [name: string, platform: PlatformType][] {
  const twin = calls.get(name)?.sheinTwin;
  if (twin === undefined) throw new Error(`${name} has no twin`);
  return [
    [name, 'temu'],
    [twin, 'shein'],
  ];
}

export const figures = (sold: number, returned: number) => ({
  sold,
  returned,
  net: sold - returned,
});
