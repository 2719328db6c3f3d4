import { isRecord } from '../is-record.ts';

/** By which names the server itself speaks where the data service has refused without a word. */
const wordless: ReadonlySet<unknown> = new Set(['UPSTREAM_REFUSED', 'unknownError']);

/**
 * What the data service says of a refusal; empty where it says nothing. Whoever knows what was tried says more then
 * than the server, which only knows that something failed.
 */
export function ownWords(
  error: { readonly message: string; readonly refusal?: unknown } | null | undefined,
): string {
  if (!error) return '';
  const name = isRecord(error.refusal) ? error.refusal.name : undefined;
  return wordless.has(name) ? '' : error.message;
}
