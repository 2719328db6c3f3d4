import { shanghaiDay } from '../../../../../api/contract/rules/calendar.ts';
import { shortTime } from '../../../shared/date-range/time-text.ts';

/** Shanghai's day of an instant that is given as text. */
export const dayOf = (instant: string): string => shanghaiDay(Date.parse(instant));

/** `11/21`, the year left out. */
export const monthDay = (day: string): string => day.slice(5).replace('-', '/');

/** `11/21 09:30` in Shanghai. */
export const timeOf = (instant: string): string => shortTime(instant).replace('-', '/');
