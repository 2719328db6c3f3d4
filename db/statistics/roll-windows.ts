import { setImmediate as nextTurn } from 'node:timers/promises';
import { type SqlBool, sql } from 'kysely';
import { addDays } from '../../api/contract/rules/calendar.ts';
import type { Db, DbOrTransaction } from '../engine/connect.ts';
import { makeSplits } from './make-splits.ts';
import { lengths, running } from './sku-windows.ts';

/**
 * Brings the sums over the last days of all shops to the days before `today`, a shop at a time, and makes
 * the splits anew that were forgotten as something under them changed.
 */
export async function rollWindows(db: Db, today: string, signal?: AbortSignal): Promise<void> {
  const isBehind = sql<SqlBool>`coalesce(windows_day, '') < ${today}`;
  const isForgotten = sql<SqlBool>`windows_day = ${today} and splits_day is null`;
  const isDue = sql<SqlBool>`unbound_at is null and (${isBehind} or ${isForgotten})`;
  const shops = await db
    .selectFrom('shop')
    .where(isDue)
    .orderBy('id')
    .select(['id', 'windows_day'])
    .execute();
  for (const { id, windows_day: before } of shops) {
    if (signal?.aborted) return;
    await db.transaction().execute(async (trx) => {
      // Locks the shop as `lockShops` does. Another process may have rolled it on since it was looked up.
      const due = await trx
        .updateTable('shop')
        .set({ windows_day: today, splits_day: today })
        .where('id', '=', id)
        .where(isDue)
        .returning('id')
        .executeTakeFirst();
      if (due === undefined) return;
      if (before !== today) await makeWindows(trx, id, today);
      await makeSplits(trx, id, today);
    });
    await nextTurn();
  }
}

async function makeWindows(trx: DbOrTransaction, shopId: number, day: string): Promise<void> {
  await trx.deleteFrom('sku_window').where('shop_id', '=', shopId).execute();
  for (const length of [...lengths, running]) {
    await sql`
      insert into sku_window (shop_id, source, length, sku_ref, sold_quantity, returned_quantity,
        sold_amount, returned_amount)
      select shop_id, source, ${sql.lit(length)}, sku_ref, sum(sold_quantity),
        sum(returned_quantity), sum(sold_amount), sum(returned_amount)
      from sku_day
      where shop_id = ${shopId} and source in ('sales', 'stocks')
        and day >= ${addDays(day, -length)}
        and day <= ${length === running ? day : addDays(day, -1)}
      group by shop_id, source, sku_ref`.execute(trx);
    await nextTurn();
  }
}
