import { identityOf } from '../credentials.ts';
import { examples } from './examples.ts';

/** Makes the page that a browser gets at /graphql: GraphiQL with queries to press play on. */
export function graphiqlPage(): (request: Request) => Promise<Response> {
  const pages = new Map<boolean, Promise<string>>();
  return async (request) => {
    const isSignedIn =
      identityOf({
        authorization: undefined,
        cookie: request.headers.get('cookie'),
      })?.token !== undefined;
    const html = pages.get(isSignedIn) ?? render(isSignedIn);
    pages.set(isSignedIn, html);
    return new Response(await html, {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        vary: 'cookie',
      },
    });
  };
}

/** The package carries GraphiQL inside, so that the page works without the network. Loaded when asked for. */
async function render(isSignedIn: boolean): Promise<string> {
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql');
  return renderGraphiQL({
    title: 'GraphiQL',
    defaultQuery: examples,
    credentials: 'same-origin',
    // Without a session only the preview answers, and only who asks for it.
    ...(!isSignedIn && { headers: JSON.stringify({ authorization: 'visitor' }, null, 2) }),
    subscriptionsProtocol: 'WS',
  });
}
