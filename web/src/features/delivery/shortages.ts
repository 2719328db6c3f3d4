import type { Order } from './use-shipping-orders.ts';

/** The longest note and reply, as the server takes them. */
export const longestNote = 200;

/** The pieces that are missing while nobody has answered. */
export const openShortages = ({ shortages }: Pick<Order, 'shortages'>): Order['shortages'] =>
  shortages.filter(({ answeredAt }) => answeredAt === null);

/** Sent or cancelled: nothing can be told to be missing of it any more. */
export const hasLeft = ({ status }: Pick<Order, 'status'>): boolean =>
  status === 'SHIPPED' || status === 'CANCELLED';
