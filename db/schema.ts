import type { ColumnType, Generated, Selectable } from 'kysely';

/**
 * The tables, one interface each. Migrations create them in the same names on SQLite and PostgreSQL.
 * Conventions: ids are integers inside and text outside; money is whole fen; instants are milliseconds
 * since 1970 in UTC; days are Asia/Shanghai `YYYY-MM-DD` text; booleans are 0 or 1.
 */

type Flag = 0 | 1;
/** Written once, never updated. */
type Fixed<T> = ColumnType<T, T, never>;

export interface UserTable {
  id: Generated<number>;
  phone: string;
  username: string;
  nick_name: string | null;
  role: 'boss' | 'manager' | 'worker';
  /** The boss who authorised a manager or worker; null for a boss. */
  boss_id: number | null;
  /** argon2id; null where only codes sign in. */
  password_hash: string | null;
  wechat_uid: string | null;
  register_time: Fixed<number>;
  is_first: Flag;
}

export interface UserPermissionTable {
  user_id: number;
  perms_code: string;
}

export interface SessionTable {
  /** SHA-256 of the token, hex. */
  token_hash: string;
  user_id: number;
  created_at: number;
  expires_at: number;
}

export interface PhoneCodeTable {
  id: Generated<number>;
  phone: string;
  purpose: string;
  /** SHA-256 of phone, purpose and code, hex. */
  code_hash: string;
  attempts: number;
  created_at: number;
  expires_at: number;
  used_at: number | null;
}

/** Text messages of a local run, shown at /dev/inbox. */
export interface OutboxMessageTable {
  id: Generated<number>;
  phone: string;
  purpose: string;
  text: string;
  created_at: number;
}

/** Fixed-window counters that every process shares. */
export interface RateLimitTable {
  key: string;
  window_start: number;
  count: number;
}

export interface MainAccountTable {
  id: Generated<number>;
  owner_id: number;
  platform: 'temu' | 'shein';
  phone: string;
  /** The marketplace's id of the account (temuUid). */
  external_uid: string;
  created_at: number;
  /** What the marketplace gave to act for the seller, encrypted; null where the simulator made it up. */
  credential: string | null;
  /** The marketplace has ended the session. */
  needs_rebind: Generated<Flag>;
}

/** The latest bind of a main account by a boss, any process may go on with it. */
export interface BindAttemptTable {
  owner_id: number;
  phone: string;
  /** Drawn anew by each start, so that an older one cannot write into a newer one. */
  run: string;
  is_rebind: Flag;
  /** Password and what the marketplace gave, encrypted; null once it is over. */
  secret: string | null;
  status: 'signing_in' | 'code_sent' | 'bound' | 'failed';
  message: string;
  first_mall_id: string | null;
  /** Entries of the code. */
  attempts: number;
  code_sent_at: number | null;
  created_at: number;
  expires_at: number;
}

/** An authorisation window that was opened, by the client id of its state. */
export interface ShopAuthorisationTable {
  client_id: string;
  user_id: number;
  platform: 'temu' | 'shein';
  expires_at: number;
  used_at: number | null;
}

/** A sign-in by chat app, from the QR page to the exchange of its one-time token. */
export interface ChatLoginTable {
  session_id: string;
  /** The signed-in user who binds a chat account to themselves; null to sign in. */
  link_user_id: number | null;
  /** Who has confirmed. */
  user_id: number | null;
  /** SHA-256 of the one-time token, hex; null before it is confirmed and once it is used. */
  token_hash: string | null;
  confirmed_at: number | null;
  expires_at: number;
}

export interface ShopTable {
  id: Generated<number>;
  owner_id: number;
  platform: 'temu' | 'shein';
  /** The marketplace's id of the shop; text outside, unique per platform. */
  mall_id: string;
  mall_name: string;
  mall_name_dis: string;
  mall_name_native: string;
  is_semi_managed: Flag;
  is_closed: Flag;
  main_account_id: number | null;
  /** `imported` shops came with a sales file, `simulated` ones from the simulator. */
  origin: 'imported' | 'simulated' | 'bound';
  sort: number;
  expire_at: number | null;
  review_score: number | null;
  /** 0 to 4: none, C, B, A, S. */
  delivery_rating: number | null;
  abnormal_count: number;
  refund_count: number;
  specification_count: number;
  created_at: number;
  /** When it was unbound: nobody sees it any more, and after 7 days it is deleted. */
  unbound_at: number | null;
  /** The day that its rows in `sku_window` call today; null while it has none. */
  windows_day: Generated<string | null>;
}

export interface ShopAssignmentTable {
  user_id: number;
  shop_id: number;
}

export interface ShopGroupTable {
  id: Generated<number>;
  owner_id: number;
  name: string;
}

export interface ShopGroupMemberTable {
  group_id: number;
  shop_id: number;
  sort: number;
}

export interface ShopLayoutTable {
  user_id: number;
  /** JSON `{listShowTab, listClosedTab}` of mall ids. */
  layout: string;
  updated_at: number;
}

