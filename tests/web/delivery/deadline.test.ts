import { describe, expect, it } from 'vitest';
import { nextChange, timeLeft } from '../../../web/src/features/delivery/deadline.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const now = Date.parse('2026-03-11T04:00:00Z');

describe('the time left until a deadline', () => {
  it.each([
    [2 * day + 3 * hour + 59 * minute, 'fine', 'days', 2, 3],
    [day, 'fine', 'days', 1, 0],
    [day - 1, 'due', 'hours', 23, 59],
    [hour, 'due', 'hours', 1, 0],
    [hour - 1, 'due', 'minutes', 59, 59],
    [61_000, 'due', 'minutes', 1, 1],
    [1_000, 'due', 'minutes', 0, 1],
    [0, 'overdue', 'minutes', 0, 0],
    [-90_000, 'overdue', 'minutes', 1, 30],
    [-5 * hour, 'overdue', 'hours', 5, 0],
    [-3 * day, 'overdue', 'days', 3, 0],
  ] as const)('of %i ms is %s, in %s: %i and %i', (left, state, unit, whole, rest) => {
    expect(timeLeft(now + left, now)).toEqual({ state, unit, whole, rest });
  });

  it('is looked at every second in the last hour and the first one after, and less often before', () => {
    expect(nextChange(now + 30 * minute, now)).toBe(1_000);
    expect(nextChange(now - 30 * minute, now)).toBe(1_000);
    expect(nextChange(now + 5 * hour, now)).toBeGreaterThan(1_000);
    expect(nextChange(now + 5 * hour, now)).toBeLessThanOrEqual(minute);
  });
});
