import { dayMs, dayNumberStart, hourMs } from '../../contract/rules/calendar.ts';
import type { Random } from './random.ts';

/** When people buy. Days are whole numbers: those since 1970-01-01 in Asia/Shanghai. */

/** `YYMMDD`, for order numbers. */
export const dayDigits = (day: number): string =>
  new Date(day * dayMs).toISOString().slice(2, 10).replaceAll('-', '');

/** Customers live abroad: Saturday to Monday in Shanghai covers the American weekend. Sunday first. */
const weekdays = [1.14, 1.06, 0.97, 0.94, 0.93, 0.95, 1.01];

const chineseDate = new Intl.DateTimeFormat('en-u-ca-chinese', {
  timeZone: 'UTC',
  month: 'numeric',
  day: 'numeric',
});
const newYears = new Map<number, number>();

/** The day of the Chinese New Year in a year of the common calendar, as Intl knows it: exact to a day. */
export function chineseNewYear(year: number): number {
  const known = newYears.get(year);
  if (known !== undefined) return known;
  // It falls between 21 January and 21 February.
  let day = Date.UTC(year, 0, 20) / dayMs;
  while (chineseDate.format(day * dayMs) !== '1/1') day += 1;
  newYears.set(year, day);
  return day;
}

/** How much more or less than usual is bought in a season. */
export function seasonFactor(day: number): number {
  const date = new Date(day * dayMs);
  const month = date.getUTCMonth();
  if (month >= 10) return 1.4;
  // From four days before the Chinese New Year, sellers and warehouses stand still.
  const sinceNewYear = day - chineseNewYear(date.getUTCFullYear());
  if (sinceNewYear >= -4 && sinceNewYear <= 8) return 0.6;
  if (sinceNewYear > 8 && sinceNewYear <= 14) return 0.8;
  return 1;
}

/** Weekday, season and the luck of the day of one shop, around 1. */
export function dayFactor(shopSeed: number, day: number, random: Random): number {
  // 1970-01-01 was a Thursday.
  const weekday = weekdays[(day + 4) % 7] ?? 1;
  // A wave of some weeks of the shop's own, so that neighbouring weeks differ but little.
  const phase = (shopSeed % 1000) / 1000;
  const wave = 1 + 0.12 * Math.sin(2 * Math.PI * (day / 37 + phase));
  return weekday * seasonFactor(day) * wave * random.around1(0.1);
}

/** Shares of the 24 hours in Shanghai: the American evening is its morning, the European one its night. */
const hourShares = [
  4.0, 4.4, 4.7, 4.8, 4.6, 4.2, 3.9, 4.1, 4.9, 5.7, 6.1, 6.0, 5.3, 4.4, 3.6, 3.0, 2.7, 2.6, 2.7,
  2.9, 3.1, 3.3, 3.5, 3.7,
];
const hourEnds: readonly number[] = (() => {
  const total = hourShares.reduce((sum, share) => sum + share, 0);
  let end = 0;
  return hourShares.map((share) => {
    end += share / total;
    return end;
  });
})();

/** An instant of a day at which somebody orders. */
export function orderInstant(day: number, random: Random): number {
  const unit = random.unit();
  const hour = hourEnds.findIndex((end) => unit < end);
  return dayNumberStart(day) + (hour < 0 ? 23 : hour) * hourMs + random.whole(0, 3_599_999);
}
