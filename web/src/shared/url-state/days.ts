import { isDay } from '../../../../api/contract/rules/calendar.ts';
import type { DayRange } from '../date-range/range.ts';
import type { Codec } from './codec.ts';

/** Days from one to another under a name of their own, as `?created=2026-11-01..2026-11-20`; null for any. */
export const daysUnder = (name: string): Codec<DayRange | null> => ({
  read: (params) => {
    const [start = '', end = ''] = (params.get(name) ?? '').split('..');
    return isDay(start) && isDay(end) && start <= end ? { start, end } : null;
  },
  write: (days) => ({ [name]: days && `${days.start}..${days.end}` }),
});
