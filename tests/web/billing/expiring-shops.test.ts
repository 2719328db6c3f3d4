import { expect, it } from 'vitest';
import { endingShops, expiringShops } from '../../../web/src/features/billing/expiring-shops.ts';
import { stripText } from '../../../web/src/features/billing/strip-text.ts';
import { i18n } from '../../../web/src/i18n/i18n.ts';

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

it('[R2.7-40] speaks in the strip of one shop otherwise than of several', async () => {
  await i18n.loadNamespaces('reminders');
  const t = i18n.getFixedT('zh-CN', 'reminders');
  const told = (...hours: number[]) =>
    stripText(
      t,
      endingShops(
        hours.map((left, at) => shop(`店铺${at + 1}`, left)),
        now,
      ),
      now,
    );
  expect(told(-24, 20)).toBe('店铺1已到期；店铺2剩余 1 天到期');
  expect(told(-24, -23, 30, 60)).toBe(
    '店铺1等 2 家店铺已到期；店铺3等 2 家店铺即将到期，最早剩余 2 天',
  );
  expect(told(100)).toBe('店铺1剩余 5 天到期');
});
