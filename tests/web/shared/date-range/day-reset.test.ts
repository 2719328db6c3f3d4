import { describe, expect, it } from 'vitest';
import { rangeDay, untilReset } from '../../../../web/src/shared/date-range/day-reset.ts';

const at = (text: string) => Date.parse(text);

describe('the ranges', () => {
  it('[R4-56] begin the new day 3 seconds after midnight', () => {
    const midnight = at('2024-03-15T00:00:00+08:00');
    expect(untilReset(midnight - 1000)).toBe(4000);
    expect(untilReset(midnight + 2000)).toBe(1000);
    expect(untilReset(midnight + 3000)).toBe(86_400_000);
    expect(rangeDay(midnight + 2999)).toBe('2024-03-14');
    expect(rangeDay(midnight + 3000)).toBe('2024-03-15');
  });
});
