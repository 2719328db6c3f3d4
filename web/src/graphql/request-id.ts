import { SetContextLink } from '@apollo/client/link/context';

/** Requests of this page are numbered under a name that no other page draws. */
const pageName = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) =>
  part.toString(36),
).join('');
let requests = 0;

/** Names each request. The server gives the name on to whatever the request causes. */
export const requestIdLink = new SetContextLink(({ headers }) => {
  requests += 1;
  return { headers: { ...headers, 'x-request-id': `${pageName}.${requests}` } };
});

/** Whether this page has made the request, so that it knows what came of it. */
export const isOwnRequest = (requestId: string | null | undefined): boolean =>
  requestId?.startsWith(`${pageName}.`) === true;
