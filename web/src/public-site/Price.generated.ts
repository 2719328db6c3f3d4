/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../graphql/schema.generated';

import { queryHook } from '../graphql/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PublicPriceQueryVariables = Exact<{ [key: string]: never; }>;


export type PublicPriceQuery = { renewalPrices: { __typename: 'RenewalPrices', month: string, coupon: string } };


export const PublicPriceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PublicPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewalPrices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"coupon"}}]}}]}}]} as unknown as DocumentNode<PublicPriceQuery, PublicPriceQueryVariables>;
export const usePublicPriceQuery = /*#__PURE__*/ queryHook(PublicPriceDocument);