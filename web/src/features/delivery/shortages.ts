import type { Order } from './use-shipping-orders.ts';

/** The longest note and reply, as the server takes them. */
export const longestNote = 200;

/** The pieces that are missing while nobody has answered. */
export const openShortages = ({ shortages }: Pick<Order, 'shortages'>): Order['shortages'] =>
  shortages.filter(({ answeredAt }) => answeredAt === null);

/** The seller's own code of a SKU of the order, by which people know it. */
export const codeOf = ({ goods }: Pick<Order, 'goods'>, skuId: string): string =>
  goods.find((one) => one.skuId === skuId)?.code ?? skuId;

/** An order with pieces that are missing of it. */
export type Missing = {
  readonly order: Order;
  readonly shortage: Order['shortages'][number];
};

/** As both stand in a list; as they were where they have left it. */
export function asListed({ order, shortage }: Missing, listed: readonly Order[] | null): Missing {
  const now = listed?.find(({ id }) => id === order.id) ?? order;
  return {
    order: now,
    shortage: now.shortages.find(({ skuId }) => skuId === shortage.skuId) ?? shortage,
  };
}

/** Sent or cancelled: nothing can be told to be missing of it any more. */
export const hasLeft = ({ status }: Pick<Order, 'status'>): boolean =>
  status === 'SHIPPED' || status === 'CANCELLED';
