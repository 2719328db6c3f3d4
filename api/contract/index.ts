import { z } from 'zod';
import * as account from './account.ts';
import * as alerts from './alerts.ts';
import * as apiKeys from './api-keys.ts';
import * as audit from './audit.ts';
import * as billing from './billing.ts';
import * as binding from './binding.ts';
import type { Call } from './call.ts';
import * as cash from './cash.ts';
import * as delivery from './delivery.ts';
import * as desktop from './desktop.ts';
import * as distribution from './distribution.ts';
import * as exports from './exports.ts';
import * as fields from './fields.ts';
import * as figureOrigin from './figure-origin.ts';
import * as filing from './filing.ts';
import * as finance from './finance.ts';
import * as groups from './groups.ts';
import * as imageTranslation from './image-translation.ts';
import * as importFiles from './import-files.ts';
import * as importTries from './import-tries.ts';
import * as imports from './imports.ts';
import * as labelDrawing from './label-drawing.ts';
import * as labels from './labels.ts';
import * as listing from './listing.ts';
import * as listingRows from './listing-rows.ts';
import * as mail from './mail.ts';
import * as managers from './managers.ts';
import * as notices from './notices.ts';
import * as operators from './operators.ts';
import * as people from './people.ts';
import * as productCourse from './product-course.ts';
import * as productStatistics from './product-statistics.ts';
import * as productWrites from './product-writes.ts';
import * as products from './products.ts';
import * as push from './push.ts';
import * as recentSales from './recent-sales.ts';
import * as salesChange from './sales-change.ts';
import * as salesSplits from './sales-splits.ts';
import * as selection from './selection.ts';
import * as sessions from './sessions.ts';
import * as sharedStock from './shared-stock.ts';
import * as shippers from './shippers.ts';
import * as shopCard from './shop-card.ts';
import * as shopHealth from './shop-health.ts';
import * as shopReports from './shop-reports.ts';
import * as shopSessions from './shop-sessions.ts';
import * as shops from './shops.ts';
import * as shortages from './shortages.ts';
import * as statistics from './statistics.ts';
import * as stockStatistics from './stock-statistics.ts';
import * as tableViews from './table-views.ts';
import * as todos from './todos.ts';
import * as trendEvents from './trend-events.ts';
import * as uploads from './uploads.ts';
import * as userNotes from './user-notes.ts';
import * as viewing from './viewing.ts';

/** The calls among what a file of declarations exports. */
export const callsOf = (domain: object): Call[] => Object.values(domain).filter(isCall);

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'output' in value;

const domains = {
  account,
  apiKeys,
  sessions,
  viewing,
  tableViews,
  userNotes,
  audit,
  binding: { ...binding, ...shopSessions },
  billing,
  shops: { ...shops, ...shopCard, ...shopHealth },
  groups,
  people,
  shippers,
  managers: { ...managers, ...distribution },
  operators,
  statistics,
  recentSales,
  salesChange,
  figureOrigin: { ...figureOrigin, ...trendEvents },
  salesSplits,
  productStatistics,
  products: { ...products, ...productWrites, ...productCourse, ...sharedStock },
  finance: { ...finance, ...cash },
  stockStatistics,
  shopReports,
  delivery: { ...delivery, ...shortages },
  desktop,
  imports: { ...importFiles, ...importTries, ...imports },
  exports,
  labels,
  listing: { ...listing, ...selection },
  imageTranslation,
  notices,
  push: { ...push, ...alerts },
  mail,
  todos,
  uploads,
};

/** The calls of each file of declarations. */
export const callsByDomain: Readonly<Record<string, readonly Call[]>> = Object.fromEntries(
  Object.entries(domains).map(([name, domain]) => [name, callsOf(domain)]),
);

/** Every declared call of the `/api` surface, by name. The only list there is. */
export const calls: ReadonlyMap<string, Call> = new Map(
  Object.values(callsByDomain).flatMap((domain) => domain.map((call) => [call.name, call])),
);

const shapeKinds = [z.ZodObject, z.ZodEnum, z.ZodUnion, z.ZodPreprocess];
const isShape = (value: unknown): value is z.ZodType =>
  shapeKinds.some((kind) => value instanceof kind);

/** The shapes that the declarations export, which several calls may have in them, by name. */
export const shapes: readonly (readonly [string, z.ZodType])[] = Object.values({
  ...domains,
  fields,
  listingRows,
  labelDrawing,
  filing,
}).flatMap((domain) =>
  Object.entries(domain).flatMap(([name, value]) =>
    isShape(value) ? [[name, value] as const] : [],
  ),
);

export { account, shops, statistics };
