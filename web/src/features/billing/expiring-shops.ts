/** A reminder comes when less than this is left, in ms. */
const soon = 24 * 60 * 60 * 1000;

export interface PaidShop {
  readonly id: string;
  readonly name: string;
  /** End of the paid time (ISO); null when it never ends. */
  readonly expiresAt: string | null;
}

export interface ExpiringShop {
  readonly id: string;
  readonly name: string;
  /** ms UTC. */
  readonly expiresAt: number;
  readonly isExpired: boolean;
}

/** The shops whose paid time is over or has under 24 hours left, the longest expired first. */
export function expiringShops(shops: readonly PaidShop[], now: number): ExpiringShop[] {
  return shops
    .flatMap(({ id, name, expiresAt }) =>
      expiresAt === null ? [] : [{ id, name, expiresAt: Date.parse(expiresAt) }],
    )
    .filter(({ expiresAt }) => expiresAt - now < soon)
    .map((shop) => ({ ...shop, isExpired: shop.expiresAt <= now }))
    .sort((one, other) => one.expiresAt - other.expiresAt);
}
