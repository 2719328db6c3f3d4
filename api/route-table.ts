import { routes as apiKeyRoutes } from './account/key-routes.ts';
import { routes as accountRoutes } from './account/routes.ts';
import { routes as sessionRoutes } from './account/session-routes.ts';
import { routes as tableViewRoutes } from './account/table-view-routes.ts';
import { routes as userNoteRoutes } from './account/user-note-routes.ts';
import { routes as viewingRoutes } from './account/viewing.ts';
import { routes as auditRoutes } from './audit/routes.ts';
import { routes as billingRoutes } from './billing/routes.ts';
import { routes as bindingRoutes } from './binding/routes.ts';
import { stocksPath } from './contract/call.ts';
import { matchPath, pathParameters } from './contract/path.ts';
import { routes as deliveryRoutes } from './delivery/routes.ts';
import type { CallContext, Route } from './deps.ts';
import { routes as desktopRoutes } from './desktop/routes.ts';
import { routes as exportRoutes } from './files/routes.ts';
import { routes as importRoutes } from './imports/routes.ts';
import { routes as tryRoutes } from './imports/tries.ts';
import { routes as labelRoutes } from './labels/routes.ts';
import { routes as imageRoutes } from './listing/images/routes.ts';
import { routes as listingRoutes } from './listing/routes.ts';
import { routes as alertRoutes } from './notices/alert-routes.ts';
import { routes as mailRoutes } from './notices/mail-routes.ts';
import { routes as pushRoutes } from './notices/push-routes.ts';
import { routes as noticeRoutes } from './notices/routes.ts';
import { routes as managerRoutes } from './people/manager-routes.ts';
import { routes as operatorRoutes } from './people/operator-routes.ts';
import { routes as peopleRoutes } from './people/people-routes.ts';
import { routes as shipperRoutes } from './people/shipper-routes.ts';
import { routes as courseRoutes } from './products/course-routes.ts';
import { routes as productRoutes } from './products/routes.ts';
import { routes as sharedStockRoutes } from './products/shared-stock-routes.ts';
import { routes as productStatisticsRoutes } from './products/statistics-routes.ts';
import { routes as productWriteRoutes } from './products/write-routes.ts';
import { routes as groupRoutes } from './shops/group-routes.ts';
import { routes as shopHealthRoutes } from './shops/health-routes.ts';
import { routes as shopReportRoutes } from './shops/report-routes.ts';
import { routes as shopRoutes } from './shops/routes.ts';
import { routes as cashRoutes } from './statistics/cash-routes.ts';
import { routes as changeRoutes } from './statistics/change-routes.ts';
import { routes as eventRoutes } from './statistics/event-routes.ts';
import { routes as financeRoutes } from './statistics/finance-routes.ts';
import { routes as originRoutes } from './statistics/origin-routes.ts';
import { routes as recentSalesRoutes } from './statistics/recent-sales-routes.ts';
import { routes as statisticsRoutes } from './statistics/routes.ts';
import { routes as salesSplitRoutes } from './statistics/sales-splits-routes.ts';
import { routes as standingRoutes } from './statistics/standing-routes.ts';
import { routes as stockStatisticsRoutes } from './statistics/stock-routes.ts';
import { routes as todoRoutes } from './todos/routes.ts';
import { routes as uploadRoutes } from './uploads/routes.ts';

/** Every route there is, one for each declared call. */
export const routes: readonly Route[] = [
  ...accountRoutes,
  ...apiKeyRoutes,
  ...sessionRoutes,
  ...tableViewRoutes,
  ...userNoteRoutes,
  ...viewingRoutes,
  ...auditRoutes,
  ...bindingRoutes,
  ...billingRoutes,
  ...shopRoutes,
  ...shopHealthRoutes,
  ...groupRoutes,
  ...peopleRoutes,
  ...shipperRoutes,
  ...managerRoutes,
  ...operatorRoutes,
  ...statisticsRoutes,
  ...recentSalesRoutes,
  ...salesSplitRoutes,
  ...changeRoutes,
  ...originRoutes,
  ...standingRoutes,
  ...eventRoutes,
  ...productStatisticsRoutes,
  ...sharedStockRoutes,
  ...courseRoutes,
  ...cashRoutes,
  ...productRoutes,
  ...productWriteRoutes,
  ...deliveryRoutes,
  ...desktopRoutes,
  ...financeRoutes,
  ...stockStatisticsRoutes,
  ...shopReportRoutes,
  ...exportRoutes,
  ...importRoutes,
  ...tryRoutes,
  ...labelRoutes,
  ...listingRoutes,
  ...imageRoutes,
  ...noticeRoutes,
  ...alertRoutes,
  ...pushRoutes,
  ...mailRoutes,
  ...todoRoutes,
  ...uploadRoutes,
];

/** What answers at a method of a path. */
export interface Endpoint {
  readonly route: Route;
  readonly dataSource: CallContext['dataSource'];
}

/** Path, then method. */
export type RouteTable = ReadonlyMap<string, ReadonlyMap<string, Endpoint>>;

export function tableOf(all: readonly Route[]): RouteTable {
  const table = new Map<string, Map<string, Endpoint>>();
  const add = (path: string, endpoint: Endpoint): void => {
    const methods = table.get(path) ?? new Map<string, Endpoint>();
    methods.set(endpoint.route.call.method, endpoint);
    table.set(path, methods);
  };
  for (const route of all) {
    const { call } = route;
    add(call.path, { route, dataSource: 'sales' });
    if (call.stockable) add(stocksPath(call.path), { route, dataSource: 'stocks' });
  }
  return table;
}

/** The methods at an address: of the path itself or, where none is so called, of one with named parts. */
export function methodsAt(
  table: RouteTable,
  pathname: string,
): ReadonlyMap<string, Endpoint> | undefined {
  const exact = table.get(pathname);
  if (exact !== undefined) return exact;
  for (const [path, methods] of table) {
    if (pathParameters(path).length > 0 && matchPath(path, pathname)) return methods;
  }
  return undefined;
}
