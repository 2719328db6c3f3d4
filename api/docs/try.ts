import type { Call } from '../contract/call.ts';
import { pathParameters } from '../contract/path.ts';
import { exampleInput } from './examples.ts';
import { both, escapeHtml } from './html.ts';

/** What the page needs to make a call in the browser; nothing where a file must be sent. */
export function tryAttribute(call: Call): string {
  if (call.encoding === 'binary' || call.encoding === 'multipart') return '';
  const request = {
    method: call.method,
    path: call.path,
    encoding: call.encoding,
    inPath: pathParameters(call.path),
    inQuery: call.queryFields,
    list: call.listField,
    kind: call.kind,
    role: call.role,
    input: exampleInput(call),
  };
  return ` data-try="${escapeHtml(JSON.stringify(request))}"`;
}

/** Put at the end of a call when it is opened. */
export const tryTemplate = `<template id="try"><form class="try">
<h4>${both('试一试', 'Try it')}</h4>
<p class="caution" data-of="write">${both('这个接口会真正写入数据。', 'This call really writes.')}</p>
<label data-of="credential">${both('密钥或令牌（只留在本页，不保存）', 'Key or token (stays in this page, is not kept)')}<input name="credential" type="password" autocomplete="off" spellcheck="false"></label>
<label>${both('输入（JSON）', 'Input (JSON)')}<textarea name="input" spellcheck="false"></textarea></label>
<button>${both('发送', 'Send')}</button>
<div role="status"></div>
</form></template>`;

/** The part of the page's script that makes calls. */
export const tryScript = `
const template = document.getElementById('try');
const says = (chinese, english) => (root.dataset.language === 'en' ? english : chinese);
let credential = '';

const plain = (value) => (typeof value === 'object' ? JSON.stringify(value) : String(value));
const pairs = (fields) =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) => [value].flat().map((each) => [name, plain(each)])),
  );

/** The address and the settings of fetch. */
function requestOf({ method, path, encoding, inPath, inQuery, list }, input) {
  const rest = { ...input };
  let address = path;
  for (const name of inPath) {
    address = address.replace('{' + name + '}', encodeURIComponent(plain(rest[name] ?? '')));
    delete rest[name];
  }
  const query = encoding === 'query' ? rest : {};
  for (const name of inQuery) if (name in rest) query[name] = rest[name];
  const body = Object.fromEntries(Object.entries(rest).filter(([name]) => !(name in query)));
  const search = pairs(query).toString();
  const headers = credential === '' ? {} : { authorization: 'Bearer ' + credential };
  if (encoding === 'json') headers['content-type'] = 'application/json';
  const content = encoding === 'json' ? JSON.stringify(list ? (body[list] ?? []) : body) : pairs(body);
  return [
    search === '' ? address : address + '?' + search,
    { method, headers, ...(method !== 'GET' && encoding !== 'query' && { body: content }) },
  ];
}

const indented = (text) => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
};

async function send(form, call, show) {
  let input;
  try {
    input = JSON.parse(form.elements.input.value || '{}');
  } catch (error) {
    form.elements.input.focus();
    return show(says('输入不是有效的 JSON：', 'The input is no JSON: ') + error.message);
  }
  credential = form.elements.credential?.value.trim() ?? credential;
  form.setAttribute('aria-busy', 'true');
  try {
    const response = await fetch(...requestOf(call, input));
    const text = await response.text();
    // What signs in answers a token, which the calls after it are made with.
    const { code, data } = call.path === '/api/auth/login' ? JSON.parse(text) : {};
    if (code === 0 && typeof data === 'string') credential = data;
    show('HTTP ' + response.status, indented(text));
  } catch (error) {
    show(says('没有回答：', 'No answer: ') + error.message);
  }
  form.removeAttribute('aria-busy');
}

/** Once for each call: in the page from the beginning, two hundred forms would be most of it. */
function offerTry(details) {
  if (!details.dataset.try || details.querySelector('.try')) return;
  const call = JSON.parse(details.dataset.try);
  const form = template.content.cloneNode(true).querySelector('form');
  if (call.kind !== 'write') form.querySelector('[data-of=write]').remove();
  if (call.role === 'anyone') form.querySelector('[data-of=credential]').remove();
  const { input } = form.elements;
  input.value = JSON.stringify(call.input, null, 2);
  input.rows = Math.min(input.value.split('\\n').length + 1, 14);
  const answer = form.querySelector('[role=status]');
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    answer.textContent = '';
    send(form, call, (title, text) => {
      answer.textContent = title;
      if (text === undefined) return;
      const shown = document.createElement('pre');
      shown.tabIndex = 0;
      shown.textContent = text;
      answer.append(shown);
    });
  });
  details.append(form);
}
function fillCredential(details) {
  const field = details.querySelector('.try [name=credential]');
  if (field) field.value = credential;
}
document.addEventListener(
  'toggle',
  ({ target }) => {
    if (!target.open) return;
    offerTry(target);
    fillCredential(target);
  },
  true,
);
`;
