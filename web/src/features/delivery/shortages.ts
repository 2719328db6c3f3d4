import type { Order } from './use-shipping-orders.ts';

/** The longest note and reply, as the server takes them. */
export const longestNote = 200;

/** The pieces that are missing while nobody has answered. */
export const openShortages = ({ shortages }: Pick<Order, 'shortages'>): Order['shortages'] =>
  shortages.filter(({ answeredAt }) => answeredAt === null);
