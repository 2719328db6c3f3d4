import { describe, expect, it } from 'vitest';
import { dayTyped } from '../../../../web/src/shared/date-range/day-typed.ts';

describe('a day that is typed', () => {
  it.each([
    ['2026-01-05', '2026-01-05'],
    ['2026-1-5', '2026-01-05'],
    ['2026/1/5', '2026-01-05'],
    ['2026.01.05', '2026-01-05'],
    ['20260105', '2026-01-05'],
    ['2026年1月5日', '2026-01-05'],
    ['2024-02-29', '2024-02-29'],
  ])('%s is %s', (text, day) => expect(dayTyped(text)).toBe(day));

  it.each(['', '2026', '2026-1', '2026-13-01', '2026-02-29', '2026-01-32', '05.01.2026', 'x'])(
    '“%s” is none',
    (text) => expect(dayTyped(text)).toBeNull(),
  );
});
