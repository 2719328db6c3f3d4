import type { z } from 'zod';
import type * as calls from '../../../api/contract/products.ts';
import { yuanText } from '../../../api/contract/rules/money.ts';
import { mostCost } from '../../../api/contract/rules/prices.ts';
import { builder } from '../builder.ts';
import { searchTooLong, wrongInput } from '../wrong-input.ts';
import { productHint, productStatus } from './product-row.ts';
import { skuChangeKind } from './sku-changes.ts';

/** What the call of the list takes, but for its shops. */
export type ListInput = Omit<z.input<typeof calls.getProductInfoList.input>, 'shopId'>;

const stockState = builder.enumType('StockState', {
  description:
    'How the stock of a colour (SKC) on sale is, at the pace of the seven days up to yesterday. A colour with a SKU of unknown stock is in none.',
  values: {
    ENOUGH: { value: 'enough', description: 'Every SKU covers seven days (充足).' },
    ABOUT_TO_SELL_OUT: {
      value: 'aboutToSellOut',
      description: 'Every SKU is there, one covers less than seven days (即将断码).',
    },
    LACKING: { value: 'lacking', description: 'Some SKUs are sold out (已断码).' },
    SOLD_OUT: { value: 'soldOut', description: 'All SKUs are sold out (全部售罄).' },
    AT_RISK: {
      value: 'atRisk',
      description:
        'Any of these but ENOUGH: at the level SPU exactly the products that `ShopStockRisk.atRisk` counts.',
    },
    IN_STOCK: {
      value: 'inStock',
      description:
        'A piece is on hand, whatever is known of its other SKUs: at the level SPU exactly the products that `ShopStockRisk.inStock` counts.',
    },
  } as const,
});

export const productFilter = builder.inputType('ProductFilter', {
  description: 'Which rows a product list has. What is left out, or empty, leaves all in.',
  fields: (t) => ({
    search: t.string({
      description:
        'Part of a name, of a product, SKC or SKU id, or of an article code; at most 64 characters.',
    }),
    extCode: t.string({
      description:
        'Rows with exactly this code of the seller (货号), or that hold one: at the level SKU, with `paidShopsOnly`, those whose pieces `SharedStock` adds up.',
    }),
    paidShopsOnly: t.boolean({
      description:
        'true: only rows of shops whose paid time is not over, as `SharedStock` has them.',
    }),
    statuses: t.field({ type: [productStatus], description: 'Products in one of these states.' }),
    categories: t.stringList({ description: 'Products of one of these categories.' }),
    hasCost: t.boolean({
      description:
        'true: every SKU of the row has a cost; false: one has none. FORBIDDEN without the permission lookCost.',
    }),
    belowFloor: t.boolean({
      description:
        'true: a SKU of the row is declared below its floor price; false: none is. FORBIDDEN without the permission lookCost.',
    }),
    stockState: t.field({
      type: stockState,
      description:
        'Colours (SKC) on sale whose stock is in this state, what belongs to them, or holds one: at the level SKC exactly those that SoldOutStatistics counts.',
    }),
    hint: t.field({ type: productHint, description: 'Rows with this hint.' }),
    createdFrom: t.field({
      type: 'Date',
      description:
        'Products created on this day or later; days that nobody has paid for are left out.',
    }),
    createdTo: t.field({
      type: 'Date',
      description:
        'Products created on this day or earlier; days that nobody has paid for are left out.',
    }),
    hasSold: t.boolean({
      description:
        'true: rows of which a piece was sold in the range, at the level SPU exactly those that `ProductStatistics.soldCount` counts; false: the others.',
    }),
    hasSoldOutLoss: t.boolean({
      description:
        'true: rows with a SKU that is sold out and lost sales, at the level SKU exactly those that `SoldOutLoss.skuCount` counts; false: the others.',
    }),
    change: t.field({
      type: skuChangeKind,
      description:
        'SKUs of which this changed on the days of the range, or what holds one: at the level SKU those that the `TrendEvent`s of these days count.',
    }),
    averagePriceFrom: t.field({
      type: 'Money',
      description:
        'SKUs a piece of which brought at least this on average in the range, as `PriceBandSales` has them, or what holds one. At most 999999.99.',
    }),
    averagePriceBelow: t.field({
      type: 'Money',
      description:
        'SKUs a piece of which brought less than this on average in the range, or what holds one: with `averagePriceFrom`, at the level SKU, exactly what a band of `PriceBandSales` counts.',
    }),
    coverBelow: t.float({
      description:
        'Rows whose pieces on hand last for fewer days than this, `daysOfCover`: those that are sold out too, which the hint RUNNING_OUT leaves out. Rows that sold nothing in 30 days, or whose stock is not known, are none. From 0 to 100000.',
    }),
  }),
});

