import { getProductInfoList, mostRows } from '../../../api/contract/products.ts';
import { addDays } from '../../../api/contract/rules/calendar.ts';
import type { DataSource } from '../../../api/contract/rules/data-source.ts';
import type { Context } from '../../context.ts';
import { selectGroup } from '../../upstream/rules.ts';
import { endedAmong, isKnownOf, todayOf } from '../statistics/paid-days.ts';
import { clampRange, type DateRange } from '../statistics/range.ts';
import { type AnsweredRow, type ProductKey, type ProductRow, productRowId } from './product-row.ts';

/** What the figures of rows count; without a range, the 30 days up to yesterday. */
export interface Counted {
  readonly range?: DateRange | null | undefined;
  readonly dataSource: DataSource;
}

/** The field of the call that names rows of a level. */
export const naming = (level: ProductKey['level'], [first = '', ...others]: readonly string[]) =>
  ({ spu: { productId: first }, skc: { skcId: first }, sku: { skuId: [first, ...others] } })[level];

/** The days up to yesterday that rows are counted over beside their range, and without one. */
const lastDays = (length: 7 | 30 | 35, context: Context): string =>
  addDays(todayOf(context), -length);

/**
 * The rows with null in the place of what was counted over days that nobody has paid for.
 * @param start the first day of their range
 */
export async function knownRows(
  context: Context,
  rows: readonly AnsweredRow[],
  start: string = lastDays(30, context),
): Promise<ProductRow[]> {
  const ended = endedAmong((await context.directory()).shops, context);
  if (ended.length === 0) return [...rows];
  return rows.map((row) => ({
    ...row,
    ...(!isKnownOf(ended, row.mallId, start) && ofRange),
    ...(!isKnownOf(ended, row.mallId, lastDays(7, context)) && { net7: null }),
    ...(!isKnownOf(ended, row.mallId, lastDays(35, context)) && { soldOutLoss: null }),
    ...(!isKnownOf(ended, row.mallId, lastDays(30, context)) && {
      net30: null,
      floorPriceMin: null,
      floorPriceMax: null,
      belowFloorNum: null,
      coverDays: null,
      restockNum: null,
      hint: null,
    }),
  }));
}

const ofRange = { sold: null, returned: null, amount: null, profit: null, uncosted: null };

/**
 * The rows of a level that are, or hold, what these keys name: one product, one SKC, or some SKUs of any
 * shops of the viewer. One upstream call a platform, and for each part of many.
 */
export async function readRows(
  context: Context,
  level: ProductKey['level'],
  keys: readonly ProductKey[],
  counted: Counted,
): Promise<readonly ProductRow[]> {
  const found = new Map<string, ProductRow>();
  for (let start = 0; start < keys.length; start += mostRows) {
    for (const row of await readPart(context, level, keys.slice(start, start + mostRows), counted))
      found.set(productRowId(row), row);
  }
  return [...found.values()];
}

async function readPart(
  context: Context,
  level: ProductKey['level'],
  keys: readonly ProductKey[],
  { range, dataSource }: Counted,
): Promise<readonly ProductRow[]> {
  const [first] = keys;
  if (first === undefined) return [];
  const mallIds = [...new Set(keys.map((key) => key.mallId))];
  const counted = range ? clampRange(range, (await context.viewer()).dataStart) : undefined;
  const { rows } = await context.callForShops(
    getProductInfoList,
    selectGroup(mallIds),
    {
      ...naming(
        first.level,
        keys.map((key) => key.id),
      ),
      level,
      ...(counted && { startTime: counted.start, endTime: counted.end }),
      pageIndex: 1,
      pageSize: keys.length,
    },
    dataSource,
  );
  return knownRows(context, rows, counted?.start);
}

/** The row of a key; undefined where there is none. */
export async function readRow(
  context: Context,
  key: ProductKey,
  id: string,
  counted: Counted,
): Promise<ProductRow | undefined> {
  const rows = await readRows(context, key.level, [key], counted);
  return rows.find((row) => productRowId(row) === id);
}
