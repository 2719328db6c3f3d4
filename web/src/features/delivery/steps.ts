import { toFen } from '../../shared/kpi/money.ts';
import { timeLeft } from './deadline.ts';
import type { Tab } from './list-url.ts';
import { countOfTab, statusOfTab, tabs, type View, valueOfView } from './list-url.ts';
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

export const tabOf = (status: Order['status']): Tab =>
  tabs.find((tab) => statusOfTab[tab] === status) ?? 'packing';

/** The steps that an order in this state can take. */
export const stepsOf = (status: Order['status']): readonly Step[] => stepsOfTab[tabOf(status)];

/** The steps that some of the orders can take, each with those that can. */
export const stepsOfAll = <One extends Pick<Order, 'status'>>(
  orders: readonly One[],
): { readonly step: Step; readonly orders: readonly One[] }[] =>
  (['pack', 'ship', 'cancel'] as const)
    .map((step) => ({
      step,
      orders: orders.filter(({ status }) => stepsOf(status).includes(step)),
    }))
    .filter((found) => found.orders.length > 0);

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

/** The figures after these orders, as they stood before it, have taken a step. */
export const moveCounts = (
  counts: Counts,
  orders: readonly Pick<Order, 'status' | 'shipBy' | 'value'>[],
  step: Step,
  now: number,
): Counts => {
  const figures = { ...counts };
  const add = (figure: (typeof countOfTab)[Tab] | 'overdue' | 'dueSoon', orders: number) => {
    figures[figure] = Math.max(0, figures[figure] + orders);
  };
  const addValue = (view: View, value: string | null, sign: 1 | -1) => {
    const figure = valueOfView[view];
    if (figure === null || value === null) return;
    const fen = Math.max(0, toFen(figures[figure] ?? '0') + sign * toFen(value));
    figures[figure] = (fen / 100).toFixed(2);
  };
  for (const { status, shipBy, value } of orders) {
    add(countOfTab[tabOf(status)], -1);
    addValue(tabOf(status), value, -1);
    add(countOfTab[leadsTo[step]], 1);
    addValue(leadsTo[step], value, 1);
    const { state } = timeLeft(Date.parse(shipBy), now);
    // What has left, or never will, is not due any more.
    if (step === 'pack' || state === 'fine') continue;
    add(state === 'overdue' ? 'overdue' : 'dueSoon', -1);
    addValue(state === 'overdue' ? 'overdue' : 'soon', value, -1);
  }
  return figures;
};
