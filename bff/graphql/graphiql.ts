import { examples } from './examples.ts';

/** Makes the page that a browser gets at /graphql: GraphiQL with queries to press play on. */
export function graphiqlPage(): () => Promise<Response> {
  let html: Promise<string> | undefined;
  return async () => {
    html ??= render();
    return new Response(await html, {
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
    });
  };
}

/** The package carries GraphiQL inside, so that the page works without the network. Loaded when asked for. */
async function render(): Promise<string> {
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql');
  return renderGraphiQL({
    title: 'GraphiQL',
    defaultQuery: examples,
    credentials: 'same-origin',
    subscriptionsProtocol: 'WS',
  });
}
