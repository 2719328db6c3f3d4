import type { BoundShopFragment } from './Unbind.generated.ts';

export type BoundShop = Omit<BoundShopFragment, ' $fragmentName'>;

export const isExpired = ({ expiresAt }: Pick<BoundShop, 'expiresAt'>, now: number): boolean =>
  expiresAt !== null && Date.parse(expiresAt) <= now;

/** Shops as a warning lists them: the expired first, each part in the order that it came in. */
export const expiredFirst = <Shop extends Pick<BoundShop, 'expiresAt'>>(
  shops: readonly Shop[],
  now: number,
): Shop[] => [
  ...shops.filter((shop) => isExpired(shop, now)),
  ...shops.filter((shop) => !isExpired(shop, now)),
];
