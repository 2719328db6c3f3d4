import { describe, expect, it } from 'vitest';
import {
  oneOf,
  optionalOf,
  printQuery,
  text,
  withValue,
} from '../../../../web/src/shared/url-state/codec.ts';
import { comparisonCodec } from '../../../../web/src/shared/url-state/comparison.ts';
import { rangeCodec } from '../../../../web/src/shared/url-state/range.ts';
import type { Selection } from '../../../../web/src/shared/url-state/selection.ts';
import {
  ALL,
  isSameSelection,
  selectionCodec,
  selectionInput,
} from '../../../../web/src/shared/url-state/selection.ts';

const params = (query: string) => new URLSearchParams(query);

describe('selection in the address', () => {
  const table: [string, Selection, object][] = [
    ['', ALL, { all: true }],
    ['?shop=temu:634418', { kind: 'shop', id: 'temu:634418' }, { shop: 'temu:634418' }],
    ['?group=12', { kind: 'group', id: 'group:12' }, { group: 'group:12' }],
    [
      '?platform=temu.full',
      { kind: 'platform', platform: 'TEMU', managedType: 'FULLY_MANAGED' },
      { platform: { platform: 'TEMU', managedType: 'FULLY_MANAGED' } },
    ],
    [
      '?platform=shein',
      { kind: 'platform', platform: 'SHEIN', managedType: null },
      { platform: { platform: 'SHEIN', managedType: null } },
    ],
  ];
  it.each(table)('%s is read, printed back and asked for', (query, selection, input) => {
    expect(selectionCodec.read(params(query))).toEqual(selection);
    expect(printQuery(withValue(params(''), selectionCodec, selection))).toBe(query);
    expect(selectionInput(selection)).toEqual(input);
  });

  it.each([
    '?shop=',
    '?shop=amazon:1',
    '?shop=temu:<b>',
    '?group=a b',
    '?platform=temu.half',
    '?platform=toString',
  ])('%s is not understood and shows all shops', (query) =>
    expect(selectionCodec.read(params(query))).toEqual(ALL),
  );

  it('replaces one kind by another and leaves the rest of the address alone', () => {
    const before = params('?shop=temu:1&range=week&q=%E6%9D%AF');
    const after = withValue(before, selectionCodec, { kind: 'group', id: 'group:7' });
    expect([...after.entries()]).toEqual([
      ['range', 'week'],
      ['q', '杯'],
      ['group', '7'],
    ]);
    expect(before.get('shop')).toBe('temu:1');
  });

  it('tells selections apart', () => {
    expect(isSameSelection({ kind: 'shop', id: 'temu:1' }, { kind: 'shop', id: 'temu:1' })).toBe(
      true,
    );
    expect(isSameSelection({ kind: 'shop', id: 'temu:1' }, { kind: 'shop', id: 'shein:1' })).toBe(
      false,
    );
    expect(isSameSelection(ALL, { kind: 'group', id: 'group:1' })).toBe(false);
  });
});

describe('date range in the address', () => {
  it.each([
    ['', { type: 'today' }],
    ['?range=week', { type: 'week' }],
    ['?range=month', { type: 'month' }],
    ['?range=2024-02-28..2024-02-29', { type: 'custom', start: '2024-02-28', end: '2024-02-29' }],
  ] as const)('%s is read and printed back', (query, choice) => {
    expect(rangeCodec.read(params(query))).toEqual(choice);
    expect(printQuery(withValue(params(''), rangeCodec, choice))).toBe(query);
  });

  it('puts the ends in order', () => {
    expect(rangeCodec.read(params('?range=2024-03-02..2024-03-01'))).toEqual({
      type: 'custom',
      start: '2024-03-01',
      end: '2024-03-02',
    });
  });

  it.each([
    '?range=2023-02-29..2023-03-01',
    '?range=2024-01-01',
    '?range=a..b',
    '?range=1..2..3',
    '?range=year',
  ])('%s is not understood and shows today', (query) =>
    expect(rangeCodec.read(params(query))).toEqual({ type: 'today' }),
  );
});

describe('what is compared with in the address', () => {
  it.each([
    ['', { type: 'previous' }],
    ['?against=weekday', { type: 'weekday' }],
    ['?against=year', { type: 'year' }],
    ['?against=yearWeekday', { type: 'yearWeekday' }],
    ['?against=2024-02-29', { type: 'custom', start: '2024-02-29' }],
  ] as const)('%s is read and printed back', (query, choice) => {
    expect(comparisonCodec.read(params(query))).toEqual(choice);
    expect(printQuery(withValue(params(''), comparisonCodec, choice))).toBe(query);
  });

  it.each(['?against=2023-02-29', '?against=custom', '?against='])(
    '%s is not understood and is the period before',
    (query) => expect(comparisonCodec.read(params(query))).toEqual({ type: 'previous' }),
  );
});

describe('small pieces of the address', () => {
  const source = oneOf('source', ['sales', 'stocks']);
  it('keeps the default out of the address', () => {
    expect(source.read(params(''))).toBe('sales');
    expect(source.read(params('?source=stocks'))).toBe('stocks');
    expect(source.read(params('?source=cash'))).toBe('sales');
    expect(printQuery(withValue(params('?source=stocks'), source, 'sales'))).toBe('');
    expect(printQuery(withValue(params(''), source, 'stocks'))).toBe('?source=stocks');
  });
  it('reads an optional piece as null when it is absent or unknown', () => {
    const line = optionalOf('line', ['day', 'month']);
    expect([
      line.read(params('')),
      line.read(params('?line=year')),
      line.read(params('?line=day')),
    ]).toEqual([null, null, 'day']);
  });
  it('cuts free text to its length', () => {
    const search = text('q', 3);
    expect(search.read(params('?q=%E4%B8%80%E4%BA%8C%E4%B8%89%E5%9B%9B'))).toBe('一二三');
    expect(search.write('')).toEqual({ q: null });
  });
});