/** A product (SPU). */
export interface ProductTable {
  id: Generated<number>;
  shop_id: number;
  /** The marketplace's id. */
  product_id: string;
  name: string;
  category: string | null;
  status:
    | 'awaiting_first_order'
    | 'first_order_created'
    | 'price_declaring'
    | 'on_sale'
    | 'off_sale';
  created_at: number;
  /** Address of a picture, of ours or the marketplace's; null where there is none. */
  image_url: string | null;
}

export interface SkcTable {
  id: Generated<number>;
  product_ref: number;
  skc_id: string;
  ext_code: string;
  /** What tells it from the product's others, such as its colour. */
  name: string;
  /** The seller's name of the product in this colour; null while it is the product's own. */
  product_name: Generated<string | null>;
}

export interface SkuTable {
  id: Generated<number>;
  shop_id: number;
  product_ref: number;
  skc_ref: number;
  sku_id: string;
  /** The seller's own code; an import finds its products by it. Unique per shop. */
  ext_code: string;
  spec_name: string;
  /** The declared price. */
  supply_price: number | null;
  /** The seller's cost; null until it is known. */
  cost: number | null;
}

export type SalesSource = 'sales' | 'stocks';

/** A fact: one line of an order. Appended once, never changed. */
export interface SaleLineTable {
  shop_id: number;
  source: SalesSource;
  order_no: string;
  /** Place among the order's lines, from 1. Key: shop, source, order, place. */
  line_no: number;
  sku_ref: number;
  sold_at: number;
  kind: 'sale' | 'return';
  /** Always positive. */
  quantity: number;
  amount: number;
  import_id: number | null;
}

/** What a roll-up counts. Cost covers net pieces with a known cost; the others are `uncosted_net`. */
interface RollUp {
  sold_quantity: number;
  returned_quantity: number;
  sold_amount: number;
  returned_amount: number;
  cost: number;
  uncosted_net: number;
}

export interface ShopHourTable extends RollUp {
  shop_id: number;
  source: SalesSource;
  /** `YYYY-MM-DDTHH` in Asia/Shanghai. */
  hour: string;
}

export interface ShopDayTable extends RollUp {
  shop_id: number;
  source: SalesSource;
  day: string;
}

/** Whole months, so that figures over years do not read every day. */
export interface ShopMonthTable extends RollUp {
  shop_id: number;
  source: SalesSource;
  /** `YYYY-MM`. */
  month: string;
}

/** A roll-up per SKU has no cost of its own: cost is the SKU's, times net pieces. */
interface SkuRollUp {
  shop_id: number;
  source: SalesSource;
  sku_ref: number;
  sold_quantity: number;
  returned_quantity: number;
  sold_amount: number;
  returned_amount: number;
}

export interface SkuDayTable extends SkuRollUp {
  day: string;
}

/** Whole months, so that a ranking over years does not read every day. */
export interface SkuMonthTable extends SkuRollUp {
  /** `YYYY-MM`. */
  month: string;
}

/** The last 7, 30 and 35 days before `shop.windows_day`; of length 6, those before it and itself. */
export interface SkuWindowTable extends SkuRollUp {
  length: number;
}

/** Minutes (`YYYY-MM-DDTHH:MM`) of the last hours, for what was sold just now. */
export interface SkuMinuteTable extends SkuRollUp {
  minute: string;
}

export interface StockTable {
  sku_ref: number;
  shop_id: number;
  on_hand: number;
  in_transit: number;
  updated_at: number;
}

/** Goods on their way to the platform's warehouse (发货单), of one stock order (备货单). */
export interface ShippingOrderTable {
  id: Generated<number>;
  shop_id: number;
  /** The marketplace's number, unique over all shops. */
  order_no: string;
  stock_order_no: string;
  /** Waits for packing to be confirmed, then for shipping, then is shipped; or was cancelled before. */
  status: 'packing' | 'shipping' | 'shipped' | 'cancelled';
  /** Who sends the goods: the seller, or the manufacturer. */
  shipping_type: 'self' | 'manufacturer';
  is_urgent: Flag;
  /** Name of the platform's warehouse. */
  warehouse: string;
  created_at: number;
  /** Must be shipped by then. */
  ship_by: number;
  packed_at: number | null;
  shipped_at: number | null;
  cancelled_at: number | null;
  /** When the warehouse took it in, and when its pieces were in stock. */
  received_at: number | null;
  stored_at: number | null;
}

export interface ShippingOrderLineTable {
  order_ref: number;
  sku_ref: number;
  quantity: number;
}

/** Goods that the platform sends back to the supplier. */
export interface ReturnPackageTable {
  id: Generated<number>;
  shop_id: number;
  package_no: string;
  reason: string;
  courier: string;
  tracking_no: string | null;
  created_at: number;
  sent_at: number | null;
  signed_at: number | null;
}

export interface ReturnPackageLineTable {
  package_ref: number;
  sku_ref: number;
  quantity: number;
}

/** How the platform assessed the deliveries of a shop over some days. */
export interface DeliveryAssessmentTable {
  shop_id: number;
  start_day: string;
  end_day: string;
  /** 0 to 4: none, C, B, A, S. */
  rating: number;
  orders: number;
  on_time_orders: number;
  /** Reported as shipped, but handed over to nobody. */
  fake_orders: number;
}

