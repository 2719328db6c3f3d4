import { directionOf, type LanguageCode } from '../contract/rules/languages.ts';

/**
 * Small pages for people who come back from a marketplace or a chat app: no script, and nothing loaded but
 * the web client's font, for machines without a Chinese one.
 */

const policy = (frameAncestors: string): string =>
  `default-src 'none'; style-src 'self' 'unsafe-inline'; font-src 'self' data:; form-action 'self'; frame-ancestors ${frameAncestors}; base-uri 'none'`;

const style = `
:root { color-scheme: light dark; }
body { font: 14px/22px "Noto Sans SC Variable", system-ui, "PingFang SC", "Microsoft YaHei", sans-serif; max-width: 640px; margin: 0 auto; padding: 24px; }
h1 { font-size: 18px; line-height: 28px; margin: 0 0 8px; } p { margin: 0 0 12px; }
form { display: grid; gap: 4px; } form p { margin: 12px 0 0; display: flex; gap: 8px; }
label { display: flex; align-items: center; gap: 8px; min-height: 36px; cursor: pointer; }
input[type=radio] { margin: 0; width: 16px; height: 16px; accent-color: #0f7490; }
button { font: inherit; min-height: 40px; padding: 0 20px; border: 1px solid #8888; border-radius: 6px; background: transparent; color: inherit; cursor: pointer; }
button:first-child { background: #0e6882; border-color: #0e6882; color: #fff; font-weight: 600; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: 6px 8px; border-bottom: 1px solid #8884; }
.note { opacity: .8; }
`;

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

interface PageOptions {
  /** Whether the site's own pages may show it in a frame. */
  readonly framed?: boolean;
  readonly status?: number;
  readonly language?: LanguageCode;
}

/**
 * @param body HTML whose texts are escaped
 */
export function page(
  title: string,
  body: string,
  { framed = false, status = 200, language = 'zh-CN' }: PageOptions = {},
): Response {
  const html = `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style>${style}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>
${body}
</main><link rel="stylesheet" href="/assets/chinese-font.css"></body>
</html>
`;
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy(framed ? "'self'" : "'none'"),
      'x-frame-options': framed ? 'SAMEORIGIN' : 'DENY',
      'referrer-policy': 'no-referrer',
    },
  });
}

export const message = (title: string, text: string, options: PageOptions = {}) =>
  page(title, `<p role="status">${escapeHtml(text)}</p>`, options);

export const redirect = (path: string, query: Readonly<Record<string, string>>): Response =>
  new Response(null, {
    status: 303,
    headers: { location: `${path}?${new URLSearchParams(query)}`, 'cache-control': 'no-store' },
  });
