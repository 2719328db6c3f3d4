import { expect, it } from 'vitest';
import { expiringShops } from '../../../web/src/features/billing/expiring-shops.ts';

const now = Date.parse('2026-06-01T12:00:00Z');
const hourMs = 60 * 60 * 1000;

const shop = (id: string, hoursLeft: number | null) => ({
  id,
  name: id,
  expiresAt: hoursLeft === null ? null : new Date(now + hoursLeft * hourMs).toISOString(),
});

it('[R2.7-40] finds the shops that are expired or have under 24 hours left, the longest expired first', () => {
  const shops = [
    shop('25 h', 25),
    shop('23 h', 23),
    shop('never', null),
    shop('exactly 24 h', 24),
    shop('over since a day', -24),
    shop('over just now', 0),
  ];
  expect(expiringShops(shops, now).map(({ id, isExpired }) => [id, isExpired])).toEqual([
    ['over since a day', true],
    ['over just now', true],
    ['23 h', false],
  ]);
});
