import { createHash } from 'node:crypto';
import type { GraphiQLOptions } from 'graphql-yoga';
import type { Day } from '../../api/contract/rules/calendar.ts';
import { identityOf } from '../credentials.ts';
import { examplesOf } from './examples.ts';

/**
 * The page that a browser gets at /graphql: GraphiQL with queries to press play on. Also at an address with a query,
 * which GraphiQL itself writes there; only a document that is known by its id has nothing to show.
 */
export function graphiqlOf(request: Request, today: Day): GraphiQLOptions | false {
  if (new URL(request.url).searchParams.has('documentId')) return false;
  const cookie = request.headers.get('cookie');
  const isSignedIn = identityOf({ authorization: undefined, cookie })?.token !== undefined;
  // Without a session only the preview answers, and only who asks for it.
  const headers = isSignedIn ? undefined : JSON.stringify({ authorization: 'visitor' }, null, 2);
  return {
    title: 'GraphiQL',
    defaultTabs: examplesOf(today, headers),
    credentials: 'same-origin',
    ...(headers !== undefined && { headers }),
    // A websocket would be begun without what stands in the Headers pane.
    subscriptionsProtocol: 'SSE',
    schemaDescription: true,
  };
}

/** What the page loads. Its address changes with its content, so that a browser keeps it for good. */
interface Asset {
  readonly path: string;
  readonly type: string;
  readonly body: Buffer<ArrayBuffer>;
}

export const assetPrefix = '/graphql/assets/';

const script = 'text/javascript; charset=utf-8';

/**
 * GraphiQL finds the tab that was open by what was edited last, and opens an empty one beside it where nothing
 * was. So it is told beforehand what the tab holds.
 */
const returnToTab = `const kept = JSON.parse(localStorage.getItem('graphiql:tabState') ?? '{}');
const tab = kept.tabs?.[kept.activeTabIndex];
for (const part of tab ? ['query', 'variables', 'headers'] : [])
  localStorage.setItem('graphiql:' + part, tab[part] ?? '');`;

/** The tabs that it begins with would hide the query of a link, for whoever has no tabs yet. */
const showAsked = `const options = JSON.parse(document.querySelector('#options').textContent);
const asked = new URL(location.href).searchParams.get('query');
if (asked && !options.defaultTabs.some(({ query }) => query === asked))
  options.defaultTabs.unshift({ query: asked, headers: options.headers });`;

/** As light or dark as the person has chosen on the dashboard, until they choose here. */
const takeColorMode = `const mode = localStorage.getItem('colorMode');
if (mode === 'light' || mode === 'dark')
  localStorage.setItem('graphiql:theme', localStorage.getItem('graphiql:theme') ?? mode);`;

function assetOf(name: string, type: string, content: string): Asset {
  const body = Buffer.from(content);
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 16);
  return { path: `${assetPrefix}${hash}-${name}`, type, body };
}

/** GraphiQL in pieces: nothing comes from another server, and nothing is inline but what the page is told. */
export interface Graphiql {
  readonly assets: ReadonlyMap<string, Asset>;
  pageOf(options: GraphiQLOptions): string;
}

/** The package carries GraphiQL inside, nine megabytes that are loaded when asked for. */
export async function openGraphiql(): Promise<Graphiql> {
  const parts = await import('@graphql-yoga/render-graphiql/graphiql');
  const style = assetOf('graphiql.css', 'text/css; charset=utf-8', parts.css);
  const workers = {
    editorWorkerService: assetOf('editor.js', script, parts.editorWorkerService),
    json: assetOf('json.js', script, parts.jsonWorker),
    graphql: assetOf('graphql.js', script, parts.graphqlWorker),
  };
  const addresses = Object.entries(workers).map(([label, { path }]) => [label, path]);
  const start = `const workers = ${JSON.stringify(Object.fromEntries(addresses))};
${returnToTab}
${takeColorMode}
${showAsked}
self.MonacoEnvironment = { globalAPI: false, getWorkerUrl: (_, label) => workers[label] };
${parts.js};
YogaGraphiQL.renderYogaGraphiQL(document.querySelector('#root'), options);`;
  const main = assetOf('graphiql.js', script, start);
  const all = [style, main, ...Object.values(workers)];
  return {
    assets: new Map(all.map((asset) => [asset.path, asset])),
    pageOf: (options) => pageHtml(options, style.path, main.path),
  };
}

/** A tab that it opens with jumps aside while it is pressed for the first time, and the press is lost. */
const stillTabs = '.graphiql-tab { transform: none !important; }';

const pageHtml = (options: GraphiQLOptions, style: string, main: string): string => `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>GraphiQL</title>
<link rel="icon" href="/favicon.svg">
<style>html { background: light-dark(#fff, #212a3b); } #root { height: 100vh; } #root > p { margin: 0; padding: 40vh 16px 0; text-align: center; font: 16px system-ui, sans-serif; } ${stillTabs}</style>
<script src="${main}" defer></script>
<link rel="stylesheet" href="${style}">
</head>
<body id="body" class="no-focus-outline">
<div id="root"><p>正在打开 GraphiQL… Opening GraphiQL…</p></div>
<script type="application/json" id="options">${JSON.stringify(options).replaceAll('<', '\\u003c')}</script>
</body>
</html>
`;
