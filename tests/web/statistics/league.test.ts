import { ChakraProvider } from '@chakra-ui/react';
import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { marginOf } from '../../../api/contract/rules/margin.ts';
import { columnsFor, leagueWidth } from '../../../web/src/features/statistics/league/columns.tsx';
import {
  inOrder,
  leagueRows,
  ranked,
  ratioOf,
  totalOfRows,
} from '../../../web/src/features/statistics/league/league.ts';
import { leagueColumns } from '../../../web/src/features/statistics/league/league-export.ts';
import type { LeagueShopFragment } from '../../../web/src/features/statistics/league/ShopLeague.generated.ts';
import { returnRateOf } from '../../../web/src/features/statistics/returns.ts';
import { i18n } from '../../../web/src/i18n/i18n.ts';
import { system } from '../../../web/src/theme/system.ts';
import { exported } from '../support/exported.ts';

type Given = {
  readonly net?: string;
  readonly before?: string | null;
  readonly line?: (string | null)[];
  readonly lineBefore?: (string | null)[];
  readonly profit?: string | null;
  readonly uncosted?: string;
  readonly pinned?: number | null;
  readonly review?: number | null;
};

const edge = (name: string, given: Given = {}): LeagueShopFragment => ({
  __typename: 'ShopRankingEdge',
  amount: { __typename: 'AmountFigures', sold: '0.00', returned: '0.00', net: given.net ?? '0.00' },
  quantity: { __typename: 'QuantityFigures', sold: 10, returned: 1, net: 9 },
  profit: {
    __typename: 'ProfitFigure',
    profit: given.profit === undefined ? '0.00' : given.profit,
    hiddenReason: null,
    uncosted: {
      __typename: 'UncostedSales',
      sold: given.uncosted === undefined ? 0 : 2,
      returned: 0,
      amount: given.uncosted ?? '0.00',
    },
  },
  comparison:
    given.before == null
      ? null
      : {
          __typename: 'ShopFigures',
          amount: { __typename: 'AmountFigures', net: given.before },
        },
  netAmounts: given.line ?? null,
  comparisonNetAmounts: given.lineBefore ?? null,
  node: {
    __typename: 'Shop',
    id: `temu:${name}`,
    name,
    platform: 'TEMU',
    isClosed: false,
    expiresAt: null,
    badgeCount: 3,
    syncedAt: null,
    needsRebind: null,
    pinnedPlace: given.pinned ?? null,
    card: { __typename: 'ShopCard', review: given.review ?? null, deliveryGrade: null },
  },
});

const week = { nowHour: null, days: 7, comparisonDays: 8 };
const wordsOf = (children: ReactNode) =>
  renderToStaticMarkup(createElement(ChakraProvider, { value: system, children })).replace(
    /<style.*?<\/style>|<[^>]*>/gs,
    '',
  );

beforeAll(() => i18n.loadNamespaces(['statistics', 'operations']));

const names = (rows: readonly { readonly name: string }[]) => rows.map(({ name }) => name);

it('is as wide for its amounts as the longest of them needs, and no wider while they have room', () => {
  const [amount] = columnsFor(false).filter(({ key }) => key === 'amount');
  const widthOf = (...nets: string[]) => {
    const rows = leagueRows(
      nets.map((net) => edge(net, { net })),
      { nowHour: null, days: 1, comparisonDays: 1 },
      [],
    );
    return amount && leagueWidth(amount, [...rows, totalOfRows(rows)]);
  };
  expect(widthOf('9999.99', '-500.00')).toBe('136px');
  expect(widthOf('1.00', '-12345678.90')).toBe('max(136px, calc(15ch + 36px))');
  // The sum has one digit more than any of its rows.
  expect(widthOf('600000000.00', '600000000.00')).toContain('(17ch');
});

