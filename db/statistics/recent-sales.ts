import { shanghaiHour, shanghaiMinute } from '../../api/contract/rules/calendar.ts';
import type { DataSource } from '../../api/contract/rules/data-source.ts';
import { type EndedShops, inPaidDays } from '../billing/paid-time.ts';
import type { DbOrTransaction } from '../engine/connect.ts';
import { movedSums } from './sku-sums.ts';
import { type Sums, shopSums } from './statistics.ts';

const minuteMs = 60_000;
/** Longer windows are counted in whole hours: minutes are forgotten after a while (roll-up-sums.ts). */
const longestInMinutes = 60;

/** What was sold within the last minutes: the minute that runs and those before it. */
export async function recentSums(
  db: DbOrTransaction,
  shopIds: readonly number[],
  source: DataSource,
  window: { readonly now: number; readonly minutes: number },
  ended: readonly EndedShops[] = [],
): Promise<Sums> {
  const since = window.now - (window.minutes - 1) * minuteMs;
  if (window.minutes > longestInMinutes) {
    return hourSums(db, shopIds, source, since, window.now, ended);
  }
  return db
    .selectFrom('sku_minute as moved')
    .innerJoin('sku', 'sku.id', 'moved.sku_ref')
    .where('moved.shop_id', 'in', shopIds)
    .where('moved.source', '=', source)
    .where('moved.minute', '>=', shanghaiMinute(since))
    .where('moved.minute', '<=', shanghaiMinute(window.now))
    .where(inPaidDays(ended, { shop: 'moved.shop_id', bucket: 'moved.minute' }))
    .select(movedSums)
    .executeTakeFirstOrThrow();
}

async function hourSums(
  db: DbOrTransaction,
  shopIds: readonly number[],
  source: DataSource,
  since: number,
  now: number,
  ended: readonly EndedShops[],
): Promise<Sums> {
  return db
    .selectFrom('shop_hour')
    .where('shop_id', 'in', shopIds)
    .where('source', '=', source)
    .where('hour', '>=', shanghaiHour(since))
    .where('hour', '<=', shanghaiHour(now))
    .where(inPaidDays(ended, { shop: 'shop_id', bucket: 'hour' }))
    .select(shopSums)
    .executeTakeFirstOrThrow();
}
