import { sql } from 'kysely';
import { beforePaidEnd, type EndedShops, inPaidDays } from '../billing/paid-time.ts';
import type { DbOrTransaction } from '../engine/connect.ts';
import type { Between } from './shop-reports.ts';

/** What the marketplaces settled and pay out in a time, the earliest first. */
export async function listFundMovements(
  db: DbOrTransaction,
  shopIds: readonly number[],
  { from, to }: Between,
  ended: readonly EndedShops[] = [],
) {
  return db
    .selectFrom('fund_movement')
    .where('shop_id', 'in', shopIds)
    .where('at', '>=', from)
    .where('at', '<=', to)
    .where(beforePaidEnd(ended, { shop: 'shop_id', instant: 'at' }))
    .orderBy('at')
    .orderBy('shop_id')
    .orderBy('movement_id')
    .select(['shop_id', 'kind', 'amount', 'at'])
    .execute();
}

/** What each shop sold on each of the days, less what came back, in fen. */
export async function netSalesByDay(
  db: DbOrTransaction,
  shopIds: readonly number[],
  { start, end }: { readonly start: string; readonly end: string },
  ended: readonly EndedShops[] = [],
) {
  return db
    .selectFrom('shop_day')
    .where('shop_id', 'in', shopIds)
    .where('source', '=', 'sales')
    .where('day', '>=', start)
    .where('day', '<=', end)
    .where(inPaidDays(ended, { shop: 'shop_id', bucket: 'day' }))
    .select(['shop_id', 'day', sql<number>`sold_amount - returned_amount`.as('amount')])
    .execute();
}
