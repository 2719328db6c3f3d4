import type { TFunction } from 'i18next';
import { asFigure } from '../../../i18n/format.ts';
import { fullMoney } from '../../../shared/kpi/money.ts';
import { comparisonName, daysOf, type Period } from '../period.ts';

/** `+¥12.00`, `−¥12.00`, `¥0.00`. */
export const signedMoney = (fen: number): string =>
  asFigure(`${fen > 0 ? '+' : ''}${fullMoney(fen)}`);

/** What yuan are compared with: where the days differ, the other days brought to as many. */
export const comparedWith = (t: TFunction<'statistics'>, period: Period): string => {
  const { range, comparison } = period;
  if (comparison === null || daysOf(comparison) === daysOf(range)) return comparisonName(t, period);
  return t('why.brought', { count: daysOf(comparison), days: daysOf(range) });
};
