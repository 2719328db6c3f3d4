import { type SqlBool, sql } from 'kysely';
import { addDays, dayStart } from '../../api/contract/rules/calendar.ts';

/**
 * Where what is answered of expired shops ends. Days after it are in no figure, list or chart, whatever the
 * tables hold of them: renewed, the shop has them again.
 */

/** Some expired shops with one end. */
export interface EndedShops {
  /** At least one. */
  readonly shopIds: readonly number[];
  /** The last day that is answered; null where none is any more. */
  readonly lastDay: string | null;
}

/** The shops that a question is about. */
export interface ShopScope {
  /** At least one. */
  readonly shopIds: readonly number[];
  /** The expired ones among them, perhaps with others, by their ends: few, as data is kept for a few days. */
  readonly ended?: readonly EndedShops[] | undefined;
}

/** The row ids of all expired shops of a scope. */
export const endedIds = (ended: readonly EndedShops[]): readonly number[] =>
  ended.flatMap(({ shopIds }) => shopIds);

/**
 * The last day of a range that all shops reach, so that rows of many days may be read up to it. Shops that
 * ended before the range play no part: `inPaidDays` leaves out all their rows.
 */
export function sharedEnd(ended: readonly EndedShops[], start: string, end: string): string {
  return ended
    .flatMap(({ lastDay }) => (lastDay === null || lastDay < start ? [] : lastDay))
    .reduce((first, lastDay) => (lastDay < first ? lastDay : first), end);
}

/**
 * That a row is of a day that is answered.
 * @param bucket a day, or an hour or minute that begins with its day; of months only those up to `sharedEnd`
 */
export const inPaidDays = (
  ended: readonly EndedShops[],
  columns: { readonly shop: string; readonly bucket: string },
) =>
  // 24 comes after each hour of the day.
  before(ended, columns.shop, (lastDay) => {
    const bucket = sql.ref(columns.bucket);
    return lastDay === null ? sql`${bucket} >= ''` : sql`${bucket} > ${`${lastDay}T24`}`;
  });

/** The same by a column of instants. */
export const beforePaidEnd = (
  ended: readonly EndedShops[],
  columns: { readonly shop: string; readonly instant: string },
) =>
  before(ended, columns.shop, (lastDay) => {
    const end = lastDay === null ? 0 : dayStart(addDays(lastDay, 1));
    return sql`${sql.ref(columns.instant)} >= ${end}`;
  });

/** True of every row where nothing has ended, which an engine sees before it looks at one. */
function before(
  ended: readonly EndedShops[],
  shop: string,
  isAfter: (lastDay: string | null) => ReturnType<typeof sql>,
) {
  if (ended.length === 0) return sql<SqlBool>`1 = 1`;
  const conditions = ended.map(
    ({ shopIds, lastDay }) =>
      sql`not (${sql.ref(shop)} in (${sql.join(shopIds)}) and ${isAfter(lastDay)})`,
  );
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}
