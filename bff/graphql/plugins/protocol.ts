import { refusal } from '../limits.ts';
import type { GraphPlugin } from './types.ts';

export const isJson = ({ headers }: Request): boolean =>
  typeOf(headers.get('content-type')) === 'application/json';

/** Whether an answer of one of these types is taken; all types are where a request names none. */
export const accepts = ({ headers }: Request, types: readonly string[]): boolean =>
  (headers.get('accept') || '*/*')
    .split(',')
    .map(typeOf)
    .some((accepted) =>
      types.some((type) => ['*/*', type.replace(/\/.*/, '/*'), type].includes(accepted)),
    );

const typeOf = (header: string | null): string =>
  header?.split(';', 1)[0]?.trim().toLowerCase() ?? '';

const answered = [
  'application/json',
  'application/graphql-response+json',
  'text/event-stream',
  'multipart/mixed',
];

/**
 * What Yoga leaves open. Nothing is run whose answer would not be taken. No POST but JSON is read: a form,
 * multipart or plain text can be sent by a page of another site without asking first. And what stands in
 * an address must be JSON where it has to be.
 */
export const useProtocol = (): GraphPlugin => ({
  onRequestParse({ request, url, fetchAPI, endResponse }) {
    if (!accepts(request, answered)) {
      const error = refusal('BAD_REQUEST', `Accept one of ${answered.join(', ')}.`);
      endResponse(fetchAPI.Response.json({ errors: [error] }, { status: 406 }));
      return;
    }
    if (request.method === 'POST' && !isJson(request)) {
      const message = 'Send the operation as application/json.';
      throw refusal('BAD_REQUEST', message, { status: 415 });
    }
    if (request.method !== 'GET') return;
    for (const name of ['variables', 'extensions']) {
      const text = url.searchParams.get(name);
      if (text === null || text === '') continue;
      try {
        JSON.parse(text);
      } catch {
        throw refusal('BAD_REQUEST', `${name} must be JSON.`, { status: 400 });
      }
    }
  },
});
