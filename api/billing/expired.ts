import type { Shop } from '../../db/schema.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** How many milliseconds of its paid time a shop has left; undefined where it never ends. */
const left = (shop: Shop, now: number): number | undefined =>
  shop.expire_at === null ? undefined : shop.expire_at - now;

export const isExpired = (shop: Shop, now: number): boolean => (left(shop, now) ?? 1) <= 0;

/** Not over, but within a day. */
export const isExpiring = (shop: Shop, now: number): boolean => {
  const time = left(shop, now);
  return time !== undefined && time > 0 && time < dayMs;
};
