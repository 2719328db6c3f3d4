import { afterEach, describe, expect, it, vi } from 'vitest';
import { addDays, countDays } from '../../../api/contract/rules/calendar.ts';
import { trendRange } from '../../../web/src/features/products/product-trend.ts';
import { openRange } from '../../../web/src/features/statistics/doors.ts';
import { clustersOf, kindsOf } from '../../../web/src/features/statistics/events/clusters.ts';
import EventStrip from '../../../web/src/features/statistics/events/EventStrip.tsx';
import {
  byBucket,
  eventDoor,
  eventText,
  skuText,
  type TrendEvent,
  withProducts,
} from '../../../web/src/features/statistics/events/events.ts';
import { lineDays } from '../../../web/src/features/statistics/operations/sku-trend.ts';
import { i18n } from '../../../web/src/i18n/i18n.ts';
import type { Viewer } from '../../../web/src/session/viewer-context.ts';
import { presets } from '../../../web/src/shared/date-range/presets.ts';
import {
  dateTypes,
  granularitiesOf,
  type RangeChoice,
  resolveRange,
} from '../../../web/src/shared/date-range/range.ts';
import { render, shows, until } from '../support/render.tsx';

const event = (
  day: string,
  kind: TrendEvent['kind'],
  count: number,
  more: Partial<TrendEvent> = {},
): TrendEvent => ({
  __typename: 'TrendEvent',
  day,
  kind,
  count,
  fine: null,
  shoppingDay: null,
  productId: null,
  importId: null,
  skus: [],
  ...more,
});

const sku = (code: string, oldPrice: string | null = null, newPrice: string | null = null) => ({
  __typename: 'ChangedSku' as const,
  productId: 'P1',
  name: '帐篷',
  code,
  oldPrice,
  newPrice,
});

const events = [
  event('2024-11-11', 'SHOPPING_DAY', 1, { shoppingDay: 'DOUBLE_ELEVEN' }),
  event('2024-11-11', 'VIOLATION', 2, { fine: '12.30' }),
  event('2024-11-13', 'VIOLATION', 1, { fine: '0.75' }),
  event('2024-11-13', 'ON_SALE', 4),
  event('2024-11-29', 'SHOPPING_DAY', 1, { shoppingDay: 'BLACK_FRIDAY' }),
];

const priceChange = event('2024-11-13', 'PRICE_CHANGED', 5, {
  skus: [sku('A-1', '12.00', '10.50'), sku('A-2', '8.00', '7.00')],
});

const period = {
  choice: { type: 'custom', start: '2024-11-01', end: '2024-11-30' },
  range: { start: '2024-11-01', end: '2024-11-30' },
  comparison: null,
  against: { type: 'previous' },
  wholeComparison: null,
  isComparisonCut: false,
  granularity: 'DAY',
  isToday: false,
  today: '2024-12-05',
} as const;

