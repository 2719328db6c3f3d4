import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { addDays } from '../../api/contract/rules/calendar.ts';
import { fewDays, keptDays, paceDays } from '../../api/contract/rules/stock-moves.ts';
import { inPaidDays, type ShopScope } from '../billing/paid-time.ts';
import type { DbOrTransaction } from '../engine/connect.ts';
import type { SkuRefs } from '../statistics/sku-sums.ts';
import { fewSales } from './dead-stock.ts';

/** What a seller should look at in a product's stock. */
const productHints = ['soldOut', 'deadStock', 'runningOut'] as const;
export type ProductHint = (typeof productHints)[number];

/** What the hint of a row is made of. */
export interface HintFigures {
  /** Of the SKUs whose stock is known. */
  readonly onHand: RawBuilder<number>;
  /** SKUs whose stock is not known. */
  readonly unknown: RawBuilder<number>;
  /** Net pieces of 30 days. */
  readonly net30: RawBuilder<number>;
}

/**
 * The hint of a row. What sells little is dead stock even when little of it is left, so that the list has
 * the products that the figure of dead stock counts. Where the stock of a SKU is unknown nothing is said of
 * what may be missing.
 */
export const hintOf = ({ onHand, unknown, net30 }: HintFigures) =>
  sql<ProductHint | null>`case
    when ${onHand} > 0 and ${net30} <= ${sql.lit(fewSales)} then 'deadStock'
    when ${unknown} > 0 then null
    when ${onHand} <= 0 then case when ${net30} > 0 then 'soldOut' end
    when ${onHand} * 30 < ${net30} * ${sql.lit(fewDays)} then 'runningOut'
  end`;

/** A day less than all of them makes a quotient without rest one that was rounded up; no engine rounds alike. */
const upTo = sql`(case when recent.net30 > 0 then recent.net30 else 0 end * ${sql.lit(keptDays)} + ${sql.lit(paceDays - 1)})`;
const lack = sql`((${upTo} - ${upTo} % ${sql.lit(paceDays)}) / ${sql.lit(paceDays)} - stock.on_hand - stock.in_transit)`;

/** `restockOf` of the rules, summed over the SKUs of a row whose stock is known. */
export const restockSum = sql<number>`coalesce(sum(case when ${lack} > 0 then ${lack} else 0 end), 0)`;

/** Net pieces sold to customers in the 7 and the 30 days up to yesterday, and those sold in the 30, by SKU. */
export function recentNets(
  db: DbOrTransaction,
  { shopIds, ended = [] }: ShopScope,
  today: string,
  only?: SkuRefs,
) {
  const net = sql`sold_quantity - returned_quantity`;
  return db
    .selectFrom('sku_day')
    .where('shop_id', 'in', shopIds)
    .where('source', '=', 'sales')
    .where('day', '>=', addDays(today, -30))
    .where('day', '<', today)
    .where(inPaidDays(ended, { shop: 'shop_id', bucket: 'day' }))
    .$if(only !== undefined, (rows) => rows.where(sql<SqlBool>`sku_ref in ${only}`))
    .groupBy('sku_ref')
    .select([
      'sku_ref',
      sql<number>`sum(case when day >= ${addDays(today, -7)} then ${net} else 0 end)`.as('net7'),
      sql<number>`sum(${net})`.as('net30'),
      sql<number>`sum(sold_quantity)`.as('sold30'),
    ]);
}
