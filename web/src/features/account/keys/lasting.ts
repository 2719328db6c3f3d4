import { addDays } from '../../../../../api/contract/rules/calendar.ts';

/** How long a new key lasts: so many days from today, or until a day of one's own. */
export const lastings = ['30', '90', '365', 'day'] as const;
export type Lasting = (typeof lastings)[number];

/** The last day on which the key can be used; as the server has it, at most a year from today. */
export const lastDayOf = (lasting: Lasting, ownDay: string, today: string): string =>
  lasting === 'day' ? ownDay : addDays(today, Number(lasting));

export const latestDay = (today: string): string => addDays(today, 365);
