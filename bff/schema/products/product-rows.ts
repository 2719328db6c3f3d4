import { getProductInfoList } from '../../../api/contract/products.ts';
import type { DataSource } from '../../../api/contract/rules/data-source.ts';
import type { Context } from '../../context.ts';
import { selectGroup } from '../../upstream/rules.ts';
import { clampRange, type DateRange } from '../statistics/range.ts';
import { type ProductKey, type ProductRow, productRowId } from './product-row.ts';

/** What the figures of rows count; without a range, the 30 days up to yesterday. */
export interface Counted {
  readonly range?: DateRange | null | undefined;
  readonly dataSource: DataSource;
}

/** The field of the call that names rows of a level. */
export const naming = (level: ProductKey['level'], [first = '', ...others]: readonly string[]) =>
  ({ spu: { productId: first }, skc: { skcId: first }, sku: { skuId: [first, ...others] } })[level];

/** As many SKUs as a write may be about. */
const mostRows = 500;

/**
 * The rows of a level that are, or hold, what these keys name: one product, one SKC, or some SKUs of any
 * shops of the viewer. One upstream call a platform.
 */
export async function readRows(
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
      pageSize: Math.min(keys.length, mostRows),
    },
    dataSource,
  );
  return rows;
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
