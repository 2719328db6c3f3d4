import { type Call, stocksPath } from '../contract/call.ts';
import { jsonSchema } from '../contract/json-schema.ts';
import { listedRefusals } from '../contract/listed-refusals.ts';
import { pathParameters } from '../contract/path.ts';
import { curlOf, fetchOf } from './examples.ts';
import { both, escapeHtml, pre, table, withCode } from './html.ts';
import { callNames } from './names.ts';
import { type Row, rowsOf } from './schema-rows.ts';
import { tryAttribute } from './try.ts';

/** One entry of the page. */

const roles: Record<Call['role'], string> = {
  anyone: both('无需登录', 'anyone'),
  signedIn: both('需登录', 'signed in'),
  boss: both('仅BOSS', 'bosses only'),
};
const keyRules: Record<Call['keys'], string> = {
  open: both('API密钥可用', 'any key'),
  allShops: both('限全部店铺的API密钥', 'keys for all shops'),
  reading: both('任何API密钥可用，包括只读密钥', 'any key, those that only read too'),
  closed: both('API密钥不可用', 'no key'),
};
const kinds: Record<Call['kind'], string> = {
  read: both('只读', 'reads'),
  write: both('写入', 'writes'),
};
const encodings: Record<Call['encoding'], string> = {
  form: both('表单', 'form'),
  json: 'JSON',
  query: both('查询串', 'query string'),
  binary: both('文件内容', 'bytes of a file'),
  multipart: both('文件表单', 'form with a file'),
};

function factsOf(call: Call): string[] {
  const facts = [kinds[call.kind], roles[call.role]];
  if (call.role !== 'anyone') facts.push(keyRules[call.keys]);
  if (call.helpers === 'only') facts.push(both('仅桌面助手', 'desktop helpers only'));
  if (call.helpers === 'also') facts.push(both('桌面助手可用', 'desktop helpers too'));
  if (call.shippers) facts.push(both('仓库发货员可用', 'warehouse shippers too'));
  facts.push(encodings[call.encoding]);
  if (call.platform) facts.push(both(`仅 ${call.platform} 店铺`, `${call.platform} shops only`));
  if (call.sheinTwin)
    facts.push(
      `<a href="#${call.sheinTwin}">${both('SHEIN 对应', 'of shein')}: ${call.sheinTwin}</a>`,
    );
  if (call.stockable)
    facts.push(`${both('备货数据', 'of stock orders')}: <code>${stocksPath(call.path)}</code>`);
  if (call.origin === 'assigned')
    facts.push(both('上游路径可用 UPSTREAM_PATHS 指定', 'path can be set by UPSTREAM_PATHS'));
  return facts;
}

const placeOf = (call: Call, name: string): string => {
  if (pathParameters(call.path).includes(name)) return both('路径', 'path');
  const isInQuery = ['query', 'binary', 'multipart'].includes(call.encoding);
  return isInQuery || call.queryFields.includes(name)
    ? both('查询串', 'query')
    : both('内容', 'body');
};

const notesHtml = ({ notes }: Row): string => notes.map(withCode).join('; ');
const nameHtml = ({ name }: Row): string => `<code>${escapeHtml(name)}</code>`;
const typeHtml = ({ type }: Row): string => `<code>${escapeHtml(type)}</code>`;

function inputHtml(call: Call): string {
  const rows = rowsOf(jsonSchema(call.input, 'input'), '');
  if (rows.length === 0) return `<p>${both('没有参数。', 'Takes nothing.')}</p>`;
  return table(
    [
      both('参数', 'Field'),
      both('位置', 'In'),
      both('类型', 'Type'),
      both('必填', 'Required'),
      both('说明', 'What it is'),
    ],
    rows.map((row) => [
      nameHtml(row),
      placeOf(call, row.name.split(/[.[]/, 1)[0] ?? ''),
      typeHtml(row),
      row.isRequired ? both('是', 'yes') : '',
      notesHtml(row),
    ]),
  );
}

function outputHtml(call: Call): string {
  const rows = rowsOf(jsonSchema(call.output, 'output'), 'data');
  return table(
    [both('字段', 'Field'), both('类型', 'Type'), both('说明', 'What it is')],
    rows.map((row) => [nameHtml(row), typeHtml(row), notesHtml(row)]),
  );
}

function refusalsHtml(call: Call): string {
  const rows = listedRefusals(call).map(({ name, code, msg, english, field }) => [
    String(code),
    `<code>${name}</code>`,
    both(escapeHtml(msg), escapeHtml(english)),
    field === undefined ? '' : `<code>${escapeHtml(field)}</code>`,
  ]);
  if (rows.length === 0) return '';
  const heads = ['code', 'refusal.name', both('msg', 'msg, in English'), both('字段', 'Field')];
  return `<h4>${both('拒绝', 'Refusals')}</h4>${table(heads, rows)}`;
}

export function callHtml(call: Call): string {
  const name = escapeHtml(call.name);
  return `<details class="call" id="${name}"${tryAttribute(call)}>
<summary><span class="method ${call.method.toLowerCase()}">${call.method}</span> <code class="path">${escapeHtml(call.path)}</code> <b>${callNames[call.name] ?? ''}</b> <span class="name">${name}</span></summary>
<p>${withCode(call.summary)}</p>
<p class="facts">${factsOf(call)
    .map((fact) => `<span>${fact}</span>`)
    .join('')}</p>
<h4>${both('输入', 'Input')}</h4>
${inputHtml(call)}
<h4>${both('输出 data', 'Output, data')}</h4>
${outputHtml(call)}
${refusalsHtml(call)}
<h4>curl</h4>
${pre(curlOf(call))}
<h4>TypeScript</h4>
${pre(fetchOf(call))}
</details>`;
}
