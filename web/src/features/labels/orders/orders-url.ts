import {
  listOf,
  optionalOf,
  printQuery,
  text,
  together,
  withValue,
} from '../../../shared/url-state/codec.ts';
import { markets } from '../templates/markets.ts';

/** As many orders as one answer of the server has. */
export const mostOrders = 100;

/** What of shipping orders is printed, as it stands in the address. */
export interface OrdersState {
  /** Numbers of orders. */
  readonly orders: readonly string[];
  /** The country that the goods are sold in; null: none is looked at. */
  readonly market: (typeof markets)[number] | null;
  /** The template of SKUs without a label of their own; empty for the one that fits best. */
  readonly template: string;
  /** The SKU whose label is drawn; empty for none. */
  readonly sku: string;
  /** The same as a row of the product list, by its global id, where it is known: what the label says of it. */
  readonly row: string;
}

const ordersCodec = listOf('orders', mostOrders);
const skuCodec = text('sku', 64);
const rowCodec = text('row', 240);

export const ordersState = together<OrdersState>({
  orders: ordersCodec,
  market: optionalOf('market', markets),
  template: text('template', 40),
  sku: skuCodec,
  row: rowCodec,
});

/** Where the labels of these orders are printed. */
export const orderLabelsAt = (numbers: readonly string[]): string =>
  `/canvasCompon${printQuery(withValue(new URLSearchParams(), ordersCodec, numbers))}`;

/** Where the label of a SKU is drawn and printed, which is a row of the product list. */
export const skuLabelAt = (sku: string, row: string): string => {
  const named = withValue(new URLSearchParams(), skuCodec, sku);
  return `/canvasCompon${printQuery(withValue(named, rowCodec, row))}`;
};
