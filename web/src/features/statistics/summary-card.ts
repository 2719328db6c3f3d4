import type { TFunction } from 'i18next';
import { marginOf } from '../../../../api/contract/rules/margin.ts';
import { dotted } from '../../i18n/format.ts';
import { type Change, changeOf } from '../../shared/kpi/change.ts';
import {
  cardCount,
  cardMoney,
  fullCount,
  fullMoney,
  percent,
  shortCount,
  shortMoney,
  toFen,
} from '../../shared/kpi/money.ts';
import {
  type ComparableTotals,
  type Compared,
  comparedFigure,
  isProfitHidden,
  totalOf,
  uncomparedText,
} from './comparison.ts';
import type { EndedShop } from './ended.ts';
import { namesOfEnded } from './ended-words.ts';
import type { OriginFigure as CardFigure } from './origin/origin-url.ts';
import { comparisonName, daysOf, type Period } from './period.ts';
import { returnsNote } from './returns.ts';
import type { SummaryTotalsFragment } from './SummaryCards.generated.ts';
import { lineOf, type Trends, trendOf } from './trend.ts';
import { type Uncosted, uncostedOf } from './uncosted.ts';

type Words = TFunction<'statistics'>;

export type SummaryData = {
  readonly totals: SummaryTotalsFragment;
  readonly comparison: SummaryTotalsFragment | null;
  readonly trends: Trends;
  readonly nowHour: number | null;
  readonly nowBucket: string;
  readonly days: number;
  readonly comparisonDays: number;
  /** Nobody has paid for any of the days: their figures are unknown. */
  readonly isUnpaid: boolean;
  /** The shops whose paid time ended within the days that are compared. */
  readonly uneven: readonly EndedShop[];
  /** What is compared in place of all shops where there are such. */
  readonly comparable: ComparableTotals | null;
};

export const shortOf = (figure: CardFigure, value: number): string =>
  figure === 'quantity' ? shortCount(value) : shortMoney(value);
const shownOf = (figure: CardFigure, value: number): string =>
  figure === 'quantity' ? cardCount(value) : cardMoney(value);
export const fullOf = (figure: CardFigure, value: number): string =>
  figure === 'quantity' ? fullCount(value) : fullMoney(value);

/** What a figure is compared with: its name, both periods in full, and the change; null where it cannot be told. */
export type ComparisonWords = {
  readonly name: string;
  readonly title: string;
  readonly change: Change | null;
};

/** What a card of the summary says, in words: the same whether the server draws it or the page does. */
export type SummaryCard = {
  readonly figure: CardFigure;
  readonly name: string;
  /** As the card has room for it, and in full; null where there is none, and `reason` says why. */
  readonly value: { readonly shown: string; readonly full: string } | null;
  readonly reason: string;
  /** Null where there is nothing to compare with, and `uncompared` says why. */
  readonly comparison: ComparisonWords | null;
  readonly uncompared: string;
  /** Pieces and rates of what was sold and returned, and the margin of a profit. */
  readonly note: string | null;
  /** Of a profit: what it leaves out for want of a cost. */
  readonly uncosted: Uncosted | null;
  readonly line: readonly (number | null)[];
};

export const summaryCard = (
  t: Words,
  figure: CardFigure,
  data: SummaryData,
  period: Period,
): SummaryCard => {
  const value = totalOf(data.totals, figure);
  const uncosted = figure === 'profit' ? uncostedOf(data.totals.profit) : null;
  const isHidden = figure === 'profit' && isProfitHidden(data.totals);
  return {
    figure,
    name: t(`cards.${figure}`),
    value: value === null ? null : { shown: shownOf(figure, value), full: fullOf(figure, value) },
    reason: isHidden ? t('cards.noPermission') : uncosted ? t('uncosted.mark') : t('cards.failed'),
    comparison: comparisonOf(t, figure, data, period),
    uncompared: uncomparedText(t, period.comparison && data.nowHour),
    note: noteOf(t, figure, data, uncosted),
    uncosted,
    line: lineOf(trendOf(data.trends, figure, data.nowBucket) ?? []),
  };
};

/**
 * What stands beside the change of a card whose words are long: the margin, which would leave no room to what says how much
 * has no cost.
 */
export const besideChangeOf = ({ figure, note }: SummaryCard, isTall: boolean): string | null =>
  isTall && figure === 'profit' ? note : null;

const noteOf = (
  t: Words,
  figure: CardFigure,
  { totals }: SummaryData,
  uncosted: Uncosted | null,
): string | null => {
  const { quantity } = totals;
  if (figure === 'profit') return marginNote(t, totals, uncosted);
  if (quantity === null) return null;
  if (figure === 'sold') {
    const sold = totalOf(totals, 'sold');
    return dotted(
      t('cards.pieces', { pieces: shortCount(quantity.sold) }),
      sold === null || quantity.sold === 0
        ? null
        : t('cards.unitPrice', { price: shortMoney(Math.round(sold / quantity.sold)) }),
    );
  }
  if (figure !== 'returned') return null;
  return returnsNote(t, quantity);
};

/** What part of the sales a profit is; what has no cost is in neither. */
const marginNote = (
  t: Words,
  totals: SummaryTotalsFragment,
  uncosted: Uncosted | null,
): string | null => {
  const net = totalOf(totals, 'amount');
  const margin = marginOf({
    profit: totalOf(totals, 'profit'),
    costed: (net ?? 0) - toFen(uncosted?.amount ?? '0'),
  });
  return margin === null ? null : t('cards.margin', { rate: percent(margin) });
};

const comparisonOf = (
  t: Words,
  figure: CardFigure,
  data: SummaryData,
  period: Period,
): ComparisonWords | null => {
  if (period.comparison === null) return null;
  const { uneven } = data;
  const compared = comparedFigure(data, figure);
  const name = comparisonName(t, period);
  if (compared !== null) {
    const title = titleOf(t, figure, compared, data, period);
    return { name, title, change: changeOf(compared.current, compared.level) };
  }
  if (uneven.length === 0) return null;
  return { name, title: t('compare.uneven', { shops: namesOfEnded(t, uneven) }), change: null };
};

/** Both periods in full. */
const titleOf = (
  t: Words,
  figure: CardFigure,
  { current, previous, untilHour }: Compared,
  { uneven, comparable }: SummaryData,
  { range, comparison, isComparisonCut }: Period,
): string => {
  if (comparison === null) return '';
  if (untilHour !== null)
    return t('compare.titleHours', {
      day: comparison.start,
      hour: String(untilHour).padStart(2, '0'),
      current: fullOf(figure, current),
      figure: fullOf(figure, previous),
    });
  const days = daysOf(range);
  const comparisonDays = daysOf(comparison);
  return [
    t('compare.title', {
      range: t('range.span', range),
      days,
      comparison: t('range.span', comparison),
      comparisonDays,
      figure: fullOf(figure, previous),
    }),
    days === comparisonDays ? '' : t('compare.perDayNote'),
    isComparisonCut ? t('compare.cut', comparison) : '',
    uneven.length > 0 && comparable !== null
      ? t('compare.others', { shops: namesOfEnded(t, uneven), count: comparable.shopCount })
      : '',
  ].join('');
};
