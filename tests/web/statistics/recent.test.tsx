import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Period } from '../../../web/src/features/statistics/period.ts';
import type { RecentSalesQuery } from '../../../web/src/features/statistics/RecentSales.generated.ts';
import type { SummaryTotalsFragment } from '../../../web/src/features/statistics/SummaryCards.generated.ts';
import { SummaryCards } from '../../../web/src/features/statistics/SummaryCards.tsx';
import type { SummaryData } from '../../../web/src/features/statistics/summary-card.ts';
import { client } from '../../../web/src/graphql/client.ts';
import { reloadActive } from '../../../web/src/live/reload.ts';
import { type FakeServer, fakeServer } from '../support/graphql-server.ts';
import { render, shows, unmount, until } from '../support/render.tsx';

const today = '2024-03-15';
const range = { start: today, end: today };
const variables = {
  selection: { shop: 'U2hvcDox' },
  range,
  comparison: null,
  dataSource: 'STOCKS',
} as const;
const period = {
  choice: { type: 'today' },
  against: { type: 'previous' },
  wholeComparison: null,
  range,
  comparison: null,
  isComparisonCut: false,
  granularity: 'HOUR',
  isToday: true,
  today,
} as const;

const totals: SummaryTotalsFragment = {
  __typename: 'SalesTotals',
  amount: { __typename: 'AmountFigures', sold: '90.00', returned: '20.00', net: '70.00' },
  quantity: { __typename: 'QuantityFigures', sold: 9, returned: 2, net: 7 },
  profit: null,
};
const data: SummaryData = {
  totals,
  comparison: null,
  trends: { amountTrend: null, quantityTrend: null, profitTrend: null },
  nowHour: 12,
  nowBucket: `${today}T12`,
  days: 1,
  comparisonDays: 1,
  isUnpaid: false,
  uneven: [],
  comparable: null,
};

const recent = (net: string, pieces: number, windowMinutes = 10): RecentSalesQuery => ({
  statistics: {
    __typename: 'Statistics',
    recent: {
      __typename: 'RecentSales',
      windowMinutes,
      amount: { __typename: 'AmountFigures', net },
      quantity: { __typename: 'QuantityFigures', net: pieces },
    },
  },
});

let server: FakeServer;

const open = (isToday = true, summary = data, compared: Period['comparison'] = null) =>
  render(
    <SummaryCards
      data={summary}
      period={{ ...period, isToday, comparison: compared }}
      variables={variables}
    />,
  );

const asked = () => server.asked.filter(({ operationName }) => operationName === 'RecentSales');

/** The line of a card, as it is drawn. */
const lineOf = (name: string) =>
  document
    .querySelector(`[role=group][aria-label=${name}] svg[preserveAspectRatio=none] path`)
    ?.getAttribute('d');

/** The words below the comparison of a card. */
const card = (name: string) =>
  document.querySelector(`[role=group][aria-label=${name}]`)?.textContent;

