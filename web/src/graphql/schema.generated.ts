export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  Date: { input: string; output: string; }
  DateTime: { input: string; output: string; }
  /** Draft of the target schema; replaced by the one printed from bff/schema. */
  Money: { input: string; output: string; }
};

export type AmountFigures = {
  __typename?: 'AmountFigures';
  net: Scalars['Money']['output'];
  returned: Scalars['Money']['output'];
  sold: Scalars['Money']['output'];
};

/** bucket: YYYY-MM-DDTHH, YYYY-MM-DD or YYYY-MM in Asia/Shanghai; comparison is the point at the same place of the comparison range */
export type AmountPoint = {
  __typename?: 'AmountPoint';
  bucket: Scalars['String']['output'];
  comparison?: Maybe<AmountFigures>;
  comparisonBucket?: Maybe<Scalars['String']['output']>;
  figures: AmountFigures;
};

export type BusinessError = {
  __typename?: 'BusinessError';
  code: BusinessErrorCode;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

export type BusinessErrorCode =
  | 'FORBIDDEN'
  | 'INVALID_INPUT'
  | 'REFUSED'
  | 'TOO_MANY'
  | 'VISITOR_BLOCKED';

export type CancelImportPayload = {
  __typename?: 'CancelImportPayload';
  error?: Maybe<BusinessError>;
  salesImport?: Maybe<SalesImport>;
};

export type CodePurpose =
  | 'LOGIN'
  | 'REGISTER'
  | 'RESET_PASSWORD';

export type CreatedProducts = {
  __typename?: 'CreatedProducts';
  lastSevenDays: Scalars['Int']['output'];
  lastThirtyDays: Scalars['Int']['output'];
  today: Scalars['Int']['output'];
};

export type DataSource =
  | 'SALES'
  | 'STOCKS';

export type DateRangeInput = {
  end: Scalars['Date']['input'];
  start: Scalars['Date']['input'];
};

export type DeadStock = {
  __typename?: 'DeadStock';
  productCount: Scalars['Int']['output'];
  value: Scalars['Money']['output'];
};

export type DeliveryGrade =
  | 'A'
  | 'B'
  | 'C'
  | 'NONE'
  | 'S';

export type FileEncoding =
  | 'GB18030'
  | 'UTF_8';

export type Granularity =
  | 'DAY'
  | 'HOUR'
  | 'MONTH';

export type HiddenReason =
  | 'NO_PERMISSION';

export type ImportColumn = {
  __typename?: 'ImportColumn';
  name: Scalars['String']['output'];
  samples: Array<Scalars['String']['output']>;
};

export type ImportColumnMapping = {
  __typename?: 'ImportColumnMapping';
  column: Scalars['String']['output'];
  field: ImportField;
};

export type ImportColumnMappingInput = {
  column: Scalars['String']['input'];
  field: ImportField;
};

export type ImportField =
  | 'ORDER_NO'
  | 'PRODUCT_CODE'
  | 'PRODUCT_NAME'
  | 'QUANTITY'
  | 'SHOP_NAME'
  | 'SOLD_AT'
  | 'STATUS'
  | 'UNIT_PRICE';

export type ImportOptions = {
  __typename?: 'ImportOptions';
  cancelPrefix: Scalars['String']['output'];
  encoding: FileEncoding;
  managedType: ManagedType;
  mapping: Array<ImportColumnMapping>;
  platform: Platform;
  shopId?: Maybe<Scalars['ID']['output']>;
  timeZone: Scalars['String']['output'];
};

export type ImportOptionsInput = {
  cancelPrefix?: Scalars['String']['input'];
  encoding: FileEncoding;
  managedType?: ManagedType;
  mapping: Array<ImportColumnMappingInput>;
  platform?: Platform;
  shopId?: InputMaybe<Scalars['ID']['input']>;
  timeZone?: Scalars['String']['input'];
};

export type ImportPhase =
  | 'READING'
  | 'SAVING';

export type ImportPreview = {
  __typename?: 'ImportPreview';
  columns: Array<ImportColumn>;
  fileName: Scalars['String']['output'];
  missing: Array<ImportField>;
  options: ImportOptions;
  rows: Array<ImportPreviewRow>;
  uploadId: Scalars['ID']['output'];
};

export type ImportPreviewRow = {
  __typename?: 'ImportPreviewRow';
  amount?: Maybe<Scalars['Money']['output']>;
  kind?: Maybe<LineKind>;
  orderNo: Scalars['String']['output'];
  problem?: Maybe<Scalars['String']['output']>;
  productCode: Scalars['String']['output'];
  productName: Scalars['String']['output'];
  quantity?: Maybe<Scalars['Int']['output']>;
  rowNumber: Scalars['Int']['output'];
  shopName?: Maybe<Scalars['String']['output']>;
  soldAt?: Maybe<Scalars['DateTime']['output']>;
};

export type ImportRefusal = {
  __typename?: 'ImportRefusal';
  raw: Scalars['String']['output'];
  reason: Scalars['String']['output'];
  rowNumber: Scalars['Int']['output'];
};

export type ImportRefusalConnection = {
  __typename?: 'ImportRefusalConnection';
  edges: Array<ImportRefusalEdge>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type ImportRefusalEdge = {
  __typename?: 'ImportRefusalEdge';
  cursor: Scalars['String']['output'];
  node: ImportRefusal;
};

export type ImportStatus =
  | 'CANCELLED'
  | 'DONE'
  | 'FAILED'
  | 'INTERRUPTED'
  | 'QUEUED'
  | 'RUNNING';

export type LineKind =
  | 'RETURN'
  | 'SALE';

export type LoginInput = {
  code?: InputMaybe<Scalars['String']['input']>;
  password?: InputMaybe<Scalars['String']['input']>;
  phone: Scalars['String']['input'];
};

export type LoginPayload = {
  __typename?: 'LoginPayload';
  error?: Maybe<BusinessError>;
  viewer?: Maybe<Viewer>;
};

export type LogoutPayload = {
  __typename?: 'LogoutPayload';
  error?: Maybe<BusinessError>;
  ok: Scalars['Boolean']['output'];
};

export type ManagedType =
  | 'FULLY_MANAGED'
  | 'SEMI_MANAGED';

export type Mutation = {
  __typename?: 'Mutation';
  cancelImport: CancelImportPayload;
  login: LoginPayload;
  logout: LogoutPayload;
  previewImport: PreviewImportPayload;
  register: RegisterPayload;
  resetPassword: ResetPasswordPayload;
  sendCode: SendCodePayload;
  startImport: StartImportPayload;
};


export type MutationCancelImportArgs = {
  id: Scalars['ID']['input'];
};


export type MutationLoginArgs = {
  input: LoginInput;
};


export type MutationPreviewImportArgs = {
  options?: InputMaybe<ImportOptionsInput>;
  uploadId: Scalars['ID']['input'];
};


export type MutationRegisterArgs = {
  input: RegisterInput;
};


export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


export type MutationSendCodeArgs = {
  input: SendCodeInput;
};


export type MutationStartImportArgs = {
  options: ImportOptionsInput;
  uploadId: Scalars['ID']['input'];
};

export type PageInfo = {
  __typename?: 'PageInfo';
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
};

export type Platform =
  | 'SHEIN'
  | 'TEMU';

export type PlatformSelection = {
  managedType?: InputMaybe<ManagedType>;
  platform: Platform;
};

export type PreviewImportPayload = {
  __typename?: 'PreviewImportPayload';
  error?: Maybe<BusinessError>;
  preview?: Maybe<ImportPreview>;
};

export type ProductLevel =
  | 'SKC'
  | 'SKU'
  | 'SPU';

export type ProductRankingConnection = {
  __typename?: 'ProductRankingConnection';
  edges: Array<ProductRankingEdge>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type ProductRankingEdge = {
  __typename?: 'ProductRankingEdge';
  amount: AmountFigures;
  cursor: Scalars['String']['output'];
  node: RankedProduct;
  profit: ProfitFigure;
  quantity: QuantityFigures;
  rank: Scalars['Int']['output'];
  share?: Maybe<Scalars['Float']['output']>;
};

export type ProfitFigure = {
  __typename?: 'ProfitFigure';
  cost?: Maybe<Scalars['Money']['output']>;
  hiddenReason?: Maybe<HiddenReason>;
  isEstimate: Scalars['Boolean']['output'];
  profit?: Maybe<Scalars['Money']['output']>;
  /** net pieces without a known cost */
  uncostedQuantity: Scalars['Int']['output'];
};

export type ProfitPoint = {
  __typename?: 'ProfitPoint';
  bucket: Scalars['String']['output'];
  comparison?: Maybe<ProfitFigure>;
  comparisonBucket?: Maybe<Scalars['String']['output']>;
  figure: ProfitFigure;
};

export type QuantityFigures = {
  __typename?: 'QuantityFigures';
  net: Scalars['Int']['output'];
  returned: Scalars['Int']['output'];
  sold: Scalars['Int']['output'];
};

export type QuantityPoint = {
  __typename?: 'QuantityPoint';
  bucket: Scalars['String']['output'];
  comparison?: Maybe<QuantityFigures>;
  comparisonBucket?: Maybe<Scalars['String']['output']>;
  figures: QuantityFigures;
};

export type Query = {
  __typename?: 'Query';
  salesImport?: Maybe<SalesImport>;
  salesImports: SalesImportConnection;
  shop?: Maybe<Shop>;
  shopGroups: Array<ShopGroup>;
  shops: ShopConnection;
  statistics: Statistics;
  viewer: Viewer;
};


export type QuerySalesImportArgs = {
  id: Scalars['ID']['input'];
};


export type QuerySalesImportsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


export type QueryShopArgs = {
  id: Scalars['ID']['input'];
};


export type QueryShopsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  includeHidden?: Scalars['Boolean']['input'];
  platform?: InputMaybe<Platform>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryStatisticsArgs = {
  comparison?: InputMaybe<DateRangeInput>;
  dataSource?: DataSource;
  range: DateRangeInput;
  selection: ShopSelection;
};

export type RankedProduct = {
  __typename?: 'RankedProduct';
  code: Scalars['String']['output'];
  name: Scalars['String']['output'];
  productId: Scalars['ID']['output'];
  shop: Shop;
  skcId?: Maybe<Scalars['ID']['output']>;
  skuId?: Maybe<Scalars['ID']['output']>;
};

export type RegisterInput = {
  code: Scalars['String']['input'];
  password: Scalars['String']['input'];
  phone: Scalars['String']['input'];
};

export type RegisterPayload = {
  __typename?: 'RegisterPayload';
  error?: Maybe<BusinessError>;
  ok: Scalars['Boolean']['output'];
};

export type ResetPasswordInput = {
  code: Scalars['String']['input'];
  password: Scalars['String']['input'];
  phone: Scalars['String']['input'];
};

export type ResetPasswordPayload = {
  __typename?: 'ResetPasswordPayload';
  error?: Maybe<BusinessError>;
  ok: Scalars['Boolean']['output'];
};

export type Role =
  | 'BOSS'
  | 'MANAGER'
  | 'VISITOR'
  | 'WORKER';

export type SalesImport = {
  __typename?: 'SalesImport';
  createdAt: Scalars['DateTime']['output'];
  error?: Maybe<Scalars['String']['output']>;
  fileName: Scalars['String']['output'];
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  firstDay?: Maybe<Scalars['Date']['output']>;
  id: Scalars['ID']['output'];
  lastDay?: Maybe<Scalars['Date']['output']>;
  linesAdded: Scalars['Int']['output'];
  linesKnown: Scalars['Int']['output'];
  percent: Scalars['Int']['output'];
  phase?: Maybe<ImportPhase>;
  productsCreated: Scalars['Int']['output'];
  refusals: ImportRefusalConnection;
  rowsRead: Scalars['Int']['output'];
  rowsRefused: Scalars['Int']['output'];
  shopsCreated: Scalars['Int']['output'];
  status: ImportStatus;
};


export type SalesImportRefusalsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

export type SalesImportConnection = {
  __typename?: 'SalesImportConnection';
  edges: Array<SalesImportEdge>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type SalesImportEdge = {
  __typename?: 'SalesImportEdge';
  cursor: Scalars['String']['output'];
  node: SalesImport;
};

export type SalesMetric =
  | 'NET_AMOUNT'
  | 'NET_QUANTITY'
  | 'PROFIT';

export type SalesTotals = {
  __typename?: 'SalesTotals';
  amount: AmountFigures;
  profit: ProfitFigure;
  quantity: QuantityFigures;
};

export type SendCodeInput = {
  phone: Scalars['String']['input'];
  purpose: CodePurpose;
};

export type SendCodePayload = {
  __typename?: 'SendCodePayload';
  error?: Maybe<BusinessError>;
  ok: Scalars['Boolean']['output'];
};

export type Shop = {
  __typename?: 'Shop';
  /** abnormal goods plus refunds to handle */
  badgeCount: Scalars['Int']['output'];
  card: ShopCard;
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** global id platform:mallId, e.g. temu:634418 */
  id: Scalars['ID']['output'];
  isClosed: Scalars['Boolean']['output'];
  isHidden: Scalars['Boolean']['output'];
  mallId: Scalars['ID']['output'];
  managedType: ManagedType;
  name: Scalars['String']['output'];
  platform: Platform;
};

export type ShopCard = {
  __typename?: 'ShopCard';
  abnormalProductCount?: Maybe<Scalars['Int']['output']>;
  awaitingFirstOrderCount?: Maybe<Scalars['Int']['output']>;
  createdProducts?: Maybe<CreatedProducts>;
  deadStock?: Maybe<DeadStock>;
  deliveryGrade?: Maybe<DeliveryGrade>;
  firstOrderCreatedCount?: Maybe<Scalars['Int']['output']>;
  historyProfit?: Maybe<ProfitFigure>;
  /** last calendar month up to today */
  historySales?: Maybe<Scalars['Money']['output']>;
  joinedQuantity?: Maybe<Scalars['Int']['output']>;
  priceDeclaringCount?: Maybe<Scalars['Int']['output']>;
  refundCount?: Maybe<Scalars['Int']['output']>;
  review?: Maybe<Scalars['Float']['output']>;
  salesRank?: Maybe<Scalars['Int']['output']>;
  specificationCount?: Maybe<Scalars['Int']['output']>;
};

export type ShopConnection = {
  __typename?: 'ShopConnection';
  edges: Array<ShopEdge>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type ShopEdge = {
  __typename?: 'ShopEdge';
  cursor: Scalars['String']['output'];
  node: Shop;
};

export type ShopGroup = {
  __typename?: 'ShopGroup';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  shops: Array<Shop>;
};

export type ShopRankingConnection = {
  __typename?: 'ShopRankingConnection';
  edges: Array<ShopRankingEdge>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

/** share: net amount of the shop divided by the net amount of the selection, 0 to 1; null when the selection's is not positive */
export type ShopRankingEdge = {
  __typename?: 'ShopRankingEdge';
  amount: AmountFigures;
  cursor: Scalars['String']['output'];
  node: Shop;
  profit: ProfitFigure;
  quantity: QuantityFigures;
  rank: Scalars['Int']['output'];
  share?: Maybe<Scalars['Float']['output']>;
};

export type ShopRefresh = {
  __typename?: 'ShopRefresh';
  at: Scalars['DateTime']['output'];
  shop: Shop;
};

export type ShopSelection =
  { all: Scalars['Boolean']['input']; group?: never; platform?: never; shop?: never; }
  |  { all?: never; group: Scalars['ID']['input']; platform?: never; shop?: never; }
  |  { all?: never; group?: never; platform: PlatformSelection; shop?: never; }
  |  { all?: never; group?: never; platform?: never; shop: Scalars['ID']['input']; };

export type StartImportPayload = {
  __typename?: 'StartImportPayload';
  error?: Maybe<BusinessError>;
  salesImport?: Maybe<SalesImport>;
};

export type Statistics = {
  __typename?: 'Statistics';
  amountTrend: Array<AmountPoint>;
  /** null without a comparison range */
  comparison?: Maybe<SalesTotals>;
  productRanking: ProductRankingConnection;
  profitTrend: Array<ProfitPoint>;
  quantityTrend: Array<QuantityPoint>;
  shopCount: Scalars['Int']['output'];
  shopRanking: ShopRankingConnection;
  totals: SalesTotals;
};


export type StatisticsAmountTrendArgs = {
  granularity?: Granularity;
};


export type StatisticsProductRankingArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  by?: SalesMetric;
  first?: Scalars['Int']['input'];
  level?: ProductLevel;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type StatisticsProfitTrendArgs = {
  granularity?: Granularity;
};


export type StatisticsQuantityTrendArgs = {
  granularity?: Granularity;
};


export type StatisticsShopRankingArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  by?: SalesMetric;
  first?: Scalars['Int']['input'];
};

export type Subscription = {
  __typename?: 'Subscription';
  importProgressed: SalesImport;
  shopRefreshed: ShopRefresh;
};


export type SubscriptionImportProgressedArgs = {
  id: Scalars['ID']['input'];
};


export type SubscriptionShopRefreshedArgs = {
  selection: ShopSelection;
};

export type Viewer = {
  __typename?: 'Viewer';
  /** First selectable day of every range: registration day, or the first day with sales if earlier */
  dataStart: Scalars['Date']['output'];
  /** user id; 'visitor' for a visitor */
  id: Scalars['ID']['output'];
  isBoss: Scalars['Boolean']['output'];
  isVisitor: Scalars['Boolean']['output'];
  nickName?: Maybe<Scalars['String']['output']>;
  permissions: Array<Scalars['String']['output']>;
  phone?: Maybe<Scalars['String']['output']>;
  registerTime?: Maybe<Scalars['DateTime']['output']>;
  role: Role;
  /** today in Asia/Shanghai */
  today: Scalars['Date']['output'];
  username?: Maybe<Scalars['String']['output']>;
};
