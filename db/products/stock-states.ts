import { sql } from 'kysely';
import type { EndedShops } from '../billing/paid-time.ts';
import type { DbOrTransaction } from '../engine/connect.ts';
import { daysInstead, inWindow, sumOfDays } from '../statistics/sku-windows.ts';
import { hasLost, lostAmount, lostPieces, soldOutPaces } from './sold-out-paces.ts';

/**
 * What lies in the warehouse, and what it lets sell. A SKU without a row in `stock` is one of which nobody
 * told the stock: it is unknown, not 0, and neither sold out nor to be restocked.
 */

/** Of the SKUs whose stock is known. */
export interface StockValue {
  readonly onHand: number;
  readonly inTransit: number;
  /** Pieces on hand at declared price, in fen; those without one count nothing. */
  readonly value: number;
  /** Pieces on hand at cost, in fen. */
  readonly cost: number;
  /** Pieces on hand without a known cost. */
  readonly uncosted: number;
  /** SKUs with and without known stock. */
  readonly known: number;
  readonly unknown: number;
}

export async function sumStock(
  db: DbOrTransaction,
  shopIds: readonly number[],
): Promise<StockValue> {
  const sumOf = (pieces: string, price: string) =>
    sql<number>`coalesce(sum(${sql.raw(pieces)} * ${sql.raw(price)}), 0)`;
  return db
    .selectFrom('sku')
    .leftJoin('stock', 'stock.sku_ref', 'sku.id')
    .where('sku.shop_id', 'in', shopIds)
    .select([
      sumOf('stock.on_hand', '1').as('onHand'),
      sumOf('stock.in_transit', '1').as('inTransit'),
      sumOf('stock.on_hand', 'coalesce(sku.supply_price, 0)').as('value'),
      sumOf('stock.on_hand', 'coalesce(sku.cost, 0)').as('cost'),
      sumOf('stock.on_hand', '(case when sku.cost is null then 1 else 0 end)').as('uncosted'),
      sql<number>`count(stock.sku_ref)`.as('known'),
      sql<number>`count(*) - count(stock.sku_ref)`.as('unknown'),
    ])
    .executeTakeFirstOrThrow();
}

/** How many SKUs have a known stock, and how many have not. */
export async function countStocked(
  db: DbOrTransaction,
  shopIds: readonly number[],
): Promise<Pick<StockValue, 'known' | 'unknown'>> {
  return db
    .selectFrom('sku')
    .leftJoin('stock', 'stock.sku_ref', 'sku.id')
    .where('sku.shop_id', 'in', shopIds)
    .select([
      sql<number>`count(stock.sku_ref)`.as('known'),
      sql<number>`count(*) - count(stock.sku_ref)`.as('unknown'),
    ])
    .executeTakeFirstOrThrow();
}

/** Products on sale and their SKCs, by the state of their stock. */
export interface StockStates {
  readonly products: number;
  readonly skcs: number;
  /** SKCs whose every SKU covers seven days. */
  readonly enough: number;
  /** SKCs with every SKU on hand, one of which covers less than seven days. */
  readonly aboutToSellOut: number;
  /** SKCs of which some SKUs are sold out. */
  readonly lacking: number;
  /** SKCs without a piece. */
  readonly soldOut: number;
  /** SKCs with a SKU whose stock is not known, which are in none of these states. */
  readonly unknown: number;
  /** SKCs whose pieces, with those under way, cover less than nine days. */
  readonly advised: number;
  /** Products with an SKC that is not `enough`. */
  readonly atRisk: number;
  /** Products with pieces on hand. */
  readonly inStock: number;
}

/** Whether the stock of none of the products is known, so that their states say nothing. */
export const isUnknown = ({ skcs, unknown }: StockStates): boolean => skcs > 0 && unknown === skcs;

export const noStockStates: StockStates = {
  products: 0,
  skcs: 0,
  enough: 0,
  aboutToSellOut: 0,
  lacking: 0,
  soldOut: 0,
  unknown: 0,
  advised: 0,
  atRisk: 0,
  inStock: 0,
};

/** What holds of a colour in a state, in the columns of `colourStocks`. */
export const inStockState = {
  enough: 'unknown = 0 and empty = 0 and short = 0',
  aboutToSellOut: 'unknown = 0 and empty = 0 and short > 0',
  lacking: 'unknown = 0 and empty > 0 and empty < skus',
  soldOut: 'unknown = 0 and empty = skus',
  /** Any of them but the first. */
  atRisk: 'unknown = 0 and (empty > 0 or short > 0)',
  /** Whatever is known of its other SKUs. */
  inStock: 'on_hand > 0',
} as const;
export type StockState = keyof typeof inStockState;

const countIf = (condition: string) =>
  sql<number>`sum(case when ${sql.raw(condition)} then 1 else 0 end)`;

/**
 * The colours (SKC) on sale with what their stock is: SKUs, those of them unknown, empty and short. Stock covers as
 * many days as it lasts at the pace of the seven days up to yesterday.
 */