describe('the events of a trend', () => {
  it('stand at their days, and those of a month together', () => {
    const days = ['2024-11-10', '2024-11-11', '2024-11-12', '2024-11-13'];
    expect(byBucket(events, days).map(({ index, events: own }) => [index, own.length])).toEqual([
      [1, 2],
      [3, 2],
    ]);
    const [november, ...others] = byBucket(events, ['2024-10', '2024-11']);
    expect(others).toEqual([]);
    expect(november).toMatchObject({ index: 1, bucket: '2024-11' });
    expect(november?.events.map(({ kind, count, fine }) => [kind, count, fine])).toEqual([
      ['SHOPPING_DAY', 1, null],
      ['VIOLATION', 3, '13.05'],
      ['ON_SALE', 4, null],
      ['SHOPPING_DAY', 1, null],
    ]);
    expect(byBucket(events, [])).toEqual([]);
  });

  it('say whose they are where several products are looked at, also in the sum of a month', async () => {
    await i18n.loadNamespaces('statistics');
    const own = [
      event('2024-11-11', 'SHOPPING_DAY', 1, { shoppingDay: 'DOUBLE_ELEVEN' }),
      event('2024-11-12', 'VIOLATION', 1, { fine: '1.00', productId: 'P1' }),
      event('2024-11-13', 'VIOLATION', 2, { fine: '2.00', productId: 'P2' }),
      event('2024-11-14', 'VIOLATION', 4, { fine: null, productId: 'P1' }),
    ];
    const names = new Map([
      ['P1', '帐篷'],
      ['P2', '睡袋'],
    ]);
    const t = i18n.getFixedT(null, 'statistics');
    const texts = (products: ReadonlyMap<string, string>) =>
      byBucket(withProducts(own, products), ['2024-11'])[0]?.events.map((one) => eventText(t, one));
    expect(texts(names)).toEqual([
      '大促：双11',
      '帐篷 · 违规：5，罚款 ¥1.00',
      '睡袋 · 违规：2，罚款 ¥2.00',
    ]);
    expect(texts(new Map([['P1', '帐篷']]))).toContain('违规：5，罚款 ¥1.00');
  });

  it('tell the price of one SKU, and of more how many and which', async () => {
    await i18n.loadNamespaces('statistics');
    const t = i18n.getFixedT(null, 'statistics');
    const one = event('2024-11-13', 'PRICE_CHANGED', 1, { skus: [sku('A-1', '12.00', '10.50')] });
    expect(eventText(t, one)).toBe('申报价：¥12.00 → ¥10.50');
    expect(one.skus.map((each) => skuText(each, one))).toEqual(['帐篷 A-1']);
    const ofProduct = { ...one, productId: 'P1' };
    expect(ofProduct.skus.map((each) => skuText(each, ofProduct))).toEqual(['A-1']);
    const more = event('2024-11-14', 'PRICE_CHANGED', 5, {
      skus: [sku('A-2', '8.00', '7.00'), sku('A-3', '5.00', '5.10'), sku('A-4', '5.00', '4.95')],
    });
    expect(eventText(t, more)).toBe('申报价变动的 SKU：5');
    expect(more.skus.map((each) => skuText(each, more))[0]).toBe('帐篷 A-2 · ¥8.00 → ¥7.00');
    const soldOut = event('2024-11-14', 'SOLD_OUT', 1, { skus: [sku('A-1')] });
    expect(eventText(t, soldOut)).toBe('售罄的 SKU：1');
    // A month names no more than a day.
    const [month] = byBucket([one, more, soldOut], ['2024-11']);
    expect(month?.events.map(({ count, skus }) => [count, skus.length])).toEqual([
      [6, 3],
      [1, 1],
    ]);
  });

  it('lead to the lists of exactly what they count', () => {
    const looked: Parameters<typeof eventDoor>[2] = {
      address: { pathname: '/home', search: '?range=month&group=3' },
      period,
      isBoss: true,
    };
    const door = (kind: TrendEvent['kind'], bucket: string, more: Partial<typeof looked> = {}) =>
      eventDoor(event('2024-11-11', kind, 1), bucket, { ...looked, ...more });
    expect(door('VIOLATION', '2024-11-11')).toBe(
      '?range=2024-11-11..2024-11-11&group=3&messages=violation#home-messages',
    );
    expect(door('ON_SALE', '2024-11')).toBe(
      '?range=2024-11-01..2024-11-30&group=3&shelf=on#home-products',
    );
    // A month that the period cuts; today, which has an address of its own; and days that end today, which have none.
    const cut = { ...period, range: { start: '2024-11-10', end: '2024-12-05' } };
    expect(door('OFF_SALE', '2024-11', { period: cut })).toContain('range=2024-11-10..2024-11-30');
    expect(door('OFF_SALE', '2024-12-05', { period: cut })).toContain('range=today');
    expect(door('OFF_SALE', '2024-12', { period: cut })).toBeNull();
    expect(door('SHOPPING_DAY', '2024-11-11')).toBeNull();
    expect(door('PRICE_CHANGED', '2024-11-11')).toBe(
      '/account/manager?range=2024-11-11..2024-11-11&group=3&level=sku&change=price',
    );
    const soldOut = event('2024-11-11', 'SOLD_OUT', 1, { productId: 'P1' });
    expect(eventDoor(soldOut, '2024-11', looked)).toBe(
      '/account/manager?range=2024-11-01..2024-11-30&group=3&level=sku&change=soldOut&q=P1',
    );
    expect(door('RESTOCKED', '2024-12', { period: cut })).toBeNull();
    expect(door('IMPORT', '2024-11-11')).toBe('/import?group=3&saved=2024-11-11..2024-11-11');
    expect(door('IMPORT', '2024-12', { period: cut })).toContain('saved=2024-12-01..2024-12-05');
    const one = event('2024-11-11', 'IMPORT', 1, { importId: '7' });
    expect(eventDoor(one, '2024-11-11', looked)).toBe('/import?job=7');
    const several = byBucket([one, { ...one, day: '2024-11-12', importId: '8' }], ['2024-11']);
    expect(several[0]?.events.map((each) => eventDoor(each, '2024-11', looked))).toEqual([
      '/import?group=3&saved=2024-11-01..2024-11-30',
    ]);
    expect(door('IMPORT', '2024-11-11', { isBoss: false })).toBeNull();
  });

  it('of a product lead to what happened to it alone, from its own page too', () => {
    const product = { shop: 'temu:11', range: period.range, today: period.today };
    const at = (pathname: string, kind: TrendEvent['kind'], shop?: typeof product) =>
      eventDoor(event('2024-11-11', kind, 1, { productId: 'P1' }), '2024-11-11', {
        address: { pathname, search: '?range=month&group=3&level=sku&q=伞&product=x' },
        period: shop ?? period,
        isBoss: true,
      });
    const own = (kind: TrendEvent['kind']) => at('/account/manager', kind, product);
    const days = 'range=2024-11-11..2024-11-11&shop=temu:11';
    expect(own('VIOLATION')).toBe(`/home?${days}&messages=product:P1#home-messages`);
    expect(own('OFF_SALE')).toBe(`/home?${days}&shelf=off:P1#home-products`);
    expect(own('RESTOCKED')).toBe(`/account/manager?${days}&level=sku&change=restocked&q=P1`);
    expect(at('/home', 'VIOLATION')).toContain('&group=3&');
    expect(at('/home', 'ON_SALE')).toContain('&shelf=on:P1#home-products');
  });

  it('have an address for every day and month of every period that can be chosen', () => {
    const limits = { today: '2024-12-05', dataStart: '2022-05-17' };
    const named: RangeChoice[] = [...dateTypes, ...presets].map((type) => ({ type }));
    const custom: RangeChoice[] = [
      { type: 'custom', start: '2022-06-01', end: '2024-12-04' },
      { type: 'custom', start: '2024-09-20', end: '2024-12-31' },
    ];
    for (const choice of [...named, ...custom]) {
      const { range } = resolveRange(choice, limits);
      for (const shown of [range, lineDays(range), trendRange(range, limits.dataStart)])
        for (const width of granularitiesOf(shown)) {
          if (width === 'HOUR') continue;
          const length = width === 'DAY' ? 10 : 7;
          const days = Array.from({ length: countDays(shown.start, shown.end) }, (_, place) =>
            addDays(shown.start, place).slice(0, length),
          );
          for (const bucket of new Set(days))
            expect(openRange(bucket, { range: shown, today: limits.today }), bucket).not.toBeNull();
        }
    }
  });

  it('share a mark where there is no room, told by what matters most', () => {
    const marks = byBucket(events, ['2024-11-11', '2024-11-12', '2024-11-13', '2024-11-29']);
    const places = (apart: number) =>
      clustersOf(marks, (index) => index * 20, apart).map(({ x, marks: own }) => [x, own.length]);
    expect(places(20)).toEqual([
      [0, 1],
      [40, 1],
      [60, 1],
    ]);
    expect(places(44)).toEqual([
      [0, 2],
      [60, 1],
    ]);
    const [first] = clustersOf(marks, (index) => index * 20, 44);
    expect(first && kindsOf(first)).toEqual(['SHOPPING_DAY', 'VIOLATION', 'ON_SALE']);
  });
});

