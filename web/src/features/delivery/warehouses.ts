import type { SelectOption } from '../../shared/forms/Select.tsx';

/** The warehouses of the platform that shipping orders go to: to choose one, and to group by them. */

export interface WarehouseCount {
  readonly name: string;
  /** Its orders of the list that is looked at. */
  readonly orders: number;
}

/** The warehouses with orders in the list; the chosen one stays, whatever it has. */
export function warehouseChoices(
  warehouses: readonly WarehouseCount[],
  chosen: string,
): readonly SelectOption[] {
  const shown = warehouses.filter(({ name, orders }) => orders > 0 || name === chosen);
  const choices = shown.map(({ name, orders }) => ({ value: name, label: `${name} ${orders}` }));
  return chosen === '' || shown.some(({ name }) => name === chosen)
    ? choices
    : [...choices, { value: chosen, label: chosen }];
}

interface Group<Order> {
  readonly warehouse: string;
  readonly orders: readonly Order[];
}

/** Orders that stand by warehouse, those to one together. */
export function byWarehouse<Order extends { readonly warehouse: string }>(
  orders: readonly Order[],
): readonly Group<Order>[] {
  const groups = new Map<string, Order[]>();
  for (const order of orders) {
    const group = groups.get(order.warehouse);
    if (group === undefined) groups.set(order.warehouse, [order]);
    else group.push(order);
  }
  return [...groups].map(([warehouse, some]) => ({ warehouse, orders: some }));
}
