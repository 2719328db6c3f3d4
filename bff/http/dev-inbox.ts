/** One text message or e-mail that a local run keeps instead of sending it. */
export interface InboxMessage {
  /** A phone, or the address of a mailbox. */
  readonly phone: string;
  readonly purpose: string;
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** Reads the newest messages, newest first; of one phone or mailbox when it is given. */
export type ReadInbox = (phone: string | undefined) => Promise<readonly InboxMessage[]>;

/**
 * `/dev/inbox` with its script `/dev/inbox.js`, and `/dev/inbox.json?phone=…`: where verification codes and e-mail
 * appear on a local run.
 */
export function createDevInbox(read: ReadInbox) {
  return async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    if (url.pathname.endsWith('.js'))
      return new Response(script, {
        headers: { 'content-type': 'text/javascript; charset=utf-8' },
      });
    const phone = url.searchParams.get('phone') ?? undefined;
    const messages = await read(phone);
    const headers = { 'cache-control': 'no-store' };
    if (url.pathname.endsWith('.json')) return Response.json({ messages }, { headers });
    return new Response(page(messages, phone), {
      headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
    });
  };
}

/**
 * Light or dark as chosen on the dashboard; new messages come by themselves while the page is looked at; one press
 * copies a code.
 */
const script = `'use strict';
const mode = localStorage.getItem('colorMode');
if (mode === 'light' || mode === 'dark') document.documentElement.style.colorScheme = mode;

let shown = '';
async function refresh() {
  if (document.hidden) return;
  const answer = await fetch(location.href).catch(() => undefined);
  if (!answer?.ok) return;
  const text = await answer.text();
  if (text === shown) return;
  shown = text;
  const rows = new DOMParser().parseFromString(text, 'text/html').querySelector('tbody');
  document.querySelector('tbody').replaceWith(rows);
}
setInterval(refresh, 2000);
document.addEventListener('visibilitychange', refresh);

document.addEventListener('click', async ({ target }) => {
  const { code } = target.dataset;
  if (code === undefined) return;
  await navigator.clipboard.writeText(code);
  target.textContent = '已复制';
});
`;

const time = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'medium',
});

function page(messages: readonly InboxMessage[], phone: string | undefined): string {
  const rows = messages.map(
    ({ createdAt, phone: to, text }) =>
      `<tr><td>${time.format(createdAt)}</td><td>${escapeHtml(to)}</td><td class="text">${linked(text)}</td><td>${copyOf(text)}</td></tr>`,
  );
  const empty =
    '<tr><td colspan="4">还没有短信或邮件。在页面上点击“获取验证码”后会出现在这里。</td></tr>';
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>本机收件箱</title>
<style>
:root { color-scheme: light dark; }
body { font: 14px/22px "Noto Sans SC Variable", system-ui, "PingFang SC", "Microsoft YaHei", sans-serif; max-width: 900px; margin: 32px auto; padding: 0 16px; }
table { width: 100%; border-collapse: collapse; }
th, td { text-align: left; vertical-align: top; padding: 8px; border-bottom: 1px solid #8884; font-variant-numeric: tabular-nums; }
td:first-child, td:nth-child(2) { white-space: nowrap; }
td.text { white-space: pre-line; overflow-wrap: anywhere; }
form { margin: 16px 0; display: flex; gap: 8px; }
input, button { font: inherit; padding: 4px 8px; }
</style>
<link rel="stylesheet" href="/assets/chinese-font.css">
<script src="/dev/inbox.js" defer></script>
</head>
<body>
<main>
<h1>本机收件箱</h1>
<p>本机运行时短信和邮件不会真正发送，显示在这里，最新的在最上面，会自动更新。</p>
<form><label>手机号或邮箱 <input name="phone" value="${escapeHtml(phone ?? '')}"></label><button>查询</button></form>
<table><thead><tr><th>时间</th><th>收件人</th><th>内容</th><th>验证码</th></tr></thead><tbody>
${rows.length === 0 ? empty : rows.join('\n')}
</tbody></table>
</main>
</body>
</html>
`;
}

/** A button that copies the code of a message that has one. */
function copyOf(text: string): string {
  const code = /\b\d{6}\b/.exec(text)?.[0];
  return code === undefined
    ? ''
    : `<button type="button" data-code="${code}">复制 ${code}</button>`;
}

/** With its addresses as links. */
const linked = (text: string): string =>
  escapeHtml(text).replace(/https?:\/\/[^\s&]+(?:&#38;[^\s&]+)*/g, '<a href="$&">$&</a>');

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
