import { isDay } from '../../../../api/contract/rules/calendar.ts';
import { type ComparisonChoice, comparisonTypes } from '../date-range/comparison.ts';
import type { Codec } from './codec.ts';

/** `?against=year`, `?against=2026-01-05`; absent is the period before. */
export const comparisonCodec: Codec<ComparisonChoice> = {
  read: (params) => {
    const written = params.get('against') ?? 'previous';
    const type = comparisonTypes.find((known) => known === written);
    if (type !== undefined) return { type };
    return isDay(written) ? { type: 'custom', start: written } : { type: 'previous' };
  },
  write: (choice) => ({
    against:
      choice.type === 'previous' ? null : choice.type === 'custom' ? choice.start : choice.type,
  }),
};
