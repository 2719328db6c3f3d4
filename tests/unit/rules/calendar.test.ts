import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  bucketsOf,
  countDays,
  dayNumber,
  dayNumberStart,
  dayStart,
  daysBetween,
  earlier,
  hourOfDay,
  isDay,
  lastDayOfMonth,
  later,
  monthsBetween,
  monthsLater,
  sameDayInMonths,
  shanghaiDay,
  shanghaiDigits,
  shanghaiHour,
  shanghaiMonth,
} from '../../../api/contract/rules/calendar.ts';

const zone = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** From 1992, the first year without summer time, to 2099. */
const instants = fc.integer({
  min: Date.parse('1992-01-01T00:00:00Z'),
  max: Date.parse('2099-12-31T00:00:00Z'),
});
const days = instants.map(shanghaiDay);

describe('the calendar', () => {
  it('puts every instant into the hour, day and month that Shanghai has then', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const local = zone.format(instant);
        expect(shanghaiHour(instant)).toBe(local.slice(0, 13).replace(' ', 'T'));
        expect(shanghaiDay(instant)).toBe(local.slice(0, 10));
        expect(shanghaiMonth(instant)).toBe(local.slice(0, 7));
        expect(hourOfDay(instant)).toBe(Number(local.slice(11, 13)));
        expect(shanghaiDigits(instant)).toBe(local.replace(/\D/g, ''));
      }),
    );
  });

  it('numbers the days as it names them', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const start = dayNumberStart(dayNumber(instant));
        expect(start).toBe(dayStart(shanghaiDay(instant)));
        expect(dayNumber(start - 1)).toBe(dayNumber(instant) - 1);
      }),
    );
  });

  it.each([
    ['2024-02-29', true],
    ['2025-02-29', false],
    ['2025-13-01', false],
    ['2025-1-01', false],
    ['x', false],
    ['', false],
  ])('%j is a day: %s', (text, is) => {
    expect(isDay(text)).toBe(is);
  });

  it('orders two days', () => {
    expect(earlier('2024-02-29', '2024-03-01')).toBe('2024-02-29');
    expect(later('2024-02-29', '2024-03-01')).toBe('2024-03-01');
  });

  it('counts both ends of a range, and months by their names', () => {
    expect(countDays('2024-02-28', '2024-02-28')).toBe(1);
    expect(countDays('2024-02-28', '2024-03-01')).toBe(3);
    expect(daysBetween('2024-03-01', '2024-02-28')).toBe(-2);
    expect(monthsBetween('2025-11-30', '2026-02')).toBe(3);
  });

  it('keeps the time of day so many months later', () => {
    const at = (text: string) => Date.parse(text);
    expect(monthsLater(at('2026-01-31T10:20:30+08:00'), 1)).toBe(at('2026-02-28T10:20:30+08:00'));
    expect(monthsLater(at('2026-11-15T00:00:00+08:00'), 2)).toBe(at('2027-01-15T00:00:00+08:00'));
  });

  it('changes the day at 16:00 UTC', () => {
    expect(shanghaiDay(Date.parse('2026-03-10T15:59:59.999Z'))).toBe('2026-03-10');
    expect(shanghaiDay(Date.parse('2026-03-10T16:00:00Z'))).toBe('2026-03-11');
    expect(dayStart('2026-03-11')).toBe(Date.parse('2026-03-10T16:00:00Z'));
  });

  it('counts days there and back', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -5000, max: 5000 }), (day, count) => {
        expect(daysBetween(day, addDays(day, count))).toBe(count);
        expect(dayStart(addDays(day, count)) - dayStart(day)).toBe(count * 86_400_000);
      }),
    );
  });

  it.each([
    ['2026-01', 1, '2026-02'],
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-03', -26, '2024-01'],
  ])('finds the month of %s and %i', (month, count, expected) => {
    expect(addMonths(month, count)).toBe(expected);
  });

  it.each([
    ['2024-02', '2024-02-29'],
    ['2025-02', '2025-02-28'],
    ['2026-12', '2026-12-31'],
  ])('ends %s on %s', (month, last) => {
    expect(lastDayOfMonth(month)).toBe(last);
  });

  it.each([
    ['2026-03-15', '2026-02-15'],
    ['2026-03-31', '2026-02-28'],
    ['2024-03-30', '2024-02-29'],
    ['2024-03-15', '2024-02-15'],
    ['2026-03-11', '2026-02-11'],
    ['2026-01-31', '2025-12-31'],
  ])('[R7.4-41] takes %s one month back, to a day that exists: %s', (day, before) => {
    expect(sameDayInMonths(day, -1)).toBe(before);
  });

  it('names every bucket of a range once, in order', () => {
    expect(bucketsOf('2026-02-27', '2026-03-01', 'day')).toEqual([
      '2026-02-27',
      '2026-02-28',
      '2026-03-01',
    ]);
    expect(bucketsOf('2025-12-31', '2026-02-01', 'month')).toEqual([
      '2025-12',
      '2026-01',
      '2026-02',
    ]);
    const hours = bucketsOf('2026-02-28', '2026-03-01', 'hour');
    expect(hours).toHaveLength(48);
    expect([hours[0], hours[23], hours[24], hours[47]]).toEqual([
      '2026-02-28T00',
      '2026-02-28T23',
      '2026-03-01T00',
      '2026-03-01T23',
    ]);
  });
});
