import type { TFunction } from 'i18next';
import { asDesktop } from '../../../session/desktop-view.ts';
import { type Change, changeOf } from '../../../shared/kpi/change.ts';
import { cardMoney, fullMoney, shortCount } from '../../../shared/kpi/money.ts';
import { comparedFigure, isProfitHidden, totalOf, uncomparedText } from '../comparison.ts';
import { productsAddress } from '../doors.ts';
import { sortOf } from '../origin/origin-url.ts';
import { returnsNote } from '../returns.ts';
import type { SummaryData } from '../summary-card.ts';
import { lineOf, trendOf } from '../trend.ts';
import { uncostedNote, uncostedOf } from '../uncosted.ts';

export type CardFigure = 'amount' | 'profit' | 'returned';

type Words = TFunction<'statistics'>;

/** What a card says, in words: the same whether the server draws it or the page does. */
export type FigureCard = {
  readonly figure: CardFigure;
  readonly name: string;
  /** As the card has room for it, and in full; null where there is none, and `reason` says why. */
  readonly value: { readonly shown: string; readonly full: string } | null;
  readonly reason: string;
  /** Against the same hours of yesterday; null where there is nothing to compare with, and `uncompared` says why. */
  readonly change: Change | null;
  readonly uncompared: string;
  readonly note: string | null;
  /** Its hours as a line; null for a card without one. */
  readonly line: readonly (number | null)[] | null;
  readonly hasOrigin: boolean;
};

/** Two beside each other, below each other where letters are large. */
export const cardColumns = 'repeat(auto-fit, minmax(min(100%, max(9rem, 40%)), 1fr))';
/** Ten signs stay in one line. */
export const firstFigureSize = 'min(1.875rem, 11vw)';

/** The products that a figure counts, on the desktop's list: the phone has none of what is sold. */
export const cardAddress = (search: string, figure: CardFigure): string =>
  asDesktop(productsAddress(search, { level: 'sku', sort: sortOf[figure] }));

/** Net sales, profit for whoever may see it, and returns. */
export const figuresFor = (mayLookCost: boolean, data: SummaryData | null): CardFigure[] =>
  mayLookCost && (data === null || !isProfitHidden(data.totals))
    ? ['amount', 'profit', 'returned']
    : ['amount', 'returned'];

export const cardOf = (t: Words, figure: CardFigure, data: SummaryData): FigureCard => {
  const { isUnpaid } = data;
  const value = isUnpaid ? null : totalOf(data.totals, figure);
  const compared = isUnpaid ? null : comparedFigure(data, figure);
  const hasLine = figure === 'amount' && !isUnpaid;
  return {
    figure,
    name: t(`cards.${figure}`),
    value: value === null ? null : { shown: cardMoney(value), full: fullMoney(value) },
    reason: reasonOf(t, figure, data),
    change: compared && changeOf(compared.current, compared.level),
    uncompared: uncomparedText(t, data.nowHour),
    note: isUnpaid ? null : noteOf(t, figure, data),
    line: hasLine ? lineOf(trendOf(data.trends, figure, data.nowBucket) ?? []) : null,
    hasOrigin: !isUnpaid,
  };
};

const reasonOf = (t: Words, figure: CardFigure, { isUnpaid, totals }: SummaryData): string => {
  if (isUnpaid) return t('unpaid.card');
  const isUncosted = figure === 'profit' && uncostedOf(totals.profit) !== null;
  return t(isUncosted ? 'uncosted.mark' : 'cards.failed');
};

const noteOf = (t: Words, figure: CardFigure, { totals }: SummaryData): string | null => {
  const { quantity, profit } = totals;
  if (figure === 'profit') {
    const uncosted = profit?.profit == null ? null : uncostedOf(profit);
    return uncosted && uncostedNote(t, uncosted);
  }
  if (quantity === null) return null;
  if (figure === 'amount') return t('cards.pieces', { pieces: shortCount(quantity.net) });
  return returnsNote(t, quantity);
};