export interface UploadTable {
  id: string;
  owner_id: number;
  file_name: string;
  size: number;
  /** An XLSX workbook is kept as the CSV text of its first sheet. */
  format: 'csv' | 'xlsx';
  created_at: number;
}

export interface SalesImportTable {
  id: Generated<number>;
  owner_id: number;
  upload_id: string;
  file_name: string;
  /** JSON of the import options. */
  options: string;
  /** A trial: everything is read and counted, nothing is kept. */
  dry_run: Flag;
  status: 'queued' | 'running' | 'done' | 'failed' | 'interrupted' | 'cancelled';
  phase: 'reading' | 'saving' | null;
  percent: number;
  rows_read: number;
  lines_added: number;
  lines_known: number;
  rows_refused: number;
  shops_created: number;
  products_created: number;
  first_day: string | null;
  last_day: string | null;
  error: string | null;
  created_at: number;
  /** The running process says that it lives; a job that fell silent is `interrupted`. */
  heartbeat_at: number | null;
  finished_at: number | null;
}

export interface ImportRefusalTable {
  import_id: number;
  row_no: number;
  reason: string;
  raw: string;
}

/** What the marketplace says of a shop, as of `updated_at`. */
export interface ShopReportTable {
  shop_id: number;
  /** Money that can be withdrawn. */
  available_balance: number;
  /** Money that waits for its settlement. */
  pending_amount: number;
  review_count: number;
  /** Reviews of four or five stars. */
  good_review_count: number;
  /** The review score of 30 days before. */
  previous_score: number | null;
  /** Products whose sale is limited because their price is too high. */
  high_price_count: number;
  documents_approved: number;
  documents_reviewing: number;
  documents_missing: number;
  documents_rejected: number;
  updated_at: number;
}

/** Money of a shop that the marketplace holds back, and why. */
export interface FundRestrictionTable {
  shop_id: number;
  restriction_id: string;
  kind: 'violation' | 'rating' | 'reserve';
  reason: string;
  amount: number;
  release_condition: string;
  since: number;
}

export interface MarketplaceRuleTable {
  platform: 'temu' | 'shein';
  code: string;
  title: string;
  content: string;
  penalty: string;
}

/** What the marketplace wrote to a shop: a violation of a rule, or a notice. */
export interface ShopMessageTable {
  shop_id: number;
  message_id: string;
  kind: 'violation' | 'notice';
  rule_code: string | null;
  /** The marketplace's id of the product that it is about. */
  product_id: string | null;
  title: string;
  content: string;
  fine: number;
  /** `none` for notices. */
  state: 'none' | 'open' | 'appealing' | 'fined' | 'waived';
  happened_at: number;
}

/** A product that went on sale on the site, or was taken off it. */
export interface ShelfChangeTable {
  shop_id: number;
  change_id: string;
  kind: 'on' | 'off';
  product_id: string;
  reason: string;
  happened_at: number;
}

/** An article for everybody. */
export interface NoticeTable {
  id: number;
  kind: 'announcement' | 'news' | 'help';
  title: string;
  summary: string;
  /** Paragraphs, separated by empty lines. */
  body: string;
  is_pinned: Flag;
  published_at: number;
}

export interface Database {
  user: UserTable;
  user_permission: UserPermissionTable;
  session: SessionTable;
  phone_code: PhoneCodeTable;
  outbox_message: OutboxMessageTable;
  rate_limit: RateLimitTable;
  main_account: MainAccountTable;
  bind_attempt: BindAttemptTable;
  shop_authorisation: ShopAuthorisationTable;
  chat_login: ChatLoginTable;
  shop: ShopTable;
  shop_assignment: ShopAssignmentTable;
  shop_group: ShopGroupTable;
  shop_group_member: ShopGroupMemberTable;
  shop_layout: ShopLayoutTable;
  product: ProductTable;
  skc: SkcTable;
  sku: SkuTable;
  sale_line: SaleLineTable;
  shop_hour: ShopHourTable;
  shop_day: ShopDayTable;
  shop_month: ShopMonthTable;
  sku_day: SkuDayTable;
  sku_month: SkuMonthTable;
  sku_minute: SkuMinuteTable;
  sku_window: SkuWindowTable;
  stock: StockTable;
  shipping_order: ShippingOrderTable;
  shipping_order_line: ShippingOrderLineTable;
  return_package: ReturnPackageTable;
  return_package_line: ReturnPackageLineTable;
  delivery_assessment: DeliveryAssessmentTable;
  shop_report: ShopReportTable;
  fund_restriction: FundRestrictionTable;
  marketplace_rule: MarketplaceRuleTable;
  shop_message: ShopMessageTable;
  shelf_change: ShelfChangeTable;
  notice: NoticeTable;
  upload: UploadTable;
  sales_import: SalesImportTable;
  import_refusal: ImportRefusalTable;
}

export type User = Selectable<UserTable>;
export type Shop = Selectable<ShopTable>;
export type SalesImport = Selectable<SalesImportTable>;
