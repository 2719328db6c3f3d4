/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema.generated';

import { queryHook, subscriptionHook } from '../../graphql/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BindingWatchQueryVariables = Exact<{ [key: string]: never; }>;


export type BindingWatchQuery = { viewer: { __typename: 'Viewer', needRebindPhones: Array<string> }, mainAccounts: Array<{ __typename: 'MainAccount', id: string, phone: string, needsRebind: boolean }> };

export type RebindRequestedSubscriptionVariables = Exact<{
  phones: Array<string> | string;
}>;


export type RebindRequestedSubscription = { rebindRequested: { __typename: 'RebindEvent', phone: string, show: boolean, isNews: boolean } };


export const BindingWatchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BindingWatch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"needRebindPhones"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mainAccounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"needsRebind"}}]}}]}}]} as unknown as DocumentNode<BindingWatchQuery, BindingWatchQueryVariables>;
export const RebindRequestedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"RebindRequested"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"phones"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rebindRequested"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"phones"},"value":{"kind":"Variable","name":{"kind":"Name","value":"phones"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"show"}},{"kind":"Field","name":{"kind":"Name","value":"isNews"}}]}}]}}]} as unknown as DocumentNode<RebindRequestedSubscription, RebindRequestedSubscriptionVariables>;
export const useBindingWatchQuery = /*#__PURE__*/ queryHook(BindingWatchDocument);
export const useRebindRequestedSubscription = /*#__PURE__*/ subscriptionHook(RebindRequestedDocument);