import type { z } from 'zod';
import { type Call, needsBody } from '../contract/call.ts';
import { matchPath } from '../contract/path.ts';
import { Refusal } from '../refusal.ts';
import { HttpRefusal } from './answer.ts';
import { readText } from './body.ts';

/** Fields as they came. Without a prototype, so that no field name can reach one. */
export type RawFields = Record<string, unknown>;

export const formLimit = 64 * 1024;
export const jsonLimit = 1024 * 1024;

/**
 * The fields of a request by the call's encoding, before the call's schema parses them. An idempotency key
 * may also come as a header.
 */
export async function readFields(call: Call, request: Request, url: URL): Promise<RawFields> {
  const fields = await fieldsSent(call, request, url);
  const key = request.headers.get('idempotency-key');
  if (key !== null && Object.hasOwn(call.input.shape, 'idempotencyKey'))
    fields.idempotencyKey ??= key;
  return fields;
}

async function fieldsSent(call: Call, request: Request, url: URL): Promise<RawFields> {
  // Clients name a type of their own where they have nothing to send: such a body is not looked at.
  if (call.encoding !== 'multipart' && Object.keys(call.input.shape).length === 0)
    return Object.create(null);
  switch (call.encoding) {
    case 'query':
    case 'binary':
    case 'multipart':
      if (call.encoding === 'binary') requireType(request, 'application/octet-stream');
      if (call.encoding === 'multipart') requireType(request, 'multipart/form-data');
      return fromPairs(
        call,
        [...(matchPath(call.path, url.pathname) ?? []), ...url.searchParams],
        url.href,
      );
    case 'form': {
      requireType(request, 'application/x-www-form-urlencoded');
      const text = await readText(request, formLimit);
      return fromPairs(call, new URLSearchParams(text), text);
    }
    case 'json': {
      if (call.queryFields.length > 0) return inQueryAndBody(call, request, url);
      requireType(request, 'application/json');
      return fromJson(await readText(request, jsonLimit), call);
    }
  }
}

/** What such a call is sent in two places belongs together: a body of another type is a refusal like a field too few. */
async function inQueryAndBody(call: Call, request: Request, url: URL): Promise<RawFields> {
  const body = await readText(request, jsonLimit);
  if (!hasType(request, 'application/json'))
    throw new Refusal({
      zh: `请以 JSON 发送请求内容（Content-Type: application/json），${call.queryFields.join('、')} 放在网址参数中`,
      en: `Send the body as JSON (Content-Type: application/json), and ${call.queryFields.join(', ')} in the query string.`,
    });
  const inQuery = [...url.searchParams].filter(([name]) => call.queryFields.includes(name));
  const query = fromPairs(call, inQuery, url.search);
  return Object.assign(fromJson(body, call), query);
}

/** A body of another type is 415; no type at all is taken for the declared one. */
function requireType(request: Request, expected: string): void {
  if (!hasType(request, expected))
    throw new HttpRefusal(415, {
      zh: `请求格式不受支持，Content-Type 应为 ${expected}`,
      en: `Content-Type has to be ${expected}.`,
    });
}

function hasType(request: Request, expected: string): boolean {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  return type === undefined || type === '' || type === expected;
}

/** @param sent the text that the pairs were read from */
function fromPairs(
  call: Call,
  pairs: Iterable<readonly [string, string]>,
  sent: string,
): RawFields {
  const fields: RawFields = Object.create(null);
  for (const [name, value] of pairs) {
    // `a[b]=` is how other servers are made to write into prototypes; nothing here is sent that way.
    if (/[[\]]/.test(name))
      throw new Refusal({
        zh: '参数名不能含有方括号',
        en: 'The name of a parameter has no brackets.',
      });
    if (value.includes('\0'))
      throw new Refusal({
        zh: `参数 ${name} 含有无效字符`,
        en: `The parameter ${name} has a NUL.`,
      });
    // What is escaped in another encoding, as GBK, is read as U+FFFD, and would be stored so.
    if (value.includes('\ufffd') && !/\ufffd|%ef%bf%bd/i.test(sent))
      throw new Refusal({
        zh: `参数 ${name} 不是有效的 UTF-8 文本`,
        en: `The parameter ${name} is no UTF-8.`,
      });
    const schema = Object.hasOwn(call.input.shape, name) ? call.input.shape[name] : undefined;
    if (schema === undefined) continue;
    // A field that a form leaves empty is sent as nothing, which as a number would be 0.
    if (value.trim() === '' && takesNumber(schema)) continue;
    const known = fields[name];
    if (takesList(schema)) fields[name] = Array.isArray(known) ? [...known, value] : [value];
    else if (known === undefined) fields[name] = value;
    else
      throw new Refusal({ zh: `参数 ${name} 重复`, en: `The parameter ${name} is there twice.` });
  }
  return fields;
}

function fromJson(text: string, call: Call): RawFields {
  // As the document says: where every field may be left out, so may the body.
  if (text === '' && !needsBody(call)) return Object.create(null);
  const { listField } = call;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refusal({ zh: '请求内容不是有效的 JSON', en: 'The body is no JSON.' });
  }
  if (listField !== undefined && Array.isArray(value)) value = { [listField]: value };
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Refusal({ zh: '请求内容应为 JSON 对象', en: 'The body has to be a JSON object.' });
  if (/\\u(0000|d[89a-f])/i.test(text) && isUnstorable(value))
    throw new Refusal({
      zh: '请求内容含有无效字符',
      en: 'The body has a NUL, or half of a surrogate pair.',
    });
  return Object.assign(Object.create(null), value);
}

/**
 * No database takes a NUL in text, and of half a surrogate pair it makes another character. The list grows as it is
 * gone through: a body is nested deeper than functions can call themselves.
 */
function isUnstorable(body: object): boolean {
  const found: unknown[] = [body];
  for (const value of found) {
    if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) return true;
    if (typeof value === 'object' && value !== null)
      for (const [key, item] of Object.entries(value)) found.push(key, item);
  }
  return false;
}

/** Whether a field is a list, which a form sends as repeated keys. */
function takesList(schema: z.core.$ZodType): boolean {
  const { def } = schema._zod;
  if (def.type === 'array') return true;
  if ('innerType' in def) return takesList(def.innerType as z.core.$ZodType);
  if (def.type === 'pipe' && 'in' in def) return takesList(def.in as z.core.$ZodType);
  if (def.type === 'union' && 'options' in def)
    return (def.options as readonly z.core.$ZodType[]).some(takesList);
  return false;
}

/** Whether a field is a number, or numbers. */
function takesNumber(schema: z.core.$ZodType): boolean {
  const { def } = schema._zod;
  if (def.type === 'number') return true;
  if ('innerType' in def) return takesNumber(def.innerType as z.core.$ZodType);
  return 'element' in def && takesNumber(def.element as z.core.$ZodType);
}