describe('the table of shops', () => {
  it('[R9.3-03] compares days of unlike number by the day, and says where nothing can be compared', () => {
    const [level, fallen, alone, uneven] = leagueRows(
      [
        edge('a', { net: '70.00', before: '80.00' }),
        edge('b', { net: '35.00', before: '80.00' }),
        edge('c', { net: '35.00' }),
        edge('d', { net: '35.00', before: '80.00' }),
      ],
      week,
      ['temu:d'],
    );
    expect(level && ratioOf(level)).toBe(0);
    expect(fallen && ratioOf(fallen)).toBe(-0.5);
    expect(alone?.change).toBeNull();
    expect(uneven?.change).toBeNull();
  });

  it('compares today with the same finished hours, and draws no further than these', () => {
    const today = { nowHour: 2, days: 1, comparisonDays: 1 };
    const hours = { line: ['1.00', '2.00', '9.00'], lineBefore: ['2.00', '2.00', '50.00'] };
    const [row, unknown] = leagueRows(
      [
        edge('a', { net: '12.00', before: '54.00', ...hours }),
        edge('b', { net: '12.00', before: '54.00', ...hours, lineBefore: [null, '2.00', '1.00'] }),
      ],
      today,
      [],
    );
    expect(row?.change).toEqual({ current: 300, level: 400 });
    expect(row?.line).toEqual([100, 200, null]);
    const course = columnsFor(false).find(({ key }) => key === 'course');
    const drawn = renderToStaticMarkup(createElement(Fragment, null, row && course?.cell(row)));
    expect(/ d="([^"]*)"/.exec(drawn)?.[1]).toBe('M2.0 26.0L60.0 2.0');
    expect(unknown?.change).toBeNull();
  });

  it('says in the first hour of a day from when on a shop is compared, where it will be', () => {
    const change = columnsFor(false).find(({ key }) => key === 'change');
    const said = (comparisonDays: number | null, nowHour: number, unlike: string[] = []) => {
      const rows = leagueRows(
        [edge('a'), { ...edge('b'), amount: null }],
        { nowHour, days: 1, comparisonDays },
        unlike,
      );
      const cells = [...rows.map((row) => change?.cell(row)), change?.sum(totalOfRows(rows))];
      return cells.map((cell) => wordsOf(createElement(MemoryRouter, null, cell)));
    };
    const none = '无对比数据';
    expect(said(1, 0)).toEqual(['01:00 起对比', none, '01:00 起对比']);
    expect(said(1, 0, ['temu:a'])).toEqual([none, none, none]);
    expect(said(1, 3)).toEqual([none, none, none]);
    expect(said(null, 0)).toEqual([none, none, none]);
  });

  it('makes a margin of what has a cost alone', () => {
    const [row, none] = leagueRows(
      [
        edge('a', { net: '100.00', profit: '20.00', uncosted: '20.00' }),
        edge('b', { net: '100.00', profit: null, uncosted: '100.00' }),
      ],
      week,
      [],
    );
    expect(row && marginOf(row)).toBe(0.25);
    expect(row && returnRateOf(row)).toBe(0.1);
    expect(none && marginOf(none)).toBeNull();
  });

  it('orders by each column both ways, what is not known last, and keeps pinned shops on top', () => {
    const rows = leagueRows(
      [
        edge('a', { net: '10.00', before: '80.00', review: 4 }),
        edge('b', { net: '30.00', before: '8.00' }),
        edge('c', { net: '20.00', review: 5, pinned: 0 }),
      ],
      { ...week, comparisonDays: 7 },
      [],
    );
    expect(names(inOrder(rows, 'amount', 'desc'))).toEqual(['b', 'c', 'a']);
    expect(names(inOrder(rows, 'amount', 'asc'))).toEqual(['a', 'c', 'b']);
    expect(names(inOrder(rows, 'change', 'asc'))).toEqual(['a', 'b', 'c']);
    expect(names(inOrder(rows, 'change', 'desc'))).toEqual(['b', 'a', 'c']);
    expect(names(inOrder(rows, 'grade', 'desc'))).toEqual(['c', 'a', 'b']);
    expect(ranked(rows, 'amount', 'desc').map(({ rank, row }) => `${rank} ${row.name}`)).toEqual([
      '2 c',
      '1 b',
      '3 a',
    ]);
  });

  it('adds up what is known, and the change of what can be compared', () => {
    const total = totalOfRows(
      leagueRows(
        [
          edge('a', { net: '10.00', before: '80.00', profit: '5.00' }),
          edge('b', { net: '30.00', profit: null, uncosted: '30.00' }),
          { ...edge('c'), amount: null, quantity: null, profit: null },
        ],
        { ...week, comparisonDays: 7 },
        [],
      ),
    );
    expect(total).toMatchObject({ amount: 4000, compared: 1, profit: 500, costed: 1000 });
    expect(total.change).toEqual({ current: 1000, level: 8000 });
    expect(total).toMatchObject({ sold: 20, returned: 2, waiting: 9 });
  });
});

describe('the table of shops as a file', () => {
  const t = i18n.getFixedT('zh-CN', ['statistics', 'operations'] as const);
  const rows = ranked(
    leagueRows(
      [
        edge('=甲', { net: '80.50', before: '80.00', profit: '20.10', uncosted: '20.00' }),
        edge('乙', { net: '90.00', review: 4.5 }),
      ],
      week,
      [],
    ),
    'amount',
    'desc',
  );

  it('stands in the order of the table, what is not known empty', async () => {
    const lines = await exported(leagueColumns(t, { isProfitHidden: false }), rows);
    expect(lines.map(({ 店铺: name }) => name)).toEqual(['乙', '=甲']);
    expect(lines[1]).toMatchObject({
      店铺ID: 'temu:=甲',
      净销售额: '80.50',
      对比期净销售额: '70.00',
      变化: '15.0%',
      利润: '20.10',
      退货率: '10.0%',
      评分: '',
    });
    expect(lines[0]).toMatchObject({ 变化: '', 评分: '4.5' });
  });

  it('has neither profit nor margin for who may not see them', async () => {
    const [line] = await exported(leagueColumns(t, { isProfitHidden: true }), rows);
    for (const head of ['利润', '利润率']) expect(Object.keys(line ?? {})).not.toContain(head);
  });
});
