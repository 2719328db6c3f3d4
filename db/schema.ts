import type { AccountsTables } from './account/tables.ts';
import type { AuditTables } from './audit/tables.ts';
import type { BillingTables } from './billing/tables.ts';
import type { BindingTables } from './binding/tables.ts';
import type { DeliveryTables } from './delivery/tables.ts';
import type { DesktopTables } from './desktop/tables.ts';
import type { HealthTables } from './engine/tables.ts';
import type { FilesTables } from './files/tables.ts';
import type { ImportsTables } from './imports/tables.ts';
import type { LabelsTables } from './labels/tables.ts';
import type { ListingTables } from './listing/tables.ts';
import type { NoticesTables } from './notices/tables.ts';
import type { ProductsTables } from './products/tables.ts';
import type { ReportsTables } from './shops/report-tables.ts';
import type { ShopsTables } from './shops/tables.ts';
import type { SalesTables } from './statistics/tables.ts';
import type { TodosTables } from './todos/tables.ts';

export type * from './account/tables.ts';
export type * from './audit/tables.ts';
export type * from './billing/tables.ts';
export type * from './binding/tables.ts';
export type * from './delivery/tables.ts';
export type * from './desktop/tables.ts';
export type * from './engine/tables.ts';
export type * from './files/tables.ts';
export type * from './imports/tables.ts';
export type * from './labels/tables.ts';
export type * from './listing/tables.ts';
export type * from './notices/tables.ts';
export type * from './products/tables.ts';
export type * from './shops/report-tables.ts';
export type * from './shops/tables.ts';
export type * from './statistics/tables.ts';
export type * from './todos/tables.ts';

/**
 * The tables, one interface each, in a file of their domain. Migrations create them in the same names on
 * SQLite and PostgreSQL. Conventions: ids are integers inside and text outside; money is whole fen; instants
 * are milliseconds since 1970 in UTC; days are Asia/Shanghai `YYYY-MM-DD` text; booleans are 0 or 1.
 */
export interface Database
  extends AccountsTables,
    AuditTables,
    BillingTables,
    BindingTables,
    ShopsTables,
    ProductsTables,
    SalesTables,
    DeliveryTables,
    HealthTables,
    DesktopTables,
    FilesTables,
    ImportsTables,
    LabelsTables,
    ListingTables,
    ReportsTables,
    NoticesTables,
    TodosTables {}
