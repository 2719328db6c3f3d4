import { shanghaiDay } from '../../../../../api/contract/rules/calendar.ts';

const clock = new Intl.DateTimeFormat('zh-CN', {
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Asia/Shanghai',
});

/** Shanghai's day of an instant that is given as text. */
export const dayOf = (instant: string): string => shanghaiDay(Date.parse(instant));

/** `11/21`, the year left out. */
export const monthDay = (day: string): string => day.slice(5).replace('-', '/');

/** `11/21 09:30` in Shanghai. */
export const timeOf = (instant: string): string => clock.format(Date.parse(instant));
