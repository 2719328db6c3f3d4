import { type Call, queryAndBody } from '../../api/contract/call.ts';
import { fillPath } from '../../api/contract/path.ts';
import type { SentFile } from './scope.ts';

/** What travels of one call: where to, and with which body. */
export interface Encoded {
  /** Path with its query string. */
  readonly target: string;
  readonly contentType: string | undefined;
  readonly body: string | ReadableStream<Uint8Array> | undefined;
}

/** A form as the specification sends it: arrays as repeated keys, objects as JSON text, no empty places. */
export function formOf(input: Readonly<Record<string, unknown>>): URLSearchParams {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item === undefined || item === null) continue;
      form.append(name, typeof item === 'object' ? JSON.stringify(item) : String(item));
    }
  }
  return form;
}

/** The input of a call with the shops that it is about: on the wire they are one text with commas. */
export const withShops = (
  call: Pick<Call, 'shopField'>,
  input: Readonly<Record<string, unknown>>,
  shops: readonly string[],
): Readonly<Record<string, unknown>> => ({ ...input, [call.shopField]: shops.join(',') });

const listed = (text: string): string[] => text.split(',').filter((part) => part !== '');

/** The shops that an input names; none where the call is about no shop. */
export const shopsNamed = (
  call: Pick<Call, 'shopField'>,
  input: Readonly<Record<string, unknown>>,
): string[] =>
  [input[call.shopField]].flat().flatMap((ids) => (typeof ids === 'string' ? listed(ids) : []));

const withQuery = (path: string, query: URLSearchParams): string =>
  query.size === 0 ? path : `${path}${path.includes('?') ? '&' : '?'}${query}`;

/** The only place that turns the typed input of a call into bytes. `file` is the body of a call that sends one. */
export function encode(
  call: Pick<Call, 'encoding'> & Partial<Pick<Call, 'queryFields' | 'listField'>>,
  template: string,
  fields: Readonly<Record<string, unknown>>,
  file?: SentFile,
): Encoded {
  const { path, rest: input } = fillPath(template, fields);
  switch (call.encoding) {
    case 'form':
      return {
        target: path,
        contentType: 'application/x-www-form-urlencoded',
        body: formOf(input).toString(),
      };
    case 'json': {
      const [query, body] = queryAndBody(call, input);
      return {
        target: withQuery(path, formOf(query)),
        contentType: 'application/json',
        body: JSON.stringify(call.listField === undefined ? body : body[call.listField]),
      };
    }
    case 'query':
      return { target: withQuery(path, formOf(input)), contentType: undefined, body: undefined };
    case 'binary':
      return {
        target: withQuery(path, formOf(input)),
        contentType: 'application/octet-stream',
        body: file?.bytes,
      };
    case 'multipart':
      return { target: withQuery(path, formOf(input)), contentType: file?.type, body: file?.bytes };
  }
}
