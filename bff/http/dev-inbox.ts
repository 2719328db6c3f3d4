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

/** `/dev/inbox` and `/dev/inbox.json?phone=…`: where verification codes and e-mail appear on a local run. */
export function createDevInbox(read: ReadInbox) {
  return async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const phone = url.searchParams.get('phone') ?? undefined;
    const messages = await read(phone);
    const headers = { 'cache-control': 'no-store' };
    if (url.pathname.endsWith('.json')) return Response.json({ messages }, { headers });
    return new Response(page(messages, phone), {
      headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
    });
  };
}

const time = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'medium',
});

function page(messages: readonly InboxMessage[], phone: string | undefined): string {
  const rows = messages.map(
    ({ createdAt, phone: to, text }) =>
      `<tr><td>${time.format(createdAt)}</td><td>${escapeHtml(to)}</td><td class="text">${linked(text)}</td></tr>`,
  );
  const empty =
    '<tr><td colspan="3">还没有短信或邮件。在页面上点击“获取验证码”后刷新本页。</td></tr>';
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
</head>
<body>
<main>
<h1>本机收件箱</h1>
<p>本机运行时短信和邮件不会真正发送，显示在这里，最新的在最上面。</p>
<form><label>手机号或邮箱 <input name="phone" value="${escapeHtml(phone ?? '')}"></label><button>查询</button></form>
<table><thead><tr><th>时间</th><th>收件人</th><th>内容</th></tr></thead><tbody>
${rows.length === 0 ? empty : rows.join('\n')}
</tbody></table>
</main>
</body>
</html>
`;
}

/** With its addresses as links. */
const linked = (text: string): string =>
  escapeHtml(text).replace(/https?:\/\/[^\s&]+(?:&#38;[^\s&]+)*/g, '<a href="$&">$&</a>');

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
