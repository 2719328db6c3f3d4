import { sql } from 'kysely';
import { addDays } from './calendar.ts';
import type { DbOrTransaction } from './connect.ts';

export interface DeadStock {
  /** Products (SPU). */
  readonly count: number;
  /**
   * Their pieces on hand at the declared price, in fen. Not at cost: the figure is shown to people who
   * may not see costs. Pieces without a declared price count nothing.
   */
  readonly value: number;
}

/** At most so many net pieces in 30 days (specification section 9). */
const fewSales = 19;

/** Products with pieces on hand that sold at most 19 net pieces in the 30 days up to yesterday. */
export async function findDeadStock(
  db: DbOrTransaction,
  shopIds: readonly number[],
  today: string,
): Promise<DeadStock> {
  const sales = db
    .selectFrom('sku_day')
    .where('shop_id', 'in', shopIds)
    .where('source', '=', 'sales')
    .where('day', '>=', addDays(today, -30))
    .where('day', '<', today)
    .groupBy('sku_ref')
    .select(['sku_ref', sql<number>`sum(sold_quantity - returned_quantity)`.as('net')]);
  const dead = db
    .selectFrom('stock')
    .innerJoin('sku', 'sku.id', 'stock.sku_ref')
    .leftJoin(sales.as('sales'), 'sales.sku_ref', 'sku.id')
    .where('stock.shop_id', 'in', shopIds)
    .groupBy('sku.product_ref')
    .having(sql`sum(stock.on_hand)`, '>', 0)
    .having(sql`coalesce(sum(sales.net), 0)`, '<=', fewSales)
    .select(sql<number>`sum(stock.on_hand * coalesce(sku.supply_price, 0))`.as('value'));
  return db
    .selectFrom(dead.as('dead'))
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      sql<number>`coalesce(sum(dead.value), 0)`.as('value'),
    ])
    .executeTakeFirstOrThrow();
}
