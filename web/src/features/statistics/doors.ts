import {
  addDays,
  type Day,
  earlier,
  firstDayOfMonth,
  lastDayOfMonth,
  later,
} from '../../../../api/contract/rules/calendar.ts';
import type { DayRange } from '../../shared/date-range/range.ts';
import { printQuery } from '../../shared/url-state/codec.ts';

/** Addresses behind the figures of /home: exactly what each of them counts. */

/** The shops that are looked at, as every page has them in its address. */
const scope = ['shop', 'group', 'platform'] as const;
/** And their figures, as every page of figures has them. */
const looked = [...scope, 'range', 'source'] as const;

interface Narrowed {
  /** One shop in place of what the address looks at. */
  readonly shop?: string;
  readonly range?: string;
}

function kept(search: string, keys: readonly string[]): URLSearchParams {
  const current = new URLSearchParams(search);
  return new URLSearchParams([...current].filter(([key]) => keys.includes(key)));
}

function narrowed(search: string, { shop, range }: Narrowed): URLSearchParams {
  const wanted = kept(search, looked);
  if (shop !== undefined) {
    for (const key of ['group', 'platform']) wanted.delete(key);
    wanted.set('shop', shop);
  }
  if (range !== undefined) wanted.set('range', range);
  return wanted;
}

/** The product list of what is looked at, with these parts of its own address. */
export function productsAddress(
  search: string,
  list: Readonly<Record<string, string>>,
  where: Narrowed = {},
): string {
  const wanted = narrowed(search, where);
  for (const [key, value] of Object.entries(list)) wanted.set(key, value);
  return `/account/manager${printQuery(wanted)}`;
}

/** What the product list counts as the figures of stock do: colours on sale in a state of their stock. */
export const inState = (stock: 'soldOut' | 'lacking' | 'aboutToSellOut') => ({
  level: 'skc',
  stock,
});

/** What it counts as the figures of products do. */
export const withStatus = (
  status: 'on_sale' | 'awaiting_first_order' | 'first_order_created' | 'price_declaring',
) => ({
  level: 'spu',
  status,
});

/** One product alone. */
export const oneProduct = (productId: string) => ({ level: 'spu', q: productId });

/** What it counts as goods that do not sell. */
export const deadStock = { level: 'spu', hint: 'deadStock', sort: 'value' } as const;
/** As products with a colour that is sold out, or will be. */
export const atRisk = { level: 'spu', stock: 'atRisk' } as const;
/** As products on sale of which a piece is there. */
export const inStock = { level: 'spu', stock: 'inStock', sort: 'stock' } as const;
/** As products of which a piece was sold on the days that are looked at. */
export const sold = { level: 'spu', sold: '1', sort: 'sold' } as const;
/** As SKUs without a cost of which a piece was sold on these days, which the list's last line adds up. */
export const soldUncosted = { level: 'sku', cost: 'without', sold: '1', sort: 'sold' } as const;
/** As products that are new. */
export const createdIn = ({ start, end }: DayRange) => ({
  level: 'spu',
  created: `${start}..${end}`,
  sort: 'created',
});
/** As pieces in the warehouse and on their way to it, which the list's last line adds up. */
export const inWarehouse = { level: 'sku', sort: 'stock' } as const;
export const onTheWay = { level: 'sku', sort: 'transit' } as const;
/** As what the pieces in the warehouse are worth, likewise. */
export const inValue = { level: 'sku', sort: 'value' } as const;
/** As what they have cost, likewise. */
export const inCost = { level: 'sku', sort: 'stockCost' } as const;
/** As SKUs that lost sales for want of a piece, likewise. */
export const lossy = { level: 'sku', loss: '1', sort: 'loss' } as const;

/** The shipping orders of the shops that are looked at, with these parts of the list's own address. */
export function ordersAddress(
  search: string,
  list: Readonly<Record<string, string>>,
  where: Pick<Narrowed, 'shop'> = {},
): string {
  const wanted = kept(narrowed(search, where).toString(), scope);
  for (const [key, value] of Object.entries(list)) wanted.set(key, value);
  return `/deliveryCenter${printQuery(wanted)}`;
}

/** The days of money of the shops that are looked at, with these parts of the page's own address. */
export function cashAddress(
  search: string,
  list: Readonly<Record<string, string>> = {},
  where: Pick<Narrowed, 'shop'> = {},
): string {
  const wanted = kept(narrowed(search, where).toString(), scope);
  for (const [key, value] of Object.entries(list)) wanted.set(key, value);
  return `/account/cash${printQuery(wanted)}`;
}