export function colourStocks(
  db: DbOrTransaction,
  shopIds: readonly number[],
  today: string,
  ended: readonly EndedShops[] = [],
) {
  const window = { day: today, length: 7 };
  const days = daysInstead(db, shopIds, window, ended).select(
    sumOfDays('sold_quantity').as('sold'),
  );
  const pace = 'coalesce(week.sold_quantity, days.sold)';
  return db
    .selectFrom('product')
    .innerJoin('sku', 'sku.product_ref', 'product.id')
    .leftJoin('stock', 'stock.sku_ref', 'sku.id')
    .leftJoin('sku_window as week', (join) =>
      join.on(
        inWindow(
          db,
          shopIds,
          window,
          { window: 'week', shop: 'product.shop_id', sku: 'sku.id' },
          ended,
        ),
      ),
    )
    .leftJoin(days.as('days'), 'days.sku_ref', 'sku.id')
    .where('product.shop_id', 'in', shopIds)
    .where('product.status', '=', 'on_sale')
    .groupBy(['product.shop_id', 'sku.product_ref', 'sku.skc_ref'])
    .select([
      'product.shop_id',
      'sku.product_ref',
      'sku.skc_ref',
      sql<number>`count(*)`.as('skus'),
      sql<number>`coalesce(sum(stock.on_hand), 0)`.as('on_hand'),
      countIf('stock.sku_ref is null').as('unknown'),
      countIf('stock.on_hand = 0').as('empty'),
      countIf(`stock.on_hand < ${pace}`).as('short'),
      sql<number>`coalesce(sum(stock.on_hand + stock.in_transit), 0)`.as('coming'),
      sql<number>`coalesce(sum(${sql.raw(pace)}), 0)`.as('week'),
    ]);
}

/** The states by shop; shops without a product on sale are not among them. */
export async function stockStatesByShop(
  db: DbOrTransaction,
  shopIds: readonly number[],
  today: string,
  ended: readonly EndedShops[] = [],
): Promise<Map<number, StockStates>> {
  const productsIf = (condition: string) =>
    sql<number>`count(distinct case when ${sql.raw(condition)} then product_ref end)`;
  const rows = await db
    .with('colour', () => colourStocks(db, shopIds, today, ended))
    .selectFrom('colour')
    .groupBy('shop_id')
    .select([
      'shop_id as shopId',
      productsIf('true').as('products'),
      sql<number>`count(*)`.as('skcs'),
      countIf(inStockState.enough).as('enough'),
      countIf(inStockState.aboutToSellOut).as('aboutToSellOut'),
      countIf(inStockState.lacking).as('lacking'),
      countIf(inStockState.soldOut).as('soldOut'),
      countIf('unknown > 0').as('unknown'),
      countIf('unknown = 0 and coming * 7 < week * 9').as('advised'),
      productsIf(inStockState.atRisk).as('atRisk'),
      productsIf(inStockState.inStock).as('inStock'),
    ])
    .execute();
  return new Map(rows.map(({ shopId, ...states }) => [shopId, states]));
}

export const addStates = (a: StockStates, b: StockStates): StockStates => ({
  products: a.products + b.products,
  skcs: a.skcs + b.skcs,
  enough: a.enough + b.enough,
  aboutToSellOut: a.aboutToSellOut + b.aboutToSellOut,
  lacking: a.lacking + b.lacking,
  soldOut: a.soldOut + b.soldOut,
  unknown: a.unknown + b.unknown,
  advised: a.advised + b.advised,
  atRisk: a.atRisk + b.atRisk,
  inStock: a.inStock + b.inStock,
});

export interface SoldOutLoss {
  readonly skus: number;
  readonly quantity: number;
  readonly amount: number;
}

/** Whether the stock of any SKU is known; without SKUs there is nothing to know. */
export async function knowsStock(
  db: DbOrTransaction,
  shopIds: readonly number[],
): Promise<boolean> {
  const first = (table: 'stock' | 'sku') =>
    db
      .selectFrom(table)
      .where('shop_id', 'in', shopIds)
      .select('shop_id')
      .limit(1)
      .executeTakeFirst();
  return (await first('stock')) !== undefined || (await first('sku')) === undefined;
}

/**
 * What the SKUs on sale without a piece would have sold in the seven days up to yesterday at the pace of
 * the four weeks before, less what they did sell.
 */
export async function soldOutLoss(
  db: DbOrTransaction,
  shopIds: readonly number[],
  today: string,
  ended: readonly EndedShops[] = [],
): Promise<SoldOutLoss> {
  const row = await db
    .with('pace', () => soldOutPaces(db, shopIds, today, ended))
    .selectFrom('pace')
    .where(hasLost)
    .select([
      sql<number>`count(*)`.as('skus'),
      sql<number>`coalesce(sum(${lostPieces}), 0)`.as('quantity'),
      sql<number>`coalesce(sum(${lostAmount}), 0)`.as('amount'),
    ])
    .executeTakeFirstOrThrow();
  return {
    skus: row.skus,
    quantity: Math.round(row.quantity / 4),
    amount: row.amount,
  };
}
