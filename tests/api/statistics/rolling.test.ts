import { expect, it, vi } from 'vitest';
import { shanghaiDay } from '../../../api/contract/rules/calendar.ts';
import { startRolling } from '../../../api/statistics/rolling.ts';
import { appendSaleLines } from '../../../db/statistics/sale-lines.ts';
import { testApi } from '../../support/api.ts';
import { addProduct, lineOf } from '../../support/catalogue.ts';

const hourMs = 3_600_000;

it('brings the sums over the last days to a new day of Shanghai, and goes on after a failure', async () => {
  const api = await testApi();
  const { user } = await api.signIn();
  const shop = await api.shop(user);
  const [skuRef = 0] = await addProduct(api.db, shop, { a: [{ code: 'a' }] });
  await appendSaleLines(api.db, [lineOf(shop, skuRef, shanghaiDay(api.clock.now()))]);
  let fails = false;
  const now = () => {
    if (fails) throw new RangeError('no clock');
    return api.clock.now();
  };
  const rolling = startRolling({ ...api.deps, now }, 1);
  const daysKept = async () => {
    const { windows_day } = await api.db
      .selectFrom('shop')
      .select('windows_day')
      .executeTakeFirstOrThrow();
    const rows = await api.db.selectFrom('sku_window').select('length').orderBy('length').execute();
    return { windows_day, lengths: rows.map(({ length }) => length) };
  };
  try {
    await vi.waitFor(
      async () => expect(await daysKept()).toEqual({ windows_day: '2026-03-11', lengths: [6] }),
      20_000,
    );
    fails = true;
    await vi.waitFor(() => expect(api.logged).not.toEqual([]), 20_000);
    fails = false;
    // Noon in Shanghai: its next day begins in twelve hours, that of UTC in twenty.
    api.clock.advance(13 * hourMs);
    await vi.waitFor(
      async () =>
        expect(await daysKept()).toEqual({ windows_day: '2026-03-12', lengths: [6, 7, 30, 35] }),
      20_000,
    );
    const splitsDay = async () =>
      (await api.db.selectFrom('shop').select('splits_day').executeTakeFirstOrThrow()).splits_day;
    // A sale of today is in its splits, too, soon after it came.
    await vi.waitFor(async () => expect(await splitsDay()).toBe('2026-03-12'), 20_000);
    const line = lineOf(shop, skuRef, '2026-03-12', { quantity: 3 });
    await appendSaleLines(api.db, [line]);
    await vi.waitFor(async () => {
      const kept = api.db.selectFrom('sold_window').where('length', '=', 1);
      const sold = kept.where('source', '=', 'sales').select('quantity');
      expect([await splitsDay(), await sold.executeTakeFirst()]).toEqual([
        '2026-03-12',
        { quantity: 3 },
      ]);
    }, 20_000);
  } finally {
    await rolling.stop();
  }
});
