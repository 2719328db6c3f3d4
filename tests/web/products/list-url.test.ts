import { describe, expect, it } from 'vitest';
import {
  isFiltered,
  type ListState,
  listCodec,
  permitted,
  sortedBy,
} from '../../../web/src/features/products/list-url.ts';
import { listVariables } from '../../../web/src/features/products/variables.ts';
import { printQuery, withValue } from '../../../web/src/shared/url-state/codec.ts';

const read = (query: string) => listCodec.read(new URLSearchParams(query));
const write = (state: ListState) => printQuery(withValue(new URLSearchParams(), listCodec, state));

const plain = read('');
const full: ListState = {
  level: 'sku',
  search: '露营灯',
  code: 'A1',
  isPaid: true,
  statuses: ['ON_SALE', 'PRICE_DECLARING'],
  categories: ['女装', '家居, 厨房', 'A\\B'],
  cost: 'without',
  hint: 'runningOut',
  stock: 'aboutToSellOut',
  price: { from: 9.9, below: 20 },
  created: { start: '2026-11-01', end: '2026-11-03' },
  isSold: true,
  isLossy: true,
  change: 'restocked',
  sort: 'cover',
  order: 'asc',
};

describe('the product list in the address', () => {
  it('says nothing where nothing is chosen', () => {
    expect(plain).toEqual({
      level: 'spu',
      search: '',
      code: '',
      isPaid: false,
      statuses: [],
      categories: [],
      cost: null,
      hint: null,
      stock: null,
      price: null,
      created: null,
      isSold: false,
      isLossy: false,
      change: null,
      sort: 'quantity',
      order: 'desc',
    });
    expect(write(plain)).toBe('');
    expect(isFiltered(plain)).toBe(false);
  });

  it('survives a reload whole, also with commas in a category', () => {
    expect(read(write(full))).toEqual(full);
    expect(isFiltered(full)).toBe(true);
  });

  it('takes prices with and without an end', () => {
    expect(read('?price=100-').price).toEqual({ from: 100, below: null });
    expect(write({ ...plain, price: { from: 100, below: null } })).toBe('?price=100-');
    for (const nonsense of ['10', '-10', 'a-b', '1e3-', '1234567-'])
      expect(read(`?price=${nonsense}`).price).toBeNull();
  });

  it('takes days of creation that are days, in their order', () => {
    for (const nonsense of ['2026-11-01', '2026-11-03..2026-11-01', '2026-13-01..2026-13-02', '..'])
      expect(read(`?created=${nonsense}`).created).toBeNull();
    expect(read('?created=2026-11-01..2026-11-01').created).toEqual({
      start: '2026-11-01',
      end: '2026-11-01',
    });
  });

  it('takes any address without failing', () => {
    expect(
      read('?level=x&status=on_sale,nonsense&cost=2&hint=&sort=drop&order=up&category=,,'),
    ).toEqual({ ...plain, statuses: ['ON_SALE'] });
    expect(read(`?q=${'长'.repeat(90)}`).search).toHaveLength(64);
  });

  it('does not order or filter by cost for those who may not see it', () => {
    expect(permitted({ ...full, sort: 'cost' }, false)).toMatchObject({
      cost: null,
      sort: 'quantity',
      order: 'desc',
    });
    expect(permitted({ ...full, sort: 'margin' }, false).sort).toBe('quantity');
    expect(permitted(full, false)).toMatchObject({ sort: 'cover', order: 'asc' });
    expect(permitted(full, true)).toBe(full);
  });

  it('orders by a head from the largest down, then the other way round; names from A on', () => {
    expect(sortedBy(plain, 'stock')).toEqual({ sort: 'stock', order: 'desc' });
    expect(sortedBy(plain, 'quantity')).toEqual({ sort: 'quantity', order: 'asc' });
    expect(sortedBy({ ...plain, order: 'asc' }, 'quantity').order).toBe('desc');
    expect(sortedBy(plain, 'name')).toEqual({ sort: 'name', order: 'asc' });
  });

  it('becomes what the server is asked', () => {
    const range = { start: '2026-11-01', end: '2026-11-20' };
    const common = {
      selection: { kind: 'shop', id: 'temu:7' },
      range,
      source: 'stocks',
      withCourse: false,
    } as const;
    expect(listVariables({ ...common, list: plain })).toEqual({
      selection: { shop: 'temu:7' },
      range,
      dataSource: 'STOCKS',
      level: 'SPU',
      filter: null,
      sort: 'NET_QUANTITY',
      descending: true,
      withCourse: false,
    });
    expect(listVariables({ ...common, list: full })).toMatchObject({
      level: 'SKU',
      filter: {
        search: '露营灯',
        extCode: 'A1',
        paidShopsOnly: true,
        statuses: full.statuses,
        categories: full.categories,
        hasCost: false,
        hint: 'RUNNING_OUT',
        averagePriceFrom: '9.90',
        averagePriceBelow: '20.00',
        createdFrom: '2026-11-01',
        createdTo: '2026-11-03',
        hasSold: true,
        hasSoldOutLoss: true,
        change: 'RESTOCKED',
      },
      sort: 'DAYS_OF_COVER',
      descending: false,
    });
  });
});