describe('the last minutes on the cards of today', () => {
  beforeEach(() => {
    server = fakeServer({ RecentSales: recent('1234.50', 12) });
  });

  it('[R7.4-07] [R7.4-09] [R7.4-45] [R7.4-47] add to the amount and the pieces of what is selected', async () => {
    await open();
    await until(() => shows('近10分钟'), 'the increment');
    expect(card('净销售额')).toContain('近10分钟 +¥1,234.50');
    expect(card('净销量')).toContain('近10分钟 +12 件');
    for (const name of ['售出', '退货', '利润']) expect(card(name)).not.toContain('近10分钟');
    const { selection, dataSource } = variables;
    expect(asked().map((each) => each.variables)).toEqual([{ selection, range, dataSource }]);
  });

  it('the course of a figure is drawn, as far as its hours are over', async () => {
    const hour = (index: number, net: string) => ({
      bucket: `${today}T${String(index).padStart(2, '0')}`,
      comparisonBucket: null,
      figures: { sold: net, returned: '0.00', net },
      comparison: null,
    });
    const amountTrend = [hour(10, '10.00'), hour(11, '30.00'), hour(12, '5.00')];
    await open(true, { ...data, trends: { ...data.trends, amountTrend } });
    expect(lineOf('净销售额')).toBe('M2.0 26.0L60.0 2.0');
    // Of what nothing is known no line is made up.
    expect(lineOf('净销量')).toBe('');
  });

  it('take away what came back, over the minutes that the server counts', async () => {
    server.answers.RecentSales = recent('-8.00', -2, 30);
    await open();
    await until(() => shows('近30分钟'), 'the increment');
    expect(card('净销售额')).toContain('近30分钟 −¥8.00');
    expect(card('净销量')).toContain('近30分钟 −2 件');
  });

  it('say nothing on a card whose figure they leave as it was', async () => {
    server.answers.RecentSales = recent('0.00', 3);
    await open();
    await until(() => shows('近10分钟'), 'the increment');
    expect(card('净销量')).toContain('近10分钟 +3 件');
    expect(card('净销售额')).not.toContain('近10分钟');
  });

  it('[R2.7-37] leave no percentage beside it where the paid time of a shop ended in between', async () => {
    const past = { ...data, nowHour: null, comparison: totals };
    const uneven = [{ shop: { id: 'temu:1', name: '甲店' }, lastDay: range.start }];
    await open(false, { ...past, uneven }, range);
    expect(card('净销售额')).toMatch(/–$/);
    expect(card('净销售额')).not.toContain('%');
    const title = document
      .querySelector('[aria-label=净销售额] [title*=甲店]')
      ?.getAttribute('title');
    expect(title).toContain(`（数据至 ${range.start}）`);
    await unmount();
    await open(false, past, range);
    expect(card('净销售额')).toContain('0.0%');
  });

  it('[R2.7-37] leave the percentage of the shops that are whole in both where there are others', async () => {
    const half = { ...totals, amount: totals.amount && { ...totals.amount, net: '35.00' } };
    const comparable = { shopCount: 3, totals, comparison: half };
    const uneven = [{ shop: { id: 'temu:1', name: '甲店' }, lastDay: range.start }];
    await open(false, { ...data, nowHour: null, comparison: totals, uneven, comparable }, range);
    expect(card('净销售额')).toContain('100.0%');
    const title = document
      .querySelector('[aria-label=净销售额] [title*=甲店]')
      ?.getAttribute('title');
    expect(title).toContain('3 个店铺');
  });

  it('have risen for the worse where more came back, in the colour in which sales fall', async () => {
    const before: SummaryTotalsFragment = {
      ...totals,
      amount: { __typename: 'AmountFigures', sold: '60.00', returned: '5.00', net: '55.00' },
    };
    await open(false, { ...data, nowHour: null, comparison: before }, range);
    const mark = (name: string) =>
      document.querySelector<HTMLElement>(`[role=group][aria-label=${name}] [data-direction]`);
    expect({ ...mark('售出')?.dataset }).toEqual({ direction: 'up', tone: 'up' });
    expect({ ...mark('退货')?.dataset }).toEqual({ direction: 'up', tone: 'down' });
    expect(mark('退货')?.textContent).toBe('▲ +300.0%');
  });

  it('tell the last fen of a sum of nine digits, and pieces to the last one', async () => {
    const large: SummaryTotalsFragment = {
      ...totals,
      amount: {
        __typename: 'AmountFigures',
        sold: '13214.50',
        returned: '0.00',
        net: '9999999.99',
      },
      quantity: { __typename: 'QuantityFigures', sold: 9, returned: 0, net: 123_456 },
    };
    await open(false, { ...data, totals: large });
    const figures = [...document.querySelectorAll('[data-figure]')].map((each) => each.textContent);
    expect(figures).toEqual(
      expect.arrayContaining(['¥9,999,999.99', '123,456', '¥13,214.50', '¥0.00']),
    );
  });

  it('are not asked for where the days are others', async () => {
    await open(false);
    expect(card('净销售额')).toContain('¥70.00');
    expect(asked()).toEqual([]);
  });

  it('follow the messages of the shops with the other figures', async () => {
    server.answers.RecentSales = recent('0.00', 0);
    await open();
    await until(() => asked().length === 1, 'the first question');
    server.answers.RecentSales = recent('5.00', 1);
    await act(async () => reloadActive(client, { full: false }));
    await until(() => shows('近10分钟 +¥5.00'), 'the new increment');
  });

  it('go when the minutes are over, without a message', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    await open();
    await until(() => shows('近10分钟'), 'the increment');
    server.answers.RecentSales = recent('0.00', 0);
    await act(async () => {
      vi.advanceTimersByTime(60_000);
    });
    await until(() => !shows('近10分钟'), 'nothing recent');
    const times = asked().length;
    await act(async () => {
      vi.advanceTimersByTime(600_000);
    });
    expect(asked()).toHaveLength(times);
  });

  it('do not stay when they can no longer be read', async () => {
    await open();
    await until(() => shows('近10分钟'), 'the increment');
    server.answers.RecentSales = new Error('offline');
    await act(async () => reloadActive(client, { full: false }));
    await until(() => !shows('近10分钟'), 'nothing recent');
    expect(card('净销售额')).toContain('¥70.00');
  });
});
