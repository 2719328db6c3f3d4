import { expect, it } from 'vitest';
import { rollWindows } from '../../../db/statistics/roll-windows.ts';
import { appendSaleLines } from '../../../db/statistics/sale-lines.ts';
import { findSoldOutColours, findUncosted } from '../../../db/todos/todo-goods.ts';
import { addProduct, addShop, addUser, forgetWindows, lineOf } from '../../support/catalogue.ts';
import { describeOnEngines } from '../../support/databases.ts';

const today = '2026-03-11';

describeOnEngines('goods that something must be done about', (engine) => {
  it('are the best sellers without a piece, and what sold without a cost, with and without kept sums', async () => {
    const db = await engine.fresh();
    const shop = await addShop(db, await addUser(db));
    const other = await addShop(db, await addUser(db));
    const [small = 0, large = 0] = await addProduct(
      db,
      shop,
      {
        CUP: [
          { code: 'CUP-S', cost: 100, onHand: 0 },
          { code: 'CUP-L', cost: 100, onHand: 5 },
        ],
      },
      { name: '保温杯' },
    );
    const [hat = 0, bag = 0, pen = 0, mug = 0] = await addProduct(db, shop, {
      HAT: [{ code: 'HAT', onHand: 0 }],
      BAG: [{ code: 'BAG', onHand: 0 }],
      PEN: [{ code: 'PEN' }],
      MUG: [{ code: 'MUG', onHand: 0 }, { code: 'MUG-2' }],
    });
    await appendSaleLines(db, [
      // 14 pieces of last week at 10 yuan: a best seller.
      lineOf(shop, small, '2026-03-08', { quantity: 14, amount: 14_000 }),
      lineOf(shop, large, '2026-03-08', { quantity: 90, amount: 90_000 }),
      // Nothing last week, as it was sold out by then: 56 pieces in the four weeks before.
      lineOf(shop, hat, '2026-02-20', { quantity: 56, amount: 28_000 }),
      // One piece too few.
      lineOf(shop, bag, '2026-03-08', { quantity: 13, amount: 13_000 }),
      lineOf(shop, pen, '2026-02-08', { quantity: 3, amount: 300 }),
      // Of its other size nobody knows.
      lineOf(shop, mug, '2026-03-08', { quantity: 50, amount: 1_000 }),
    ]);
    const found = async () => ({
      colours: (await findSoldOutColours(db, [shop.id, other.id], today))
        .map(({ skcId, name, skus, empty, amount }) => ({ skcId, name, skus, empty, amount }))
        .sort((a, b) => b.amount - a.amount),
      uncosted: await findUncosted(db, [shop.id, other.id], today),
    });
    const wanted = {
      colours: [
        { skcId: 'CCUP', name: '保温杯', skus: 2, empty: 1, amount: 14_000 },
        { skcId: 'CHAT', name: expect.any(String), skus: 1, empty: 1, amount: 7_000 },
      ],
      // The pen's day is one before the 30 days.
      uncosted: [{ shopId: shop.id, skus: 3, amount: 42_000 }],
    };
    expect(await found()).toEqual(wanted);
    await rollWindows(db, today);
    expect(await found()).toEqual(wanted);
    await forgetWindows(db, shop.id);
    expect(await found()).toEqual(wanted);
  });
});
