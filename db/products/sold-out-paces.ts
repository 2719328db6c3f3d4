import { type Expression, type SqlBool, sql } from 'kysely';
import { addDays } from '../../api/contract/rules/calendar.ts';
import type { EndedShops, ShopScope } from '../billing/paid-time.ts';
import type { DbOrTransaction } from '../engine/connect.ts';
import { daysInstead, inWindow } from '../statistics/sku-windows.ts';

/**
 * The SKUs on sale without a piece, by their row ids, with what they sold in the seven days up to yesterday
 * (`lately`) and in the four weeks before.
 *
 * @param only products, where not all are wanted
 */
export function soldOutPaces(
  db: DbOrTransaction,
  shopIds: readonly number[],
  today: string,
  ended: readonly EndedShops[] = [],
  only?: Expression<unknown>,
) {
  const window = { day: today, length: 35 };
  const weekStart = addDays(today, -7);
  const sumOf = (figure: 'sold_quantity' | 'sold_amount', condition: 'day < ' | 'day >= ') =>
    sql<number>`sum(case when ${sql.raw(condition)} ${weekStart} then ${sql.ref(figure)} else 0 end)`;
  const days = daysInstead(db, shopIds, window, ended).select([
    sumOf('sold_quantity', 'day < ').as('before_quantity'),
    sumOf('sold_quantity', 'day >= ').as('lately_quantity'),
    sumOf('sold_amount', 'day < ').as('before_amount'),
    sumOf('sold_amount', 'day >= ').as('lately_amount'),
  ]);
  const lately = (figure: 'quantity' | 'amount') =>
    sql<number>`coalesce(${sql.ref(`week.sold_${figure}`)}, ${sql.ref(`days.lately_${figure}`)}, 0)`;
  const before = (figure: 'quantity' | 'amount') => {
    const all = sql.ref(`all_days.sold_${figure}`);
    const inWeek = sql.ref(`week.sold_${figure}`);
    return sql<number>`coalesce(${all} - coalesce(${inWeek}, 0), ${sql.ref(`days.before_${figure}`)}, 0)`;
  };
  const refs = { shop: 'product.shop_id', sku: 'sku.id' };
  return db
    .selectFrom('product')
    .innerJoin('sku', 'sku.product_ref', 'product.id')
    .innerJoin('stock', 'stock.sku_ref', 'sku.id')
    .leftJoin('sku_window as all_days', (join) =>
      join.on(inWindow(db, shopIds, window, { window: 'all_days', ...refs }, ended)),
    )
    .leftJoin('sku_window as week', (join) =>
      join.on(inWindow(db, shopIds, { day: today, length: 7 }, { window: 'week', ...refs }, ended)),
    )
    .leftJoin(days.as('days'), 'days.sku_ref', 'sku.id')
    .where('product.shop_id', 'in', shopIds)
    .where('product.status', '=', 'on_sale')
    .where('stock.on_hand', '=', 0)
    .$if(only !== undefined, (rows) => rows.where(sql<SqlBool>`product.id in ${only}`))
    .select([
      'sku.id as sku_ref',
      'sku.skc_ref',
      before('quantity').as('pieces'),
      lately('quantity').as('lately'),
      before('amount').as('amount'),
      lately('amount').as('lately_amount'),
    ]);
}

/**
 * Of what `soldOutPaces` tells: who sold less in the week than before, and how much less. Four weeks stand against one:
 * whole numbers four times as large are exact.
 */
export const hasLost = sql<boolean>`pieces > 4 * lately`;
export const lostPieces = sql<number>`pieces - 4 * lately`;
/** In whole fen of each SKU: what is added up of parts, of a list or by platform, comes to the same as all of it. */
export const lostAmount = sql<number>`cast(
  (case when amount > 4 * lately_amount then amount - 4 * lately_amount else 0 end) + 2 as bigint
) / 4`;

/** The SKUs that lost sales, with their amount in fen. */
export const soldOutLosses = (
  db: DbOrTransaction,
  { shopIds, ended = [] }: ShopScope,
  today: string,
  only?: Expression<unknown>,
) =>
  db
    .selectFrom(soldOutPaces(db, shopIds, today, ended, only).as('pace'))
    .where(hasLost)
    .select(['sku_ref', lostAmount.as('amount')]);
