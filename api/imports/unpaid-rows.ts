import type { DbOrTransaction } from '../../db/engine/connect.ts';
import { findOwnedShops } from '../../db/shops/shops.ts';
import { isExpired, lastDayKept } from '../billing/paid-time.ts';
import { shanghaiDay } from '../contract/rules/calendar.ts';
import { importSentences } from '../contract/rules/import-sentences.ts';
import { sentence } from '../contract/rules/sentences.ts';
import { shopNameOf } from '../shops/shop-name.ts';
import type { ImportOptions } from './guess.ts';
import type { ReadRow } from './row-reader.ts';
import { shopNamed } from './shops-of-file.ts';

/** Why a row may not be imported although it can be read; null when it may. */
export type RowCheck = (row: Pick<ReadRow, 'shopName' | 'soldAt'>) => string | null;

/**
 * Refuses the rows of a boss's expired shops that were sold after the end of their paid time, and all of
 * those whose data is kept no more. Rows up to the end are imported as ever.
 */
export async function unpaidRows(
  db: DbOrTransaction,
  ownerId: number,
  options: Pick<ImportOptions, 'shopId' | 'platformType'>,
  now: number,
): Promise<RowCheck> {
  const owned = await findOwnedShops(db, ownerId);
  if (!owned.some((shop) => isExpired(shop, now))) return () => null;
  /** By the name in the file: the shop, and the last day of it that is taken; undefined where all are. */
  const ends = new Map<string, { name: string; lastDay: string | null } | undefined>();
  const endOf = (fileName: string) => {
    if (ends.has(fileName)) return ends.get(fileName);
    const shop = shopNamed(owned, fileName, options);
    const end =
      shop === undefined || !isExpired(shop, now)
        ? undefined
        : { name: shopNameOf(shop), lastDay: lastDayKept(shop, now) };
    ends.set(fileName, end);
    return end;
  };
  return ({ shopName, soldAt }) => {
    const end = endOf(shopName ?? '');
    if (end === undefined || soldAt === null) return null;
    const { name, lastDay } = end;
    if (lastDay === null) return sentence(importSentences.shopUnpaid, { name });
    return shanghaiDay(soldAt) <= lastDay
      ? null
      : sentence(importSentences.shopUnpaidSince, { name, day: lastDay });
  };
}
