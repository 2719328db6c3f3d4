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

/** A strip tells of shops whose paid time ends within this, in ms. */
const ahead = 14 * 24 * 60 * 60 * 1000;

const endingWithin =
  (within: number) =>
  (shops: readonly PaidShop[], now: number): ExpiringShop[] =>
    shops
      .flatMap(({ id, name, expiresAt }) =>
        expiresAt === null ? [] : [{ id, name, expiresAt: Date.parse(expiresAt) }],
      )
      .filter(({ expiresAt }) => expiresAt - now < within)
      .map((shop) => ({ ...shop, isExpired: shop.expiresAt <= now }))
      .sort((one, other) => one.expiresAt - other.expiresAt);

/** The shops whose paid time is over or ends within two weeks, the longest expired first. */
export const endingShops = endingWithin(ahead);

/** The shops whose paid time is over or has under 24 hours left, the longest expired first. */
export const expiringShops = endingWithin(soon);
