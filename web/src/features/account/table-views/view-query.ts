import {
  type ViewTable,
  viewParameters,
  viewQueryOf,
} from '../../../../../api/contract/rules/table-views.ts';
import type { TableViewTable } from '../../../graphql/schema.generated.ts';

const tableOf = {
  PRODUCTS: 'products',
  SHIPPING_ORDERS: 'shippingOrders',
  AUDIT_LOG: 'auditLog',
  STOCK: 'stock',
  TODOS: 'todos',
  LISTINGS: 'listings',
  CANDIDATES: 'candidates',
  PEOPLE: 'people',
  SHOPS: 'shops',
} as const satisfies Record<TableViewTable, ViewTable>;

/** Of an address what a view of the table would keep; empty where the list is as it is for everybody. */
export const keptOf = (table: TableViewTable, params: URLSearchParams): string =>
  viewQueryOf(tableOf[table], params.toString());

/**
 * The address with a view in place of what was shown: which shops are looked at stays, the page is the first.
 * Of what was kept no other parameter is taken.
 */
export function withView(
  table: TableViewTable,
  params: URLSearchParams,
  query: string,
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of [...viewParameters[tableOf[table]], 'page']) next.delete(name);
  for (const [name, value] of new URLSearchParams(viewQueryOf(tableOf[table], query)))
    next.set(name, value);
  return next;
}
