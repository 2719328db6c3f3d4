import type { Db } from '../../../db/engine/connect.ts';
import {
  listProducts,
  type ProductListRequest,
  sumProducts,
} from '../../../db/products/product-list.ts';
import { appendSaleLines } from '../../../db/statistics/sale-lines.ts';
import { addProduct, addShop, addUser, lineOf } from '../../support/catalogue.ts';

/** The products of two shops that the tests of the product list ask about. */

export const today = '2026-03-11';

/**
 * Of shop `one`: a cup (red: 2 SKUs, blue: 1), a hat that never sold, and a lamp without SKUs.
 * Of shop `two`: a coat. All sales of March but the cup's 30 pieces of 2026-02-08.
 */
export async function catalogue(db: Db) {
  const owner = await addUser(db);
  const one = await addShop(db, owner, { mall_id: 'one' });
  const two = await addShop(db, owner, { mall_id: 'two', platform: 'shein' });
  const [small = 0, large = 0, blue = 0] = await addProduct(
    db,
    one,
    {
      'CUP-R': [
        { code: 'CUP-R-1', cost: 300, price: 900, onHand: 10 },
        { code: 'CUP-R-2', cost: 500, price: 1200, onHand: 0 },
      ],
      'CUP-B': [{ code: 'CUP-B-1', price: 1000, onHand: 5 }],
    },
    {
      name: '保温杯 100%',
      product_id: 'P1',
      category: '杯具',
      created_at: 3,
      image_url: '/cup.svg',
    },
  );
  await addProduct(
    db,
    one,
    { HAT: [{ code: 'HAT-1', cost: 50, onHand: 4 }] },
    { name: '遮阳帽', product_id: 'P2', category: '服饰', status: 'off_sale', created_at: 2 },
  );
  await addProduct(db, one, {}, { name: '台灯', product_id: 'P3', created_at: 1 });
  const [coat = 0] = await addProduct(
    db,
    two,
    { COAT: [{ code: 'COAT-1', cost: 2000, price: 5000, onHand: 3 }] },
    { name: '大衣', product_id: 'P4', category: '服饰', created_at: 4 },
  );
  await appendSaleLines(db, [
    lineOf(one, small, '2026-02-08', { quantity: 30, amount: 27_000 }),
    lineOf(one, small, '2026-03-02', { quantity: 5, amount: 4500 }),
    lineOf(one, small, '2026-03-05', { quantity: 1, amount: 900, kind: 'return' }),
    lineOf(one, large, '2026-03-10', { quantity: 2, amount: 2400 }),
    lineOf(one, blue, '2026-03-10', { quantity: 1, amount: 1000 }),
    lineOf(one, blue, '2026-03-11', { quantity: 9, amount: 9000 }),
    lineOf(two, coat, '2026-03-10', { quantity: 21, amount: 105_000 }),
    lineOf(two, coat, '2026-03-10', { quantity: 3, amount: 9, source: 'stocks' }),
  ]);
  const plain = (change: Partial<ProductListRequest>): ProductListRequest => ({
    selection: {
      shopIds: [one.id, two.id],
      source: 'sales',
      start: '2026-03-01',
      end: '2026-03-10',
    },
    today,
    level: 'spu',
    filter: {},
    by: 'netQuantity',
    descending: true,
    limit: 50,
    offset: 0,
    ...change,
  });
  const ask = (change: Partial<ProductListRequest> = {}) => listProducts(db, plain(change));
  const ids = async (change: Partial<ProductListRequest> = {}) =>
    (await ask(change)).rows.map((row) => row.skuId ?? row.skcId ?? row.productId);
  const sum = async (change: Partial<ProductListRequest> = {}) =>
    sumProducts(db, plain(change), { withLoss: true });
  return { one, two, ask, ids, small, sum };
}
