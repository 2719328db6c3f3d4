import {
  addDays,
  dayStart,
  firstDayOfMonth,
  mondayOf,
  monthOfDay,
} from '../../api/contract/rules/calendar.ts';
import { beforePaidEnd, type EndedShops } from '../billing/paid-time.ts';
import type { Db, DbOrTransaction } from '../engine/connect.ts';
import type { ProductTable } from '../schema.ts';
import { forgetSplits } from '../statistics/kept-splits.ts';

/** Counts of products for the cards of shops, and what a seller writes about one. */

export interface CreatedProducts {
  readonly today: number;
  /** Since Monday. */
  readonly week: number;
  /** Since the first of the month. */
  readonly month: number;
}

/** How many products shops created today, in this calendar week and in this calendar month. `today` is a day of Asia/Shanghai. */
export async function countCreatedProducts(
  db: Db,
  shopIds: readonly number[],
  today: string,
  ended: readonly EndedShops[] = [],
): Promise<CreatedProducts> {
  const week = dayStart(mondayOf(today));
  const month = dayStart(firstDayOfMonth(monthOfDay(today)));
  const row = await db
    .selectFrom('product')
    .where('shop_id', 'in', shopIds)
    // A week may begin in the month before.
    .where('created_at', '>=', Math.min(week, month))
    .where('created_at', '<', dayStart(addDays(today, 1)))
    .where(beforePaidEnd(ended, { shop: 'shop_id', instant: 'created_at' }))
    .select(({ fn, eb }) => [
      fn.count<number>(eb.case().when('created_at', '>=', month).then(1).end()).as('month'),
      fn.count<number>(eb.case().when('created_at', '>=', week).then(1).end()).as('week'),
      fn
        .count<number>(eb.case().when('created_at', '>=', dayStart(today)).then(1).end())
        .as('today'),
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

/**
 * Gives the SKC of a shop a name of the product in this colour. Answers whether there is such an SKC.
 * @param was what the name is taken to be: where somebody has saved another since, that one stays; undefined for any
 */
export async function nameSkc(
  db: DbOrTransaction,
  shopId: number,
  skcId: string,
  name: string,
  was?: string,
): Promise<boolean> {
  const skcs = db
    .selectFrom('skc')
    .innerJoin('product', 'product.id', 'skc.product_ref')
    .where('product.shop_id', '=', shopId)
    .where('skc.skc_id', '=', skcId)
    .select('skc.id');
  const asTaken =
    was === undefined
      ? skcs
      : skcs.where(({ eb, fn }) => eb(fn.coalesce('skc.product_name', 'product.name'), '=', was));
  const { numUpdatedRows } = await db
    .updateTable('skc')
    .set({ product_name: name })
    .where('id', 'in', asTaken)
    .executeTakeFirst();
  return numUpdatedRows > 0n || (await skcs.executeTakeFirst()) !== undefined;
}

interface ProductWords {
  readonly name?: string | undefined;
  readonly category?: string | null | undefined;
}

/**
 * Changes name or category of a product. Answers whether there is such a product.
 * @param was what they are taken to be: what somebody has saved since stays; undefined for anything
 */
export async function updateProduct(
  db: DbOrTransaction,
  shopId: number,
  productId: string,
  change: ProductWords,
  was: ProductWords = {},
): Promise<boolean> {
  if (!db.isTransaction)
    return db.transaction().execute((trx) => updateProduct(trx, shopId, productId, change, was));
  const { numUpdatedRows } = await db
    .updateTable('product')
    .set(change)
    .$if(change.name !== undefined && was.name !== undefined, (update) =>
      update.set(({ eb, ref }) => ({
        name: eb
          .case()
          .when('name', '=', was.name ?? '')
          .then(change.name ?? '')
          .else(ref('name'))
          .end(),
      })),
    )
    .$if(change.category !== undefined && was.category !== undefined, (update) =>
      update.set(({ eb, ref, val }) => ({
        category: eb
          .case()
          .when('category', was.category === null ? 'is' : '=', was.category ?? null)
          .then(val(change.category ?? null))
          .else(ref('category'))
          .end(),
      })),
    )
    .where('shop_id', '=', shopId)
    .where('product_id', '=', productId)
    .executeTakeFirst();
  if (change.category !== undefined) await forgetSplits(db, [shopId]);
  return numUpdatedRows > 0n;
}
