/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated';

import { queryHook } from '../../../graphql/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ShopStatesQueryVariables = Exact<{ [key: string]: never; }>;


export type ShopStatesQuery = { distributableShops: Array<{ __typename: 'Shop', id: string, needsRebind: boolean | null, syncedAt: string | null, health: { __typename: 'ShopHealth', lastSaleDay: string | null, saleDays: number | null, soldQuantity: number | null, uncostedQuantity: number | null } | null, managers: Array<{ __typename: 'Manager', id: string, phone: string, nickName: string | null }>, operators: Array<{ __typename: 'Operator', id: string, account: string }> }> };


export const ShopStatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShopStates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"distributableShops"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"needsRebind"}},{"kind":"Field","name":{"kind":"Name","value":"syncedAt"}},{"kind":"Field","name":{"kind":"Name","value":"health"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lastSaleDay"}},{"kind":"Field","name":{"kind":"Name","value":"saleDays"}},{"kind":"Field","name":{"kind":"Name","value":"soldQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"uncostedQuantity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"managers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"operators"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"account"}}]}}]}}]}}]} as unknown as DocumentNode<ShopStatesQuery, ShopStatesQueryVariables>;
export const useShopStatesQuery = /*#__PURE__*/ queryHook(ShopStatesDocument);