/** What the calendar lists as the figures of money count what is frozen: with a day of release and without. */
export const frozenItems = { day: 'frozen' } as const;
/** One of them; all of its shop where the marketplace does not number them. */
export const frozenItem = (id: string | null) =>
  id === null ? frozenItems : { day: `frozen:${id}` };

/**
 * How a shop's deliveries were graded, perhaps with the grade of the days from one on marked. Nobody grades those of
 * shein: the list would be that of another shop.
 */
export const gradesAddress = (search: string, shop: string, start?: Day): string | undefined =>
  shop.startsWith('shein:')
    ? undefined
    : ordersAddress(
        search,
        { records: start === undefined ? 'assessments' : `assessments:${start}` },
        { shop },
      );

/** Another page of the shops that are looked at. */
export const scopeAddress = (path: string, search: string): string =>
  path + printQuery(kept(search, scope));

/** The imports that a trend counts on these days. */
export function importsAddress(search: string, { start, end }: DayRange): string {
  const wanted = kept(search, scope);
  wanted.set('saved', `${start}..${end}`);
  return `/import${printQuery(wanted)}`;
}

/** A block of the page, with these parts of its own address. */
export function blockAddress(
  search: string,
  anchor: string,
  list: Readonly<Record<string, string>> = {},
): string {
  const wanted = new URLSearchParams(search);
  for (const [key, value] of Object.entries(list)) wanted.set(key, value);
  return `${printQuery(wanted)}#${anchor}`;
}

/** A block of /home with these parts of its address, from itself or from a page that has other things in its own. */
export function homeAddress(
  { pathname, search }: { readonly pathname: string; readonly search: string },
  anchor: string,
  list: Readonly<Record<string, string>>,
  where: Narrowed & { readonly range: string },
): string {
  if (pathname === '/home') return blockAddress(search, anchor, { range: where.range, ...list });
  return `/home${blockAddress(printQuery(narrowed(search, where)), anchor, list)}`;
}

/** The same figures of one shop. */
export const shopAddress = (search: string, shop: string): string =>
  printQuery(narrowed(search, { shop }));

/** The same with what is to be known of the shop beside them, open in the panel of shops. */
export const infoCardAddress = (search: string, shop: string): string => {
  const wanted = narrowed(search, { shop });
  wanted.set('card', shop);
  return printQuery(wanted);
};

/** A day or a month of a trend; an hour is no period. */
const daysOf = (bucket: string): DayRange | null => {
  if (bucket === '' || bucket.includes('T')) return null;
  const isDay = bucket.length === 10;
  return {
    start: isDay ? bucket : firstDayOfMonth(bucket),
    end: isDay ? bucket : lastDayOfMonth(bucket),
  };
};

interface TrendPeriod {
  readonly range: DayRange;
  readonly today: Day;
}

/**
 * The days from one day or month of a trend to another, as an address has them, as far as the period reaches into them;
 * without today, which has no end yet and an address of its own. Null where that leaves nothing or all of the period.
 */
function spanRange(
  [from, until]: readonly [string, string],
  { range, today }: TrendPeriod,
): string | null {
  const [first, last] = [daysOf(from), daysOf(until)];
  if (first === null || last === null) return null;
  const start = later(first.start, range.start);
  const end = [last.end, range.end, addDays(today, -1)].reduce(earlier);
  if (start > end || (start === range.start && end === range.end)) return null;
  return `${start}..${end}`;
}

/** The same of one day or month. Null too for the one that is not over. */
function bucketRange(bucket: string, period: TrendPeriod): string | null {
  const days = daysOf(bucket);
  const isOver = days !== null && earlier(days.end, period.range.end) < period.today;
  return isOver ? spanRange([bucket, bucket], period) : null;
}

/** The days of a day or a month of a trend, as far as the period reaches into them. */
export function bucketDays(bucket: string, { range }: Pick<TrendPeriod, 'range'>): DayRange {
  const { start, end } = daysOf(bucket) ?? range;
  return { start: later(start, range.start), end: earlier(end, range.end) };
}

/** The same as the address has them, also all of the period, or today; null for some that end today. */
export function openRange(bucket: string, period: TrendPeriod): string | null {
  const { start, end } = bucketDays(bucket, period);
  if (start === period.today) return 'today';
  return end < period.today ? `${start}..${end}` : null;
}

const ofRange = (search: string, range: string | null): string | null =>
  range === null ? null : printQuery(narrowed(search, { range }));

/** The same figures from one day or month of a trend to another. */
export const spanAddress = (
  search: string,
  ends: readonly [string, string],
  period: TrendPeriod,
): string | null => ofRange(search, spanRange(ends, period));

/** The same figures of one day or month. */
export const bucketAddress = (search: string, bucket: string, period: TrendPeriod): string | null =>
  ofRange(search, bucketRange(bucket, period));
