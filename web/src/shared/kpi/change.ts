import { asFigure, textLanguage } from '../../i18n/format.ts';
import { sourceLanguage } from '../../i18n/languages.ts';
import { percent } from './money.ts';

export type Change = {
  readonly direction: 'up' | 'down' | 'flat';
  /** Null where nothing was there before, so that no percentage can be given. */
  readonly ratio: number | null;
};

export const arrows = { up: '▲', down: '▼', flat: '—' } as const;

/** How a figure differs from the compared one, in parts of the compared one's size. */
export const changeOf = (current: number, previous: number): Change => {
  const difference = current - previous;
  const direction = difference > 0 ? 'up' : difference < 0 ? 'down' : 'flat';
  if (previous === 0) return { direction, ratio: difference === 0 ? 0 : null };
  return { direction, ratio: difference / Math.abs(previous) };
};

const HUGE = 9.995;

/** `+12.3%`, `−4.0%`, `0.0%`; beyond ten times only `+999%以上`, `+999%+`. Null without a percentage. */
export const changeText = ({ ratio }: Change): string | null => {
  if (ratio === null) return null;
  const sign = ratio > 0 ? '+' : ratio < 0 ? '−' : '';
  if (Math.abs(ratio) > HUGE)
    return textLanguage() === sourceLanguage ? `${sign}999%以上` : asFigure(`${sign}999%+`);
  return asFigure(`${sign}${percent(Math.abs(ratio))}`);
};
