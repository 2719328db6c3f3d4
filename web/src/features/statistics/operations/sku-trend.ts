import { addDays } from '../../../../../api/contract/rules/calendar.ts';
import { fitText } from '../../../shared/charts/ticks.ts';
import type { DayRange } from '../../../shared/date-range/range.ts';
import type { Codec } from '../../../shared/url-state/codec.ts';

/** Lines that can still be told apart, and colours that there are for them. */
export const MOST_SKUS = 6;
/** Lines of a reader who has chosen none: those that sold most. */
export const TOP_SKUS = 5;

const SHORTEST_DAYS = 7;
const idPattern = /^[\w-]{1,40}$/;
/** No id has it, and an address shows it as it is. */
const SEPARATOR = '.';

/** The SKUs that the reader has chosen; empty for those that sold most. */
export const skusCodec: Codec<readonly string[]> = {
  read: (params) => {
    const ids = (params.get('skus') ?? '').split(SEPARATOR).filter((id) => idPattern.test(id));
    return [...new Set(ids)].slice(0, MOST_SKUS);
  },
  write: (ids) => ({ skus: ids.length === 0 ? null : ids.join(SEPARATOR) }),
};

/** The days of the lines: one day has no course, so it is shown at the end of a week. */
export const lineDays = (range: DayRange): DayRange =>
  range.start === range.end
    ? { start: addDays(range.end, 1 - SHORTEST_DAYS), end: range.end }
    : range;

type Line = {
  readonly code: string;
  readonly productName: string;
  readonly skuId: string;
  /** Null where the shop is not paid for. */
  readonly points: readonly { readonly quantity: { readonly net: number } | null }[];
};

/** A product has many SKUs: only with the code is the name one of them. */
export const skuName = ({ productName, code, skuId }: Omit<Line, 'points'>): string =>
  [productName, code || skuId].filter((part) => part !== '').join(' ');

/** Places that the name of a product has where there is little room. */
export const PRODUCT_PLACES = 18;

/** The products of the lines by their ids, with what there is room for of their names. */
export const productsOf = (
  lines: readonly { readonly productId: string | null; readonly productName: string }[],
): ReadonlyMap<string, string> =>
  new Map(
    lines.flatMap(({ productId, productName }) =>
      productId === null ? [] : [[productId, fitText(productName, PRODUCT_PLACES)]],
    ),
  );

/** The name where there is little room: the code is never cut, it tells the SKUs of a product apart. */
export const shortSkuName = (sku: Omit<Line, 'points'>): string =>
  skuName({ ...sku, productName: fitText(sku.productName, PRODUCT_PLACES) });

/**
 * Which of the palette's colours a line has: the two blues are as far from each other as they can be, and
 * the second one is dashed.
 */
export const lineLook = (
  index: number,
): { readonly color: number; readonly isDashed: boolean } => ({
  color: [0, 1, 2, 3, 5, 4][index % MOST_SKUS] ?? 0,
  isDashed: index % MOST_SKUS === MOST_SKUS - 1,
});

export const totalOf = ({ points }: Pick<Line, 'points'>): number =>
  points.reduce((sum, { quantity }) => sum + (quantity?.net ?? 0), 0);

/** The line with most pieces; undefined where nothing was sold. */
export const bestOf = <L extends Line>(lines: readonly L[]): L | undefined =>
  lines.reduce<L | undefined>(
    (best, line) => (totalOf(line) > (best === undefined ? 0 : totalOf(best)) ? line : best),
    undefined,
  );
