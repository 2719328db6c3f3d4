import { InMemoryCache, type TypePolicy } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';

/** Types with an identity: one copy in the cache, however many queries hold them. */
const entities: Record<string, TypePolicy> = {
  MainAccount: { keyFields: ['id'] },
  Shop: { keyFields: ['id'] },
  ShopGroup: { keyFields: ['id'] },
  SalesImport: {
    keyFields: ['id'],
    fields: { refusals: relayStylePagination() },
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
  'AuthorizationEvent',
  'BindEvent',
  'BindState',
  'BusinessError',
  'ChatLoginEvent',
  'CreatedProducts',
  'DateRange',
  'DeadStock',
  'ImportColumn',
  'ImportColumnMapping',
  'ImportOptions',
  'ImportPreview',
  'ImportPreviewRow',
  'ImportRefusal',
  'ImportRefusalConnection',
  'ImportRefusalEdge',
  'PageInfo',
  'ProductRankingConnection',
  'ProductRankingEdge',
  'ProfitFigure',
  'ProfitPoint',
  'QuantityFigures',
  'QuantityPoint',
  'RankedProduct',
  'RebindEvent',
  'SalesImportConnection',
  'SalesImportEdge',
  'SalesTotals',
  'ShopConnection',
  'ShopEdge',
  'ShopRankingConnection',
  'ShopRankingEdge',
  'ShopRefresh',
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
    },
  },
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
      salesImports: relayStylePagination(),
      // Lets a page show a shop that a list has already brought.
      shop: (existing, { args, toReference }) =>
        existing ?? toReference({ __typename: 'Shop', id: args?.id }),
    },
  },
};

export const createCache = () => new InMemoryCache({ typePolicies });
