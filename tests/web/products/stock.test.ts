import { describe, expect, it } from 'vitest';
import {
  isStockFiltered,
  noCode,
  openedCode,
  type StockState,
  shopsAddress,
  stockCodec,
  stockSortedBy,
  stockVariables,
} from '../../../web/src/features/products/stock/stock-url.ts';
import { printQuery, withValue } from '../../../web/src/shared/url-state/codec.ts';
import { ALL } from '../../../web/src/shared/url-state/selection.ts';

const read = (query: string) => stockCodec.read(new URLSearchParams(query));
const write = (state: StockState) =>
  printQuery(withValue(new URLSearchParams(), stockCodec, state));

describe('the stock across shops in the address', () => {
  it('says nothing where nothing is chosen, and asks for codes of several shops then', () => {
    expect(write(read(''))).toBe('');
    expect(isStockFiltered(read(''))).toBe(false);
    expect(stockVariables(ALL, read(''))).toEqual({
      selection: { all: true },
      filter: { shared: true },
      sort: 'NET30',
      descending: true,
    });
  });

  it('comes back as it was written, and leaves out what it does not understand', () => {
    const full: StockState = {
      codes: 'all',
      search: 'CUP',
      hint: 'soldOut',
      isMovable: true,
      sort: 'cover',
      order: 'asc',
    };
    expect(read(write(full))).toEqual(full);
    expect(isStockFiltered(full)).toBe(true);
    expect(stockVariables(ALL, full)).toEqual({
      selection: { all: true },
      filter: { search: 'CUP', hint: 'SOLD_OUT', movable: true },
      sort: 'DAYS_OF_COVER',
      descending: false,
    });
    expect(read('?codes=x&hint=x&sort=x&order=x&move=x')).toEqual(read(''));
    expect(stockVariables(ALL, { ...read(''), codes: 'all' }).filter).toBeNull();
  });

  it('is ordered from the largest down and, clicked again, the other way round; codes from their beginning', () => {
    const plain = read('');
    expect(stockSortedBy(plain, 'stock')).toEqual({ sort: 'stock', order: 'desc' });
    expect(stockSortedBy(plain, 'net30')).toEqual({ sort: 'net30', order: 'asc' });
    expect(stockSortedBy(plain, 'code')).toEqual({ sort: 'code', order: 'asc' });
  });
});

describe('the shops of a code in the address', () => {
  const reads = (query: string) => openedCode.read(new URLSearchParams(query));

  it('are all of them, or those in which something is wrong, over the list as it stands', () => {
    expect(reads('')).toEqual(noCode);
    expect(reads('code=CUP-1&in=nothing')).toEqual({ code: 'CUP-1', trouble: null });
    const sold = { code: 'CUP-1', trouble: 'soldOut' } as const;
    const address = shopsAddress('?codes=all&sort=cover&code=CUP-2', sold);
    expect(address).toBe('?codes=all&sort=cover&code=CUP-1&in=soldOut');
    expect(reads(address)).toEqual(sold);
    expect(shopsAddress(address, noCode)).toBe('?codes=all&sort=cover');
  });
});
