import { InMemoryCache, type TypePolicy } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';

/** Types with an identity: one copy in the cache, however many queries hold them. */
const entities: Record<string, TypePolicy> = {
  ApiKey: { keyFields: ['id'], fields: { shops: { merge: false } } },
  // What an answer brings of texts, pictures and SKUs is all of them.
  Listing: {
    keyFields: ['id'],
    fields: {
      skus: { merge: false },
      attributes: { merge: false },
      images: { merge: false },
    },
  },
  Coupon: { keyFields: ['id'] },
  MainAccount: { keyFields: ['id'] },
  // What an answer brings of a manager's shops and rights is all of them.
  Manager: {
    keyFields: ['id'],
    fields: { shops: { merge: false }, permissionIds: { merge: false } },
  },
  Notice: { keyFields: ['id'] },
  Operator: { keyFields: ['id'], fields: { mainAccounts: { merge: false } } },
  Shop: { keyFields: ['id'] },
  // The members that an answer brings are all of them, also where they have become fewer.
  ShopGroup: { keyFields: ['id'], fields: { shops: { merge: false } } },
  Shipper: { keyFields: ['id'], fields: { shops: { merge: false } } },
  RenewalOrder: { keyFields: ['id'] },
  DataExport: { keyFields: ['id'] },
  ShippingOrder: { keyFields: ['id'] },
  SalesImport: {
    keyFields: ['id'],
    fields: { refusals: relayStylePagination(), changes: relayStylePagination() },
  },
  // One person per page; a login starts with an empty cache.
  Viewer: { keyFields: [] },
};

/**
 * Types without an identity: they belong to the object or the arguments that they were asked with.
 * tests/web/app checks this table against the schema, so that a new type is placed on purpose. Payloads of
 * mutations are left out: they are answers, not things.
 */
const values = [
  'AmountFigures',
  'AmountPoint',
  'ApiKeyInUse',
  'ApiKeyUse',
  'AuthorizationEvent',
  'BindEvent',
  'BindState',
  'BusinessError',
  'CategorySales',
  'ComparableTotals',
  'ChatLoginEvent',
  'CouponConnection',
  'CouponEdge',
  'CreatedProducts',
  'CurrencyRate',
  'DateRange',
  'DeadStock',
  'DeadStockConnection',
  'DeadStockEdge',
  'DeadStockProduct',
  'DeliveryAssessment',
  'DeliveryAssessmentConnection',
  'DeliveryAssessmentEdge',
  'EndedShop',
  'FundRestriction',
  'ImportChange',
  'ImportChangeConnection',
  'ImportChangeEdge',
  'ImportColumn',
  'ImportColumnMapping',
  'ImportConversion',
  'ImportCurrency',
  'ImportOptions',
  'ImportPreview',
  'ImportPreviewRow',
  'ImportRefusal',
  'ImportRefusalConnection',
  'ImportRefusalEdge',
  'ManagerPermission',
  'ListingAttribute',
  'ListingConnection',
  'ListingCounts',
  'ListingEdge',
  'ListingOptions',
  'ListingRefusal',
  'ListingSku',
  'MarketplaceRule',
  'NoticeConnection',
  'NoticeEdge',
  'OperatorAssignments',
  'PageInfo',
  'PriceBandPart',
  'PriceBandSales',
  'PricePoint',
  'PriceSales',
  'ProductCostCounts',
  'ProductDocuments',
  'ProductRankingConnection',
  'ProductRankingEdge',
  'ProductRowConnection',
  'ProductRowEdge',
  'ProductStates',
  'ProfitFigure',
  'ProfitPoint',
  'QuantityFigures',
  'QuantityPoint',
  'RankedProduct',
  'RebindEvent',
  'RenewalItem',
  'RenewalOrderConnection',
  'RenewalOrderEdge',
  'RenewalPrices',
  'ReturnPackage',
  'ReturnPackageConnection',
  'ReturnPackageEdge',
  'ReviewRankingConnection',
  'ReviewRankingEdge',
  'SaleLineValues',
  'SalesImportConnection',
  'SalesImportEdge',
  'SalesTotals',
  // Whether it was picked is a matter of the shop that it is shown for.
  'SelectionCandidate',
  'SelectionCandidateConnection',
  'SelectionCandidateEdge',
  'SelectionCategory',
  'ShelfChange',
  'ShelfChangeConnection',
  'ShelfChangeEdge',
  'ShippingGoods',
  'ShippingOrderConnection',
  'ShippingOrderCounts',
  'ShippingOrderEdge',
  'ShippingOrderRefusal',
  'ShopBalance',
  'ShopConnection',
  'ShopConversion',
  'ShopEdge',
  'ShopLayoutChange',
  'ShopMessage',
  'ShopMessageConnection',
  'ShopMessageEdge',
  'ShopRankingConnection',
  'ShopRankingEdge',
  'ShopRefresh',
  'ShopStockRisk',
  'SkuPoint',
  'SkuTrend',
  'SoldOutLoss',
  'SoldOutStatistics',
  'SoldProducts',
  'StaffPhone',
  'StockValue',
  'SupplyStatistics',
  'UncostedSales',
] as const;

export const typePolicies: Record<string, TypePolicy> = {
  ...Object.fromEntries(values.map((name) => [name, { keyFields: false as const }])),
  ...entities,
  // Cards, trend and rankings of one selection and range are asked by different queries.
  Statistics: {
    keyFields: false,
    merge: true,
    fields: {
      shopRanking: relayStylePagination(['by']),
      // An argument that is left out and one that is null are the same list.
      productRanking: relayStylePagination((args) =>
        JSON.stringify([args?.by, args?.level, args?.search ?? null]),
      ),
      reviewRanking: relayStylePagination(),
      deadStock: relayStylePagination(),
      shelfChanges: relayStylePagination((args) => args?.kind ?? 'ALL'),
      messages: relayStylePagination((args) =>
        JSON.stringify([args?.kind ?? null, args?.ruleCode ?? null]),
      ),
    },
  },
  // Its figures are of the range that it was asked with: one copy an id would mix the ranges.
  ProductRow: { keyFields: false },
  // Their figures are asked for by different cards.
  Finance: { keyFields: false, merge: true },
  ProductStatistics: { keyFields: false, merge: true },
  RecentSales: { keyFields: false, merge: true },
  StockStatistics: { keyFields: false, merge: true },
  ShopCard: { keyFields: false, merge: true },
  Query: {
    fields: {
      shops: relayStylePagination((args) =>
        JSON.stringify([
          args?.search ?? null,
          args?.platform ?? null,
          args?.includeHidden ?? false,
        ]),
      ),
      apiKeys: { merge: false },
      managers: { merge: false },
      shopGroups: { merge: false },
      redeemedCoupons: { merge: false },
      salesImports: relayStylePagination(),
      // Lets a page show a shop that a list has already brought.
      shop: (existing, { args, toReference }) =>
        existing ?? toReference({ __typename: 'Shop', id: args?.id }),
    },
  },
};

export const createCache = () => new InMemoryCache({ typePolicies });
