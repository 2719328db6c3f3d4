import { sql } from 'kysely';
import { bestSellerPieces } from '../../api/contract/rules/push.ts';
import type { DbOrTransaction } from '../engine/connect.ts';
import { nameOf } from '../products/product-ranking.ts';
import { soldOutPaces } from '../products/sold-out-paces.ts';
import { daysInstead, inWindow, sumOfDays } from '../statistics/sku-windows.ts';

/** Goods that something must be done about: best sellers without a piece, and what sells without a cost. */

/** A colour of which SKUs that sell well have no piece. */
export interface SoldOutColour {
  readonly shopId: number;
  readonly skcId: string;
  readonly code: string;
  readonly name: string;
  /** Its SKUs, and those of them without a piece. */
  readonly skus: number;
  readonly empty: number;
  /** Fen that those without a piece sell in a week while they have some. */
  readonly amount: number;
}

/** Four weeks against one: whole numbers four times as large are exact. */
const better = (before: string, lately: string) =>
  sql<number>`sum(case when ${sql.ref(before)} > 4 * ${sql.ref(lately)} then ${sql.ref(before)} else 4 * ${sql.ref(lately)} end)`;

/**
 * Colours on sale whose SKUs without a piece sold as best sellers do, in the seven days up to yesterday or in the
 * four weeks before. Of a colour with a SKU whose stock is not known nothing is said.
 */
export async function findSoldOutColours(
  db: DbOrTransaction,
  shopIds: readonly number[],
  today: string,
): Promise<SoldOutColour[]> {
  const rows = await db
    .with('pace', () => soldOutPaces(db, shopIds, today))
    .with('lost', (made) =>
      made
        .selectFrom('pace')
        .groupBy('skc_ref')
        .having(better('pieces', 'lately'), '>=', 4 * bestSellerPieces)
        .select(['skc_ref', better('amount', 'lately_amount').as('amount')]),
    )
    .selectFrom('lost')
    .innerJoin('skc', 'skc.id', 'lost.skc_ref')
    .innerJoin('product', 'product.id', 'skc.product_ref')
    .innerJoin('sku', 'sku.skc_ref', 'lost.skc_ref')
    .leftJoin('stock', 'stock.sku_ref', 'sku.id')
    .groupBy([
      'lost.amount',
      'product.shop_id',
      'product.name',
      'skc.skc_id',
      'skc.ext_code',
      'skc.product_name',
    ])
    .having(sql<boolean>`count(*) = count(stock.sku_ref)`)
    .select([
      'product.shop_id as shopId',
      'skc.skc_id as skcId',
      'skc.ext_code as code',
      nameOf('skc').as('name'),
      sql<number>`count(*)`.as('skus'),
      sql<number>`sum(case when stock.on_hand = 0 then 1 else 0 end)`.as('empty'),
      'lost.amount',
    ])
    .execute();
  return rows.map((row) => ({ ...row, amount: Math.round(row.amount / 4) }));
}

/** What of a shop sold in the 30 days up to yesterday without a cost. */
export interface Uncosted {
  readonly shopId: number;
  readonly skus: number;
  /** Fen. */
  readonly amount: number;
}

/** By shop; those of which all that sold has a cost are not among them. */
export function findUncosted(
  db: DbOrTransaction,
  shopIds: readonly number[],
  today: string,
): Promise<Uncosted[]> {
  const window = { day: today, length: 30 };
  const days = daysInstead(db, shopIds, window).select(sumOfDays('sold_amount').as('sold_amount'));
  const sold = sql<number>`coalesce(month.sold_amount, days.sold_amount)`;
  return db
    .selectFrom('sku')
    .leftJoin('sku_window as month', (join) =>
      join.on(
        inWindow(db, shopIds, window, { window: 'month', shop: 'sku.shop_id', sku: 'sku.id' }),
      ),
    )
    .leftJoin(days.as('days'), 'days.sku_ref', 'sku.id')
    .where('sku.shop_id', 'in', shopIds)
    .where('sku.cost', 'is', null)
    .where(sold, '>', 0)
    .groupBy('sku.shop_id')
    .select([
      'sku.shop_id as shopId',
      sql<number>`count(*)`.as('skus'),
      sql<number>`sum(${sold})`.as('amount'),
    ])
    .execute();
}
