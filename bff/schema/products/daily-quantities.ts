import { getProductDailyVolume } from '../../../api/contract/product-course.ts';
import { mostRows } from '../../../api/contract/products.ts';
import { addDays } from '../../../api/contract/rules/calendar.ts';
import type { Context } from '../../context.ts';
import { orUnknown } from '../../upstream/errors.ts';
import { selectGroup } from '../../upstream/rules.ts';
import { builder } from '../builder.ts';
import { endedAmong, isKnownOf, todayOf } from '../statistics/paid-days.ts';
import { type ProductRow, productKeyOf, productRow, productRowId } from './product-row.ts';

/** The course of each row of a page: one read for all of them. */

const noVolumes: readonly number[] = Array.from({ length: 30 }, () => 0);

async function volumesOf(
  context: Context,
  level: ProductRow['level'],
  globalIds: readonly string[],
): Promise<(readonly number[] | null)[]> {
  const keys = globalIds.flatMap((each) => productKeyOf(each) ?? []);
  const rows = await orUnknown(
    context.callForShops(
      getProductDailyVolume,
      selectGroup([...new Set(keys.map(({ mallId }) => mallId))]),
      { level, ids: [...new Set(keys.map(({ id }) => id))] },
    ),
  );
  if (rows === null) return globalIds.map(() => null);
  const placeOf = (mallId: string, id: string) => JSON.stringify([mallId, id]);
  const found = new Map(rows.map(({ mallId, id, volumes }) => [placeOf(mallId, id), volumes]));
  return globalIds.map((each) => {
    const key = productKeyOf(each);
    return (key && found.get(placeOf(key.mallId, key.id))) ?? noVolumes;
  });
}

async function dailyQuantities(
  row: ProductRow,
  context: Context,
): Promise<(number | null)[] | null> {
  const { level, mallId } = row;
  const volumes = await context.together(
    `daily volumes ${level}`,
    productRowId(row),
    (globalIds) => volumesOf(context, level, globalIds),
    mostRows,
  );
  if (volumes === null) return null;
  const ended = endedAmong((await context.directory()).shops, context);
  const first = addDays(todayOf(context), -volumes.length);
  return volumes.map((pieces, index) =>
    isKnownOf(ended, mallId, addDays(first, index)) ? pieces : null,
  );
}

builder.objectField(productRow, 'dailyQuantities', (t) =>
  t.field({
    type: ['Int'],
    nullable: { list: true, items: true },
    description:
      'Net pieces sold to customers in each of the 30 days up to yesterday, in order; null for those that nobody paid for. One upstream call for all rows of a level. Null where the upstream does not tell them. Source: getProductDailyVolume.',
    resolve: (row, _args, context) => dailyQuantities(row, context),
  }),
);
