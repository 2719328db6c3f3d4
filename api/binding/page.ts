/** Small pages for people who come back from a marketplace or a chat app: no script, nothing loaded. */

const policy = (frameAncestors: string): string =>
  `default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors ${frameAncestors}; base-uri 'none'`;

const style = `
:root { color-scheme: light dark; }
body { font: 15px/24px system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans SC", sans-serif; max-width: 640px; margin: 32px auto; padding: 0 16px; }
h1 { font-size: 20px; } form { display: grid; gap: 12px; justify-items: start; }
button { font: inherit; padding: 6px 16px; } table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: 6px 8px; border-bottom: 1px solid #8884; }
.note { opacity: .8; }
`;

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * @param body HTML whose texts are escaped
 * @param framed whether the site's own pages may show it in a frame
 */
export function page(title: string, body: string, { framed = false, status = 200 } = {}): Response {
  const html = `<!doctype html>
<html lang="zh-CN">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style>${style}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>
${body}
</main></body>
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

export const message = (
  title: string,
  text: string,
  options: { framed?: boolean; status?: number } = {},
) => page(title, `<p role="status">${escapeHtml(text)}</p>`, options);

export const redirect = (path: string, query: Readonly<Record<string, string>>): Response =>
  new Response(null, {
    status: 303,
    headers: { location: `${path}?${new URLSearchParams(query)}`, 'cache-control': 'no-store' },
  });
