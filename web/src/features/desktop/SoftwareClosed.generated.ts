/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema.generated';

import { subscriptionHook } from '../../graphql/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SoftwareWarningClosedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type SoftwareWarningClosedSubscription = { softwareWarningClosed: boolean };


export const SoftwareWarningClosedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"SoftwareWarningClosed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"softwareWarningClosed"}}]}}]} as unknown as DocumentNode<SoftwareWarningClosedSubscription, SoftwareWarningClosedSubscriptionVariables>;
export const useSoftwareWarningClosedSubscription = /*#__PURE__*/ subscriptionHook(SoftwareWarningClosedDocument);