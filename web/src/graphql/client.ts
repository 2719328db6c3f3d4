import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { getMainDefinition } from '@apollo/client/utilities';
import { onSessionEnd } from '../session/session.ts';
import { createCache } from './cache.ts';
import { errorLink } from './error-link.ts';
import { notesLink } from './notes-link.ts';
import { patientFetch } from './patient-fetch.ts';
import { requestIdLink } from './request-id.ts';
import { restartSocket, socketLink } from './socket.ts';
import { toldLink } from './told-link.ts';
import { forgetAllUnanswered, unansweredLink } from './unanswered.ts';
import { visitorLink, visitorTokenLink } from './visitor-link.ts';
import { windowsLink } from './windows-link.ts';

const kindOf = ({ query }: ApolloLink.Operation): string | undefined => {
  const main = getMainDefinition(query);
  return main.kind === 'OperationDefinition' ? main.operation : undefined;
};

const http: HttpLink.Options = {
  uri: '/graphql',
  credentials: 'same-origin',
  // A header that no foreign form can send; the server asks for it on every request. The next is for its figures,
  // the last because what it says is shown on pages in Chinese, whatever the browser prefers.
  headers: { 'x-requested-with': 'web', 'x-client-name': 'web', 'accept-language': 'zh-CN' },
};

const httpLink = ApolloLink.split(
  (operation) => kindOf(operation) === 'query',
  new HttpLink({ ...http, fetch: patientFetch }),
  new HttpLink(http),
);

/**
 * The one client of the page. Only the main layout, the login dialog and what the public news fetch when
 * they are in sight import it, so that the public pages carry no GraphQL code.
 */
export const client = new ApolloClient({
  cache: createCache(),
  link: ApolloLink.from([
    unansweredLink,
    errorLink,
    notesLink,
    windowsLink,
    toldLink,
    visitorLink,
    visitorTokenLink,
    ApolloLink.split(
      (operation) => kindOf(operation) === 'subscription',
      socketLink,
      ApolloLink.from([requestIdLink, httpLink]),
    ),
  ]),
  dataMasking: true,
});

// At once, which `clearStore` is not: the pages of a visitor, drawn next, would find what was kept of the person.
onSessionEnd(() => {
  client.stop();
  forgetAllUnanswered();
  void client.cache.reset({ discardWatches: true });
  void restartSocket();
});
