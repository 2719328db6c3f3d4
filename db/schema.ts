import type { AccountsTables } from './tables/accounts.ts';
import type { BillingTables } from './tables/billing.ts';
import type { BindingTables } from './tables/binding.ts';
import type { DeliveryTables } from './tables/delivery.ts';
import type { DesktopTables } from './tables/desktop.ts';
import type { HealthTables } from './tables/health.ts';
import type { ImportsTables } from './tables/imports.ts';
import type { ListingTables } from './tables/listing.ts';
import type { NoticesTables } from './tables/notices.ts';
import type { ProductsTables } from './tables/products.ts';
import type { ReportsTables } from './tables/reports.ts';
import type { SalesTables } from './tables/sales.ts';
import type { ShopsTables } from './tables/shops.ts';

export type * from './tables/accounts.ts';
export type * from './tables/billing.ts';
export type * from './tables/binding.ts';
export type * from './tables/delivery.ts';
export type * from './tables/desktop.ts';
export type * from './tables/health.ts';
export type * from './tables/imports.ts';
export type * from './tables/listing.ts';
export type * from './tables/notices.ts';
export type * from './tables/products.ts';
export type * from './tables/reports.ts';
export type * from './tables/sales.ts';
export type * from './tables/shops.ts';

/**
 * The tables, one interface each, in a file of their domain. Migrations create them in the same names on
 * SQLite and PostgreSQL. Conventions: ids are integers inside and text outside; money is whole fen; instants
 * are milliseconds since 1970 in UTC; days are Asia/Shanghai `YYYY-MM-DD` text; booleans are 0 or 1.
 */
export interface Database
  extends AccountsTables,
    BillingTables,
    BindingTables,
    ShopsTables,
    ProductsTables,
    SalesTables,
    DeliveryTables,
    HealthTables,
    DesktopTables,
    ImportsTables,
    ListingTables,
    ReportsTables,
    NoticesTables {}
