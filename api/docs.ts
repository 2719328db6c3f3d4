import type { Call } from './contract/call.ts';
import { stocksPath } from './contract/call.ts';
import { calls } from './contract/index.ts';
import { jsonSchema, openApiDocument, propertiesOf, tagOf } from './contract/openapi.ts';

/** The calls for people: one page without script, so that it works under any content policy. */

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? '');

const style = `
body { margin: 0 auto; max-width: 1000px; padding: 24px; color: #1f2933; background: #fff;
  font: 15px/1.6 'PingFang SC', 'Microsoft YaHei', 'Noto Sans SC', sans-serif; }
h1 { font-size: 24px; } h2 { margin-top: 32px; border-bottom: 1px solid #d8dee4; font-size: 18px; }
nav a { margin-right: 12px; }
details { margin: 8px 0; border: 1px solid #d8dee4; border-radius: 6px; padding: 8px 12px; }
summary { cursor: pointer; }
code, pre { font: 13px/1.5 ui-monospace, Consolas, monospace; }
pre { overflow: auto; max-height: 400px; background: #f4f6f8; padding: 12px; border-radius: 6px; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: 4px 12px 4px 0; border-bottom: 1px solid #eef1f4; }
.method { display: inline-block; min-width: 48px; color: #0b6e4f; font-weight: 600; }
.note { color: #5b6770; }
`;

const roles: Record<Call['role'], string> = {
  anyone: '无需登录',
  signedIn: '需登录',
  boss: '仅BOSS',
};
const keyRules: Record<Call['keys'], string> = {
  open: 'API密钥可用',
  allShops: '限全部店铺的API密钥',
  closed: 'API密钥不可用',
};
const encodings: Record<Call['encoding'], string> = {
  form: '表单',
  json: 'JSON',
  query: '查询参数',
  binary: '文件内容，参数在查询串',
};

function callHtml(call: Call): string {
  const { properties, required } = propertiesOf(jsonSchema(call.input, 'input'));
  const rows = Object.entries(properties).map(
    ([name, schema]) =>
      `<tr><td><code>${escapeHtml(name)}</code></td><td>${required.includes(name) ? '必填' : ''}</td><td><code>${escapeHtml(JSON.stringify(schema))}</code></td></tr>`,
  );
  const notes = [
    roles[call.role],
    keyRules[call.keys],
    ...(call.shippers ? ['仓库发货员可用'] : []),
    call.queryFields.length === 0
      ? encodings[call.encoding]
      : `${encodings[call.encoding]}，${call.queryFields.join('、')} 在查询串`,
    call.kind === 'read' ? '只读' : '写入',
    call.origin === 'given' ? '路径由规格给定' : '路径由本项目指定，可用 UPSTREAM_PATHS 覆盖',
  ];
  if (call.platform !== undefined) notes.push(`只接受 ${call.platform} 店铺`);
  if (call.stockable) notes.push(`备货数据：${stocksPath(call.path)}`);
  if (call.sheinTwin !== undefined) notes.push(`shein 对应：${call.sheinTwin}`);
  return `<details id="${escapeHtml(call.name)}">
<summary><span class="method">${call.method}</span> <code>${escapeHtml(call.path)}</code> ${escapeHtml(call.name)}</summary>
<p>${escapeHtml(call.summary)}</p>
<p class="note">${escapeHtml(notes.join(' · '))}</p>
${rows.length === 0 ? '<p>没有参数。</p>' : `<table><tr><th>参数</th><th></th><th>格式</th></tr>${rows.join('')}</table>`}
<p>成功时的 data：</p>
<pre tabindex="0">${escapeHtml(JSON.stringify(jsonSchema(call.output, 'output'), null, 2))}</pre>
</details>`;
}

function docsHtml(): string {
  const tags = new Map<string, Call[]>();
  for (const call of calls.values()) {
    tags.set(tagOf(call), [...(tags.get(tagOf(call)) ?? []), call]);
  }
  const links = [...tags.keys()].map((tag) => `<a href="#tag-${tag}">${tag}</a>`);
  const sections = [...tags].map(
    ([tag, list]) => `<h2 id="tag-${tag}">/api/${tag}</h2>${list.map(callHtml).join('')}`,
  );
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>接口文档</title>
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<h1>接口文档</h1>
<p>共 ${calls.size} 个接口。机器可读的 OpenAPI 3.1：<a href="/api/openapi.json">/api/openapi.json</a>。
登录后把 data 中的 token 放在 <code>Authorization</code> 请求头。所有回答都是 <code>{code, msg, data}</code>：
0 成功，1 业务错误，401 未登录，403 无权限，429 过于频繁，9999 店铺为空。金额单位为分，时间为毫秒时间戳，日期为北京时间。</p>
<nav>${links.join('')}</nav>
${sections.join('\n')}
</body>
</html>
`;
}

/** Made when first asked for: most processes never are. */
function page(type: string, make: () => string): () => Response {
  let made: string | undefined;
  return () => {
    made ??= make();
    return new Response(made, {
      headers: {
        'content-type': type,
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; style-src 'self'; frame-ancestors 'none'",
      },
    });
  };
}

/** Pages beside the calls: path to what answers it. */
export const documentPages: ReadonlyMap<string, () => Response> = new Map([
  [
    '/api/openapi.json',
    page('application/json; charset=utf-8', () => JSON.stringify(openApiDocument())),
  ],
  ['/api/docs', page('text/html; charset=utf-8', docsHtml)],
  ['/api/docs.css', page('text/css; charset=utf-8', () => style.trimStart())],
]);
