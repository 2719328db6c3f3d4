import { isDay } from '../../../../api/contract/rules/calendar.ts';
import { movingChoice, type RangeChoice } from '../date-range/range.ts';
import type { Codec } from './codec.ts';

const SEPARATOR = '..';

/** `?range=week`, `?range=lastMonth`, `?range=2026-11-01..2026-11-20`; absent is today. */
export const rangeCodec: Codec<RangeChoice> = {
  read: (params) => {
    const written = params.get('range') ?? 'today';
    const moving = movingChoice(written);
    if (moving !== undefined) return moving;
    const [start = '', end = '', ...rest] = written.split(SEPARATOR);
    if (rest.length > 0 || !isDay(start) || !isDay(end)) return { type: 'today' };
    return start <= end
      ? { type: 'custom', start, end }
      : { type: 'custom', start: end, end: start };
  },
  write: (choice) => {
    if (choice.type === 'today') return { range: null };
    if (choice.type === 'custom') return { range: `${choice.start}${SEPARATOR}${choice.end}` };
    return { range: choice.type };
  },
};
