export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A calendar day in Asia/Shanghai, YYYY-MM-DD. */
  Date: { input: string; output: string; }
  /** An instant, ISO 8601 in UTC: "2026-01-31T08:00:00.000Z". */
  DateTime: { input: string; output: string; }
  /** An amount in yuan (CNY) with two decimals, as text: "1234.50". Whole fen inside, so sums are exact. */
  Money: { input: string; output: string; }
};

/** A new operator. */
export type AddOperatorInput = {
  /** Mainland mobile number that nobody has. */
  phone: Scalars['String']['input'];
  /** Global ids of exactly the shops that they are responsible for, at least one. */
  shopIds: Array<Scalars['ID']['input']>;
};

/** What adding an operator came to. */
export type AddOperatorPayload = {
  __typename?: 'AddOperatorPayload';
  /** Why it was refused. */
  error?: Maybe<BusinessError>;
  /** The operator as they are now. Null when it was refused. */
  operator?: Maybe<Operator>;
};

/** A new shipper. */
export type AddShipperInput = {
  /** Password: 6 to 12 printable ASCII characters without blanks. */
  password: Scalars['String']['input'];
  /** Mainland mobile number that nobody has. */
  phone: Scalars['String']['input'];
  /** Global ids of the shops that they ship for. Left out, all that the boss has at this moment; shops that are bound later are added by setShipperShops. */
  shopIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** What adding a shipper came to. */
export type AddShipperPayload = {
  __typename?: 'AddShipperPayload';
  /** Why it was refused. */
  error?: Maybe<BusinessError>;
  /** The shipper as they are now. Null when it was refused. */
  shipper?: Maybe<Shipper>;
};

/** Amounts of money in yuan. */
export type AmountFigures = {
  __typename?: 'AmountFigures';
  /** Amount net: sold minus returned. */
  net: Scalars['Money']['output'];
  /** Amount that came back, as a positive number: cancellations and negative quantities count here. */
  returned: Scalars['Money']['output'];
  /** Amount sold, before returns. */
  sold: Scalars['Money']['output'];
};

/** Amounts of one bucket, in yuan. */
export type AmountPoint = {
  __typename?: 'AmountPoint';
  /** The time of the point: YYYY-MM-DDTHH, YYYY-MM-DD or YYYY-MM in Asia/Shanghai. */
  bucket: Scalars['String']['output'];
  /** Figures of the comparison bucket. Null where there is none. */
  comparison?: Maybe<AmountFigures>;
  /** The bucket at the same place of the comparison range. Null without one, or before the data starts. */
  comparisonBucket?: Maybe<Scalars['String']['output']>;
  /** Figures of the bucket. */
  figures: AmountFigures;
};

/** An authorisation window has come to its end and may be closed. */
export type AuthorizationEvent = {
  __typename?: 'AuthorizationEvent';
  /** The client id that the window was opened with. */
  clientId: Scalars['String']['output'];
  /** Chinese sentence for the seller, for example 授权成功！. */
  message: Scalars['String']['output'];
  /** Whether shops were bound. */
  ok: Scalars['Boolean']['output'];
};

/** News of a bind of the viewer's own. */
export type BindEvent = {
  __typename?: 'BindEvent';
  /** The first shop of the account, to be selected. Null before the end. */
  firstShop?: Maybe<Shop>;
  /** mallId of the first shop of the account. Null before the end. */
  firstShopId?: Maybe<Scalars['ID']['output']>;
  /** Chinese sentence for the seller, for example 绑定成功. */
  message: Scalars['String']['output'];
  /** Phone number of the main account. */
  phone: Scalars['String']['output'];
};

/** A main account of temu. */
export type BindMainAccountInput = {
  /** Binds an account again that is bound already. */
  isRebind?: Scalars['Boolean']['input'];
  /** Password at the marketplace. */
  password: Scalars['String']['input'];
  /** Phone number of the account, 11 digits. */
  phone: Scalars['String']['input'];
};

/** What beginning a bind came to. */
export type BindMainAccountPayload = {
  __typename?: 'BindMainAccountPayload';
  /** How it stands after a moment: a quick failure is already told here. Null when it was refused, or the upstream does not say. */
  bind?: Maybe<BindState>;
  /** Why it was not begun. */
  error?: Maybe<BusinessError>;
};

/** A phone number, the code that was sent to it, and a password. */
export type BindPhoneInput = {
  /** The code that sendCode with the purpose BIND_PHONE has sent. */
  code: Scalars['String']['input'];
  /** New password: 6 to 12 printable ASCII characters without blanks. */
  password: Scalars['String']['input'];
  /** Phone number, 11 digits. */
  phone: Scalars['String']['input'];
};

/** What binding a phone came to. */
export type BindPhonePayload = {
  __typename?: 'BindPhonePayload';
  /** Why it was refused. */
  error?: Maybe<BusinessError>;
  /** The viewer with the phone; null when it was refused. */
  viewer?: Maybe<Viewer>;
};

/** How the bind of a main account stands. Source: bindAccount, getBindState. */
export type BindState = {
  __typename?: 'BindState';
  /** The first shop of the account, to be selected. Null until it is bound. */
  firstShop?: Maybe<Shop>;
  /** Chinese sentence for the seller. */
  message: Scalars['String']['output'];
  /** Phone number of the main account. */
  phone: Scalars['String']['output'];
  /** How far it is. */
  status: BindStatus;
};

/** How far the bind of a main account is. */
export type BindStatus =
  /** The account is bound. */
  | 'BOUND'
  /** The marketplace has sent a code; confirmBindCode takes it. */
  | 'CODE_SENT'
  /** It has failed; the message says why. */
  | 'FAILED'
  /** The marketplace has not answered yet. */
  | 'SIGNING_IN';

/** An expected refusal, to be shown to the person. */
export type BusinessError = {
  __typename?: 'BusinessError';
  /** Kind of refusal. */
  code: BusinessErrorCode;
  /** Name of the input field that is wrong, where it is one field. */
  field?: Maybe<Scalars['String']['output']>;
  /** Chinese sentence for the seller; empty where nothing is to be shown. */
  message: Scalars['String']['output'];
  /** Number of the upstream’s envelope: 1 for a rule of the business, others for what only it knows; null where this server refused. */
  resultCode?: Maybe<Scalars['Int']['output']>;
};

/** Why a write was refused. */
export type BusinessErrorCode =
  /** Too busy at the moment; nothing was done. The same may be tried again. */
  | 'BUSY'
  /** The viewer lacks the right. */
  | 'FORBIDDEN'
  /** A field cannot be used; `field` names it. */
  | 'INVALID_INPUT'
  /** A rule of the business; the message says which. */
  | 'REFUSED'
  /** Too many attempts; the message says how long to wait. */
  | 'TOO_MANY'
  /** Visitors may not write. Nothing was sent. */
  | 'VISITOR_BLOCKED';

/** What cancelling an import came to. */
export type CancelImportPayload = {
  __typename?: 'CancelImportPayload';
  /** Why it was refused. */
  error?: Maybe<BusinessError>;
  /** The import; null when it was refused. */
  salesImport?: Maybe<SalesImport>;
};

/** What cancelling an order came to. */
export type CancelRenewalPayload = {
  __typename?: 'CancelRenewalPayload';
  /** Why it was refused. */
  error?: Maybe<BusinessError>;
  /** The order as it is now. Null when it was refused. */
  order?: Maybe<RenewalOrder>;
};

/** What cancelling came to, order by order. */
export type CancelShippingOrderPayload = {
  __typename?: 'CancelShippingOrderPayload';
  /** Why nothing was tried at all; null when each order was tried. */
  error?: Maybe<BusinessError>;
  /** The orders for which it was done, as they stand now. */
  orders: Array<ShippingOrder>;
  /** The orders for which it was refused, each with the reason. */
  refusals: Array<ShippingOrderRefusal>;
};

/** Sales of one category of products in the range. */
export type CategorySales = {
  __typename?: 'CategorySales';
  /** Amounts in yuan. */
  amount: AmountFigures;
  /** Name of the category. Null for products without one. */
  category?: Maybe<Scalars['String']['output']>;
  /** Profit and cost in yuan. */
  profit: ProfitFigure;
  /** Pieces. */
  quantity: QuantityFigures;
};

/** Another phone of an operator. */
export type ChangeOperatorPhoneInput = {
  /** The code that sendCode with the purpose OPERATOR_PHONE has sent to it. */
  code: Scalars['String']['input'];
  /** Global id of the operator. */
  id: Scalars['ID']['input'];
  /** The new mainland mobile number. */
  phone: Scalars['String']['input'];
};

/** What changing the phone came to. */
export type ChangeOperatorPhonePayload = {
  __typename?: 'ChangeOperatorPhonePayload';
  /** Why it was refused. */
  error?: Maybe<BusinessError>;
  /** The operator as they are now. Null when it was refused. */
  operator?: Maybe<Operator>;
};

/** The person has answered at the chat app. */
export type ChatLoginEvent = {
  __typename?: 'ChatLoginEvent';
  /** Chinese sentence for the person. */
  message: Scalars['String']['output'];
  /** To be given to loginByChat within a minute, once; it is no session token. Null when nobody signs in by it. */
  ticket?: Maybe<Scalars['String']['output']>;
};

/** What a verification code is for. */
export type CodePurpose =
  /** Giving a viewer who came by chat app a phone number. */
  | 'BIND_PHONE'
  /** Signing in with a code. */
  | 'LOGIN'
  /** Giving an operator of the boss another phone number. */
  | 'OPERATOR_PHONE'
  /** Registering a new boss. */
  | 'REGISTER'
  /** Setting a new password. */
  | 'RESET_PASSWORD';

/** Products to be collected for a shop. */
export type CollectListingsInput = {
  /** The language to translate into. */
  language: ListingLanguage;
  /** Global id of the shop that they are for. */
  shopId: Scalars['ID']['input'];
  /** Addresses of products, 1 to 20. */
  urls: Array<Scalars['String']['input']>;
};

/** What collecting products came to, one by one. */
export type CollectListingsPayload = {
  __typename?: 'CollectListingsPayload';
  /** Why it was refused; null when it was done, or tried one by one. */
  error?: Maybe<BusinessError>;
  /** Those for which it was done, as they stand now. */
  listings: Array<Listing>;
  /** Those for which it was refused, each with the reason. */
  refusals: Array<ListingRefusal>;
};

/** The code that the marketplace has sent. */
export type ConfirmBindCodeInput = {
  /** The code, 6 digits. */
  code: Scalars['String']['input'];
  /** Phone number of the account, 11 digits. */
  phone: Scalars['String']['input'];
};

/** What confirming a bind came to. */
export type ConfirmBindCodePayload = {
  __typename?: 'ConfirmBindCodePayload';
  /** Why it was refused. */
  error?: Maybe<BusinessError>;
  /** The first shop of the account, to be selected; null when it was refused. */
  firstShop?: Maybe<Shop>;
};

/** What confirming the packing came to, order by order. */
export type ConfirmPackingPayload = {
  __typename?: 'ConfirmPackingPayload';
  /** Why nothing was tried at all; null when each order was tried. */
  error?: Maybe<BusinessError>;
  /** The orders for which it was done, as they stand now. */
  orders: Array<ShippingOrder>;
  /** The orders for which it was refused, each with the reason. */
  refusals: Array<ShippingOrderRefusal>;
};

/** What confirming the shipping came to, order by order. */
export type ConfirmShippingPayload = {
  __typename?: 'ConfirmShippingPayload';
  /** Why nothing was tried at all; null when each order was tried. */
  error?: Maybe<BusinessError>;
  /** The orders for which it was done, as they stand now. */
  orders: Array<ShippingOrder>;
  /** The orders for which it was refused, each with the reason. */
  refusals: Array<ShippingOrderRefusal>;
};

/** Takes its value off one month of a shop, once. */
export type Coupon = {
  __typename?: 'Coupon';
  /** The code that redeems it. */
  code: Scalars['String']['output'];
  /** Id of the coupon, as the upstream has it. */
  couponId: Scalars['ID']['output'];
  /** Number of the coupon. */
  couponNo: Scalars['String']['output'];
  /** Global id, for example coupon:7. */
  id: Scalars['ID']['output'];
  /** Whether it is redeemed, so that its boss may use it. */
  isConfirm: Scalars['Boolean']['output'];
  /** Number of the order that holds it or has used it. Null while it is free. */
  orderNo?: Maybe<Scalars['String']['output']>;
  /** When it was redeemed. Null before. */
  redeemedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What it takes off. Source: the coupon, else couponValues, else 30 yuan. */
  value: Scalars['Money']['output'];
};

/** A page of coupons. */
export type CouponConnection = {
  __typename?: 'CouponConnection';
  /** The entries of the page, in order. */
  edges: Array<CouponEdge>;
  /** Where the page ends. */
  pageInfo: PageInfo;
  /** Entries of the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** A coupon in a list. */
export type CouponEdge = {
  __typename?: 'CouponEdge';
  /** Place in the list, for `after`. */
  cursor: Scalars['String']['output'];
  /** The coupon. */
  node: Coupon;
};

/** A new group. */
export type CreateShopGroupInput = {
  /** Name of the group: trimmed, 1 to 50 characters, each name once. */
  name: Scalars['String']['input'];
};

/** What adding a group came to. */
export type CreateShopGroupPayload = {
  __typename?: 'CreateShopGroupPayload';
  /** Why it was refused. */
  error?: Maybe<BusinessError>;
  /** The group as it is now. Null when it was refused. */
  group?: Maybe<ShopGroup>;
};

/** Products created, by time. Source: createdProducts, getCreatedProductStatistics. */
export type CreatedProducts = {
  __typename?: 'CreatedProducts';
  /** Created in this calendar month, Asia/Shanghai. */
  thisMonth: Scalars['Int']['output'];
  /** Created in this calendar week, from Monday, Asia/Shanghai. */
  thisWeek: Scalars['Int']['output'];
  /** Created today, Asia/Shanghai. */
  today: Scalars['Int']['output'];
};

/** What one unit of a currency is worth in yuan. */
export type CurrencyRate = {
  __typename?: 'CurrencyRate';
  /** ISO 4217 code, for example USD. */
  currency: Scalars['String']['output'];
  /** Yuan for one unit of it, a decimal above 0: "7.12". */
  rate: Scalars['String']['output'];
};

/** What one unit of a currency is worth in yuan. */
export type CurrencyRateInput = {
  /** ISO 4217 code, for example USD. */
  currency: Scalars['String']['input'];
  /** Yuan for one unit of it, a decimal above 0: "7.12". */
  rate: Scalars['String']['input'];
};

/** What the figures are counted from. */
export type DataSource =
  /** Sales to customers. */
  | 'SALES'
  /** Stock that went to the marketplace. */
  | 'STOCKS';

/** Calendar days in Asia/Shanghai, both ends included. */
export type DateRange = {
  __typename?: 'DateRange';
  /** Last day. */
  end: Scalars['Date']['output'];
  /** First day. */
  start: Scalars['Date']['output'];
};

/** Calendar days in Asia/Shanghai, both ends included. */
export type DateRangeInput = {
  /** Last day. */
  end: Scalars['Date']['input'];
  /** First day. */
  start: Scalars['Date']['input'];
};

/** Products in stock of which at most 19 pieces sold in the last 30 days. Source: deadStock. */
export type DeadStock = {
  __typename?: 'DeadStock';
  /** Number of products. */
  productCount: Scalars['Int']['output'];
  /** Value of their stock in yuan. */
  value: Scalars['Money']['output'];
};

/** A page of products that do not sell. */
export type DeadStockConnection = {
  __typename?: 'DeadStockConnection';
  /** The entries of the page, in order. */
  edges: Array<DeadStockEdge>;
  /** Where the page ends. */
  pageInfo: PageInfo;
  /** Entries of the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** A product at its place in the list. */
export type DeadStockEdge = {
  __typename?: 'DeadStockEdge';
  /** Place in the list, for `after`. */
  cursor: Scalars['String']['output'];
  /** The product. */
  node: DeadStockProduct;
};

/** A product in stock of which at most 19 pieces sold in the last 30 days. */
export type DeadStockProduct = {
  __typename?: 'DeadStockProduct';
  /** Its category. Null without one. */
  category?: Maybe<Scalars['String']['output']>;
  /** Name of the product. */
  name: Scalars['String']['output'];
  /** Pieces in the warehouse. */
  onHand: Scalars['Int']['output'];
  /** Id of the product. */
  productId: Scalars['ID']['output'];
  /** The shop. */
  shop: Shop;
  /** Net pieces of the 30 days up to yesterday. */
  soldQuantity: Scalars['Int']['output'];
  /** These pieces at declared price, in yuan. */
  value: Scalars['Money']['output'];
};

/** What deleting listings came to. */
export type DeleteListingsPayload = {
  __typename?: 'DeleteListingsPayload';
  /** Global ids of the listings that are gone; empty when it was refused. */
  deletedIds: Array<Scalars['ID']['output']>;
  /** Why it was refused. */
  error?: Maybe<BusinessError>;
};

/** What removing groups came to. */
export type DeleteShopGroupsPayload = {
  __typename?: 'DeleteShopGroupsPayload';
  /** Global ids of the groups that are gone; empty when it was refused. */
  deletedIds: Array<Scalars['ID']['output']>;
  /** Why it was refused. */
  error?: Maybe<BusinessError>;
};

/** How the platform assessed the deliveries of a shop over some days. Source: queryDeliveryAssessmentRecord. */
export type DeliveryAssessment = {
  __typename?: 'DeliveryAssessment';
  /** The last day; it may still be to come. */
  end: Scalars['Date']['output'];
  /** Orders that were reported as shipped but handed over to nobody. */
  fakeCount: Scalars['Int']['output'];
  /** The grade. */
  grade: DeliveryGrade;
  /** Orders that left in time. */
  onTimeCount: Scalars['Int']['output'];
  /** Orders in time divided by all, 0 to 1. Null without any order. */
  onTimeRate?: Maybe<Scalars['Float']['output']>;
  /** Orders that were assessed. */
  orderCount: Scalars['Int']['output'];
  /** The shop. */
  shop: Shop;
  /** The first day. */
  start: Scalars['Date']['output'];
};

/** A page of assessments of deliveries. */
export type DeliveryAssessmentConnection = {
  __typename?: 'DeliveryAssessmentConnection';
  /** The entries of the page, in order. */
  edges: Array<DeliveryAssessmentEdge>;
  /** Where the page ends. */
  pageInfo: PageInfo;
  /** Entries of the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** An assessment in a list. */
export type DeliveryAssessmentEdge = {
  __typename?: 'DeliveryAssessmentEdge';
  /** Place in the list, for `after`. */
  cursor: Scalars['String']['output'];
  /** The assessment. */
  node: DeliveryAssessment;
};

/** Delivery assessment of a shop. */
export type DeliveryGrade =
  /** Good (3). */
  | 'A'
  /** Fair (2). */
  | 'B'
  /** Worst (1). */
  | 'C'
  /** Not assessed (0). */
  | 'NONE'
  /** Best (4). */
  | 'S';

/** What discarding an upload came to. */
export type DiscardUploadPayload = {
  __typename?: 'DiscardUploadPayload';
  /** Why it was refused; null when it was done. */
  error?: Maybe<BusinessError>;
  /** Whether it was done. */
  ok: Scalars['Boolean']['output'];
};

/** Shops to assign to a phone. */
export type DistributeShopsInput = {
  /** The code that sendStaffCode has sent; null to do without. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** Phone number of the manager, a mainland mobile number. */
  phone: Scalars['String']['input'];
  /** Global ids of shops that they get besides those that they have. */
  shopIds: Array<Scalars['ID']['input']>;
};

/** What assigning shops came to. */
export type DistributeShopsPayload = {
  __typename?: 'DistributeShopsPayload';
  /** Why it was refused. */
  error?: Maybe<BusinessError>;
  /** The manager as they are now. Null when it was refused. */
  manager?: Maybe<Manager>;
};

/** How the time of viewing the data of a shop stands. */
export type ExpiryState =
  /** It is over (已到期). */
  | 'EXPIRED'
  /** Under 24 hours are left (24小时内到期). */
  | 'EXPIRING';

/** How the text of a file is encoded. */
export type FileEncoding =
  /** GB18030, and with it GBK and GB2312. */
  | 'GB18030'
  /** UTF-8, with or without a byte order mark. */
  | 'UTF_8';

/** Money of the selected shops as it stands now, whatever the range. For bosses and for managers with the permission lookCost. */
export type Finance = {
  __typename?: 'Finance';
  /** Money that can be withdrawn, in yuan. Null also while nothing is known. Null with `hiddenReason` when the viewer may not see it. Null with an error when the upstream fails; the others are left alone. Source: getAvailableBalance. */
  available?: Maybe<Scalars['Money']['output']>;
  /** The same of each shop, in the order of the selection. Null with `hiddenReason` when the viewer may not see it. Null with an error when the upstream fails; the others are left alone. Source: getAvailableBalance. */
  availableByShop?: Maybe<Array<ShopBalance>>;
  /** Money that the marketplace holds back, in yuan. Null with `hiddenReason` when the viewer may not see it. Null with an error when the upstream fails; the others are left alone. Source: getSystemRestrict. */
  frozen?: Maybe<Scalars['Money']['output']>;
  /** Why the other fields are null; null when they are there. */
  hiddenReason?: Maybe<HiddenReason>;
  /** Money that waits for its settlement, in yuan. Null also while nothing is known. Null with `hiddenReason` when the viewer may not see it. Null with an error when the upstream fails; the others are left alone. Source: getPendingAmount. */
  pending?: Maybe<Scalars['Money']['output']>;
  /** The same of each shop, in the order of the selection. Null with `hiddenReason` when the viewer may not see it. Null with an error when the upstream fails; the others are left alone. Source: getPendingAmount. */
  pendingByShop?: Maybe<Array<ShopBalance>>;
  /** The same one by one with the reason, largest first. Null with `hiddenReason` when the viewer may not see it. Null with an error when the upstream fails; the others are left alone. Source: getSystemRestrict. */
  restrictions?: Maybe<Array<FundRestriction>>;
};

/** Money of a shop that the marketplace holds back. */
export type FundRestriction = {
  __typename?: 'FundRestriction';
  /** How much, in yuan. */
  amount: Scalars['Money']['output'];
  /** Why, by kind. */
  kind: FundRestrictionKind;
  /** Why, in words. */
  reason: Scalars['String']['output'];
  /** What must happen for the money to be released. */
  releaseCondition: Scalars['String']['output'];
  /** Whose money it is. */
  shop: Shop;
  /** Since when. */
  since: Scalars['DateTime']['output'];
};

/** Why the marketplace holds money back. */
export type FundRestrictionKind =
  /** A bad delivery grade. */
  | 'RATING'
  /** A reserve for returns, promotions or taxes. */
  | 'RESERVE'
  /** A violation that is not decided yet. */
  | 'VIOLATION';

/** Width of a point of a trend, in Asia/Shanghai. */
export type Granularity =
  /** A day. */
  | 'DAY'
  /** An hour; for ranges of at most 31 days. */
  | 'HOUR'
  /** A calendar month. */
  | 'MONTH';

/** Why a figure is left out of an answer. */
export type HiddenReason =
  /** Nothing of what was counted has a known cost; costs can be entered in the product list. */
  | 'NO_COST'
  /** The viewer lacks the permission lookCost; only the boss can grant it. */
  | 'NO_PERMISSION';

/** A sale line that was there and that an import changed. */
export type ImportChange = {
  __typename?: 'ImportChange';
  /** What the file says. */
  after: SaleLineValues;
  /** What it said before. */
  before: SaleLineValues;
  /** Order number. */
  orderNo: Scalars['String']['output'];
  /** Code of the product. Null when it is no longer there. */
  productCode?: Maybe<Scalars['String']['output']>;
  /** Row of the file, from 1, heading included. */
  rowNumber: Scalars['Int']['output'];
  /** Name of the shop. Null when it is no longer there. */
  shopName?: Maybe<Scalars['String']['output']>;
};

/** A page of changed lines, in the order of the file. */
export type ImportChangeConnection = {
  __typename?: 'ImportChangeConnection';
  /** The entries of the page, in order. */
  edges: Array<ImportChangeEdge>;
  /** Where the page ends. */
  pageInfo: PageInfo;
  /** Entries of the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** A changed line in a list. */
export type ImportChangeEdge = {
  __typename?: 'ImportChangeEdge';
  /** Place in the list, for `after`. */
  cursor: Scalars['String']['output'];
  /** The line. */
  node: ImportChange;
};

/** A column of the file. */
export type ImportColumn = {
  __typename?: 'ImportColumn';
  /** Its heading. */
  name: Scalars['String']['output'];
  /** Its first values. */
  samples: Array<Scalars['String']['output']>;
};

/** Which column of the file a field is read from. */
export type ImportColumnMapping = {
  __typename?: 'ImportColumnMapping';
  /** Heading of its column. */
  column: Scalars['String']['output'];
  /** The field. */
  field: ImportField;
};

/** Which column of the file a field is read from. */
export type ImportColumnMappingInput = {
  /** Heading of its column. */
  column: Scalars['String']['input'];
  /** The field, once each. */
  field: ImportField;
};

/** What an import converted from one currency to yuan. Sums are sold less returned, over all rows that it took. */
export type ImportConversion = {
  __typename?: 'ImportConversion';
  /** Sum in yuan, each line rounded to whole fen. */
  amount: Scalars['Money']['output'];
  /** ISO 4217 code. */
  currency: Scalars['String']['output'];
  /** Earliest day of these rows. */
  firstDay: Scalars['Date']['output'];
  /** Most yuan for one unit that a row was converted by. */
  highestRate: Scalars['String']['output'];
  /** Latest day of these rows. */
  lastDay: Scalars['Date']['output'];
  /** Least yuan for one unit that a row was converted by. */
  lowestRate: Scalars['String']['output'];
  /** Sum in the currency, an exact decimal. */
  originalAmount: Scalars['String']['output'];
  /** Rows of the file. */
  rows: Scalars['Int']['output'];
};

/** What a file holds of one currency. Sums are sold less returned. */
export type ImportCurrency = {
  __typename?: 'ImportCurrency';
  /** The same in yuan. Null for yuan, and without rates. */
  amount?: Maybe<Scalars['Money']['output']>;
  /** ISO 4217 code. */
  currency: Scalars['String']['output'];
  /** Most yuan for one unit that a row is converted by. Null without a rate. */
  highestRate?: Maybe<Scalars['String']['output']>;
  /** Least yuan for one unit that a row is converted by. Null without a rate. */
  lowestRate?: Maybe<Scalars['String']['output']>;
  /** Sum in the currency, an exact decimal. Null for yuan. */
  originalAmount?: Maybe<Scalars['String']['output']>;
  /** Rows of the file with amounts in it. */
  rows: Scalars['Int']['output'];
  /** Those of them that have no rate; with any, the file is not imported. */
  unratedRows: Scalars['Int']['output'];
};

/** What a column of a sales file can be. */
export type ImportField =
  /** Currency of the amount, by its code, sign or Chinese name. */
  | 'CURRENCY'
  /** Amount of all pieces of the line, counted as it stands. Not beside UNIT_PRICE, and not the total of an order. */
  | 'LINE_TOTAL'
  /** Order number. Required. */
  | 'ORDER_NO'
  /** Code of the product. Required. */
  | 'PRODUCT_CODE'
  /** Name of the product. */
  | 'PRODUCT_NAME'
  /** Pieces; negative for a return. Required. */
  | 'QUANTITY'
  /** Shop of the line; unknown shops are made. */
  | 'SHOP_NAME'
  /** Day or time of the sale. Required. */
  | 'SOLD_AT'
  /** Status; says whether the line is a cancellation. */
  | 'STATUS'
  /** Price of one piece. Not beside LINE_TOTAL. */
  | 'UNIT_PRICE';

/** How a sales file is read: guessed, then corrected by the seller. */
export type ImportOptions = {
  __typename?: 'ImportOptions';
  /** Order numbers that begin with this text are cancellations; empty for none. */
  cancelPrefix: Scalars['String']['output'];
  /** ISO 4217 code of what amounts are in of which neither cell, column nor heading names a currency. Null for yuan. */
  currency?: Maybe<Scalars['String']['output']>;
  /** Text of a CSV file with the columns day, currency, rate, in the place of `rates` for its currencies. A day that it leaves out has the last rate before, at most 10 days old. */
  dailyRates?: Maybe<Scalars['String']['output']>;
  /** Encoding of the text. */
  encoding: FileEncoding;
  /** Says of totals that are the same on all rows of an order that they are those of the lines. Asked for by isTotalRepeated. */
  isTotalPerLine: Scalars['Boolean']['output'];
  /** Managed type of shops that the import makes. */
  managedType: ManagedType;
  /** Columns of the fields; a field that is not in the file is left out. */
  mapping: Array<ImportColumnMapping>;
  /** Marketplace of shops that the import makes. */
  platform: Platform;
  /** Rates of the currencies of the file, once each. Amounts of a currency without a rate are not imported. */
  rates: Array<CurrencyRate>;
  /** Global id of the shop that all lines belong to, where the file has no shop column. */
  shopId?: Maybe<Scalars['ID']['output']>;
  /** IANA name of the zone of the file's times. */
  timeZone: Scalars['String']['output'];
};

/** How a sales file is read. Take the guess of previewImport and correct it. */
export type ImportOptionsInput = {
  /** Order numbers that begin with this text are cancellations; empty for none. */
  cancelPrefix?: Scalars['String']['input'];
  /** ISO 4217 code of what amounts are in of which neither cell, column nor heading names a currency. Null for yuan. */
  currency?: InputMaybe<Scalars['String']['input']>;
  /** Text of a CSV file with the columns day, currency, rate, in the place of `rates` for its currencies. A day that it leaves out has the last rate before, at most 10 days old. */
  dailyRates?: InputMaybe<Scalars['String']['input']>;
  /** Encoding of the text. */
  encoding: FileEncoding;
  /** Says of totals that are the same on all rows of an order that they are those of the lines. Asked for by isTotalRepeated. */
  isTotalPerLine?: Scalars['Boolean']['input'];
  /** Managed type of shops that the import makes. */
  managedType?: ManagedType;
  /** Columns of the fields; a field that is not in the file is left out. */
  mapping: Array<ImportColumnMappingInput>;
  /** Marketplace of shops that the import makes. */
  platform?: Platform;
  /** Rates of the currencies of the file, once each. Amounts of a currency without a rate are not imported. */
  rates?: Array<CurrencyRateInput>;
  /** Global id of the shop that all lines belong to, where the file has no shop column. */
  shopId?: InputMaybe<Scalars['ID']['input']>;
  /** IANA name of the zone of the file's times. */
  timeZone?: Scalars['String']['input'];
};

/** What a running import is doing. */
export type ImportPhase =
  /** Reads and checks the file. */
  | 'READING'
  /** Saves all of it at once. */
  | 'SAVING'
  /** Takes back what was saved. */
  | 'TAKING_BACK';

/** The head of an uploaded file, read with the guessed or given options. */
export type ImportPreview = {
  __typename?: 'ImportPreview';
  /** What the amounts are read from: UNIT_PRICE times the quantity, or LINE_TOTAL as it stands. Null where the file has no amounts, and sales are 0. */
  amountField?: Maybe<ImportField>;
  /** The columns of the file, in their order. */
  columns: Array<ImportColumn>;
  /** The currencies of the whole file. Empty where the first rows and the headings name none but yuan. */
  currencies: Array<ImportCurrency>;
  /** Name of the file. */
  fileName: Scalars['String']['output'];
  /** Whether the totals look like those of orders that stand on each of their rows; then isTotalPerLine is asked for. */
  isTotalRepeated: Scalars['Boolean']['output'];
  /** Required fields that no column is mapped to. */
  missing: Array<ImportField>;
  /** The options that the preview was read with. */
  options: ImportOptions;
  /** Chinese sentences: why the file would be refused as a whole. */
  problems: Array<Scalars['String']['output']>;
  /** The first rows. */
  rows: Array<ImportPreviewRow>;
  /** Id of the upload. */
  uploadId: Scalars['ID']['output'];
};

/** A row of the file as it would be imported. */
export type ImportPreviewRow = {
  __typename?: 'ImportPreviewRow';
  /** Amount in yuan, positive. Null when it cannot be read, or there is no rate of its currency. */
  amount?: Maybe<Scalars['Money']['output']>;
  /** ISO 4217 code of the amount in the file. Null when there is none. */
  currency?: Maybe<Scalars['String']['output']>;
  /** Sale or return. Null when it cannot be told. */
  kind?: Maybe<LineKind>;
  /** Order number. */
  orderNo: Scalars['String']['output'];
  /** Amount in that currency, an exact decimal. Null where it is yuan, or cannot be read. */
  originalAmount?: Maybe<Scalars['String']['output']>;
  /** Chinese sentence: why the row would be refused. Null when it is fine. */
  problem?: Maybe<Scalars['String']['output']>;
  /** Code of the product. */
  productCode: Scalars['String']['output'];
  /** Name of the product. */
  productName: Scalars['String']['output'];
  /** Pieces, positive. Null when it cannot be read. */
  quantity?: Maybe<Scalars['Int']['output']>;
  /** Row of the file, from 1, heading included. */
  rowNumber: Scalars['Int']['output'];
  /** Name of the shop. Null where the file has no shop column. */
  shopName?: Maybe<Scalars['String']['output']>;
  /** When it was sold. Null when it cannot be read. */
  soldAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A row of the file that was not imported. */
export type ImportRefusal = {
  __typename?: 'ImportRefusal';
  /** The row as it stands in the file. */
  raw: Scalars['String']['output'];
  /** Chinese sentence that says why. */
  reason: Scalars['String']['output'];
  /** Row of the file, from 1, heading included. */
  rowNumber: Scalars['Int']['output'];
};

/** A page of refused rows, in the order of the file. */
export type ImportRefusalConnection = {
  __typename?: 'ImportRefusalConnection';
  /** The entries of the page, in order. */
  edges: Array<ImportRefusalEdge>;
  /** Where the page ends. */
  pageInfo: PageInfo;
  /** Entries of the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** A refused row in a list. */
export type ImportRefusalEdge = {
  __typename?: 'ImportRefusalEdge';
  /** Place in the list, for `after`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: ImportRefusal;
};

/** How far an import is. */
export type ImportStatus =
  /** Stopped by the user. Nothing was saved. */
  | 'CANCELLED'
  /** Everything is saved. */
  | 'DONE'
  /** Nothing was saved; `error` says why. */
  | 'FAILED'
  /** The server stopped during it. Nothing was saved; start it again. */
  | 'INTERRUPTED'
  /** Waits for its turn. */
  | 'QUEUED'
  /** Under way; `phase` and `percent` say how far. */
  | 'RUNNING'
  /** Was saved and taken back. What it brought counts no longer. */
  | 'TAKEN_BACK';

/** What issuing a password for one sign-in came to. */
export type IssueShipperPasswordPayload = {
  __typename?: 'IssueShipperPasswordPayload';
  /** Why it was refused. */
  error?: Maybe<BusinessError>;
  /** The password, told here and never again. Null when it was refused. */
  password?: Maybe<Scalars['String']['output']>;
  /** The shipper as they are now. Null when it was refused. */
  shipper?: Maybe<Shipper>;
};

/** What a sale line counts as. */
export type LineKind =
  /** Came back, or was cancelled. */
  | 'RETURN'
  /** Sold. */
  | 'SALE';

/** A product that was collected, and is translated, edited and published to a shop. Source: queryListings, getListingDetail. */
export type Listing = {
  __typename?: 'Listing';
  /** Its properties. */
  attributes: Array<ListingAttribute>;
  /** Category in the shop. Null until it is chosen. */
  category?: Maybe<Scalars['String']['output']>;
  /** Country of the source, in Chinese. Null where its site says none. */
  country?: Maybe<Scalars['String']['output']>;
  /** When it was collected. */
  createdAt: Scalars['DateTime']['output'];
  /** Description as it is published. */
  description: Scalars['String']['output'];
  /** Why it failed, for the seller. Null unless it did. */
  failure?: Maybe<Scalars['String']['output']>;
  /** Global id. */
  id: Scalars['ID']['output'];
  /** Address of the main picture. Null without any. */
  imageUrl?: Maybe<Scalars['String']['output']>;
  /** Addresses of the pictures that are published, the main one first. */
  images: Array<Scalars['String']['output']>;
  /** The language that it is translated into. */
  language: ListingLanguage;
  /** Platform of the source. */
  platform: SourcePlatform;
  /** Highest price of its SKUs. Null where none is known. */
  priceMax?: Maybe<Scalars['Money']['output']>;
  /** Lowest price of its SKUs. Null where none is known. */
  priceMin?: Maybe<Scalars['Money']['output']>;
  /** The marketplace's id of the product. Null until it is published. */
  productId?: Maybe<Scalars['String']['output']>;
  /** When it was published. Null before. */
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The shop that it is for. */
  shop: Shop;
  /** Number of SKUs. */
  skuCount: Scalars['Int']['output'];
  /** Its SKUs. */
  skus: Array<ListingSku>;
  /** Description as it was collected. */
  sourceDescription: Scalars['String']['output'];
  /** Addresses of all pictures that were collected. */
  sourceImages: Array<Scalars['String']['output']>;
  /** The language that it was collected in. */
  sourceLanguage: ListingLanguage;
  /** Title as it was collected. */
  sourceTitle: Scalars['String']['output'];
  /** Address that it was collected from. */
  sourceUrl: Scalars['String']['output'];
  /** How far it is. */
  state: ListingState;
  /** Title as it is published; empty until it is translated. */
  title: Scalars['String']['output'];
  /** Words that the translation left as they were and that still stand in a text. With any, it is published only when that is agreed to. */
  unknownWords: Array<Scalars['String']['output']>;
  /** When it last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Counts every change; saving names the version that was edited. */
  version: Scalars['Int']['output'];
};

/** A property of the product, as material or weight. */
export type ListingAttribute = {
  __typename?: 'ListingAttribute';
  /** Its name as it is published. */
  name: Scalars['String']['output'];
  /** Its name as it was collected. */
  sourceName: Scalars['String']['output'];
  /** Its value as it was collected. */
  sourceValue: Scalars['String']['output'];
  /** Its value as it is published. */
  value: Scalars['String']['output'];
};

/** A property of the product. */
export type ListingAttributeInput = {
  /** Its name, 1 to 100 characters. */
  name: Scalars['String']['input'];
  /** Its name as it was collected. */
  sourceName: Scalars['String']['input'];
  /** Its value as it was collected. */
  sourceValue: Scalars['String']['input'];
  /** Its value, at most 500 characters. */
  value: Scalars['String']['input'];
};

/** A page of listings. */
export type ListingConnection = {
  __typename?: 'ListingConnection';
  /** How many there are in each state. */
  counts: ListingCounts;
  /** The entries of the page, in order. */
  edges: Array<ListingEdge>;
  /** Where the page ends. */
  pageInfo: PageInfo;
  /** Entries of the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** How many listings of the list are in each state, whatever its state is. */
export type ListingCounts = {
  __typename?: 'ListingCounts';
  /** Not translated. */
  draft: Scalars['Int']['output'];
  /** Failed. */
  failed: Scalars['Int']['output'];
  /** Translated but for some words. */
  incomplete: Scalars['Int']['output'];
  /** Published. */
  published: Scalars['Int']['output'];
  /** Being published. */
  publishing: Scalars['Int']['output'];
  /** To be published. */
  ready: Scalars['Int']['output'];
  /** Being translated. */
  translating: Scalars['Int']['output'];
};

/** A listing in a list. */
export type ListingEdge = {
  __typename?: 'ListingEdge';
  /** Place in the list, for `after`. */
  cursor: Scalars['String']['output'];
  /** The listing. */
  node: Listing;
};

/** A language of product texts. */
export type ListingLanguage =
  /** Arabic. */
  | 'AR'
  /** German. */
  | 'DE'
  /** English. */
  | 'EN'
  /** Spanish. */
  | 'ES'
  /** French. */
  | 'FR'
  /** Hindi. */
  | 'HI'
  /** Japanese. */
  | 'JA'
  /** Korean. */
  | 'KO'
  /** Portuguese. */
  | 'PT'
  /** Vietnamese. */
  | 'VI'
  /** Simplified Chinese. */
  | 'ZH_CN';

/** What listings can be made of. Source: getListingOptions. */
export type ListingOptions = {
  __typename?: 'ListingOptions';
  /** Whether products can be collected by their address here. */
  canCollect: Scalars['Boolean']['output'];
  /** Whether a marketplace is connected that takes products. */
  canPublish: Scalars['Boolean']['output'];
  /** Categories to choose from; any other may be written. */
  categories: Array<Scalars['String']['output']>;
  /** The languages that can be translated into. */
  languages: Array<ListingLanguage>;
};

/** One of several for which nothing was done. */
export type ListingRefusal = {
  __typename?: 'ListingRefusal';
  /** Why it was refused. */
  error: BusinessError;
  /** The address or global id that was given. */
  key: Scalars['String']['output'];
};

/** One specification of a listing, with its price. */
export type ListingSku = {
  __typename?: 'ListingSku';
  /** Which one of the listing it is; stays when others are removed. */
  place: Scalars['Int']['output'];
  /** Declared price. Null until it is known. */
  price?: Maybe<Scalars['Money']['output']>;
  /** As it was collected. */
  sourceSpecification: Scalars['String']['output'];
  /** As it is published. */
  specification: Scalars['String']['output'];
  /** Pieces. */
  stock: Scalars['Int']['output'];
};

/** A specification that the listing keeps. */
export type ListingSkuInput = {
  /** Which one of the listing it is. */
  place: Scalars['Int']['input'];
  /** Declared price; null or left out if unknown. */
  price?: InputMaybe<Scalars['Money']['input']>;
  /** Its name, 1 to 200 characters. */
  specification: Scalars['String']['input'];
  /** Pieces, 0 to 10000000. */
  stock: Scalars['Int']['input'];
};

/** How far a listing is. */
export type ListingState =
  /** Collected, not translated (待翻译). */
  | 'DRAFT'
  /** Translating or publishing failed (失败). */
  | 'FAILED'
  /** Translated but for the words in `unknownWords` (待补译). */
  | 'INCOMPLETE'
  /** In its shop (已发布). */
  | 'PUBLISHED'
  /** Being published (发布中). */
  | 'PUBLISHING'
  /** Translated, to be edited and published (待发布). */
  | 'READY'
  /** Being translated (翻译中). */
  | 'TRANSLATING';

/** Exactly one of `password` and `code` is given. */
export type LoginInput = {
  /** Code that sendCode with the purpose LOGIN has sent. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** Password of a boss. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** Phone number, 11 digits. */
  phone: Scalars['String']['input'];
};

/** What login came to. */
export type LoginPayload = {
  __typename?: 'LoginPayload';
  /** Why login was refused. */
  error?: Maybe<BusinessError>;
  /** The signed-in viewer; null when login was refused. */
  viewer?: Maybe<Viewer>;
};

/** What logout came to. */
export type LogoutPayload = {
  __typename?: 'LogoutPayload';
  /** Why it was refused; null when it was done. */
  error?: Maybe<BusinessError>;
  /** Whether it was done. */
  ok: Scalars['Boolean']['output'];
};

/** A marketplace account that the boss has bound. Source: getTemuAccountList. */
export type MainAccount = {
  __typename?: 'MainAccount';
  /** When it was first bound. */
  boundAt: Scalars['DateTime']['output'];
  /** Id of the account, for unbindMainAccount. */
  id: Scalars['ID']['output'];
  /** Whether the marketplace has ended the session, so that no new data comes until it is bound again. */
  needsRebind: Scalars['Boolean']['output'];
  /** Phone number that it signs in with. */
  phone: Scalars['String']['output'];
  /** The marketplace. */
  platform: Platform;
  /** Its shops, in saved order. Source: getTemuShopListByTemuUid, for shein getShopListForOwnerByEntity. */
  shops: Array<Shop>;
  /** The marketplace's own id of the account. */
  uid: Scalars['ID']['output'];
};

/** Who runs logistics and prices of a shop. */
export type ManagedType =
  /** The marketplace does (全托). */
  | 'FULLY_MANAGED'
  /** The seller does in part (半托). */
  | 'SEMI_MANAGED';

/** A shop manager, or finance, of the boss. Source: listManagers. */
export type Manager = {
  __typename?: 'Manager';
  /** When the boss added them. */
  createdAt: Scalars['DateTime']['output'];
  /** Whether a password is set, for the desktop helper and the mobile app. */
  hasPassword: Scalars['Boolean']['output'];
  /** Global id, for example manager:7. */
  id: Scalars['ID']['output'];
  /** Name of their chat account. Null without one. */
  nickName?: Maybe<Scalars['String']['output']>;
  /** Ids of the permission items that they have, 1 to 4. */
  permissionIds: Array<Scalars['Int']['output']>;
  /** Phone number that they sign in with. */
  phone: Scalars['String']['output'];
  /** The phones of the record, as the upstream has them: the one above. */
  phoneList: Array<Scalars['String']['output']>;
  /** The same phones, comma-separated. */
  phoneStr: Scalars['String']['output'];
  /** Global ids of the same shops. */
  shopIds: Array<Scalars['ID']['output']>;
  /** The shops that they are assigned to, in saved order. */
  shops: Array<Shop>;
  /** The marketplace's id of the main account of their first shop. Null without one. */
  temuUid?: Maybe<Scalars['ID']['output']>;
};

/** A permission that a boss can give a manager. Source: getUserPermissionList. */
export type ManagerPermission = {
  __typename?: 'ManagerPermission';
  /** The permission codes that it grants. */
  codes: Array<Scalars['String']['output']>;
  /** What it allows, in Chinese. */
  name: Scalars['String']['output'];
  /** Its id, 1 to 4. */
  permissionId: Scalars['Int']['output'];
};

/** A rule of a marketplace, with its violations by the selected shops in the range. */
export type MarketplaceRule = {
  __typename?: 'MarketplaceRule';
  /** Code of the rule. */
  code: Scalars['String']['output'];
  /** What it demands. */
  content: Scalars['String']['output'];
  /** Their fines in yuan, without those that were waived. */
  fine: Scalars['Money']['output'];
  /** What breaking it costs. */
  penalty: Scalars['String']['output'];
  /** Whose rule it is. */
  platform: Platform;
  /** Title. */
  title: Scalars['String']['output'];
  /** Violations in the range. */
  violationCount: Scalars['Int']['output'];
};

/** Writes. Each answers a payload whose `error` is an expected refusal, with the Chinese sentence to show; faults are GraphQL errors. Never repeated by the server. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Adds an operator, who signs in by code. Source: saveOperatorShops. */
  addOperator: AddOperatorPayload;
  /** Adds a warehouse shipper. Source: saveWorkerUser. */
  addShipper: AddShipperPayload;
  /** Begins to bind a temu main account and lets the marketplace send its code. Follow it with bindProgressed, bindFailed and bindFinished. Repeated, it changes nothing. Source: bindAccount. */
  bindMainAccount: BindMainAccountPayload;
  /** Gives a viewer who came by chat app a phone number and a password. Source: bindPhone. */
  bindPhone: BindPhonePayload;
  /** Stops a queued or running import; nothing of it is kept. Source: cancelImport. */
  cancelImport: CancelImportPayload;
  /** Cancels an order that waits to be paid. Source: cancelOrder. */
  cancelRenewal: CancelRenewalPayload;
  /** Cancels shipping orders that have not left. For the boss and for managers of their shops. Source: cancelShippingOrder. */
  cancelShippingOrder: CancelShippingOrderPayload;
  /** Gives an operator another phone to sign in with, and ends their sessions. Source: changeOperatorPhone. */
  changeOperatorPhone: ChangeOperatorPhonePayload;
  /** Makes listings of the products behind addresses and has them translated; each address has an outcome of its own. Needs the permission newListing. Source: collectByUrl. */
  collectListings: CollectListingsPayload;
  /** Ends a bind with its code. Source: confirmBindCode. */
  confirmBindCode: ConfirmBindCodePayload;
  /** Confirms that the goods of shipping orders are packed. For the boss and for managers of their shops. Source: confirmPacking. */
  confirmPacking: ConfirmPackingPayload;
  /** Confirms that packed shipping orders have left. For the boss and for managers of their shops. Source: confirmShipping. */
  confirmShipping: ConfirmShippingPayload;
  /** Adds a group without shops. Source: saveUserGroups. */
  createShopGroup: CreateShopGroupPayload;
  /** Deletes listings, all or none; products that were published stay in their shops. Needs newListing. Source: deleteListings. */
  deleteListings: DeleteListingsPayload;
  /** Removes groups; their shops stay. Source: removeUserGroups. */
  deleteShopGroups: DeleteShopGroupsPayload;
  /** Deletes an uploaded file that no running import needs, before its 24 hours are over. Source: discardUpload. */
  discardUpload: DiscardUploadPayload;
  /** Assigns shops to a phone, besides those that it has. Source: distributeShopToUser, without a code distributeShopToUserNoCode. */
  distributeShops: DistributeShopsPayload;
  /** Makes a password that lets a shipper sign in once. It replaces theirs and ends their sessions. Source: getWorkerPassword. */
  issueShipperPassword: IssueShipperPasswordPayload;
  /** Signs in: sets the HttpOnly cookie `token` for 7 days, and beside it the readable cookie `signedIn`. Source: login. */
  login: LoginPayload;
  /** Ends a sign-in by chat app: sets the cookies as login does. Source: chatLoginExchange. */
  loginByChat: LoginPayload;
  /** Ends the session and clears the cookies. Source: logout. */
  logout: LogoutPayload;
  /** Makes a listing of a candidate for a shop, and answers the same one when it was picked before. Needs the permission selectGoods. Source: pickCandidate. */
  pickCandidate: PickCandidatePayload;
  /** Reads the head of an uploaded sales file. Nothing is imported. Source: previewImport. */
  previewImport: PreviewImportPayload;
  /** Publishes listings to their shops, each once; their state tells when it is done. One with words that are not translated is refused unless that is agreed to. Needs newListing. Source: publishListing. */
  publishListings: PublishListingsPayload;
  /** Makes the coupon of a code the viewer's own. Source: destructionCet. */
  redeemCoupon: RedeemCouponPayload;
  /** Registers a boss. Sign in afterwards. Source: register. */
  register: RegisterPayload;
  /** Takes a shop from a manager, who stays without the last one too. Source: removeShopKeeperId. */
  removeManagerFromShop: RemoveManagerFromShopPayload;
  /** Removes an operator, who can no longer sign in. Source: deleteOperator. */
  removeOperator: RemoveOperatorPayload;
  /** Removes a shipper, who can no longer sign in. Source: deleteShipper. */
  removeShipper: RemoveShipperPayload;
  /** Gives a shop the name that the seller wants to read. Source: renameShop. */
  renameShop: RenameShopPayload;
  /** Gives a group another name. Source: updateUserGroups. */
  renameShopGroup: RenameShopGroupPayload;
  /** Gives one colour of a product a name of its own. Needs the permission erp:product:upd:name. Source: setProductNameBySkc. */
  renameSkc: RenameSkcPayload;
  /** Lets the marketplace send another code for the bind that is under way. Source: sendTemuCode. */
  resendBindCode: ResendBindCodePayload;
  /** Sets a new password and ends every session of the account. Source: resetpass. */
  resetPassword: ResetPasswordPayload;
  /** Saves an edited listing. Refused when it was changed since the named version. Needs newListing. Source: saveListing. */
  saveListing: SaveListingPayload;
  /** Adds a manager, or gives one exactly these shops and permissions. Source: saveManager. */
  saveManager: SaveManagerPayload;
  /** Saves which shops are shown and in which order. Source: setShopTabAllMap. */
  saveShopLayout: SaveShopLayoutPayload;
  /** Sends a verification code of 6 digits by text message. Source: sendPhoneCode, sendPhoneCodeRegister, sendPhoneCodeFindPass, sendPhoneCodeBind, sendPhoneCodeOperator. */
  sendCode: SendCodePayload;
  /** Sends a code to a phone that the boss wants to assign shops to. Source: sendCode, with a password sendCodeForBindAndDistribute. */
  sendStaffCode: SendStaffCodePayload;
  /** Sets the password of a manager and ends their sessions. Source: settingMgtUserPass. */
  setManagerPassword: SetManagerPasswordPayload;
  /** Gives a manager exactly these permissions. Source: setPermissionIds. */
  setManagerPermissions: SetManagerPermissionsPayload;
  /** Makes an operator responsible for exactly these shops. Source: saveOperatorShops. */
  setOperatorShops: SetOperatorShopsPayload;
  /** Gives a shipper another password and ends their sessions. Source: saveWorkerUser. */
  setShipperPassword: SetShipperPasswordPayload;
  /** Lets a shipper ship for exactly these shops. Source: saveWorkerUser. */
  setShipperShops: SetShipperShopsPayload;
  /** Puts exactly these shops into a group. Source: saveShopGroups. */
  setShopGroupShops: SetShopGroupShopsPayload;
  /** Saves costs of SKUs, all or none; profit follows, that of the past too. For whoever may see costs. Source: saveCostBySku, shein costBySku. */
  setSkuCosts: SetSkuCostsPayload;
  /** Asks for the page where a marketplace asks the seller for the authorisation. Its end is told by authorizationFinished. Source: sheinAuthorizationUrl, temuAuthorizationUrl. */
  startAuthorization: StartAuthorizationPayload;
  /** Begins a sign-in by chat app; for a signed-in viewer, the binding of a chat account. Sets a cookie, without which the page with the QR code does not lead back: the browser that begins is the one that ends it. Source: chatLoginCode. */
  startChatLogin: StartChatLoginPayload;
  /** Starts the import of an uploaded file; follow it with importProgressed. A line that is there already is not counted twice; one that comes with other values replaces it. Source: startImport. */
  startImport: StartImportPayload;
  /** Orders the renewal of shops, at the price of the server. What costs nothing is paid at once. Source: submitOrder. */
  submitRenewal: SubmitRenewalPayload;
  /** Takes a finished import back whole; follow it with importProgressed. The figures are then what the other imports make them: what it alone brought goes, what it replaced comes back. Shops and products that it made stay. Source: takeBackImport. */
  takeBackImport: TakeBackImportPayload;
  /** Has listings translated from their sources again, over what was there; their state tells when it is done. Needs newListing. Source: translateListing. */
  translateListings: TranslateListingsPayload;
  /** Takes shops from a shipper. Source: removeShipperAuthorization. */
  unassignShipper: UnassignShipperPayload;
  /** Unbinds a temu main account: its shops leave every list, their history is kept for 7 days. Source: unbindTemuAccount. */
  unbindMainAccount: UnbindMainAccountPayload;
  /** Unbinds a shein shop; its history is kept for 7 days. Source: unbindSheinShop. */
  unbindSheinShop: UnbindSheinShopPayload;
  /** Changes name or category of a product. Needs the permission erp:product:upd:name. Source: updateProductInfoSummary. */
  updateProductSummary: UpdateProductSummaryPayload;
};


/** Writes. Each answers a payload whose `error` is an expected refusal, with the Chinese sentence to show; faults are GraphQL errors. Never repeated by the server. */
export type MutationAddOperatorArgs = {
  input: AddOperatorInput;
};


/** Writes. Each answers a payload whose `error` is an expected refusal, with the Chinese sentence to show; faults are GraphQL errors. Never repeated by the server. */
export type MutationAddShipperArgs = {
  input: AddShipperInput;
};


/** Writes. Each answers a payload whose `error` is an expected refusal, with the Chinese sentence to show; faults are GraphQL errors. Never repeated by the server. */
export type MutationBindMainAccountArgs = {
  input: BindMainAccountInput;
};


/** Writes. Each answers a payload whose `error` is an expected refusal, with the Chinese sentence to show; faults are GraphQL errors. Never repeated by the server. */
export type MutationBindPhoneArgs = {
  input: BindPhoneInput;
};


/** Writes. Each answers a payload whose `error` is an expected refusal, with the Chinese sentence to show; faults are GraphQL errors. Never repeated by the server. */
export type MutationCancelImportArgs = {
  id: Scalars['ID']['input'];
};


/** Writes. Each answers a payload whose `error` is an expected refusal, with the Chinese sentence to show; faults are GraphQL errors. Never repeated by the server. */
export type MutationCancelRenewalArgs = {
  orderNo: Scalars['String']['input'];
};


/** Writes. Each answers a payload whose `error` is an expected refusal, with the Chinese sentence to show; faults are GraphQL errors. Never repeated by the server. */
export type MutationCancelShippingOrderArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Writes. Each answers a payload whose `error` is an expected refusal, with the Chinese sentence to show; faults are GraphQL errors. Never repeated by the server. */
export type MutationChangeOperatorPhoneArgs = {
  input: ChangeOperatorPhoneInput;
};


/** Writes. Each answers a payload whose `error` is an expected refusal, with the Chinese sentence to show; faults are GraphQL errors. Never repeated by the server. */
export type MutationCollectListingsArgs = {
  input: CollectListingsInput;
};


/** Writes. Each answers a payload whose `error` is an expected refusal, with the Chinese sentence to show; faults are GraphQL errors. Never repeated by the server. */
export type MutationConfirmBindCodeArgs = {
  input: ConfirmBindCodeInput;
};


/** Writes. Each answers a payload whose `error` is an expected refusal, with the Chinese sentence to show; faults are GraphQL errors. Never repeated by the server. */
export type MutationConfirmPackingArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Writes. Each answers a payload whose `error` is an expected refusal, with the Chinese sentence to show; faults are GraphQL errors. Never repeated by the server. */
export type MutationConfirmShippingArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Writes. Each answers a payload whose `error` is an expected refusal, with the Chinese sentence to show; faults are GraphQL errors. Never repeated by the server. */
export type MutationCreateShopGroupArgs = {
  input: CreateShopGroupInput;
};


/** Writes. Each answers a payload whose `error` is an expected refusal, with the Chinese sentence to show; faults are GraphQL errors. Never repeated by the server. */
export type MutationDeleteListingsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Writes. Each answers a payload whose `error` is an expected refusal, with the Chinese sentence to show; faults are GraphQL errors. Never repeated by the server. */
export type MutationDeleteShopGroupsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Writes. Each answers a payload whose `error` is an expected refusal, with the Chinese sentence to show; faults are GraphQL errors. Never repeated by the server. */
export type MutationDiscardUploadArgs = {
  uploadId: Scalars['ID']['input'];
};


/** Writes. Each answers a payload whose `error` is an expected refusal, with the Chinese sentence to show; faults are GraphQL errors. Never repeated by the server. */
export type MutationDistributeShopsArgs = {
  input: DistributeShopsInput;
};


/** Writes. Each answers a payload whose `error` is an expected refusal, with the Chinese sentence to show; faults are GraphQL errors. Never repeated by the server. */
export type MutationIssueShipperPasswordArgs = {
  id: Scalars['ID']['input'];
};


/** Writes. Each answers a payload whose `error` is an expected refusal, with the Chinese sentence to show; faults are GraphQL errors. Never repeated by the server. */
export type MutationLoginArgs = {
  input: LoginInput;
};


/** Writes. Each answers a payload whose `error` is an expected refusal, with the Chinese sentence to show; faults are GraphQL errors. Never repeated by the server. */
export type MutationLoginByChatArgs = {
  sessionId: Scalars['String']['input'];
  ticket: Scalars['String']['input'];
};


/** Writes. Each answers a payload whose `error` is an expected refusal, with the Chinese sentence to show; faults are GraphQL errors. Never repeated by the server. */
export type MutationPickCandidateArgs = {
  input: PickCandidateInput;
};


/** Writes. Each answers a payload whose `error` is an expected refusal, with the Chinese sentence to show; faults are GraphQL errors. Never repeated by the server. */
export type MutationPreviewImportArgs = {
  options?: InputMaybe<ImportOptionsInput>;
  uploadId: Scalars['ID']['input'];
};


/** Writes. Each answers a payload whose `error` is an expected refusal, with the Chinese sentence to show; faults are GraphQL errors. Never repeated by the server. */
export type MutationPublishListingsArgs = {
  ids: Array<Scalars['ID']['input']>;
  withUnknownWords?: Scalars['Boolean']['input'];
};


/** Writes. Each answers a payload whose `error` is an expected refusal, with the Chinese sentence to show; faults are GraphQL errors. Never repeated by the server. */
export type MutationRedeemCouponArgs = {
  code: Scalars['String']['input'];
};


/** Writes. Each answers a payload whose `error` is an expected refusal, with the Chinese sentence to show; faults are GraphQL errors. Never repeated by the server. */
export type MutationRegisterArgs = {
  input: RegisterInput;
};


/** Writes. Each answers a payload whose `error` is an expected refusal, with the Chinese sentence to show; faults are GraphQL errors. Never repeated by the server. */
export type MutationRemoveManagerFromShopArgs = {
  input: RemoveManagerFromShopInput;
};


/** Writes. Each answers a payload whose `error` is an expected refusal, with the Chinese sentence to show; faults are GraphQL errors. Never repeated by the server. */
export type MutationRemoveOperatorArgs = {
  id: Scalars['ID']['input'];
};


/** Writes. Each answers a payload whose `error` is an expected refusal, with the Chinese sentence to show; faults are GraphQL errors. Never repeated by the server. */
export type MutationRemoveShipperArgs = {
  id: Scalars['ID']['input'];
};


/** Writes. Each answers a payload whose `error` is an expected refusal, with the Chinese sentence to show; faults are GraphQL errors. Never repeated by the server. */
export type MutationRenameShopArgs = {
  input: RenameShopInput;
};


/** Writes. Each answers a payload whose `error` is an expected refusal, with the Chinese sentence to show; faults are GraphQL errors. Never repeated by the server. */
export type MutationRenameShopGroupArgs = {
  input: RenameShopGroupInput;
};


/** Writes. Each answers a payload whose `error` is an expected refusal, with the Chinese sentence to show; faults are GraphQL errors. Never repeated by the server. */
export type MutationRenameSkcArgs = {
  input: RenameSkcInput;
};


/** Writes. Each answers a payload whose `error` is an expected refusal, with the Chinese sentence to show; faults are GraphQL errors. Never repeated by the server. */
export type MutationResendBindCodeArgs = {
  input: ResendBindCodeInput;
};


/** Writes. Each answers a payload whose `error` is an expected refusal, with the Chinese sentence to show; faults are GraphQL errors. Never repeated by the server. */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/** Writes. Each answers a payload whose `error` is an expected refusal, with the Chinese sentence to show; faults are GraphQL errors. Never repeated by the server. */
export type MutationSaveListingArgs = {
  input: SaveListingInput;
};


/** Writes. Each answers a payload whose `error` is an expected refusal, with the Chinese sentence to show; faults are GraphQL errors. Never repeated by the server. */
export type MutationSaveManagerArgs = {
  input: SaveManagerInput;
};


/** Writes. Each answers a payload whose `error` is an expected refusal, with the Chinese sentence to show; faults are GraphQL errors. Never repeated by the server. */
export type MutationSaveShopLayoutArgs = {
  input: ShopLayoutInput;
};


/** Writes. Each answers a payload whose `error` is an expected refusal, with the Chinese sentence to show; faults are GraphQL errors. Never repeated by the server. */
export type MutationSendCodeArgs = {
  input: SendCodeInput;
};


/** Writes. Each answers a payload whose `error` is an expected refusal, with the Chinese sentence to show; faults are GraphQL errors. Never repeated by the server. */
export type MutationSendStaffCodeArgs = {
  input: SendStaffCodeInput;
};


/** Writes. Each answers a payload whose `error` is an expected refusal, with the Chinese sentence to show; faults are GraphQL errors. Never repeated by the server. */
export type MutationSetManagerPasswordArgs = {
  input: SetManagerPasswordInput;
};


/** Writes. Each answers a payload whose `error` is an expected refusal, with the Chinese sentence to show; faults are GraphQL errors. Never repeated by the server. */
export type MutationSetManagerPermissionsArgs = {
  input: SetManagerPermissionsInput;
};


/** Writes. Each answers a payload whose `error` is an expected refusal, with the Chinese sentence to show; faults are GraphQL errors. Never repeated by the server. */
export type MutationSetOperatorShopsArgs = {
  input: SetOperatorShopsInput;
};


/** Writes. Each answers a payload whose `error` is an expected refusal, with the Chinese sentence to show; faults are GraphQL errors. Never repeated by the server. */
export type MutationSetShipperPasswordArgs = {
  input: SetShipperPasswordInput;
};


/** Writes. Each answers a payload whose `error` is an expected refusal, with the Chinese sentence to show; faults are GraphQL errors. Never repeated by the server. */
export type MutationSetShipperShopsArgs = {
  input: SetShipperShopsInput;
};


/** Writes. Each answers a payload whose `error` is an expected refusal, with the Chinese sentence to show; faults are GraphQL errors. Never repeated by the server. */
export type MutationSetShopGroupShopsArgs = {
  input: SetShopGroupShopsInput;
};


/** Writes. Each answers a payload whose `error` is an expected refusal, with the Chinese sentence to show; faults are GraphQL errors. Never repeated by the server. */
export type MutationSetSkuCostsArgs = {
  input: SetSkuCostsInput;
};


/** Writes. Each answers a payload whose `error` is an expected refusal, with the Chinese sentence to show; faults are GraphQL errors. Never repeated by the server. */
export type MutationStartAuthorizationArgs = {
  clientId: Scalars['String']['input'];
  platform: Platform;
};


/** Writes. Each answers a payload whose `error` is an expected refusal, with the Chinese sentence to show; faults are GraphQL errors. Never repeated by the server. */
export type MutationStartImportArgs = {
  options: ImportOptionsInput;
  uploadId: Scalars['ID']['input'];
};


/** Writes. Each answers a payload whose `error` is an expected refusal, with the Chinese sentence to show; faults are GraphQL errors. Never repeated by the server. */
export type MutationSubmitRenewalArgs = {
  input: SubmitRenewalInput;
};


/** Writes. Each answers a payload whose `error` is an expected refusal, with the Chinese sentence to show; faults are GraphQL errors. Never repeated by the server. */
export type MutationTakeBackImportArgs = {
  id: Scalars['ID']['input'];
};


/** Writes. Each answers a payload whose `error` is an expected refusal, with the Chinese sentence to show; faults are GraphQL errors. Never repeated by the server. */
export type MutationTranslateListingsArgs = {
  ids: Array<Scalars['ID']['input']>;
  language: ListingLanguage;
};


/** Writes. Each answers a payload whose `error` is an expected refusal, with the Chinese sentence to show; faults are GraphQL errors. Never repeated by the server. */
export type MutationUnassignShipperArgs = {
  input: UnassignShipperInput;
};


/** Writes. Each answers a payload whose `error` is an expected refusal, with the Chinese sentence to show; faults are GraphQL errors. Never repeated by the server. */
export type MutationUnbindMainAccountArgs = {
  id: Scalars['ID']['input'];
};


/** Writes. Each answers a payload whose `error` is an expected refusal, with the Chinese sentence to show; faults are GraphQL errors. Never repeated by the server. */
export type MutationUnbindSheinShopArgs = {
  shopId: Scalars['ID']['input'];
};


/** Writes. Each answers a payload whose `error` is an expected refusal, with the Chinese sentence to show; faults are GraphQL errors. Never repeated by the server. */
export type MutationUpdateProductSummaryArgs = {
  input: UpdateProductSummaryInput;
};

/** An article for everybody, signed in or not. Source: getIndexNoticeInfo. */
export type Notice = {
  __typename?: 'Notice';
  /** Its text: paragraphs, separated by empty lines. Read by itself: ask for it for one notice. Source: getNotice. */
  body: Scalars['String']['output'];
  /** Global id, for example notice:7. */
  id: Scalars['ID']['output'];
  /** Whether it is kept at the top of the list. */
  isPinned: Scalars['Boolean']['output'];
  /** What it is. */
  kind: NoticeKind;
  /** The number of the notice. */
  noticeId: Scalars['ID']['output'];
  /** When it appeared. */
  publishedAt: Scalars['DateTime']['output'];
  /** One sentence about it. */
  summary: Scalars['String']['output'];
  /** Title. */
  title: Scalars['String']['output'];
};

/** A page of notices. */
export type NoticeConnection = {
  __typename?: 'NoticeConnection';
  /** The entries of the page, in order. */
  edges: Array<NoticeEdge>;
  /** Where the page ends. */
  pageInfo: PageInfo;
  /** Entries of the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** A notice at its place in the list. */
export type NoticeEdge = {
  __typename?: 'NoticeEdge';
  /** Place in the list, for `after`. */
  cursor: Scalars['String']['output'];
  /** The notice. */
  node: Notice;
};

/** What a notice is. */
export type NoticeKind =
  /** News of this product (公告). */
  | 'ANNOUNCEMENT'
  /** How things are done (帮助). */
  | 'HELP'
  /** News of the trade (行业资讯). */
  | 'NEWS';

/** Staff who sign in by code, see the shops assigned to them, and never what goods cost. Source: listOperators. */
export type Operator = {
  __typename?: 'Operator';
  /** What they sign in with: their phone number, 11 digits. */
  account: Scalars['String']['output'];
  /** When the boss added them. */
  addedAt: Scalars['DateTime']['output'];
  /** Global id, for example operator:9. */
  id: Scalars['ID']['output'];
  /** The main accounts that their shops belong to. */
  mainAccounts: Array<MainAccount>;
  /** Number of their shops. */
  shopCount: Scalars['Int']['output'];
  /** Their shops, in saved order. Source: getShopListByWorkerIdForOwner. */
  shops: Array<Shop>;
};

/** What an operator is responsible for. Source: getOperatorAssignments. */
export type OperatorAssignments = {
  __typename?: 'OperatorAssignments';
  /** What they sign in with. */
  account: Scalars['String']['output'];
  /** The marketplaces' ids of the main accounts of their shops. */
  entities: Array<Scalars['ID']['output']>;
  /** Global ids of their shops, in saved order. */
  shopIds: Array<Scalars['ID']['output']>;
  /** Their user id. */
  workerId: Scalars['ID']['output'];
};

/** Where a page ends, and whether the list goes on. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Pass as `after` for the next page. Null on an empty page. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether there is a next page. */
  hasNextPage: Scalars['Boolean']['output'];
};

/** How a shipper can sign in. The password itself is never told: only its hash is kept. */
export type PasswordState =
  /** Not at all until a password is set: the one for one sign-in is used up. */
  | 'NONE'
  /** Once, by a password that was issued for one sign-in. */
  | 'ONE_TIME'
  /** By the password that the boss has set. */
  | 'SET';

/** How a renewal is paid. */
export type PayType =
  /** On a web page, in a frame (网页支付). */
  | 'PAGE'
  /** By the QR code of a chat app (微信扫码). */
  | 'QR';

/** A candidate that a shop takes up. */
export type PickCandidateInput = {
  /** The language to translate into. */
  language?: ListingLanguage;
  /** Id of the candidate. */
  productId: Scalars['ID']['input'];
  /** Global id of the shop. */
  shopId: Scalars['ID']['input'];
};

/** What picking a candidate came to. */
export type PickCandidatePayload = {
  __typename?: 'PickCandidatePayload';
  /** Why it was refused. */
  error?: Maybe<BusinessError>;
  /** The listing as it is now. Null when it was refused. */
  listing?: Maybe<Listing>;
};

/** The marketplace that a shop is on. */
export type Platform =
  /** Shein. */
  | 'SHEIN'
  /** Temu. */
  | 'TEMU';

/** The shown shops of a marketplace. */
export type PlatformSelection = {
  /** Only shops managed this way. */
  managedType?: InputMaybe<ManagedType>;
  /** The marketplace. */
  platform: Platform;
};

/** What a preview came to. */
export type PreviewImportPayload = {
  __typename?: 'PreviewImportPayload';
  /** Why it was refused. */
  error?: Maybe<BusinessError>;
  /** The preview; null when it was refused. */
  preview?: Maybe<ImportPreview>;
};

/** Sales of one price band in one bucket. */
export type PriceBandPart = {
  __typename?: 'PriceBandPart';
  /** Amounts in yuan. */
  amount: AmountFigures;
  /** Pieces. */
  quantity: QuantityFigures;
};

/** Sales of the SKUs of one price band in the range. The price of a SKU is what a piece of it brought on average. */
export type PriceBandSales = {
  __typename?: 'PriceBandSales';
  /** Amounts in yuan. */
  amount: AmountFigures;
  /** Lowest price in yuan, included. */
  from: Scalars['Money']['output'];
  /** Profit and cost in yuan. */
  profit: ProfitFigure;
  /** Pieces. */
  quantity: QuantityFigures;
  /** Highest price in yuan, excluded. Null for the highest band. */
  to?: Maybe<Scalars['Money']['output']>;
};

/** Sales of one bucket by price band. */
export type PricePoint = {
  __typename?: 'PricePoint';
  /** Every band, in the order of `PriceSales.bands`. */
  bands: Array<PriceBandPart>;
  /** The time of the point: YYYY-MM-DD or YYYY-MM in Asia/Shanghai. */
  bucket: Scalars['String']['output'];
};

/** Sales by price band, over the range and over time. Each of the two is an upstream call. */
export type PriceSales = {
  __typename?: 'PriceSales';
  /** The bands, cheapest first. */
  bands: Array<PriceBandSales>;
  /** Every bucket of the range, zeros included. Takes much longer than the bands. */
  points: Array<PricePoint>;
};

/** How many SKUs have a cost. */
export type ProductCostCounts = {
  __typename?: 'ProductCostCounts';
  /** SKUs with a cost. */
  withCost: Scalars['Int']['output'];
  /** SKUs without a cost. */
  withoutCost: Scalars['Int']['output'];
};

/** Certificates and labels that the products need, by state. Source: getShopProductDocumentCount, shein findShopProductDocumentCount. */
export type ProductDocuments = {
  __typename?: 'ProductDocuments';
  /** Approved. */
  approved: Scalars['Int']['output'];
  /** Yet to be handed in. */
  missing: Scalars['Int']['output'];
  /** Rejected. */
  rejected: Scalars['Int']['output'];
  /** Being reviewed. */
  reviewing: Scalars['Int']['output'];
};

/** Which rows a product list has. What is left out, or empty, leaves all in. */
export type ProductFilter = {
  /** Products of one of these categories. */
  categories?: InputMaybe<Array<Scalars['String']['input']>>;
  /** true: every SKU of the row has a cost; false: one has none. FORBIDDEN without the permission lookCost. */
  hasCost?: InputMaybe<Scalars['Boolean']['input']>;
  /** Rows with this hint. */
  hint?: InputMaybe<ProductHint>;
  /** Part of a name, of a product, SKC or SKU id, or of an article code; at most 64 characters. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Products in one of these states. */
  statuses?: InputMaybe<Array<ProductStatus>>;
};

/** What to look at in the stock of a row: the first that is true. Sales are net pieces to customers in the 30 days up to yesterday. */
export type ProductHint =
  /** On hand, and at most 19 sold (滞销): the products of Statistics.deadStock. */
  | 'DEAD_STOCK'
  /** On hand, and lasts for less than 7 days (即将售罄). */
  | 'RUNNING_OUT'
  /** None on hand, and it sold (已售罄). */
  | 'SOLD_OUT';

/** How finely products are told apart. */
export type ProductLevel =
  /** One colour of a product. */
  | 'SKC'
  /** One colour and size of a product. */
  | 'SKU'
  /** The product. */
  | 'SPU';

/** A page of a ranking of products. */
export type ProductRankingConnection = {
  __typename?: 'ProductRankingConnection';
  /** The entries of the page, in order. */
  edges: Array<ProductRankingEdge>;
  /** Where the page ends. */
  pageInfo: PageInfo;
  /** Entries of the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** A product at its place in a ranking. */
export type ProductRankingEdge = {
  __typename?: 'ProductRankingEdge';
  /** Amounts in yuan. */
  amount: AmountFigures;
  /** Place in the ranking, for `after`. */
  cursor: Scalars['String']['output'];
  /** The product. */
  node: RankedProduct;
  /** Profit and cost in yuan. */
  profit: ProfitFigure;
  /** Pieces. */
  quantity: QuantityFigures;
  /** Place in the ranking, from 1. */
  rank: Scalars['Int']['output'];
  /** Net amount divided by the net amount of the selection, 0 to 1, negative where returns outweigh. Null when the selection has no positive net amount. */
  share?: Maybe<Scalars['Float']['output']>;
};

/** A product, one of its colours (SKC), or one colour and size (SKU), with figures of the range that it was asked with. Source: getProductInfoList, shein productInfo. */
export type ProductRow = {
  __typename?: 'ProductRow';
  /** Category of the product. Null without one. */
  category?: Maybe<Scalars['String']['output']>;
  /** Highest cost of its SKUs, in yuan. Null without the permission lookCost, and where none is known. */
  costMax?: Maybe<Scalars['Money']['output']>;
  /** Lowest cost of its SKUs, in yuan. Null without the permission lookCost, and where none is known. */
  costMin?: Maybe<Scalars['Money']['output']>;
  /** When the product was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Days that the pieces on hand last at the pace of the 30 days. Null when nothing sold in them, and while the stock of a SKU is not known. */
  daysOfCover?: Maybe<Scalars['Float']['output']>;
  /** The seller's own code; of several SKUs, the first in order. */
  extCode?: Maybe<Scalars['String']['output']>;
  /** What to look at in its stock. Null where nothing stands out, and where the stock is not known. */
  hint?: Maybe<ProductHint>;
  /** Global id. */
  id: Scalars['ID']['output'];
  /** Address of a picture. Null where there is none. */
  imageUrl?: Maybe<Scalars['String']['output']>;
  /** Pieces on their way to it, of the SKUs whose stock is known. Null where that is none. */
  inTransit?: Maybe<Scalars['Int']['output']>;
  /** What the row stands for. */
  level: ProductLevel;
  /** The seller's name of the colour where it has one, else that of the product. */
  name: Scalars['String']['output'];
  /** Net pieces sold to customers in the 7 days up to yesterday. */
  net7: Scalars['Int']['output'];
  /** Net pieces sold to customers in the 30 days up to yesterday. */
  net30: Scalars['Int']['output'];
  /** Net amount of the range, in yuan. */
  netAmount: Scalars['Money']['output'];
  /** Net pieces of the range: sold minus returned. */
  netQuantity: Scalars['Int']['output'];
  /** Pieces in the warehouse, as it stands now, of the SKUs whose stock is known. Null where that is none. */
  onHand?: Maybe<Scalars['Int']['output']>;
  /** Id of the product at the marketplace. */
  productId: Scalars['String']['output'];
  /** Profit of the SKUs with a cost: their net amount of the range minus the cost of their net pieces, in yuan. Null without the permission lookCost, and where nothing that moved has a cost. */
  profit?: Maybe<Scalars['Money']['output']>;
  /** Pieces that came back in the range. */
  returned: Scalars['Int']['output'];
  /** The shop that sells it. */
  shop: Shop;
  /** Colours in the row. */
  skcCount: Scalars['Int']['output'];
  /** Id of its colour. Null at the level SPU. */
  skcId?: Maybe<Scalars['String']['output']>;
  /** SKUs in the row. */
  skuCount: Scalars['Int']['output'];
  /** Id of its colour and size. Null above the level SKU. */
  skuId?: Maybe<Scalars['String']['output']>;
  /** Pieces sold in the range, before returns. */
  sold: Scalars['Int']['output'];
  /** Colour of an SKC, colour and size of an SKU. Null for products. */
  specName?: Maybe<Scalars['String']['output']>;
  /** Where the product stands. */
  status: ProductStatus;
  /** Highest declared price of its SKUs, in yuan. Null where none is known. */
  supplyPriceMax?: Maybe<Scalars['Money']['output']>;
  /** Lowest declared price of its SKUs, in yuan. Null where none is known. */
  supplyPriceMin?: Maybe<Scalars['Money']['output']>;
  /** What moved in the range without a cost, which the profit does not count. Null without the permission lookCost. */
  uncosted?: Maybe<UncostedSales>;
  /** SKUs without a cost. Null without the permission lookCost. */
  uncostedSkuCount?: Maybe<Scalars['Int']['output']>;
  /** SKUs whose stock is not known, as those of shops that come from a sales file. */
  unknownStockSkuCount: Scalars['Int']['output'];
};

/** A page of the product list. */
export type ProductRowConnection = {
  __typename?: 'ProductRowConnection';
  /** Categories of all products of the selection, in order, whatever the filter. */
  categories: Array<Scalars['String']['output']>;
  /** SKUs of the selection with and without a cost, whatever the filter. Null without the permission lookCost, and with an error when the upstream fails. Source: getProductNumHasCostOrNot, shein costIsNullTotal. */
  counts?: Maybe<ProductCostCounts>;
  /** The entries of the page, in order. */
  edges: Array<ProductRowEdge>;
  /** Where the page ends. */
  pageInfo: PageInfo;
  /** Entries of the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** A row at its place in the list. */
export type ProductRowEdge = {
  __typename?: 'ProductRowEdge';
  /** Place in the list, for `after`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: ProductRow;
  /** Place in the list, from 1. */
  rank: Scalars['Int']['output'];
};

/** What the product list is ordered by. Rows without the figure stand last either way. */
export type ProductSort =
  /** Lowest cost; FORBIDDEN without the permission lookCost. */
  | 'COST'
  /** When the product was created. */
  | 'CREATED'
  /** How long they last. */
  | 'DAYS_OF_COVER'
  /** Name, by code point. */
  | 'NAME'
  /** Net amount of the range. */
  | 'NET_AMOUNT'
  /** Net pieces of the range. */
  | 'NET_QUANTITY'
  /** Pieces in the warehouse. */
  | 'ON_HAND'
  /** Profit of the range; FORBIDDEN without the permission lookCost. */
  | 'PROFIT'
  /** Lowest declared price. */
  | 'SUPPLY_PRICE';

/** Products as they stand now, by state. Source: getShopProductNum, shein findShopOnSaleTotal. */
export type ProductStates = {
  __typename?: 'ProductStates';
  /** First order yet to be created (待创建首单). */
  awaitingFirstOrder: Scalars['Int']['output'];
  /** First order created (已创建首单). */
  firstOrderCreated: Scalars['Int']['output'];
  /** Taken off sale. */
  offSale: Scalars['Int']['output'];
  /** On sale. */
  onSale: Scalars['Int']['output'];
  /** Price being declared (价格申报中). */
  priceDeclaring: Scalars['Int']['output'];
  /** All products. */
  total: Scalars['Int']['output'];
};

/** How many products the selected shops have, sell, and add. */
export type ProductStatistics = {
  __typename?: 'ProductStatistics';
  /** Products that were created in the range. Null with an error when the upstream fails; the others are left alone. Source: getAddedProductNum. */
  addedCount?: Maybe<Scalars['Int']['output']>;
  /** Products created lately, whatever the range. Null with an error when the upstream fails; the others are left alone. Source: getCreatedProductStatistics. */
  created?: Maybe<CreatedProducts>;
  /** Certificates and labels as they stand now. Null with an error when the upstream fails; the others are left alone. */
  documents?: Maybe<ProductDocuments>;
  /** What was sold in the range. Null with an error when the upstream fails; the others are left alone. */
  sold?: Maybe<SoldProducts>;
  /** What was sold in the comparison range, by the same call. Null without one. Null with an error when the upstream fails; the others are left alone. */
  soldComparison?: Maybe<SoldProducts>;
  /** Products of which a piece was sold in the range. Null with an error when the upstream fails; the others are left alone. Source: getSalesProductNum. */
  soldCount?: Maybe<Scalars['Int']['output']>;
  /** Products of which a piece was sold today, whatever the range. Counts sales to customers whatever the data source. Null with an error when the upstream fails; the others are left alone. Source: getTodaySalesProductNum. */
  soldTodayCount?: Maybe<Scalars['Int']['output']>;
  /** Products as they stand now. Null with an error when the upstream fails; the others are left alone. */
  states?: Maybe<ProductStates>;
};

/** Where a product stands with the marketplace. */
export type ProductStatus =
  /** First order yet to be created (待创建首单). */
  | 'AWAITING_FIRST_ORDER'
  /** First order created (已创建首单). */
  | 'FIRST_ORDER_CREATED'
  /** Taken off sale (已下架). */
  | 'OFF_SALE'
  /** On sale (在售). */
  | 'ON_SALE'
  /** Price being declared (价格申报中). */
  | 'PRICE_DECLARING';

/** Profit of the part whose cost is known: its net amount minus the cost of its net pieces, in yuan. `uncosted` is the other part, which is not counted. */
export type ProfitFigure = {
  __typename?: 'ProfitFigure';
  /** Known cost in yuan. Null with `hiddenReason`, as the profit is. */
  cost?: Maybe<Scalars['Money']['output']>;
  /** Why profit and cost are null; null when they are there. */
  hiddenReason?: Maybe<HiddenReason>;
  /** Profit in yuan. Null with `hiddenReason` when the viewer may not see it, and where nothing that moved has a cost. */
  profit?: Maybe<Scalars['Money']['output']>;
  /** What profit and cost do not count. Null when the viewer may not see costs. */
  uncosted?: Maybe<UncostedSales>;
};

/** Profit of one bucket, in yuan. */
export type ProfitPoint = {
  __typename?: 'ProfitPoint';
  /** The time of the point: YYYY-MM-DDTHH, YYYY-MM-DD or YYYY-MM in Asia/Shanghai. */
  bucket: Scalars['String']['output'];
  /** Figures of the comparison bucket. Null where there is none. */
  comparison?: Maybe<ProfitFigure>;
  /** The bucket at the same place of the comparison range. Null without one, or before the data starts. */
  comparisonBucket?: Maybe<Scalars['String']['output']>;
  /** Profit of the bucket. */
  figure: ProfitFigure;
};

/** What publishing listings came to, one by one. */
export type PublishListingsPayload = {
  __typename?: 'PublishListingsPayload';
  /** Why it was refused; null when it was done, or tried one by one. */
  error?: Maybe<BusinessError>;
  /** Those for which it was done, as they stand now. */
  listings: Array<Listing>;
  /** Those for which it was refused, each with the reason. */
  refusals: Array<ListingRefusal>;
};

/** Numbers of pieces. */
export type QuantityFigures = {
  __typename?: 'QuantityFigures';
  /** Pieces net: sold minus returned. */
  net: Scalars['Int']['output'];
  /** Pieces that came back, as a positive number: cancellations and negative quantities count here. */
  returned: Scalars['Int']['output'];
  /** Pieces sold, before returns. */
  sold: Scalars['Int']['output'];
};

/** Pieces of one bucket. */
export type QuantityPoint = {
  __typename?: 'QuantityPoint';
  /** The time of the point: YYYY-MM-DDTHH, YYYY-MM-DD or YYYY-MM in Asia/Shanghai. */
  bucket: Scalars['String']['output'];
  /** Figures of the comparison bucket. Null where there is none. */
  comparison?: Maybe<QuantityFigures>;
  /** The bucket at the same place of the comparison range. Null without one, or before the data starts. */
  comparisonBucket?: Maybe<Scalars['String']['output']>;
  /** Figures of the bucket. */
  figures: QuantityFigures;
};

/** Reads. A visitor reads a preview with computed data. */
export type Query = {
  __typename?: 'Query';
  /** How the viewer's own bind of a phone stands, for those who missed an event. Null without one. */
  bindState?: Maybe<BindState>;
  /** The shein shops that the boss has bound. Source: getAccountSheinShopList. */
  boundSheinShops: Array<Shop>;
  /** Every coupon that the boss has redeemed, used ones too, the newest first. Source: getCouponInfo. */
  coupons: CouponConnection;
  /** How temu assessed the deliveries of the selected shops, the newest days first. For shein shops alone those of the first temu shop: shein assesses none. Source: queryDeliveryAssessmentRecord. */
  deliveryAssessments: DeliveryAssessmentConnection;
  /** The shops that the boss can assign. Source: getShopListForDistribute. */
  distributableShops: Array<Shop>;
  /** The shops of the viewer whose time of viewing data is over. Source: getExpiredShopList. */
  expiredShops: Array<Shop>;
  /** One listing with its texts. Null when there is none, or none that the viewer may see. Source: getListingDetail. */
  listing?: Maybe<Listing>;
  /** What listings of the selected shops can be made of. Null for a selection without a shop. Source: getListingOptions. */
  listingOptions?: Maybe<ListingOptions>;
  /** The listings of the selected shops, the newest change first. Needs the permission pageAiProducts. Source: queryListings. */
  listings: ListingConnection;
  /** The temu main accounts that the boss has bound, oldest first. */
  mainAccounts: Array<MainAccount>;
  /** The permissions that a boss can give. */
  managerPermissions: Array<ManagerPermission>;
  /** The managers of the boss, oldest first. */
  managers: Array<Manager>;
  /** One notice, for everybody. Null when there is none. Source: getNotice. */
  notice?: Maybe<Notice>;
  /** Notices for everybody, visitors too: those at the top first, then the newest. Source: getIndexNoticeInfo. */
  notices: NoticeConnection;
  /** The main accounts and shops of one operator. */
  operatorAssignments: OperatorAssignments;
  /** The operators of the boss, at most 200, oldest first. */
  operators: Array<Operator>;
  /** The main accounts of the boss, of both marketplaces, temu first. Source: getEntityListForOwner. */
  ownedAccounts: Array<MainAccount>;
  /** The products of the selected shops, also those that never sold. Empty for a selection without a shop. One upstream call a platform, however many shops. Source: getProductInfoList, shein productInfo. */
  productList: ProductRowConnection;
  /** One row of the product list. Null when there is none, or it is not the viewer’s to see. Source: getProductInfoList, shein productInfo. */
  productRow?: Maybe<ProductRow>;
  /** The redeemed coupons that no order holds or has used, the oldest first. Source: listRedeemedCoupons. */
  redeemedCoupons: Array<Coupon>;
  /** One of the boss's orders. Null when there is none. Source: queryOrders. */
  renewalOrder?: Maybe<RenewalOrder>;
  /** The boss's renewal orders, the newest first. Source: queryOrders. */
  renewalOrders: RenewalOrderConnection;
  /** What renewing costs. */
  renewalPrices: RenewalPrices;
  /** The one value that a login form accepts as a phone though it has not 11 digits. Null where none is configured. */
  reservedLogin?: Maybe<Scalars['String']['output']>;
  /** The packages that come back to the supplier from the selected shops, newest first. Source: getReturnSupplierPackage, shein findShopReturnOrderList. */
  returnPackages: ReturnPackageConnection;
  /** One import. Null when there is none of this id. */
  salesImport?: Maybe<SalesImport>;
  /** The imports of the boss, newest first. */
  salesImports: SalesImportConnection;
  /** Products that are worth selling for a shop. Needs the permission pageSelectionToolNew. Source: querySelection. */
  selectionCandidates: SelectionCandidateConnection;
  /** The shein shops that the viewer may see, in the saved order, hidden ones last. Source: findSheinShopByUId. */
  sheinShops: Array<Shop>;
  /** The warehouse shippers of the boss, at most 200, oldest first. */
  shippers: Array<Shipper>;
  /** The shipping orders of the selected shops. Empty for a selection without a shop. Source: queryShippingOrders. */
  shippingOrders: ShippingOrderConnection;
  /** One shop. Null when there is none, or the viewer may not see it. */
  shop?: Maybe<Shop>;
  /** The groups of the viewer. A manager sees the members assigned to them. */
  shopGroups: Array<ShopGroup>;
  /** The shops that the viewer may see, in the saved order of the side panel. */
  shops: ShopConnection;
  /** The shops of main accounts of the boss, in saved order; none for none. Source: getShopsByEntities. */
  shopsOfAccounts: Array<Shop>;
  /** Those of the selected shops whose time is over, or nearly so. Source: checkExpiredShops. */
  shopsToRenew: Array<Shop>;
  /** What a phone is to the boss, before they authorise it. Source: checkUserWorkerPhone. */
  staffPhone: StaffPhone;
  /** Figures of the selected shops over a range. Each figure, trend and ranking is one upstream call, however many shops; for shops of both platforms one call each, whose answers are added up. */
  statistics: Statistics;
  /** Who asks. A visitor is a viewer too. */
  viewer: Viewer;
};


/** Reads. A visitor reads a preview with computed data. */
export type QueryBindStateArgs = {
  phone: Scalars['String']['input'];
};


/** Reads. A visitor reads a preview with computed data. */
export type QueryCouponsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** Reads. A visitor reads a preview with computed data. */
export type QueryDeliveryAssessmentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  selection: ShopSelection;
  skip?: Scalars['Int']['input'];
};


/** Reads. A visitor reads a preview with computed data. */
export type QueryListingArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. A visitor reads a preview with computed data. */
export type QueryListingOptionsArgs = {
  selection: ShopSelection;
};


/** Reads. A visitor reads a preview with computed data. */
export type QueryListingsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  platform?: InputMaybe<SourcePlatform>;
  search?: InputMaybe<Scalars['String']['input']>;
  selection: ShopSelection;
  skip?: Scalars['Int']['input'];
  state?: InputMaybe<ListingState>;
};


/** Reads. A visitor reads a preview with computed data. */
export type QueryNoticeArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. A visitor reads a preview with computed data. */
export type QueryNoticesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  kind?: InputMaybe<NoticeKind>;
  skip?: Scalars['Int']['input'];
};


/** Reads. A visitor reads a preview with computed data. */
export type QueryOperatorAssignmentsArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. A visitor reads a preview with computed data. */
export type QueryProductListArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  dataSource?: DataSource;
  descending?: Scalars['Boolean']['input'];
  filter?: InputMaybe<ProductFilter>;
  first?: Scalars['Int']['input'];
  level?: ProductLevel;
  parentId?: InputMaybe<Scalars['ID']['input']>;
  range: DateRangeInput;
  selection: ShopSelection;
  skip?: Scalars['Int']['input'];
  sort?: ProductSort;
};


/** Reads. A visitor reads a preview with computed data. */
export type QueryProductRowArgs = {
  dataSource?: DataSource;
  id: Scalars['ID']['input'];
  range: DateRangeInput;
};


/** Reads. A visitor reads a preview with computed data. */
export type QueryRenewalOrderArgs = {
  orderNo: Scalars['String']['input'];
};


/** Reads. A visitor reads a preview with computed data. */
export type QueryRenewalOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  skip?: Scalars['Int']['input'];
  status?: InputMaybe<RenewalOrderStatus>;
};


/** Reads. A visitor reads a preview with computed data. */
export type QueryReturnPackagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  selection: ShopSelection;
  skip?: Scalars['Int']['input'];
};


/** Reads. A visitor reads a preview with computed data. */
export type QuerySalesImportArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. A visitor reads a preview with computed data. */
export type QuerySalesImportsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** Reads. A visitor reads a preview with computed data. */
export type QuerySelectionCandidatesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  category?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  maxPrice?: InputMaybe<Scalars['Money']['input']>;
  minPrice?: InputMaybe<Scalars['Money']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  shopId: Scalars['ID']['input'];
  skip?: Scalars['Int']['input'];
  sort?: SelectionSort;
};


/** Reads. A visitor reads a preview with computed data. */
export type QueryShippingOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  due?: InputMaybe<ShippingOrderDue>;
  first?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  selection: ShopSelection;
  shippingType?: InputMaybe<ShippingType>;
  skip?: Scalars['Int']['input'];
  sort?: ShippingOrderSort;
  status?: InputMaybe<ShippingOrderStatus>;
};


/** Reads. A visitor reads a preview with computed data. */
export type QueryShopArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. A visitor reads a preview with computed data. */
export type QueryShopsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  includeHidden?: Scalars['Boolean']['input'];
  platform?: InputMaybe<Platform>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** Reads. A visitor reads a preview with computed data. */
export type QueryShopsOfAccountsArgs = {
  uids: Array<Scalars['ID']['input']>;
};


/** Reads. A visitor reads a preview with computed data. */
export type QueryShopsToRenewArgs = {
  selection: ShopSelection;
  state: ExpiryState;
};


/** Reads. A visitor reads a preview with computed data. */
export type QueryStaffPhoneArgs = {
  phone: Scalars['String']['input'];
};


/** Reads. A visitor reads a preview with computed data. */
export type QueryStatisticsArgs = {
  comparison?: InputMaybe<DateRangeInput>;
  dataSource?: DataSource;
  range: DateRangeInput;
  selection: ShopSelection;
};

/** A product of a ranking, at the level that was asked for. */
export type RankedProduct = {
  __typename?: 'RankedProduct';
  /** The seller's own code. */
  code: Scalars['String']['output'];
  /** Name of the product. */
  name: Scalars['String']['output'];
  /** Id of the product (SPU). */
  productId: Scalars['ID']['output'];
  /** The shop that sells it. */
  shop: Shop;
  /** Id of its colour. Null at the level SPU. */
  skcId?: Maybe<Scalars['ID']['output']>;
  /** Id of its colour and size. Null above the level SKU. */
  skuId?: Maybe<Scalars['ID']['output']>;
};

/** Says whether a main account must be bound again. */
export type RebindEvent = {
  __typename?: 'RebindEvent';
  /** False for how it stands when the subscription begins, true for a change. */
  isNews: Scalars['Boolean']['output'];
  /** Phone number of the main account. */
  phone: Scalars['String']['output'];
  /** Whether the modal for binding it again is to be shown. */
  show: Scalars['Boolean']['output'];
};

/** What was sold in the last minutes, whatever the range: ten minutes unless the server is set otherwise. */
export type RecentSales = {
  __typename?: 'RecentSales';
  /** Amounts in yuan. Null with an error when the upstream fails; the others are left alone. Source: getSalesLast10m, shein querySalesLast10m. */
  amount?: Maybe<AmountFigures>;
  /** Profit and cost in yuan. Null with an error when the upstream fails; the others are left alone. Source: getProfitLast10m, shein queryProfitLast10m. */
  profit?: Maybe<ProfitFigure>;
  /** Pieces. Null with an error when the upstream fails; the others are left alone. Source: getSaleVolumeLast10m, shein querySaleVolumeLast10m. */
  quantity?: Maybe<QuantityFigures>;
  /** How many minutes are counted, up to now. Null with an error when the upstream fails; the others are left alone. Source: getSalesLast10m, shein querySalesLast10m. */
  windowMinutes?: Maybe<Scalars['Int']['output']>;
};

/** What redeeming a code came to. */
export type RedeemCouponPayload = {
  __typename?: 'RedeemCouponPayload';
  /** The coupon, which may be used now. Null when it was refused. */
  coupon?: Maybe<Coupon>;
  /** Why it was refused. */
  error?: Maybe<BusinessError>;
  /** False where the viewer had redeemed it before and not used it yet. */
  isNew: Scalars['Boolean']['output'];
  /** Chinese sentence for the seller. Null when it was refused. */
  message?: Maybe<Scalars['String']['output']>;
};

/** A phone number, its code and a password. The code comes from sendCode with the purpose REGISTER. */
export type RegisterInput = {
  /** The code that was sent, 6 digits. */
  code: Scalars['String']['input'];
  /** Whether the phone leaves the team that a boss has added it to; without it that is refused, with this field named, and the code stays good. */
  leaveTeam?: InputMaybe<Scalars['Boolean']['input']>;
  /** New password: 6 to 12 printable ASCII characters without blanks. */
  password: Scalars['String']['input'];
  /** Phone number, 11 digits. */
  phone: Scalars['String']['input'];
};

/** What registration came to. */
export type RegisterPayload = {
  __typename?: 'RegisterPayload';
  /** Why it was refused; null when it was done. */
  error?: Maybe<BusinessError>;
  /** Whether it was done. */
  ok: Scalars['Boolean']['output'];
};

/** A manager, and the shop that is taken from them. */
export type RemoveManagerFromShopInput = {
  /** Global id of the manager. */
  managerId: Scalars['ID']['input'];
  /** Global id of the shop. */
  shopId: Scalars['ID']['input'];
};

/** What taking a shop from a manager came to. */
export type RemoveManagerFromShopPayload = {
  __typename?: 'RemoveManagerFromShopPayload';
  /** Why it was refused. */
  error?: Maybe<BusinessError>;
  /** The manager as they are now. Null when it was refused. */
  manager?: Maybe<Manager>;
};

/** What removing an operator came to. */
export type RemoveOperatorPayload = {
  __typename?: 'RemoveOperatorPayload';
  /** Why it was refused. */
  error?: Maybe<BusinessError>;
  /** Global id of the operator who is gone. Null when it was refused. */
  removedId?: Maybe<Scalars['ID']['output']>;
};

/** What removing a shipper came to. */
export type RemoveShipperPayload = {
  __typename?: 'RemoveShipperPayload';
  /** Why it was refused. */
  error?: Maybe<BusinessError>;
  /** Global id of the shipper who is gone. Null when it was refused. */
  removedId?: Maybe<Scalars['ID']['output']>;
};

/** Another name of a group. */
export type RenameShopGroupInput = {
  /** Global id of the group. */
  id: Scalars['ID']['input'];
  /** Name of the group: trimmed, 1 to 50 characters, each name once. */
  name: Scalars['String']['input'];
};

/** What renaming a group came to. */
export type RenameShopGroupPayload = {
  __typename?: 'RenameShopGroupPayload';
  /** Why it was refused. */
  error?: Maybe<BusinessError>;
  /** The group as it is now. Null when it was refused. */
  group?: Maybe<ShopGroup>;
};

/** A new name of a shop. */
export type RenameShopInput = {
  /** Global id of the shop. */
  id: Scalars['ID']['input'];
  /** The new name: trimmed, 1 to 256 long, a double-byte character counted 2, and no name of another shop. */
  name: Scalars['String']['input'];
};

/** What renaming a shop came to. */
export type RenameShopPayload = {
  __typename?: 'RenameShopPayload';
  /** Why it was refused. */
  error?: Maybe<BusinessError>;
  /** The shop with its new name. Null when it was refused. */
  shop?: Maybe<Shop>;
};

/** A name of a product in one colour. */
export type RenameSkcInput = {
  /** What these figures are counted from. */
  dataSource?: DataSource;
  /** The name: trimmed, 1 to 250 characters. */
  name: Scalars['String']['input'];
  /** Days that the figures of the answered rows count, as the list beside it; left out, the 30 days up to yesterday. */
  range?: InputMaybe<DateRangeInput>;
  /** Global id of a row at the level SKC. */
  skcId: Scalars['ID']['input'];
};

/** What renaming an SKC came to. */
export type RenameSkcPayload = {
  __typename?: 'RenameSkcPayload';
  /** Why it was refused; null when it was done. */
  error?: Maybe<BusinessError>;
  /** The row as it stands now. Null when it was refused. */
  row?: Maybe<ProductRow>;
};

/** One shop of a renewal order. */
export type RenewalItem = {
  __typename?: 'RenewalItem';
  /** The coupons for this shop. */
  coupons: Array<Coupon>;
  /** By how many months it is renewed. */
  months: Scalars['Int']['output'];
  /** The shop. Null when the viewer has it no more. */
  shop?: Maybe<Shop>;
  /** Name of the shop as it was when the order was made. */
  shopName: Scalars['String']['output'];
  /** The marketplace's id of the shop's main account. Null without one. */
  temuUid?: Maybe<Scalars['ID']['output']>;
};

/** An order of the boss's to renew shops. */
export type RenewalOrder = {
  __typename?: 'RenewalOrder';
  /** Certificate number, which stands for the order where it is paid. */
  certNo: Scalars['String']['output'];
  /** The pay page, or the text of the QR code. Empty where nothing is to be paid. */
  codeUrl: Scalars['String']['output'];
  /** Every coupon of the order. */
  coupons: Array<Coupon>;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Unpaid until then, it is void. */
  expiresAt: Scalars['DateTime']['output'];
  /** Global id, for example renewalOrder:2026031112000012345678. */
  id: Scalars['ID']['output'];
  /** The shops that it renews. */
  items: Array<RenewalItem>;
  /** Price of a month of one shop when the order was made. */
  monthPrice: Scalars['Money']['output'];
  /** Order number. */
  orderNo: Scalars['String']['output'];
  /** Where the pay page leads when it is done. Null for the QR code. */
  pageUrl?: Maybe<Scalars['String']['output']>;
  /** When it was paid. Null before. */
  paidAt?: Maybe<Scalars['DateTime']['output']>;
  /** How it is paid. */
  payType: PayType;
  /** Where it stands. */
  status: RenewalOrderStatus;
  /** What is to be paid. */
  total: Scalars['Money']['output'];
};

/** A page of renewal orders. */
export type RenewalOrderConnection = {
  __typename?: 'RenewalOrderConnection';
  /** The entries of the page, in order. */
  edges: Array<RenewalOrderEdge>;
  /** Where the page ends. */
  pageInfo: PageInfo;
  /** Entries of the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** A renewal order in a list. */
export type RenewalOrderEdge = {
  __typename?: 'RenewalOrderEdge';
  /** Place in the list, for `after`. */
  cursor: Scalars['String']['output'];
  /** The order. */
  node: RenewalOrder;
};

/** Where a renewal order stands. */
export type RenewalOrderStatus =
  /** Cancelled before it was paid (已取消). */
  | 'CANCELLED'
  /** Not paid in time (已超时). */
  | 'EXPIRED'
  /** Paid; its shops are renewed (已支付). */
  | 'PAID'
  /** Waits to be paid (待支付). */
  | 'WAITING';

/** What renewing costs. Source: couponValues. */
export type RenewalPrices = {
  __typename?: 'RenewalPrices';
  /** What a coupon is worth unless it says otherwise; 30 yuan where the upstream names no value. */
  coupon: Scalars['Money']['output'];
  /** A month of one shop; 69 yuan where the upstream names no price. */
  month: Scalars['Money']['output'];
};

/** One shop to renew. */
export type RenewalShopInput = {
  /** Global ids of redeemed coupons, at most as many as months. */
  couponIds: Array<Scalars['ID']['input']>;
  /** By how many months, 1 to 360. */
  months: Scalars['Int']['input'];
  /** Global id of the shop. */
  shopId: Scalars['ID']['input'];
};

/** The account and password that the bind was begun with. */
export type ResendBindCodeInput = {
  /** Password at the marketplace. */
  password: Scalars['String']['input'];
  /** Phone number of the account, 11 digits. */
  phone: Scalars['String']['input'];
};

/** What sending another code came to. */
export type ResendBindCodePayload = {
  __typename?: 'ResendBindCodePayload';
  /** Why it was refused; null when it was done. */
  error?: Maybe<BusinessError>;
  /** Whether it was done. */
  ok: Scalars['Boolean']['output'];
};

/** A phone number, its code and a password. The code comes from sendCode with the purpose RESET_PASSWORD. */
export type ResetPasswordInput = {
  /** The code that was sent, 6 digits. */
  code: Scalars['String']['input'];
  /** New password: 6 to 12 printable ASCII characters without blanks. */
  password: Scalars['String']['input'];
  /** Phone number, 11 digits. */
  phone: Scalars['String']['input'];
};

/** What the reset came to. */
export type ResetPasswordPayload = {
  __typename?: 'ResetPasswordPayload';
  /** Why it was refused; null when it was done. */
  error?: Maybe<BusinessError>;
  /** Whether it was done. */
  ok: Scalars['Boolean']['output'];
};

/** Goods that the platform sends back to the supplier. Source: getReturnSupplierPackage. */
export type ReturnPackage = {
  __typename?: 'ReturnPackage';
  /** Who carries it. */
  courier: Scalars['String']['output'];
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** What is in it, each SKU once. */
  goods: Array<ShippingGoods>;
  /** Number of the package. */
  packageNo: Scalars['String']['output'];
  /** Pieces in all. */
  quantity: Scalars['Int']['output'];
  /** Why they come back, in Chinese. */
  reason: Scalars['String']['output'];
  /** When it was sent. Null before. */
  sentAt?: Maybe<Scalars['DateTime']['output']>;
  /** The shop whose goods they are. */
  shop: Shop;
  /** When it was signed for. Null before. */
  signedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Number of the carrier. Null until it is sent. */
  trackingNo?: Maybe<Scalars['String']['output']>;
};

/** A page of return packages. */
export type ReturnPackageConnection = {
  __typename?: 'ReturnPackageConnection';
  /** The entries of the page, in order. */
  edges: Array<ReturnPackageEdge>;
  /** Where the page ends. */
  pageInfo: PageInfo;
  /** Entries of the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** A return package in a list. */
export type ReturnPackageEdge = {
  __typename?: 'ReturnPackageEdge';
  /** Place in the list, for `after`. */
  cursor: Scalars['String']['output'];
  /** The package. */
  node: ReturnPackage;
};

/** A page of a ranking of shops by reviews. */
export type ReviewRankingConnection = {
  __typename?: 'ReviewRankingConnection';
  /** The entries of the page, in order. */
  edges: Array<ReviewRankingEdge>;
  /** Where the page ends. */
  pageInfo: PageInfo;
  /** Entries of the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** A shop at its place in the ranking by reviews. */
export type ReviewRankingEdge = {
  __typename?: 'ReviewRankingEdge';
  /** Place in the ranking, for `after`. */
  cursor: Scalars['String']['output'];
  /** Those of four or five stars. Null while it is not known. */
  goodReviewCount?: Maybe<Scalars['Int']['output']>;
  /** The shop. */
  node: Shop;
  /** The score of 30 days before. Null while it is not known. */
  previousScore?: Maybe<Scalars['Float']['output']>;
  /** Place in the ranking, from 1. */
  rank: Scalars['Int']['output'];
  /** Reviews that the score counts. Null while it is not known. */
  reviewCount?: Maybe<Scalars['Int']['output']>;
  /** Review score, 0 to 5. Null while it is not known. */
  score?: Maybe<Scalars['Float']['output']>;
};

/** What the viewer is. */
export type Role =
  /** Owns shops and has every right over them. */
  | 'BOSS'
  /** Shop manager or finance: sees the shops that a boss has assigned. */
  | 'MANAGER'
  /** Operator: sees the shops that a boss has assigned, and never what goods cost. */
  | 'OPERATOR'
  /** Not signed in: sees computed preview data and writes nothing. */
  | 'VISITOR'
  /** Warehouse shipper: works in the mobile app only. */
  | 'WORKER';

/** What a sale line says. */
export type SaleLineValues = {
  __typename?: 'SaleLineValues';
  /** Amount in yuan, positive. */
  amount: Scalars['Money']['output'];
  /** Sale or return. */
  kind: LineKind;
  /** Pieces, positive. */
  quantity: Scalars['Int']['output'];
  /** When it was sold. */
  soldAt: Scalars['DateTime']['output'];
};

/** The import of one sales file. Source: getImport, listImports. */
export type SalesImport = {
  __typename?: 'SalesImport';
  /** The lines that it changed; at most 10,000 are kept. Null with an error when they cannot be read. Source: listImportChanges. */
  changes?: Maybe<ImportChangeConnection>;
  /** What was converted to yuan, by currency. Empty before DONE. */
  conversions: Array<ImportConversion>;
  /** When it was asked for. */
  createdAt: Scalars['DateTime']['output'];
  /** Chinese sentence that says what went wrong and what to do, when FAILED, or when taking it back failed. */
  error?: Maybe<Scalars['String']['output']>;
  /** Name of the file. */
  fileName: Scalars['String']['output'];
  /** When it ended, in whichever way. Null before. */
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Earliest day with a sale line. Null before one was read. */
  firstDay?: Maybe<Scalars['Date']['output']>;
  /** Id of the import. */
  id: Scalars['ID']['output'];
  /** Latest day with a sale line. Null before one was read. */
  lastDay?: Maybe<Scalars['Date']['output']>;
  /** Sale lines that are new. */
  linesAdded: Scalars['Int']['output'];
  /** Sale lines that were there with other values, which it replaced. */
  linesChanged: Scalars['Int']['output'];
  /** Sale lines that were there with the same values; not counted twice. */
  linesKnown: Scalars['Int']['output'];
  /** Progress of the file, 0 to 100. */
  percent: Scalars['Int']['output'];
  /** What it is doing. Null unless running. */
  phase?: Maybe<ImportPhase>;
  /** Products that it made. */
  productsCreated: Scalars['Int']['output'];
  /** The refused rows; at most 10,000 are kept. Null with an error when they cannot be read. Source: listImportRefusals. */
  refusals?: Maybe<ImportRefusalConnection>;
  /** Rows read so far. */
  rowsRead: Scalars['Int']['output'];
  /** Rows that could not be imported. */
  rowsRefused: Scalars['Int']['output'];
  /** Shops that it made. */
  shopsCreated: Scalars['Int']['output'];
  /** How far it is. */
  status: ImportStatus;
  /** When it was taken back. Null while it stands. */
  takenBackAt?: Maybe<Scalars['DateTime']['output']>;
};


/** The import of one sales file. Source: getImport, listImports. */
export type SalesImportChangesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** The import of one sales file. Source: getImport, listImports. */
export type SalesImportRefusalsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** A page of imports, newest first. */
export type SalesImportConnection = {
  __typename?: 'SalesImportConnection';
  /** The entries of the page, in order. */
  edges: Array<SalesImportEdge>;
  /** Where the page ends. */
  pageInfo: PageInfo;
  /** Entries of the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** An import in a list. */
export type SalesImportEdge = {
  __typename?: 'SalesImportEdge';
  /** Place in the list, for `after`. */
  cursor: Scalars['String']['output'];
  /** The import. */
  node: SalesImport;
};

/** What a ranking is ordered by, best first. */
export type SalesMetric =
  /** Net amount. */
  | 'NET_AMOUNT'
  /** Net pieces. */
  | 'NET_QUANTITY'
  /** Profit, of what has a cost; what has none stands last. FORBIDDEN without the permission lookCost. */
  | 'PROFIT';

/** What was sold in a range. The figures of the range and of its comparison are one call. */
export type SalesTotals = {
  __typename?: 'SalesTotals';
  /** Amounts in yuan. Null with an error when the upstream fails; the others are left alone. Source: getHistoryTotalSales, shein queryTotalSales. */
  amount?: Maybe<AmountFigures>;
  /** Profit and cost in yuan. Null with an error when the upstream fails; the others are left alone. Source: getHistoryTotalProfits, shein queryTotalProfit. */
  profit?: Maybe<ProfitFigure>;
  /** Pieces. Null with an error when the upstream fails; the others are left alone. Source: getHistorySaleVolume, shein queryTotalSaleVolume. */
  quantity?: Maybe<QuantityFigures>;
};

/** A listing as it was edited, whole. */
export type SaveListingInput = {
  /** Its properties, at most 50. */
  attributes: Array<ListingAttributeInput>;
  /** At most 60 characters; null or left out for none. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** At most 5000 characters. */
  description: Scalars['String']['input'];
  /** Global id of the listing. */
  id: Scalars['ID']['input'];
  /** Addresses out of the collected pictures, the main one first. */
  images: Array<Scalars['String']['input']>;
  /** The SKUs that it keeps; those left out are taken off. */
  skus: Array<ListingSkuInput>;
  /** At most 250 characters. */
  title: Scalars['String']['input'];
  /** The version that was edited. */
  version: Scalars['Int']['input'];
};

/** What saving a listing came to. */
export type SaveListingPayload = {
  __typename?: 'SaveListingPayload';
  /** Why it was refused. */
  error?: Maybe<BusinessError>;
  /** The listing as it is now. Null when it was refused. */
  listing?: Maybe<Listing>;
};

/** A manager to add, or to change. */
export type SaveManagerInput = {
  /** Password of 6 to 12 printable ASCII characters without blanks. Needed for a new phone; a known one keeps its own without it. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** Ids of exactly the permissions that they have from now on, 1 to 4. */
  permissionIds: Array<Scalars['Int']['input']>;
  /** Phone number of the manager, a mainland mobile number. */
  phone: Scalars['String']['input'];
  /** Global ids of exactly the shops that they have from now on, at least one. */
  shopIds: Array<Scalars['ID']['input']>;
};

/** What saving a manager came to. */
export type SaveManagerPayload = {
  __typename?: 'SaveManagerPayload';
  /** Why it was refused. */
  error?: Maybe<BusinessError>;
  /** The manager as they are now. Null when it was refused. */
  manager?: Maybe<Manager>;
};

/** What saving the layout came to. */
export type SaveShopLayoutPayload = {
  __typename?: 'SaveShopLayoutPayload';
  /** Why it was refused. */
  error?: Maybe<BusinessError>;
  /** Every shop of the viewer in the new order, hidden ones last. Null when refused. */
  shops?: Maybe<Array<Shop>>;
};

/** A product of the market that a shop could sell. Source: querySelection. */
export type SelectionCandidate = {
  __typename?: 'SelectionCandidate';
  /** Its category. */
  category: Scalars['String']['output'];
  /** What a piece costs at a supplier. */
  cost: Scalars['Money']['output'];
  /** Those against the 30 days before: 0.2 is a fifth more. */
  growth: Scalars['Float']['output'];
  /** Address of a picture. Null where there is none. */
  imageUrl?: Maybe<Scalars['String']['output']>;
  /** Global id of the listing that was made of it for the shop. Null before. */
  listingId?: Maybe<Scalars['ID']['output']>;
  /** Estimated share of the price that is left: price less cost, less 5 % put back for fines and returns. */
  margin: Scalars['Float']['output'];
  /** Pieces sold in 30 days, over all shops that have it. */
  monthlySales: Scalars['Int']['output'];
  /** What it sells at. */
  price: Scalars['Money']['output'];
  /** Id of the candidate. */
  productId: Scalars['ID']['output'];
  /** Shops that sell it. */
  shopCount: Scalars['Int']['output'];
  /** Address of a supplier's offer. */
  sourceUrl: Scalars['String']['output'];
  /** Its title. */
  title: Scalars['String']['output'];
  /** Pieces of six months, the oldest first. */
  trend: Array<Scalars['Int']['output']>;
};

/** A page of candidates. */
export type SelectionCandidateConnection = {
  __typename?: 'SelectionCandidateConnection';
  /** The categories of the same search and prices, whatever category is asked for. */
  categories: Array<SelectionCategory>;
  /** The entries of the page, in order. */
  edges: Array<SelectionCandidateEdge>;
  /** Where the page ends. */
  pageInfo: PageInfo;
  /** Entries of the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** A candidate in a list. */
export type SelectionCandidateEdge = {
  __typename?: 'SelectionCandidateEdge';
  /** Place in the list, for `after`. */
  cursor: Scalars['String']['output'];
  /** The candidate. */
  node: SelectionCandidate;
};

/** A category with its candidates. */
export type SelectionCategory = {
  __typename?: 'SelectionCategory';
  /** Candidates of the same search and prices. */
  count: Scalars['Int']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
};

/** What a list of candidates begins with. */
export type SelectionSort =
  /** The fewest shops. */
  | 'COMPETITION'
  /** The most growth. */
  | 'GROWTH'
  /** The largest estimated margin. */
  | 'MARGIN'
  /** The lowest price. */
  | 'PRICE'
  /** The most sales. */
  | 'SALES';

/** Where a verification code goes, and what for. */
export type SendCodeInput = {
  /** Phone number, 11 digits. */
  phone: Scalars['String']['input'];
  /** What the code is for. */
  purpose: CodePurpose;
};

/** What sending a code came to. */
export type SendCodePayload = {
  __typename?: 'SendCodePayload';
  /** Why it was refused; null when it was done. */
  error?: Maybe<BusinessError>;
  /** Whether it was done. */
  ok: Scalars['Boolean']['output'];
};

/** Where a code goes that allows to assign shops. */
export type SendStaffCodeInput = {
  /** Password of 6 to 12 printable ASCII characters without blanks. Set by the code; kept as it is without. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** Phone number of the manager, a mainland mobile number. */
  phone: Scalars['String']['input'];
};

/** What sending a code came to. */
export type SendStaffCodePayload = {
  __typename?: 'SendStaffCodePayload';
  /** Why it was refused; null when it was done. */
  error?: Maybe<BusinessError>;
  /** Whether it was done. */
  ok: Scalars['Boolean']['output'];
};

/** A new password of a manager. */
export type SetManagerPasswordInput = {
  /** Global id of the manager. */
  managerId: Scalars['ID']['input'];
  /** Password of 6 to 12 printable ASCII characters without blanks. */
  password: Scalars['String']['input'];
};

/** What setting a password came to. */
export type SetManagerPasswordPayload = {
  __typename?: 'SetManagerPasswordPayload';
  /** Why it was refused; null when it was done. */
  error?: Maybe<BusinessError>;
  /** Whether it was done. */
  ok: Scalars['Boolean']['output'];
};

/** The permissions of a manager. */
export type SetManagerPermissionsInput = {
  /** Global id of the manager. */
  managerId: Scalars['ID']['input'];
  /** Ids of exactly the permissions that they have from now on, 1 to 4. */
  permissionIds: Array<Scalars['Int']['input']>;
};

/** What setting permissions came to. */
export type SetManagerPermissionsPayload = {
  __typename?: 'SetManagerPermissionsPayload';
  /** Why it was refused. */
  error?: Maybe<BusinessError>;
  /** The manager as they are now. Null when it was refused. */
  manager?: Maybe<Manager>;
};

/** The shops of an operator. */
export type SetOperatorShopsInput = {
  /** Global id of the operator. */
  id: Scalars['ID']['input'];
  /** Global ids of exactly the shops that they are responsible for, at least one. */
  shopIds: Array<Scalars['ID']['input']>;
};

/** What setting the shops came to. */
export type SetOperatorShopsPayload = {
  __typename?: 'SetOperatorShopsPayload';
  /** Why it was refused. */
  error?: Maybe<BusinessError>;
  /** The operator as they are now. Null when it was refused. */
  operator?: Maybe<Operator>;
};

/** Another password of a shipper. */
export type SetShipperPasswordInput = {
  /** Global id of the shipper. */
  id: Scalars['ID']['input'];
  /** Password: 6 to 12 printable ASCII characters without blanks. */
  password: Scalars['String']['input'];
};

/** What setting the password came to. */
export type SetShipperPasswordPayload = {
  __typename?: 'SetShipperPasswordPayload';
  /** Why it was refused. */
  error?: Maybe<BusinessError>;
  /** The shipper as they are now. Null when it was refused. */
  shipper?: Maybe<Shipper>;
};

/** The shops of a shipper. */
export type SetShipperShopsInput = {
  /** Global id of the shipper. */
  id: Scalars['ID']['input'];
  /** Global ids of exactly the shops that they ship for from now on. */
  shopIds: Array<Scalars['ID']['input']>;
};

/** What setting the shops came to. */
export type SetShipperShopsPayload = {
  __typename?: 'SetShipperShopsPayload';
  /** Why it was refused. */
  error?: Maybe<BusinessError>;
  /** The shipper as they are now. Null when it was refused. */
  shipper?: Maybe<Shipper>;
};

/** The shops of a group. */
export type SetShopGroupShopsInput = {
  /** Global id of the group. */
  id: Scalars['ID']['input'];
  /** Global ids of exactly the shops that it has from now on. */
  shopIds: Array<Scalars['ID']['input']>;
};

/** What setting the shops came to. */
export type SetShopGroupShopsPayload = {
  __typename?: 'SetShopGroupShopsPayload';
  /** Why it was refused. */
  error?: Maybe<BusinessError>;
  /** The group as it is now. Null when it was refused. */
  group?: Maybe<ShopGroup>;
};

/** Costs of SKUs. */
export type SetSkuCostsInput = {
  /** The costs: 1 to 500, each SKU once. */
  costs: Array<SkuCostInput>;
  /** What these figures are counted from. */
  dataSource?: DataSource;
  /** Days that the figures of the answered rows count, as the list beside it; left out, the 30 days up to yesterday. */
  range?: InputMaybe<DateRangeInput>;
};

/** What saving costs came to. */
export type SetSkuCostsPayload = {
  __typename?: 'SetSkuCostsPayload';
  /** Why it was refused; null when it was done. */
  error?: Maybe<BusinessError>;
  /** The SKUs as they stand now, and the SKCs and products that hold them. Empty when it was refused. */
  rows: Array<ProductRow>;
};

/** A product that came on sale or was taken off it. */
export type ShelfChange = {
  __typename?: 'ShelfChange';
  /** What happened. */
  kind: ShelfChangeKind;
  /** Id of the product. */
  productId: Scalars['ID']['output'];
  /** Name of the product. Null for one that is not known. */
  productName?: Maybe<Scalars['String']['output']>;
  /** Why, in Chinese. */
  reason: Scalars['String']['output'];
  /** The shop. */
  shop: Shop;
  /** When. */
  time: Scalars['DateTime']['output'];
};

/** A page of changes. */
export type ShelfChangeConnection = {
  __typename?: 'ShelfChangeConnection';
  /** The entries of the page, in order. */
  edges: Array<ShelfChangeEdge>;
  /** Where the page ends. */
  pageInfo: PageInfo;
  /** Entries of the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** A change at its place in the list. */
export type ShelfChangeEdge = {
  __typename?: 'ShelfChangeEdge';
  /** Place in the list, for `after`. */
  cursor: Scalars['String']['output'];
  /** The change. */
  node: ShelfChange;
};

/** What happened to a product on the site. */
export type ShelfChangeKind =
  /** It was taken off sale. */
  | 'OFF'
  /** It came on sale. */
  | 'ON';

/** A warehouse shipper: signs in with phone and password, works in the mobile app only. Source: getWarehouseMgtTemuUserList. */
export type Shipper = {
  __typename?: 'Shipper';
  /** When the boss added them. */
  addedAt: Scalars['DateTime']['output'];
  /** Global id, for example shipper:7. */
  id: Scalars['ID']['output'];
  /** Whether and how they can sign in. */
  passwordState: PasswordState;
  /** Phone number to sign in with, 11 digits. */
  phone: Scalars['String']['output'];
  /** The shops that they ship for, in the order of the side panel. */
  shops: Array<Shop>;
  /** Account name to show. */
  username: Scalars['String']['output'];
};

/** Pieces of one SKU in a parcel. */
export type ShippingGoods = {
  __typename?: 'ShippingGoods';
  /** The seller's own code. */
  code: Scalars['String']['output'];
  /** Address of a picture. Null where there is none. */
  imageUrl?: Maybe<Scalars['String']['output']>;
  /** Name of the product. */
  productName: Scalars['String']['output'];
  /** Pieces. */
  quantity: Scalars['Int']['output'];
  /** Id of the SKU. */
  skuId: Scalars['ID']['output'];
  /** Colour and size. */
  specification: Scalars['String']['output'];
};

/** Goods on their way to the warehouse of the platform (发货单). Source: queryShippingOrders. */
export type ShippingOrder = {
  __typename?: 'ShippingOrder';
  /** When it was cancelled. Null when it was not. */
  cancelledAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** What is in it, each SKU once. */
  goods: Array<ShippingGoods>;
  /** Global id. */
  id: Scalars['ID']['output'];
  /** Whether the platform gave it the shorter time. */
  isUrgent: Scalars['Boolean']['output'];
  /** Delivery order number. */
  orderNo: Scalars['String']['output'];
  /** When its packing was confirmed. Null before. */
  packedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Pieces in all. */
  quantity: Scalars['Int']['output'];
  /** When the warehouse took it in. Null before. */
  receivedAt?: Maybe<Scalars['DateTime']['output']>;
  /** It must have left by then. */
  shipBy: Scalars['DateTime']['output'];
  /** When it left. Null before. */
  shippedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who sends the goods. */
  shippingType: ShippingType;
  /** The shop that ships. */
  shop: Shop;
  /** Where it stands. */
  status: ShippingOrderStatus;
  /** Number of the stock order that asks for the goods (备货单). */
  stockOrderNo: Scalars['String']['output'];
  /** When its pieces were in stock. Null before. */
  storedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the warehouse. */
  warehouse: Scalars['String']['output'];
  /** How far the warehouse is with it. Null while it is not shipped. */
  warehouseEntry?: Maybe<WarehouseEntryStatus>;
};

/** A page of shipping orders. */
export type ShippingOrderConnection = {
  __typename?: 'ShippingOrderConnection';
  /** How many there are in each state: the figures of the tabs. */
  counts: ShippingOrderCounts;
  /** The entries of the page, in order. */
  edges: Array<ShippingOrderEdge>;
  /** Where the page ends. */
  pageInfo: PageInfo;
  /** Entries of the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** How many shipping orders of the list are in each state, whatever its status is. */
export type ShippingOrderCounts = {
  __typename?: 'ShippingOrderCounts';
  /** Await packing. */
  awaitingPacking: Scalars['Int']['output'];
  /** Await shipping. */
  awaitingShipping: Scalars['Int']['output'];
  /** Cancelled. */
  cancelled: Scalars['Int']['output'];
  /** Not shipped, with less than 24 hours left. */
  dueSoon: Scalars['Int']['output'];
  /** Not shipped, though they should have been. */
  overdue: Scalars['Int']['output'];
  /** Shipped. */
  shipped: Scalars['Int']['output'];
};

/** How a shipping order that has not left stands with its deadline. */
export type ShippingOrderDue =
  /** It should have left already. */
  | 'OVERDUE'
  /** Less than 24 hours are left. */
  | 'SOON';

/** A shipping order in a list. */
export type ShippingOrderEdge = {
  __typename?: 'ShippingOrderEdge';
  /** Place in the list, for `after`. */
  cursor: Scalars['String']['output'];
  /** The shipping order. */
  node: ShippingOrder;
  /** Place in the list, from 1. */
  rank: Scalars['Int']['output'];
};

/** A shipping order that stayed as it was. */
export type ShippingOrderRefusal = {
  __typename?: 'ShippingOrderRefusal';
  /** Why it was refused. */
  error: BusinessError;
  /** The global id that was given. */
  id: Scalars['ID']['output'];
};

/** What a list of shipping orders begins with. */
export type ShippingOrderSort =
  /** The order that must leave first. */
  | 'DEADLINE'
  /** The order that was made last. */
  | 'NEWEST';

/** Where a shipping order stands, in the order of the tabs of the delivery centre. */
export type ShippingOrderStatus =
  /** Its packing waits to be confirmed (仓库打包待确认). */
  | 'AWAITING_PACKING'
  /** Packed; that it has left waits to be confirmed (仓库发货待确认). */
  | 'AWAITING_SHIPPING'
  /** Cancelled before it left (发货单已取消). */
  | 'CANCELLED'
  /** On its way to the warehouse of the platform, or there (仓库已发货). */
  | 'SHIPPED';

/** Who sends the goods. */
export type ShippingType =
  /** The manufacturer (厂家发货). */
  | 'MANUFACTURER'
  /** The seller (自发货). */
  | 'SELF';

/** A shop that the viewer may see, on either platform. Source: getShopList, for managers getShopListByWorkerPhone. */
export type Shop = {
  __typename?: 'Shop';
  /** Abnormal products plus refunds that wait to be handled. Null with an error when they cannot be read. Source: the shop list, else getAbnormalProductNum and refundInfo. */
  badgeCount?: Maybe<Scalars['Int']['output']>;
  /** The info card of the side panel. Each of its fields is one read of this shop. */
  card: ShopCard;
  /** The currencies that amounts in the figures of the shop were converted from; empty where all came in yuan. At which rates, the imports say. Source: the shop list. */
  conversions: Array<ShopConversion>;
  /** When the data of the shop is cleared unless it is renewed. Null when its paid time never ends, and where the upstream does not say. */
  dataClearedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The day in which the paid time ends. Once it is over, no field tells of a later day, until the shop is renewed. Null when it never ends. */
  dataUntil?: Maybe<Scalars['Date']['output']>;
  /** End of the paid time of viewing data. Null when it never ends. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** The same at temu's seller centre for agents. Source: getTemuCredByShopIdAgent. */
  hasAgentSession?: Maybe<Scalars['Boolean']['output']>;
  /** Whether temu lets the product act for the seller of the shop; asking renews it where that can be done. Null for a shein shop, which has no session, and with an error when it cannot be read. Source: getTemuCredByShopId. */
  hasSession?: Maybe<Scalars['Boolean']['output']>;
  /** Global id platform:mallId, for example temu:634418. */
  id: Scalars['ID']['output'];
  /** Whether the marketplace or the seller has closed the shop. */
  isClosed: Scalars['Boolean']['output'];
  /** Whether the viewer hides the shop from the side panel and from "all shops". Source: getShopTabMap. */
  isHidden: Scalars['Boolean']['output'];
  /** Whether the layout that the viewer saved last does not name the shop; before the first saving every shop is new. Source: getShopTabMap. */
  isNew: Scalars['Boolean']['output'];
  /** The marketplace's own id of the shop. */
  mallId: Scalars['ID']['output'];
  /** Fully or semi managed. */
  managedType: ManagedType;
  /** The managers that are assigned to the shop; empty for all but the boss. */
  managers: Array<Manager>;
  /** Name of the shop at the marketplace. */
  marketplaceName: Scalars['String']['output'];
  /** Name to show: the one that the seller gave, else the marketplace’s. */
  name: Scalars['String']['output'];
  /** Name of the shop in the language of its marketplace. */
  nativeName: Scalars['String']['output'];
  /** Phone number of the main account, for those who may bind accounts; null for everybody else and for a shop without one. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Phones of the managers that are assigned to the shop; a manager sees their own alone. */
  phoneList: Array<Scalars['String']['output']>;
  /** The same phones, comma-separated. */
  phoneStr: Scalars['String']['output'];
  /** The marketplace. */
  platform: Platform;
  /** Place in the side panel, from 0, over all shops of the viewer; hidden ones come last. Source: getShopTabMap. */
  position: Scalars['Int']['output'];
  /** The marketplace's id of the main account; null for a shop without one. */
  temuUid?: Maybe<Scalars['ID']['output']>;
};

/** An amount of money of one shop. */
export type ShopBalance = {
  __typename?: 'ShopBalance';
  /** In yuan. Null while the marketplace has told nothing of it. */
  amount?: Maybe<Scalars['Money']['output']>;
  /** The shop. */
  shop: Shop;
};

/** The info card of one shop. A field that fails is null and leaves the others alone. */
export type ShopCard = {
  __typename?: 'ShopCard';
  /** Products with a problem. Null with an error when it cannot be read. Source: getAbnormalProductNum. */
  abnormalProductCount?: Maybe<Scalars['Int']['output']>;
  /** Products whose first order is yet to be created (待创建首单). Null with an error when it cannot be read. Source: productCountByType. */
  awaitingFirstOrderCount?: Maybe<Scalars['Int']['output']>;
  /** Products created lately. Null with an error when it cannot be read. */
  createdProducts?: Maybe<CreatedProducts>;
  /** Stock that does not sell. Null too where the stock of no product is known. Null with an error when it cannot be read. */
  deadStock?: Maybe<DeadStock>;
  /** Delivery assessment. Null also when not rated yet. Null with an error when it cannot be read. Source: shopRating. */
  deliveryGrade?: Maybe<DeliveryGrade>;
  /** Products whose first order was created (已创建首单). Null with an error when it cannot be read. Source: productCountByType. */
  firstOrderCreatedCount?: Maybe<Scalars['Int']['output']>;
  /** Profit of one calendar month back to today. Null with an error when it cannot be read. Source: getHistoryTotalProfits. */
  historyProfit?: Maybe<ProfitFigure>;
  /** Net amount in yuan of one calendar month back to today. Null with an error when it cannot be read. Source: getHistoryTotalSales. */
  historySales?: Maybe<Scalars['Money']['output']>;
  /** Products that have joined the site. Null with an error when it cannot be read. Source: joinedQuantity. */
  joinedQuantity?: Maybe<Scalars['Int']['output']>;
  /** Products whose price is being declared (价格申报中). Null with an error when it cannot be read. Source: productCountByType. */
  priceDeclaringCount?: Maybe<Scalars['Int']['output']>;
  /** Refunds that wait to be handled. Null with an error when it cannot be read. Source: refundInfo. */
  refundCount?: Maybe<Scalars['Int']['output']>;
  /** Review score, 0 to 5. Null also when not rated yet. Null with an error when it cannot be read. Source: shopRating. */
  review?: Maybe<Scalars['Float']['output']>;
  /** Picture of the review score as stars: a data address of an SVG, for an img. Null also when not rated yet. Null with an error when it cannot be read. Source: shopRating. */
  reviewImage?: Maybe<Scalars['String']['output']>;
  /** Rank by net amount of the last 30 days among all shops of the viewer, from 1. Null with an error when it cannot be read. Source: getShopLatelySalesInfos, shein sheinGetShopLatelySalesInfos. */
  salesRank?: Maybe<Scalars['Int']['output']>;
  /** Products whose specification waits for approval. Null with an error when it cannot be read. Source: specification. */
  specificationCount?: Maybe<Scalars['Int']['output']>;
};

/** A page of shops. */
export type ShopConnection = {
  __typename?: 'ShopConnection';
  /** The entries of the page, in order. */
  edges: Array<ShopEdge>;
  /** Where the page ends. */
  pageInfo: PageInfo;
  /** Entries of the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** A currency that amounts of a shop were converted from when they were imported. */
export type ShopConversion = {
  __typename?: 'ShopConversion';
  /** ISO 4217 code. */
  currency: Scalars['String']['output'];
  /** Earliest day of such sales. */
  firstDay: Scalars['Date']['output'];
  /** Latest day of such sales. */
  lastDay: Scalars['Date']['output'];
};

/** A shop in a list. */
export type ShopEdge = {
  __typename?: 'ShopEdge';
  /** Place in the list, for `after`. */
  cursor: Scalars['String']['output'];
  /** The shop. */
  node: Shop;
};

/** A group of shops. Source: queryUserGroups. */
export type ShopGroup = {
  __typename?: 'ShopGroup';
  /** Global id, for example group:7. */
  id: Scalars['ID']['output'];
  /** Name of the group. */
  name: Scalars['String']['output'];
  /** Its shops that the viewer may see, in the saved order, hidden ones too. */
  shops: Array<Shop>;
};

/** The side panel and the rights as they stand, or after a window of the viewer's, or their boss, has changed them. */
export type ShopLayoutChange = {
  __typename?: 'ShopLayoutChange';
  /** The groups of the viewer. */
  groups: Array<ShopGroup>;
  /** Permission codes of the viewer, which the boss may have changed. */
  permissions: Array<Scalars['String']['output']>;
  /** Every shop that the viewer may see, in order, hidden ones last. */
  shops: Array<Shop>;
};

/** The side panel. Shops that it does not name are shown last. */
export type ShopLayoutInput = {
  /** Global ids of the hidden shops, in order. */
  hidden: Array<Scalars['ID']['input']>;
  /** Global ids of the shown shops, in order. */
  shown: Array<Scalars['ID']['input']>;
};

/** What a marketplace wrote to a shop. */
export type ShopMessage = {
  __typename?: 'ShopMessage';
  /** What it says. */
  content: Scalars['String']['output'];
  /** The fine in yuan, 0.00 without one. */
  fine: Scalars['Money']['output'];
  /** What it is. */
  kind: ShopMessageKind;
  /** The number of the message in its shop. */
  messageId: Scalars['ID']['output'];
  /** Id of the product that it is about. Null without one. */
  productId?: Maybe<Scalars['ID']['output']>;
  /** Name of that product. Null without one. */
  productName?: Maybe<Scalars['String']['output']>;
  /** Code of the rule that was broken. Null for notices. */
  ruleCode?: Maybe<Scalars['String']['output']>;
  /** The shop. */
  shop: Shop;
  /** What became of it. */
  state: ShopMessageState;
  /** When it was written. */
  time: Scalars['DateTime']['output'];
  /** Title. */
  title: Scalars['String']['output'];
};

/** A page of messages. */
export type ShopMessageConnection = {
  __typename?: 'ShopMessageConnection';
  /** The entries of the page, in order. */
  edges: Array<ShopMessageEdge>;
  /** Where the page ends. */
  pageInfo: PageInfo;
  /** Entries of the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** A message at its place in the list. */
export type ShopMessageEdge = {
  __typename?: 'ShopMessageEdge';
  /** Place in the list, for `after`. */
  cursor: Scalars['String']['output'];
  /** The message. */
  node: ShopMessage;
};

/** What a marketplace writes to a shop. */
export type ShopMessageKind =
  /** News for sellers. */
  | 'NOTICE'
  /** That a rule was broken. */
  | 'VIOLATION';

/** What became of a violation. */
export type ShopMessageState =
  /** The seller has appealed. */
  | 'APPEALING'
  /** The fine was taken. */
  | 'FINED'
  /** It is a notice. */
  | 'NONE'
  /** Waits for the seller. */
  | 'OPEN'
  /** The appeal succeeded. */
  | 'WAIVED';

/** A page of a ranking of shops. */
export type ShopRankingConnection = {
  __typename?: 'ShopRankingConnection';
  /** The entries of the page, in order. */
  edges: Array<ShopRankingEdge>;
  /** Where the page ends. */
  pageInfo: PageInfo;
  /** Entries of the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** A shop at its place in a ranking. */
export type ShopRankingEdge = {
  __typename?: 'ShopRankingEdge';
  /** Amounts in yuan. */
  amount: AmountFigures;
  /** Place in the ranking, for `after`. */
  cursor: Scalars['String']['output'];
  /** The shop. */
  node: Shop;
  /** Profit and cost in yuan. */
  profit: ProfitFigure;
  /** Pieces. */
  quantity: QuantityFigures;
  /** Place in the ranking, from 1. */
  rank: Scalars['Int']['output'];
  /** Net amount divided by the net amount of the selection, 0 to 1, negative where returns outweigh. Null when the selection has no positive net amount. */
  share?: Maybe<Scalars['Float']['output']>;
};

/** New data has arrived for a shop. Read again what is shown of it. */
export type ShopRefresh = {
  __typename?: 'ShopRefresh';
  /** When the data arrived. */
  at: Scalars['DateTime']['output'];
  /** The `x-request-id` of the request that has brought it, as the caller had named it; null where none did, as by a sync. */
  requestId?: Maybe<Scalars['String']['output']>;
  /** The shop. */
  shop: Shop;
};

/** What the user has selected in the side panel. Exactly one field is given. */
export type ShopSelection =
  /** true: every shown shop. */
  { all: Scalars['Boolean']['input']; group?: never; platform?: never; shop?: never; }
  |  /** Global id of a group: its members that the viewer may see. */
  { all?: never; group: Scalars['ID']['input']; platform?: never; shop?: never; }
  |  /** A whole marketplace. */
  { all?: never; group?: never; platform: PlatformSelection; shop?: never; }
  |  /** Global id of one shop, shown or hidden. */
  { all?: never; group?: never; platform?: never; shop: Scalars['ID']['input']; };

/** How many products of a shop may run out. Source: getShopInRiskProductAndInStock. */
export type ShopStockRisk = {
  __typename?: 'ShopStockRisk';
  /** Products on sale with a colour that is sold out or covers less than seven days at the pace of the last seven. Null where the stock of no product is known. */
  atRisk?: Maybe<Scalars['Int']['output']>;
  /** Products on sale with pieces on hand. Null where the stock of no product is known. */
  inStock?: Maybe<Scalars['Int']['output']>;
  /** The shop. */
  shop: Shop;
};

/** The cost of one SKU. */
export type SkuCostInput = {
  /** Its cost in yuan, 0 to 1000000; null or left out where it is unknown. */
  cost?: InputMaybe<Scalars['Money']['input']>;
  /** Global id of a row at the level SKU. */
  skuId: Scalars['ID']['input'];
};

/** Pieces of one SKU in one bucket. */
export type SkuPoint = {
  __typename?: 'SkuPoint';
  /** The time of the point: YYYY-MM-DD or YYYY-MM in Asia/Shanghai. */
  bucket: Scalars['String']['output'];
  /** Pieces. */
  quantity: QuantityFigures;
};

/** Pieces of one SKU over time. */
export type SkuTrend = {
  __typename?: 'SkuTrend';
  /** The seller's own code. */
  code: Scalars['String']['output'];
  /** Every bucket of the range, zeros included. */
  points: Array<SkuPoint>;
  /** Name of the product. */
  productName: Scalars['String']['output'];
  /** The shop that sells it. */
  shop: Shop;
  /** Id of the SKU. */
  skuId: Scalars['ID']['output'];
};

/** What sold-out SKUs would have sold in the last seven days at the pace of the four weeks before, less what they did sell. Source: querySoldOut7Loss. */
export type SoldOutLoss = {
  __typename?: 'SoldOutLoss';
  /** Their amount in yuan. Null where the stock of no product is known. */
  amount?: Maybe<Scalars['Money']['output']>;
  /** Pieces that were not sold. Null where the stock of no product is known. */
  quantity?: Maybe<Scalars['Int']['output']>;
  /** Sold-out SKUs that lost sales. Null where the stock of no product is known. */
  skuCount?: Maybe<Scalars['Int']['output']>;
};

/** The colours (SKC) on sale by the state of their stock; the four states and those of unknown stock add up to all. Source: querySoldOutPerform. */
export type SoldOutStatistics = {
  __typename?: 'SoldOutStatistics';
  /** Every SKU is there, one covers less than seven days (即将断码). Null where the stock of no product is known. */
  aboutToSellOut?: Maybe<Scalars['Int']['output']>;
  /** All colours on sale. */
  colours: Scalars['Int']['output'];
  /** Every SKU covers seven days (充足). Null where the stock of no product is known. */
  enough?: Maybe<Scalars['Int']['output']>;
  /** Some SKUs are sold out (已断码). Null where the stock of no product is known. */
  lacking?: Maybe<Scalars['Int']['output']>;
  /** All SKUs are sold out (全部售罄). Null where the stock of no product is known. */
  soldOut?: Maybe<Scalars['Int']['output']>;
  /** Colours with a SKU whose stock is not known, which are in none of the states. */
  unknown: Scalars['Int']['output'];
};

/** What was sold in a range, by product. Source: getSalesProductNumNew, shein salesTotal. */
export type SoldProducts = {
  __typename?: 'SoldProducts';
  /** Colours (SKC) of which a piece was sold. */
  colours: Scalars['Int']['output'];
  /** Their net amount in yuan. */
  netAmount: Scalars['Money']['output'];
  /** Net pieces of all of them. */
  netQuantity: Scalars['Int']['output'];
  /** Products of which a piece was sold. */
  products: Scalars['Int']['output'];
  /** SKUs of which a piece was sold. */
  skus: Scalars['Int']['output'];
};

/** Where a product was collected from. */
export type SourcePlatform =
  /** 1688. */
  | 'ALIBABA_1688'
  /** AliExpress (速卖通). */
  | 'ALIEXPRESS'
  /** Amazon (亚马逊). */
  | 'AMAZON'
  /** Lazada. */
  | 'LAZADA'
  /** Mercado Libre (美客多). */
  | 'MERCADO_LIBRE'
  /** Shein. */
  | 'SHEIN'
  /** Shopee. */
  | 'SHOPEE'
  /** Temu. */
  | 'TEMU'
  /** Walmart (沃尔玛). */
  | 'WALMART';

/** What the check of a phone came to. */
export type StaffPhone = {
  __typename?: 'StaffPhone';
  /** Why the phone cannot be authorised. */
  error?: Maybe<BusinessError>;
  /** What the phone is. Null when it cannot be authorised. */
  kind?: Maybe<StaffPhoneKind>;
  /** The manager with this phone. */
  manager?: Maybe<Manager>;
};

/** What a phone is to the boss. */
export type StaffPhoneKind =
  /** A shop manager or finance of the boss. */
  | 'MANAGER'
  /** Nobody that the boss has authorised. */
  | 'NEW'
  /** A warehouse shipper of the boss. */
  | 'SHIPPER';

/** What asking for the authorisation page came to. */
export type StartAuthorizationPayload = {
  __typename?: 'StartAuthorizationPayload';
  /** Why it was refused. */
  error?: Maybe<BusinessError>;
  /** Address of the page, to be opened in a window of 1300 by 680; its parameter `state` is client id plus user id. It may be relative to this site. Null when it was refused. */
  url?: Maybe<Scalars['String']['output']>;
};

/** What beginning a sign-in by chat app came to. */
export type StartChatLoginPayload = {
  __typename?: 'StartChatLoginPayload';
  /** Why it was refused. */
  error?: Maybe<BusinessError>;
  /** Names the sign-in for chatLoginFinished; a secret of this browser. */
  sessionId?: Maybe<Scalars['String']['output']>;
  /** Address of the page with the QR code, valid for 5 minutes. It may be relative to this site. */
  url?: Maybe<Scalars['String']['output']>;
};

/** What starting an import came to. */
export type StartImportPayload = {
  __typename?: 'StartImportPayload';
  /** Why it was refused. */
  error?: Maybe<BusinessError>;
  /** The import; null when it was refused. */
  salesImport?: Maybe<SalesImport>;
};

/** Figures of a selection of shops over a range of days. */
export type Statistics = {
  __typename?: 'Statistics';
  /** Amounts in yuan over time: every bucket of the range, zeros included, with the comparison range beside it. Null with an error when the upstream fails. Source: getLineChartDataSales, shein queryChartDataSales. */
  amountTrend?: Maybe<Array<AmountPoint>>;
  /** Totals of the comparison range. Null without one. */
  comparison?: Maybe<SalesTotals>;
  /** The comparison range as counted. Null without one. */
  comparisonRange?: Maybe<DateRange>;
  /** ISO 4217 codes of the currencies that amounts in the range were converted from when they were imported; empty where all came in yuan. Source: the shop list. */
  convertedCurrencies: Array<Scalars['String']['output']>;
  /** Products in stock that do not sell, as they stand now, the most valuable first. Null with an error when the upstream fails; the others are left alone. Source: getShopDeadStockProductInfo. */
  deadStock?: Maybe<DeadStockConnection>;
  /** Money of the shops as it stands now. */
  finance: Finance;
  /** What the marketplaces wrote to the shops in the range, newest first. Null with an error when the upstream fails; the others are left alone. Source: getTemuMsgAndRule. */
  messages?: Maybe<ShopMessageConnection>;
  /** The products of the selected shops, best first. Null with an error when the upstream fails. Source: getProductSalesRanking, shein querySalesRanking. */
  productRanking?: Maybe<ProductRankingConnection>;
  /** How many products there are, were sold, and were added. */
  products: ProductStatistics;
  /** Profit in yuan over time: every bucket of the range, zeros included, with the comparison range beside it. Null with an error when the upstream fails. Source: getLineChartDataProfit, shein queryChartDataProfit. */
  profitTrend?: Maybe<Array<ProfitPoint>>;
  /** Pieces over time: every bucket of the range, zeros included, with the comparison range beside it. Null with an error when the upstream fails. Source: getLineChartDataVolume, shein queryChartDataSaleVolume. */
  quantityTrend?: Maybe<Array<QuantityPoint>>;
  /** The range as counted: what lay before viewer.dataStart is cut. */
  range: DateRange;
  /** What was sold in the last minutes, for live increments. */
  recent: RecentSales;
  /** The shops by review score as it stands now, best first, shops without one last. Null with an error when the upstream fails; the others are left alone. Source: getShopReviewRankingList. */
  reviewRanking?: Maybe<ReviewRankingConnection>;
  /** The rules of the shops' marketplaces, those most broken in the range first. Null with an error when the upstream fails; the others are left alone. Source: getTemuMsgAndRule. */
  rules?: Maybe<Array<MarketplaceRule>>;
  /** Sales by category of products, best first; they add up to the totals. Null with an error when the upstream fails; the others are left alone. Source: getTotalSalesGroupByCatalogue, shein categoryQuery. */
  salesByCategory?: Maybe<Array<CategorySales>>;
  /** Sales by price band, over the range and over time; the bands add up to the totals. Null with an error when the upstream fails; the others are left alone. Source: getTotalSalesByDateAndPrice, shein shopPriceQuery. */
  salesByPrice?: Maybe<PriceSales>;
  /** Products that came on sale and went off it in the range, newest first. Null with an error when the upstream fails; the others are left alone. Source: getProductOnAndOffBoardMsg. */
  shelfChanges?: Maybe<ShelfChangeConnection>;
  /** Shops in the selection. With none, every figure is null with the code EMPTY_SHOP. */
  shopCount: Scalars['Int']['output'];
  /** The shops of the selection, best first, shops without sales too. Null with an error when the upstream fails. Source: getShopSalesRanking. */
  shopRanking?: Maybe<ShopRankingConnection>;
  /** Pieces of single SKUs over time: of those named or, without any, of those that sold most. Null with an error when the upstream fails; the others are left alone. Source: getLineChartDataVolumeBySKU. */
  skuTrends?: Maybe<Array<SkuTrend>>;
  /** Stock of the shops as it stands now. */
  stock: StockStatistics;
  /** Totals of the range. */
  totals: SalesTotals;
};


/** Figures of a selection of shops over a range of days. */
export type StatisticsAmountTrendArgs = {
  granularity?: Granularity;
};


/** Figures of a selection of shops over a range of days. */
export type StatisticsDeadStockArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** Figures of a selection of shops over a range of days. */
export type StatisticsMessagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  kind?: InputMaybe<ShopMessageKind>;
  ruleCode?: InputMaybe<Scalars['String']['input']>;
};


/** Figures of a selection of shops over a range of days. */
export type StatisticsProductRankingArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  by?: SalesMetric;
  first?: Scalars['Int']['input'];
  level?: ProductLevel;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** Figures of a selection of shops over a range of days. */
export type StatisticsProfitTrendArgs = {
  granularity?: Granularity;
};


/** Figures of a selection of shops over a range of days. */
export type StatisticsQuantityTrendArgs = {
  granularity?: Granularity;
};


/** Figures of a selection of shops over a range of days. */
export type StatisticsReviewRankingArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** Figures of a selection of shops over a range of days. */
export type StatisticsSalesByPriceArgs = {
  granularity?: Granularity;
};


/** Figures of a selection of shops over a range of days. */
export type StatisticsShelfChangesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  kind?: InputMaybe<ShelfChangeKind>;
};


/** Figures of a selection of shops over a range of days. */
export type StatisticsShopRankingArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  by?: SalesMetric;
  first?: Scalars['Int']['input'];
};


/** Figures of a selection of shops over a range of days. */
export type StatisticsSkuTrendsArgs = {
  granularity?: Granularity;
  skuIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  top?: Scalars['Int']['input'];
};

/** Stock of the selected shops as it stands now, whatever the range. */
export type StockStatistics = {
  __typename?: 'StockStatistics';
  /** Products that may run out, by shop. Null with an error when the upstream fails; the others are left alone. */
  risks?: Maybe<Array<ShopStockRisk>>;
  /** Colours by the state of their stock. Null with an error when the upstream fails; the others are left alone. */
  soldOut?: Maybe<SoldOutStatistics>;
  /** Sales lost in the last seven days because nothing was left. Null with an error when the upstream fails; the others are left alone. */
  soldOutLoss?: Maybe<SoldOutLoss>;
  /** What the stock calls for. Null with an error when the upstream fails; the others are left alone. */
  supply?: Maybe<SupplyStatistics>;
  /** What the stock is worth. Null with an error when the upstream fails; the others are left alone. */
  value?: Maybe<StockValue>;
};

/** Pieces in the warehouse and what they are worth. Source: getShopRealStockValue. */
export type StockValue = {
  __typename?: 'StockValue';
  /** Those of the pieces in the warehouse that have a cost, at cost, in yuan. Null with `hiddenReason` when the viewer may not see it, and where no stock is known. */
  cost?: Maybe<Scalars['Money']['output']>;
  /** Why the cost is null; null when it is there. */
  hiddenReason?: Maybe<HiddenReason>;
  /** Pieces on their way to it. Null where the stock of no product is known. */
  inTransit?: Maybe<Scalars['Int']['output']>;
  /** Pieces in the warehouse. Null where the stock of no product is known. */
  onHand?: Maybe<Scalars['Int']['output']>;
  /** Pieces in the warehouse without a known cost. Null as the cost is. */
  uncostedQuantity?: Maybe<Scalars['Int']['output']>;
  /** SKUs whose stock is not known, as those of shops that come from a sales file. */
  unknownSkuCount: Scalars['Int']['output'];
  /** Pieces in the warehouse at declared price, in yuan. Null where the stock of no product is known. */
  value?: Maybe<Scalars['Money']['output']>;
};

/** Shops to renew. */
export type SubmitRenewalInput = {
  /** Any text of the client’s for this attempt, 1 to 100 characters without blanks. Sent again with it, the same input makes no second order and answers the first, for at least 24 hours; other input is refused. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Where the pay page leads when it is done; for pay type PAGE only. */
  pageUrl?: InputMaybe<Scalars['String']['input']>;
  /** How it is to be paid. */
  payType: PayType;
  /** The shops, each once. */
  shops: Array<RenewalShopInput>;
};

/** What ordering a renewal came to. */
export type SubmitRenewalPayload = {
  __typename?: 'SubmitRenewalPayload';
  /** Why it was refused. */
  error?: Maybe<BusinessError>;
  /** The order as it is now. Null when it was refused. */
  order?: Maybe<RenewalOrder>;
};

/** Live events, over the websocket protocol graphql-transport-ws at /graphql. */
export type Subscription = {
  __typename?: 'Subscription';
  /** The authorisation window of this client is over. Source: topic web_shein_bind/{clientId}. */
  authorizationFinished: AuthorizationEvent;
  /** A bind of the viewer's has failed. Source: topic web_bind_error/topic. */
  bindFailed: BindEvent;
  /** A bind of the viewer's has succeeded. Source: topic web_bind_finish/topic. */
  bindFinished: BindEvent;
  /** A bind of the viewer's has got on. Source: topic web_bind_progress/topic. */
  bindProgressed: BindEvent;
  /** The person has answered at the chat app. Whoever knows the session id may hear it. Source: topic web_chat_login/{sessionId}. */
  chatLoginFinished: ChatLoginEvent;
  /** The import as it stands, and again whenever it gets on; ends when the import does. Source: topic web_import_progress/{importId}. */
  importProgressed: SalesImport;
  /** Whether main accounts of the viewer must be bound again: of each how it stands, and again whenever that changes. Source: topic web_rebind/{phone}. */
  rebindRequested: RebindEvent;
  /** One of the viewer's orders as it stands, and again when it is paid; ends then. Source: topic web_order_finish/topic. */
  renewalFinished: RenewalOrder;
  /** The side panel as it stands, and again whenever the order, the visibility or the name of a shop, or a group, or what the boss lets the viewer do, has changed. Source: topic web_shop_layout/{userId}. */
  shopLayoutChanged: ShopLayoutChange;
  /** Says that new data has arrived for a shop of the selection, as it stood at the start. Source: topic web_shop_refresh/{mallId}. */
  shopRefreshed: ShopRefresh;
  /** The software warning may be closed; always true. Source: topic web_close_warning/{userId}. */
  softwareWarningClosed: Scalars['Boolean']['output'];
};


/** Live events, over the websocket protocol graphql-transport-ws at /graphql. */
export type SubscriptionAuthorizationFinishedArgs = {
  clientId: Scalars['String']['input'];
};


/** Live events, over the websocket protocol graphql-transport-ws at /graphql. */
export type SubscriptionChatLoginFinishedArgs = {
  sessionId: Scalars['String']['input'];
};


/** Live events, over the websocket protocol graphql-transport-ws at /graphql. */
export type SubscriptionImportProgressedArgs = {
  id: Scalars['ID']['input'];
};


/** Live events, over the websocket protocol graphql-transport-ws at /graphql. */
export type SubscriptionRebindRequestedArgs = {
  phones: Array<Scalars['String']['input']>;
};


/** Live events, over the websocket protocol graphql-transport-ws at /graphql. */
export type SubscriptionRenewalFinishedArgs = {
  orderNo: Scalars['String']['input'];
};


/** Live events, over the websocket protocol graphql-transport-ws at /graphql. */
export type SubscriptionShopRefreshedArgs = {
  selection: ShopSelection;
};

/** Products on sale and what their stock calls for, at the pace of the last seven days. Source: queryStatisticDataSupplier. */
export type SupplyStatistics = {
  __typename?: 'SupplyStatistics';
  /** Colours (SKC) with a SKU that covers less than seven days. Null where the stock of no product is known. */
  aboutToSellOut?: Maybe<Scalars['Int']['output']>;
  /** Colours of which some SKUs are sold out. Null where the stock of no product is known. */
  lacking?: Maybe<Scalars['Int']['output']>;
  /** Products (SPU) on sale. */
  onSale: Scalars['Int']['output'];
  /** Products whose sale is limited because their price is too high. */
  priceLimited: Scalars['Int']['output'];
  /** Colours without a piece. Null where the stock of no product is known. */
  soldOut?: Maybe<Scalars['Int']['output']>;
  /** Colours whose pieces, with those under way, cover less than nine days. Null where the stock of no product is known. */
  toRestock?: Maybe<Scalars['Int']['output']>;
};

/** What taking an import back came to. */
export type TakeBackImportPayload = {
  __typename?: 'TakeBackImportPayload';
  /** Why it was refused. */
  error?: Maybe<BusinessError>;
  /** The import; null when it was refused. */
  salesImport?: Maybe<SalesImport>;
};

/** What having listings translated came to, one by one. */
export type TranslateListingsPayload = {
  __typename?: 'TranslateListingsPayload';
  /** Why it was refused; null when it was done, or tried one by one. */
  error?: Maybe<BusinessError>;
  /** Those for which it was done, as they stand now. */
  listings: Array<Listing>;
  /** Those for which it was refused, each with the reason. */
  refusals: Array<ListingRefusal>;
};

/** Shops that a shipper no longer ships for. */
export type UnassignShipperInput = {
  /** Global id of the shipper. */
  id: Scalars['ID']['input'];
  /** Global ids of the shops. */
  shopIds: Array<Scalars['ID']['input']>;
};

/** What taking shops away came to. */
export type UnassignShipperPayload = {
  __typename?: 'UnassignShipperPayload';
  /** Why it was refused. */
  error?: Maybe<BusinessError>;
  /** The shipper as they are now. Null when it was refused. */
  shipper?: Maybe<Shipper>;
};

/** What unbinding came to. */
export type UnbindMainAccountPayload = {
  __typename?: 'UnbindMainAccountPayload';
  /** Why it was refused; null when it was done. */
  error?: Maybe<BusinessError>;
  /** Whether it was done. */
  ok: Scalars['Boolean']['output'];
};

/** What unbinding came to. */
export type UnbindSheinShopPayload = {
  __typename?: 'UnbindSheinShopPayload';
  /** Why it was refused; null when it was done. */
  error?: Maybe<BusinessError>;
  /** Whether it was done. */
  ok: Scalars['Boolean']['output'];
};

/** What moved and has no known cost, which profit does not count. Pieces sold and returned do not make up for each other; all three are 0 where every cost is known. */
export type UncostedSales = {
  __typename?: 'UncostedSales';
  /** Their net amount in yuan. */
  amount: Scalars['Money']['output'];
  /** Pieces without a known cost that came back, as a positive number. */
  returned: Scalars['Int']['output'];
  /** Pieces sold without a known cost. */
  sold: Scalars['Int']['output'];
};

/** What changes of a product; what is left out stays. */
export type UpdateProductSummaryInput = {
  /** Its category: at most 60 characters; an empty one takes it away. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** What these figures are counted from. */
  dataSource?: DataSource;
  /** Its name: trimmed, 1 to 250 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Global id of a row at the level SPU. */
  productId: Scalars['ID']['input'];
  /** Days that the figures of the answered rows count, as the list beside it; left out, the 30 days up to yesterday. */
  range?: InputMaybe<DateRangeInput>;
};

/** What changing a product came to. */
export type UpdateProductSummaryPayload = {
  __typename?: 'UpdateProductSummaryPayload';
  /** Why it was refused; null when it was done. */
  error?: Maybe<BusinessError>;
  /** The row as it stands now. Null when it was refused. */
  row?: Maybe<ProductRow>;
};

/** The person who asks. Source: getUserInfo. */
export type Viewer = {
  __typename?: 'Viewer';
  /** First selectable day of every range: the day of registration, or the first day with sales where that is earlier. Ranges are cut to it. */
  dataStart: Scalars['Date']['output'];
  /** Whether a chat account is bound, by which the viewer can sign in. */
  hasChatAccount: Scalars['Boolean']['output'];
  /** Whether the boss runs the desktop helper on a machine; of staff, their boss. Null with an error when it cannot be read. Source: getBossHasAtLeastOneDevice. */
  hasDevice?: Maybe<Scalars['Boolean']['output']>;
  /** User id; "visitor" for a visitor. */
  id: Scalars['ID']['output'];
  /** Whether the viewer is a signed-in boss. */
  isBoss: Scalars['Boolean']['output'];
  /** Whether the viewer is not signed in and sees preview data. */
  isVisitor: Scalars['Boolean']['output'];
  /** Phones of main accounts that must be bound again; empty for all but bosses. */
  needRebindPhones: Array<Scalars['String']['output']>;
  /** Name of the bound chat account. Null without one. */
  nickName?: Maybe<Scalars['String']['output']>;
  /** Permission codes, for example lookCost. Every right is checked again by the server. */
  permissions: Array<Scalars['String']['output']>;
  /** Phone number, 11 digits. Null for a visitor. */
  phone?: Maybe<Scalars['String']['output']>;
  /** When the account was made. Null for a visitor. */
  registerTime?: Maybe<Scalars['DateTime']['output']>;
  /** What the viewer is. */
  role: Role;
  /** Today in Asia/Shanghai, by the clock of the server. */
  today: Scalars['Date']['output'];
  /** Account name. Null for a visitor. */
  username?: Maybe<Scalars['String']['output']>;
};

/** How far the warehouse of the platform is with a shipped order. */
export type WarehouseEntryStatus =
  /** Taken in (已收货). */
  | 'RECEIVED'
  /** Its pieces are in stock (已入库). */
  | 'STORED'
  /** Not there yet (待收货). */
  | 'UNDER_WAY';