const longestSearch = 64;
const searched = (search: string | null | undefined): { keyword?: string } => {
  const keyword = search?.trim() ?? '';
  if (keyword.length > longestSearch) {
    throw searchTooLong(longestSearch);
  }
  return keyword === '' ? {} : { keyword };
};

const longestCode = 128;
const coded = (extCode: string | null | undefined): { extCode?: string } => {
  const code = extCode?.trim() ?? '';
  if (code.length > longestCode) {
    throw wrongInput(
      `extCode 最多 ${longestCode} 个字`,
      `extCode must have at most ${longestCode} characters.`,
    );
  }
  return code === '' ? {} : { extCode: code };
};

const mostCover = 100_000;

function checkCover(days: number): number {
  if (days >= 0 && days <= mostCover) return days;
  throw wrongInput(
    `coverBelow 须在 0 到 ${mostCover} 之间`,
    `coverBelow must be from 0 to ${mostCover}.`,
  );
}

function checkPrice(fen: number): number {
  if (fen >= 0 && fen <= mostCost) return fen;
  throw wrongInput(
    `averagePrice 须在 0 到 ${yuanText(mostCost)} 之间`,
    `averagePrice must be from 0 to ${yuanText(mostCost)}.`,
  );
}

/**
 * The filter as the call of the list takes it: what is left out, or empty, leaves all in.
 *
 * @throws a refusal where a bound or the search is out of what can be asked for
 */
export function filterInput({
  search,
  extCode,
  paidShopsOnly,
  statuses,
  categories,
  hasCost,
  belowFloor,
  stockState: state,
  hint,
  createdFrom,
  createdTo,
  hasSold,
  hasSoldOutLoss,
  change,
  averagePriceFrom,
  averagePriceBelow,
  coverBelow,
}: Partial<typeof productFilter.$inferInput>): ListInput {
  return {
    ...searched(search),
    ...coded(extCode),
    ...(paidShopsOnly && { paidOnly: true }),
    ...(statuses?.length && { status: [...statuses] }),
    ...(categories?.length && { category: [...categories] }),
    ...(typeof hasCost === 'boolean' && { hasCost }),
    ...(typeof belowFloor === 'boolean' && { belowFloor }),
    ...(state && { stockState: state }),
    ...(hint && { hint }),
    ...(typeof createdFrom === 'string' && { createdFrom }),
    ...(typeof createdTo === 'string' && { createdTo }),
    ...(typeof hasSold === 'boolean' && { hasSold }),
    ...(typeof hasSoldOutLoss === 'boolean' && { hasSoldOutLoss }),
    ...(change && { change }),
    ...(typeof averagePriceFrom === 'number' && {
      averagePriceFrom: checkPrice(averagePriceFrom),
    }),
    ...(typeof averagePriceBelow === 'number' && {
      averagePriceBelow: checkPrice(averagePriceBelow),
    }),
    ...(typeof coverBelow === 'number' && { coverBelow: checkCover(coverBelow) }),
  };
}
