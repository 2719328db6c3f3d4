import { ApolloLink, Observable } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { getMainDefinition } from '@apollo/client/utilities';
import type { DocumentNode } from 'graphql';
import { session } from '../session/session.ts';
import { stopVisitor } from '../session/visitor/visitor-tips-store.ts';

/** What the specification rejects a visitor's write with. */
export const blockedMessage = 'Request was blocked by the interceptor';

/** The writes that a visitor may do: the ones that make a visitor a user. */
const openToVisitors = new Set([
  'login',
  'loginAsDemo',
  'startChatLogin',
  'loginByChat',
  'register',
  'resetPassword',
  'sendCode',
  'logout',
]);

/** Whether the client keeps a visitor's operation from leaving: every write but those. */
export function isBlockedForVisitors(document: DocumentNode): boolean {
  const main = getMainDefinition(document);
  if (main.kind !== 'OperationDefinition' || main.operation !== 'mutation') return false;
  return main.selectionSet.selections.some(
    (selection) => selection.kind !== 'Field' || !openToVisitors.has(selection.name.value),
  );
}

/** What a visitor's requests carry for a token: the server then answers them as a visitor's, whatever cookie there is. */
export const visitorToken = 'visitor';

declare module '@apollo/client' {
  export interface DefaultContext {
    /** Asked for who is signed in, though the page looks at the sample as a visitor. */
    asOneself?: boolean;
  }
}

/** Forces the visitor token on every request of a visitor. */
export const visitorTokenLink = new SetContextLink(({ headers, asOneself }) =>
  session.get().isVisitor && !asOneself
    ? { headers: { ...headers, authorization: visitorToken } }
    : {},
);

/** Rejects a visitor's writes before they are sent, and shows the visitor tips. */
export const visitorLink = new ApolloLink((operation, forward) => {
  if (!session.get().isVisitor || !isBlockedForVisitors(operation.query)) return forward(operation);
  stopVisitor();
  return new Observable((observer) => observer.error(new Error(blockedMessage)));
});
