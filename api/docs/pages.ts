import { createHash } from 'node:crypto';
import type { Call } from '../contract/call.ts';
import { callsByDomain } from '../contract/index.ts';
import { openApiDocument } from '../contract/openapi.ts';
import { callHtml } from './call-html.ts';
import { both, escapeHtml } from './html.ts';
import { introHtml } from './intro-html.ts';
import { callNames, domainNames } from './names.ts';
import { script } from './script.ts';
import { style } from './style.ts';
import { tryScript, tryTemplate } from './try.ts';

/** The calls for people: one page with nothing from elsewhere, which without its script shows all of itself. */

/** What the search looks through. */
const findable = ({ name, path, summary }: Call): string =>
  escapeHtml(`${name} ${path} ${callNames[name] ?? ''} ${summary}`.toLowerCase());

const titleOf = (domain: string): string => {
  const [chinese, english] = domainNames[domain] ?? [domain, domain];
  return both(chinese, english);
};

const section = ([domain, calls]: readonly [string, readonly Call[]]): string =>
  `<section class="group"><h2 id="of-${domain}">${titleOf(domain)} <small>${calls.length}</small></h2>
${calls.map((call) => `<div data-find="${findable(call)}">${callHtml(call)}</div>`).join('\n')}
</section>`;

function docsHtml(): string {
  const domains = Object.entries(callsByDomain);
  const count = domains.reduce((sum, [, calls]) => sum + calls.length, 0);
  const links = domains.map(
    ([domain, calls]) =>
      `<a href="#of-${domain}">${titleOf(domain)} <small>${calls.length}</small></a>`,
  );
  return `<!doctype html>
<html lang="zh-CN" data-language="zh">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>接口文档 · API</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/api/docs.css">
<script src="/api/docs.js" defer></script>
</head>
<body>
<header>
<h1>${both('接口文档', 'REST calls')}</h1>
<input id="search" type="search" aria-label="搜索接口 Search" placeholder="搜索接口" data-zh="搜索接口名称、路径或说明（按 /）" data-en="Search by name, path or words (press /)">
<div class="languages"><button type="button" data-speak="zh" aria-pressed="true">中文</button><button type="button" data-speak="en" aria-pressed="false">English</button></div>
</header>
<div class="page">
<nav aria-label="接口分类 Domains"><a href="#start">${both('开始', 'Start')}</a>${links.join('')}</nav>
<main>${introHtml(count)}
<p id="none" hidden>${both('没有找到相符的接口。', 'No call has these words.')}</p>
${domains.map(section).join('\n')}
</main>
</div>
${tryTemplate}
<link rel="stylesheet" href="/assets/chinese-font.css">
</body>
</html>
`;
}

type Page = (request: Request) => Response;

/** Made when first asked for: most processes never are. The bytes stay the same, so that they are compressed once. */
function page(type: string, make: () => string): Page {
  let made: { readonly bytes: Buffer<ArrayBuffer>; readonly etag: string } | undefined;
  const makeOnce = () => {
    const bytes = Buffer.from(make());
    return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url')}"` };
  };
  return (request) => {
    made ??= makeOnce();
    const { bytes, etag } = made;
    const kept = { 'cache-control': 'no-cache', etag };
    if (request.headers.get('if-none-match')?.includes(etag))
      return new Response(null, { status: 304, headers: kept });
    return new Response(bytes, {
      headers: {
        ...kept,
        'content-type': type,
        'x-content-type-options': 'nosniff',
        // Small parts of the bundled font stand in its style sheet.
        'content-security-policy':
          "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self'; font-src 'self' data:; frame-ancestors 'none'",
      },
    });
  };
}

/** Pages beside the calls: path to what answers it. */
export const documentPages: ReadonlyMap<string, Page> = new Map([
  [
    '/api/openapi.json',
    page('application/json; charset=utf-8', () => JSON.stringify(openApiDocument())),
  ],
  ['/api/docs', page('text/html; charset=utf-8', docsHtml)],
  ['/api/docs.css', page('text/css; charset=utf-8', () => style)],
  ['/api/docs.js', page('text/javascript; charset=utf-8', () => script + tryScript)],
]);
