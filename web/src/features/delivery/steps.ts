import type { Tab } from './list-url.ts';
import { countOfTab, statusOfTab, tabs } from './list-url.ts';
import type { Counts, Order } from './use-shipping-orders.ts';

/** What a person does with a shipping order. */
export type Step = 'pack' | 'ship' | 'cancel';

/** The steps that the orders of a tab can take, the one that leads on first. */
export const stepsOfTab = {
  packing: ['pack', 'cancel'],
  shipping: ['ship', 'cancel'],
  shipped: [],
  cancelled: [],
} as const satisfies Record<Tab, readonly Step[]>;

const leadsTo = {
  pack: 'shipping',
  ship: 'shipped',
  cancel: 'cancelled',
} as const satisfies Record<Step, Tab>;

/** The order as it will stand after the step. */
export const stepped = (order: Order, step: Step, now: string): Order => {
  const status = statusOfTab[leadsTo[step]];
  switch (step) {
    case 'pack':
      return { ...order, status, packedAt: now };
    case 'ship':
      return { ...order, status, shippedAt: now, warehouseEntry: 'UNDER_WAY' };
    case 'cancel':
      return { ...order, status, cancelledAt: now };
  }
};

/** The figures of the tabs after so many orders have taken a step out of a state. */
export const moveCounts = (
  counts: Counts,
  from: Order['status'],
  step: Step,
  orders: number,
): Counts => {
  const tab = tabs.find((one) => statusOfTab[one] === from);
  if (tab === undefined) return counts;
  const [old, next] = [countOfTab[tab], countOfTab[leadsTo[step]]];
  return { ...counts, [old]: Math.max(0, counts[old] - orders), [next]: counts[next] + orders };
};
