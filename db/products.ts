import { addDays, dayStart } from './calendar.ts';
import type { Db } from './connect.ts';
import type { ProductTable } from './schema.ts';

/** Counts of products for the card of one shop. */

export interface CreatedProducts {
  readonly today: number;
  /** Today and the six days before. */
  readonly week: number;
  /** Today and the 29 days before. */
  readonly month: number;
}

/** How many products a shop created lately. `today` is a day of Asia/Shanghai. */
export async function countCreatedProducts(
  db: Db,
  shopId: number,
  today: string,
): Promise<CreatedProducts> {
  const since = (days: number): number => dayStart(addDays(today, -days));
  const row = await db
    .selectFrom('product')
    .where('shop_id', '=', shopId)
    .where('created_at', '>=', since(29))
    .where('created_at', '<', dayStart(addDays(today, 1)))
    .select(({ fn, eb }) => [
      fn.countAll<number>().as('month'),
      fn.count<number>(eb.case().when('created_at', '>=', since(6)).then(1).end()).as('week'),
      fn.count<number>(eb.case().when('created_at', '>=', since(0)).then(1).end()).as('today'),
    ])
    .executeTakeFirstOrThrow();
  return { today: row.today, week: row.week, month: row.month };
}

/** How many products of a shop are in one state. */
export async function countProducts(
  db: Db,
  shopId: number,
  status: ProductTable['status'],
): Promise<number> {
  const { count } = await db
    .selectFrom('product')
    .where('shop_id', '=', shopId)
    .where('status', '=', status)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
