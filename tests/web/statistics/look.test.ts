import { beforeAll, describe, expect, it } from 'vitest';
import { lookOf } from '../../../web/src/features/statistics/look.ts';
import { periodOf } from '../../../web/src/features/statistics/period.ts';
import { cardOf } from '../../../web/src/features/statistics/phone/figure-card.ts';
import {
  type SummaryData,
  summaryCard,
} from '../../../web/src/features/statistics/summary-card.ts';
import { i18n } from '../../../web/src/i18n/i18n.ts';

beforeAll(() => i18n.loadNamespaces('statistics'));

const period = periodOf(
  { type: 'week' },
  { type: 'previous' },
  { today: '2026-11-20', dataStart: '2026-06-01' },
);

const totals = (net: string | null): SummaryData['totals'] => ({
  __typename: 'SalesTotals',
  amount: net === null ? null : { __typename: 'AmountFigures', sold: net, returned: '0.00', net },
  quantity: null,
  profit: null,
});

const given = (part: Partial<SummaryData>): SummaryData => ({
  totals: totals('700.00'),
  comparison: null,
  trends: { amountTrend: null, quantityTrend: null, profitTrend: null },
  nowHour: null,
  nowBucket: '2026-11-20',
  days: 7,
  comparisonDays: 7,
  isUnpaid: false,
  uneven: [],
  comparable: null,
  ...part,
});

const today = periodOf(
  { type: 'today' },
  { type: 'previous' },
  { today: '2026-11-20', dataStart: '2026-06-01' },
);

const sentence = (part: Partial<SummaryData>, of = period): string =>
  lookOf(i18n.getFixedT('zh-CN', 'statistics'), {
    data: given(part),
    period: of,
    change: undefined,
    isOneShop: false,
    search: '',
  })
    .parts.map((words) => (typeof words === 'string' ? words : words.text))
    .join('');

describe('今日关注', () => {
  it('says by how much the days before were more or less', () => {
    expect(sentence({ comparison: totals('1000.00') })).toContain('¥300.00');
    expect(sentence({ comparison: totals('700.00') })).not.toContain('¥');
    // What is written as no percentage has no sign.
    expect(sentence({ comparison: totals('699.90') })).toContain('多 ¥0.10（0.0%）');
  });

  it('tells what could not be read from what has nothing to be compared with', () => {
    expect(sentence({ totals: totals(null) })).toBe('加载失败，请刷新');
    expect(sentence({})).toContain('没有可对比的数据');
    // Of days that nobody has paid for nothing is known, and nothing has failed.
    expect(sentence({ totals: totals(null), isUnpaid: true })).toContain('没有可对比的数据');
  });

  it('says in the first hour of a day from when on it is compared, as the cards do', () => {
    const t = i18n.getFixedT('zh-CN', 'statistics');
    const atMidnight = given({
      comparison: totals('1000.00'),
      nowHour: 0,
      nowBucket: '2026-11-20T00',
    });
    expect(sentence(atMidnight, today)).toBe(
      '零点刚过，01:00 起对比同时段；先看各店铺和商品的排行。',
    );
    expect(summaryCard(t, 'amount', atMidnight, today)).toMatchObject({
      comparison: null,
      uncompared: '01:00 起对比',
    });
    expect(cardOf(t, 'amount', atMidnight)).toMatchObject({
      change: null,
      uncompared: '01:00 起对比',
    });
    // Hours that could not be read are no first hour.
    expect(summaryCard(t, 'amount', { ...atMidnight, nowHour: 5 }, today)).toMatchObject({
      comparison: null,
      uncompared: '无对比数据',
    });
  });
});

describe('the note of what came back', () => {
  const notes = (sold: number, returned: number) => {
    const t = i18n.getFixedT('zh-CN', 'statistics');
    const quantity = {
      __typename: 'QuantityFigures',
      sold,
      returned,
      net: sold - returned,
    } as const;
    const data = given({ totals: { ...totals('-700.00'), quantity } });
    return [summaryCard(t, 'returned', data, period).note, cardOf(t, 'returned', data).note];
  };

  it('has a rate of what was sold, and none where nothing was: all of it came back, and not 0%', () => {
    expect(notes(20, 3)).toEqual(['3 件 · 退货率 15.0%', '3 件 · 退货率 15.0%']);
    expect(notes(0, 14)).toEqual(['14 件', '14 件']);
  });
});
