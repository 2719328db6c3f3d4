import type { TFunction } from 'i18next';
import type { Day } from '../../../../../api/contract/rules/calendar.ts';
import { arrow, dotted } from '../../../i18n/format.ts';
import type { DayRange } from '../../../shared/date-range/range.ts';
import { fullCount, fullMoney, toFen } from '../../../shared/kpi/money.ts';
import { bucketDays, homeAddress, importsAddress, openRange, productsAddress } from '../doors.ts';
import { ofProduct } from '../operations/message-lists.ts';
import { onShelf } from '../operations/shelf-list.ts';
import type { TrendEventsQuery } from './TrendEvents.generated.ts';

type TellingEvent = NonNullable<TrendEventsQuery['statistics']['events']>[number];

export type TrendEvent = TellingEvent & {
  /** Whose it is, where several products are looked at. */
  readonly product?: string;
};

/** What happened in one bucket of a trend. */
export type BucketEvents = {
  /** The place of the bucket among those of the chart. */
  readonly index: number;
  readonly bucket: string;
  readonly events: readonly TrendEvent[];
};

/** Which product each is of, where there are several. */
export const withProducts = (
  events: readonly TellingEvent[],
  products: ReadonlyMap<string, string> = new Map(),
): readonly TrendEvent[] =>
  products.size < 2
    ? events
    : events.map((event) => {
        const product = products.get(event.productId ?? '');
        return product === undefined ? event : { ...event, product };
      });

/** SKUs that an event names. */
const MOST_SKUS = 3;

const plus = (one: string | null, other: string | null): string | null =>
  one === null ? other : ((toFen(one) + toFen(other ?? '0')) / 100).toFixed(2);

/** The events of a month are one of each kind and product; each shopping day is one by itself. */
function together(events: readonly TrendEvent[]): TrendEvent[] {
  const sums = new Map<string, TrendEvent>();
  for (const event of events) {
    const key = `${event.kind} ${event.shoppingDay === null ? (event.productId ?? '') : event.day}`;
    const sum = sums.get(key);
    sums.set(
      key,
      sum === undefined
        ? event
        : {
            ...sum,
            count: sum.count + event.count,
            fine: plus(sum.fine, event.fine),
            importId: null,
            skus: [...sum.skus, ...event.skus].slice(0, MOST_SKUS),
          },
    );
  }
  return [...sums.values()];
}

/** The events by the buckets of a chart, days or months; buckets without any are left out. */
export function byBucket(
  events: readonly TrendEvent[],
  buckets: readonly string[],
): BucketEvents[] {
  const found = Map.groupBy(events, ({ day }) => day.slice(0, buckets[0]?.length ?? 0));
  return buckets.flatMap((bucket, index) => {
    const own = found.get(bucket);
    return own === undefined ? [] : { index, bucket, events: together(own) };
  });
}

const words = {
  VIOLATION: 'violation',
  PRICE_CHANGED: 'priceChanged',
  SOLD_OUT: 'soldOut',
  RESTOCKED: 'restocked',
  ON_SALE: 'onSale',
  OFF_SALE: 'offSale',
  IMPORT: 'import',
} as const;

/** `大促：双11`, `违规：3，罚款 ¥12.00`, `帐篷 · 违规：1`. */
export const eventText = (t: TFunction<'statistics'>, event: TrendEvent): string =>
  dotted(event.product, whatOf(t, event));

function whatOf(t: TFunction<'statistics'>, event: TrendEvent): string {
  const { kind, count, fine, shoppingDay } = event;
  if (kind === 'SHOPPING_DAY')
    return t('events.shoppingDay', {
      name: shoppingDay === null ? event.day : t(`events.days.${shoppingDay}`),
    });
  const number = fullCount(count);
  if (fine !== null && toFen(fine) > 0)
    return t('events.fined', { number, fine: fullMoney(toFen(fine)) });
  const [sku] = event.skus;
  const price = count === 1 && sku !== undefined ? priceText(sku) : null;
  if (price !== null) return t('events.price', { price });
  return t(`events.${words[kind]}`, { number });
}

export type ChangedSku = TrendEvent['skus'][number];

/** What the price of a SKU was and is: `¥12.00 → ¥10.50`; null where it did not change. */
const priceText = ({ oldPrice, newPrice }: ChangedSku): string | null =>
  oldPrice === null || newPrice === null
    ? null
    : `${fullMoney(toFen(oldPrice))} ${arrow()} ${fullMoney(toFen(newPrice))}`;

/** `帐篷 A-1`, of one product `A-1`; with what its price was and is where the event itself does not say. */
export const skuText = (sku: ChangedSku, { count, productId }: TrendEvent): string =>
  dotted(
    productId !== null && sku.code !== '' ? sku.code : `${sku.name} ${sku.code}`.trim(),
    count === 1 ? null : priceText(sku),
  );

/** What a trend shows. */
export type EventPeriod = {
  readonly range: DayRange;
  readonly today: Day;
  /** The shop whose events they are, where the address looks at others too. */
  readonly shop?: string;
};

type Looked = {
  readonly address: { readonly pathname: string; readonly search: string };
  readonly period: EventPeriod;
  readonly isBoss: boolean;
};

const changes = { PRICE_CHANGED: 'price', SOLD_OUT: 'soldOut', RESTOCKED: 'restocked' } as const;

const shelves = { ON_SALE: 'ON', OFF_SALE: 'OFF' } as const;

/** The list of what an event counts; null where there is none. */
export function eventDoor(
  { kind, importId, productId }: TrendEvent,
  bucket: string,
  { address, period, isBoss }: Looked,
): string | null {
  const { search } = address;
  if (kind === 'SHOPPING_DAY') return null;
  if (kind === 'IMPORT') {
    if (!isBoss) return null;
    return importId === null
      ? importsAddress(search, bucketDays(bucket, period))
      : `/import?job=${importId}`;
  }
  const range = openRange(bucket, period);
  if (range === null) return null;
  const where = { range, ...(period.shop !== undefined && { shop: period.shop }) };
  if (kind === 'PRICE_CHANGED' || kind === 'SOLD_OUT' || kind === 'RESTOCKED') {
    const list = {
      level: 'sku',
      change: changes[kind],
      ...(productId !== null && { q: productId }),
    };
    return productsAddress(search, list, where);
  }
  return kind === 'VIOLATION'
    ? homeAddress(
        address,
        'home-messages',
        productId === null ? { messages: 'violation' } : ofProduct(productId),
        where,
      )
    : homeAddress(address, 'home-products', onShelf(shelves[kind], productId), where);
}
