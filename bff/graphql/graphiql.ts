import { renderGraphiQL as fromNetwork } from 'graphql-yoga';
import { z } from 'zod';
import { examples } from './examples.ts';

type Render = typeof fromNetwork;

/** Carries GraphiQL inside, so that the page works without the network. Not every install has it. */
const bundled = '@graphql-yoga/render-graphiql';
const bundledModule = z.object({
  renderGraphiQL: z.custom<Render>((value) => typeof value === 'function'),
});

async function loadRender(): Promise<Render> {
  try {
    return bundledModule.parse(await import(bundled)).renderGraphiQL;
  } catch {
    return fromNetwork;
  }
}

/** Makes the page that a browser gets at /graphql: GraphiQL with queries to press play on. */
export function graphiqlPage(): () => Promise<Response> {
  let html: Promise<string> | undefined;
  return async () => {
    html ??= loadRender().then((render) =>
      render({
        title: 'GraphiQL',
        defaultQuery: examples,
        credentials: 'same-origin',
        subscriptionsProtocol: 'WS',
      }),
    );
    return new Response(await html, {
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
    });
  };
}
