import type { GraphiQLOptions } from 'graphql-yoga';
import { identityOf } from '../credentials.ts';
import { examples } from './examples.ts';

/** The page that a browser gets at /graphql: GraphiQL with queries to press play on. An address with a query is answered. */
export function graphiqlOf(request: Request): GraphiQLOptions | false {
  const { searchParams } = new URL(request.url);
  if (searchParams.has('query') || searchParams.has('documentId')) return false;
  const cookie = request.headers.get('cookie');
  const isSignedIn = identityOf({ authorization: undefined, cookie })?.token !== undefined;
  return {
    title: 'GraphiQL',
    defaultQuery: examples,
    credentials: 'same-origin',
    // Without a session only the preview answers, and only who asks for it.
    ...(!isSignedIn && { headers: JSON.stringify({ authorization: 'visitor' }, null, 2) }),
    subscriptionsProtocol: 'WS',
  };
}

/** The package carries GraphiQL inside, so that the page works without the network. Loaded when asked for. */
export async function renderGraphiql(options: GraphiQLOptions): Promise<string> {
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql');
  return renderGraphiQL(options);
}
