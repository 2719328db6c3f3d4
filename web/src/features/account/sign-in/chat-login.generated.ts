/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated';

import type { ViewerFieldsFragment } from '../../../session/viewer.generated';
import { mutationHook, subscriptionHook } from '../../../graphql/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type StartChatLoginMutationVariables = Exact<{ [key: string]: never; }>;


export type StartChatLoginMutation = { startChatLogin: { __typename: 'StartChatLoginPayload', sessionId: string | null, url: string | null, error: { __typename: 'BusinessError', code: Types.BusinessErrorCode, message: string, field: string | null } | null } };

export type ChatLoginFinishedSubscriptionVariables = Exact<{
  sessionId: string;
}>;


export type ChatLoginFinishedSubscription = { chatLoginFinished: { __typename: 'ChatLoginEvent', ticket: string | null, message: string } };

export type LoginByChatMutationVariables = Exact<{
  sessionId: string;
  ticket: string;
}>;


export type LoginByChatMutation = { loginByChat: { __typename: 'LoginPayload', viewer: { __typename: 'Viewer', id: string, role: Types.Role, isVisitor: boolean, isBoss: boolean, phone: string | null, username: string | null, nickName: string | null, hasChatAccount: boolean, viewedBy: string | null, permissions: Array<string>, registerTime: string | null, dataStart: string, today: string } | null, error: { __typename: 'BusinessError', code: Types.BusinessErrorCode, message: string, field: string | null } | null } };


export const StartChatLoginDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartChatLogin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startChatLogin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionId"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<StartChatLoginMutation, StartChatLoginMutationVariables>;
export const ChatLoginFinishedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ChatLoginFinished"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sessionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chatLoginFinished"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sessionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sessionId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ticket"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ChatLoginFinishedSubscription, ChatLoginFinishedSubscriptionVariables>;
export const LoginByChatDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LoginByChat"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sessionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ticket"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loginByChat"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sessionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sessionId"}}},{"kind":"Argument","name":{"kind":"Name","value":"ticket"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ticket"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewerFields"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewerFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"isVisitor"}},{"kind":"Field","name":{"kind":"Name","value":"isBoss"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"hasChatAccount"}},{"kind":"Field","name":{"kind":"Name","value":"viewedBy"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"registerTime"}},{"kind":"Field","name":{"kind":"Name","value":"dataStart"}},{"kind":"Field","name":{"kind":"Name","value":"today"}}]}}]} as unknown as DocumentNode<LoginByChatMutation, LoginByChatMutationVariables>;
export const useStartChatLoginMutation = /*#__PURE__*/ mutationHook(StartChatLoginDocument);
export const useChatLoginFinishedSubscription = /*#__PURE__*/ subscriptionHook(ChatLoginFinishedDocument);
export const useLoginByChatMutation = /*#__PURE__*/ mutationHook(LoginByChatDocument);