import {
  addDays,
  addMonths,
  type Day,
  firstDayOfMonth,
  lastDayOfMonth,
  mondayOf,
  monthOfDay,
  sameDayInMonths,
} from '../../../../api/contract/rules/calendar.ts';
import type { DayRange } from './range.ts';

/** Calendar periods that move on with the days. */
export const presets = ['yesterday', 'thisWeek', 'lastWeek', 'thisMonth', 'lastMonth'] as const;
export type Preset = (typeof presets)[number];

/** On the first day of a week or month none of its days is over. */
export const hasDays = (preset: Preset, today: Day): boolean =>
  preset === 'thisWeek'
    ? mondayOf(today) < today
    : preset === 'thisMonth'
      ? firstDayOfMonth(monthOfDay(today)) < today
      : true;

/**
 * The days of a preset that are over, and those they are compared with: the same weekdays of the week before,
 * the same dates of the month before. The last whole week or month stands in for one of which no day is over.
 */
export function presetRanges(preset: Preset, today: Day): readonly [DayRange, DayRange] {
  const yesterday = addDays(today, -1);
  switch (preset) {
    case 'yesterday':
      return [daysOf(yesterday), daysOf(addDays(today, -2))];
    case 'thisWeek': {
      if (!hasDays(preset, today)) return presetRanges('lastWeek', today);
      const monday = mondayOf(today);
      return [
        { start: monday, end: yesterday },
        { start: addDays(monday, -7), end: addDays(yesterday, -7) },
      ];
    }
    case 'lastWeek': {
      const monday = mondayOf(today);
      return [
        { start: addDays(monday, -7), end: addDays(monday, -1) },
        { start: addDays(monday, -14), end: addDays(monday, -8) },
      ];
    }
    case 'thisMonth': {
      if (!hasDays(preset, today)) return presetRanges('lastMonth', today);
      const month = monthOfDay(today);
      return [
        { start: firstDayOfMonth(month), end: yesterday },
        { start: firstDayOfMonth(addMonths(month, -1)), end: sameDayInMonths(yesterday, -1) },
      ];
    }
    case 'lastMonth': {
      const month = monthOfDay(today);
      return [wholeMonth(addMonths(month, -1)), wholeMonth(addMonths(month, -2))];
    }
  }
}

const daysOf = (day: Day): DayRange => ({ start: day, end: day });
const wholeMonth = (month: string): DayRange => ({
  start: firstDayOfMonth(month),
  end: lastDayOfMonth(month),
});