describe('the ticks below a trend', () => {
  afterEach(() => vi.restoreAllMocks());

  it('name what happened, and open to the ways to the lists', async () => {
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, 0, 600, 28),
    );
    const buckets = ['2024-11-10', '2024-11-11', '2024-11-12', '2024-11-13'];
    const viewer: Pick<Viewer, 'isBoss'> = { isBoss: true };
    await render(
      <EventStrip
        marks={byBucket([...events, priceChange], buckets)}
        count={buckets.length}
        period={period}
      />,
      { at: '/home?range=month', viewer: viewer as Viewer },
    );
    const marks = () => [...document.querySelectorAll<HTMLElement>('[data-event]')];
    await until(() => marks().length === 2, 'the marks');
    expect(document.querySelector('[role="group"]')?.getAttribute('aria-label')).toBe(
      '趋势上的事件',
    );
    const [eleventh, thirteenth] = marks();
    expect(eleventh?.getAttribute('aria-label')).toContain('大促：双11');
    expect(eleventh?.getAttribute('aria-label')).toContain('违规：2，罚款 ¥12.30');
    expect(thirteenth?.getAttribute('aria-label')).toContain('上架商品：4');
    // At the places of their days: between the margins of the chart.
    expect(eleventh?.style.left).toBe(`${64 + 504 / 3 - 12}px`);
    thirteenth?.click();
    await until(() => shows('上架商品：4'), 'the list');
    const hrefs = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([
      '/home?range=2024-11-13..2024-11-13&messages=violation#home-messages',
      '/home?range=2024-11-13..2024-11-13&shelf=on#home-products',
      '/account/manager?range=2024-11-13..2024-11-13&level=sku&change=price',
      // And to the products that it names.
      '/account/manager?range=month&level=spu&q=P1',
      '/account/manager?range=month&level=spu&q=P1',
    ]);
    expect(shows('帐篷 A-1 · ¥12.00 → ¥10.50')).toBe(true);
    expect(shows('其余：3')).toBe(true);
  });
});
