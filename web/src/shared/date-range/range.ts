import type { Day } from '../../../../api/contract/rules/calendar.ts';
import { addDays, countDays, earlier, later } from '../../../../api/contract/rules/calendar.ts';
import { type ComparisonChoice, comparisonRange } from './comparison.ts';
import { type Preset, presetRanges, presets } from './presets.ts';

/** Both ends are included. */
export type DayRange = { readonly start: Day; readonly end: Day };

/** The date types of the specification. */
export const dateTypes = ['today', 'week', 'month'] as const;
export type DateType = (typeof dateTypes)[number];

export const isDateType = (type: string): type is DateType =>
  dateTypes.some((known) => known === type);

/** What the reader chose. Relative choices move on with the days; a custom one stays. */
export type RangeChoice =
  | { readonly type: DateType | Preset }
  | { readonly type: 'custom'; readonly start: Day; readonly end: Day };

export type Granularity = 'HOUR' | 'DAY' | 'MONTH';

export type ResolvedRange = {
  readonly range: DayRange;
  /** Null where the whole compared period lies before the data begins. */
  readonly comparison: DayRange | null;
  /** The same with the days before the data, by which each day finds the one beside it. */
  readonly wholeComparison: DayRange | null;
  /** The compared period was cut short by the beginning of the data. */
  readonly isComparisonCut: boolean;
};

export type RangeLimits = {
  /** Today in Asia/Shanghai. */
  readonly today: Day;
  /** First day of every range: the registration, or the first sale if that is earlier. */
  readonly dataStart: Day;
};

/** Days back from today: [start, end] of the period, then of the one it is compared with. */
const relative: Record<DateType, readonly [number, number, number, number]> = {
  today: [0, 0, 1, 1],
  week: [7, 1, 15, 8],
  month: [30, 1, 61, 31],
};

const usual: ComparisonChoice = { type: 'previous' };

/**
 * The days that a choice means, and those it is compared with. By themselves, week and month compare with a
 * period one day longer than themselves: so the specification has it, and the page names both.
 * Nothing begins before the data; a choice that lies wholly before it becomes its first day.
 */
export const resolveRange = (
  choice: RangeChoice,
  limits: RangeLimits,
  against: ComparisonChoice = usual,
): ResolvedRange => {
  const { today, dataStart } = limits;
  const floor = earlier(dataStart, today);
  const [wanted, previous] =
    choice.type === 'custom' ? customRanges(choice, today) : rangesOf(choice.type, today);
  const start = later(wanted.start, floor);
  const range = { start, end: later(wanted.end, start) };
  const compared = comparisonRange(against, wanted, previous, today);
  if (compared.end < floor)
    return { range, comparison: null, wholeComparison: null, isComparisonCut: false };
  const isComparisonCut = compared.start < floor;
  return {
    range,
    comparison: { start: later(compared.start, floor), end: compared.end },
    wholeComparison: compared,
    isComparisonCut,
  };
};

/** A choice that moves on with the days, by its name in the address. */
export const movingChoice = (name: string): RangeChoice | undefined => {
  const type = [...dateTypes, ...presets].find((known) => known === name);
  return type && { type };
};

const rangesOf = (type: DateType | Preset, today: Day): readonly [DayRange, DayRange] =>
  isDateType(type) ? relativeRanges(type, today) : presetRanges(type, today);

const relativeRanges = (type: DateType, today: Day): readonly [DayRange, DayRange] => {
  const [start, end, compareStart, compareEnd] = relative[type];
  return [
    { start: addDays(today, -start), end: addDays(today, -end) },
    { start: addDays(today, -compareStart), end: addDays(today, -compareEnd) },
  ];
};

/** A custom range ends yesterday at the latest, and is compared with as many days right before it. */
const customRanges = (choice: DayRange, today: Day): readonly [DayRange, DayRange] => {
  const first = earlier(choice.start, choice.end);
  const end = earlier(later(choice.start, choice.end), addDays(today, -1));
  const start = earlier(first, end);
  const length = countDays(start, end);
  return [
    { start, end },
    { start: addDays(start, -length), end: addDays(start, -1) },
  ];
};

const MAX_HOUR_DAYS = 2;
const MAX_AUTO_DAY_DAYS = 92;
const MAX_DAY_DAYS = 400;

/**
 * Widths that make a readable line of a range, the best first. The day line of a single day (specification
 * section 9) is drawn by its hours: one point would be no line.
 */
export const granularitiesOf = (range: DayRange): readonly [Granularity, ...Granularity[]] => {
  const days = countDays(range.start, range.end);
  if (days === 1) return ['HOUR'];
  if (days <= MAX_HOUR_DAYS) return ['DAY', 'HOUR'];
  if (days <= 31) return ['DAY'];
  if (days <= MAX_AUTO_DAY_DAYS) return ['DAY', 'MONTH'];
  if (days <= MAX_DAY_DAYS) return ['MONTH', 'DAY'];
  return ['MONTH'];
};

/** The wished width if the range allows it, else the best one. */
export const granularityOf = (range: DayRange, wish: Granularity | null = null): Granularity => {
  const allowed = granularitiesOf(range);
  return wish !== null && allowed.includes(wish) ? wish : allowed[0];
};

/** Days that the picker offers: from the day before the registration up to yesterday. */
export const pickableDays = (limits: RangeLimits & { registeredOn: Day | null }): DayRange => {
  const end = addDays(limits.today, -1);
  const first =
    limits.registeredOn === null
      ? limits.dataStart
      : earlier(addDays(limits.registeredOn, -1), limits.dataStart);
  return { start: earlier(first, end), end };
};
