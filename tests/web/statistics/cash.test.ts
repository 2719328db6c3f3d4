import { expect, it } from 'vitest';
import {
  daysOf,
  netOf,
  pendingOf,
  sumOf,
  undatedFrozen,
} from '../../../web/src/features/statistics/cash/cash.ts';

const none = {
  settled: '0.00',
  expected: '0.00',
  withdrawn: '0.00',
  released: '0.00',
  renewal: '0.00',
};
const day = (at: string, change: Partial<typeof none> = {}) => ({
  __typename: 'CashDay' as const,
  ...none,
  day: at,
  ...change,
});
const shop = (undatedPending: string | null, frozen = '0.00') => ({
  __typename: 'CashShop' as const,
  ...none,
  shop: { __typename: 'Shop' as const, id: 'temu:1', name: '店铺', platform: 'TEMU' as const },
  undatedPending,
  undatedFrozen: frozen,
});
const days = [
  day('2026-03-10', { settled: '1.00' }),
  day('2026-03-11', { withdrawn: '800.00', expected: '10.10' }),
  day('2026-03-12', { expected: '0.20', released: '3.00', renewal: '69.00' }),
];

it('shows the days to come with today, and those that are over, the nearest first', () => {
  const names = (span: 'coming' | 'past') => daysOf(days, span, '2026-03-12').map((one) => one.day);
  expect(names('coming')).toEqual(['2026-03-12']);
  expect(names('past')).toEqual(['2026-03-11', '2026-03-10']);
});

it('adds up in whole fen, and takes a shop of which nothing is known for no 0', () => {
  expect(sumOf(days, 'expected')).toBe(1030);
  expect(pendingOf(days, [shop(null), shop('0.70')])).toEqual({ dated: 1030, undated: 70 });
  expect(pendingOf(days, [shop(null)])).toBeNull();
  expect(undatedFrozen([shop('0.00', '1.10'), shop(null, '2.20')])).toBe(330);
});

it('counts what comes in less what goes out, and not what only moves to the bank', () => {
  expect(days.map(netOf)).toEqual([100, 1010, 320 - 6900]);
});
