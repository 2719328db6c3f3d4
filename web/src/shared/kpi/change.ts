import { asFigure, textLanguage } from '../../i18n/format.ts';
import { sourceLanguage } from '../../i18n/languages.ts';
import { percent } from './money.ts';

export type Change = {
  readonly direction: 'up' | 'down' | 'flat';
  /** Null where nothing was there before, so that no percentage can be given. */
  readonly ratio: number | null;
};

/** What stands before a change; one that is none has no arrow. */
export const arrows = { up: '▲ ', down: '▼ ', flat: '' } as const;

/** Half of the last place of a percentage: what is less is written as `0.0%`. */
const LEAST = 0.0005;

/** A change by a part of the compared size: one that is written as nothing is neither up nor down. */
export const changeBy = (ratio: number): Change =>
  Math.abs(ratio) < LEAST
    ? { direction: 'flat', ratio: 0 }
    : { direction: ratio > 0 ? 'up' : 'down', ratio };

/** How a figure differs from the compared one, in parts of the compared one's size. */
export const changeOf = (current: number, previous: number): Change => {
  const difference = current - previous;
  if (previous !== 0) return changeBy(difference / Math.abs(previous));
  return difference === 0
    ? { direction: 'flat', ratio: 0 }
    : { direction: difference > 0 ? 'up' : 'down', ratio: null };
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
