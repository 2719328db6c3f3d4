/**
 * Why a call to another server failed, for the log. `fetch` says "fetch failed" of all that keeps it from an answer, and
 * in its cause which of them it is. Without words of others, in which addresses and secrets may stand.
 */
export function problemOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { cause } = error;
  const code = codeOf(error) ?? codeOf(cause);
  if (code !== undefined) return `${error.name}: ${code}`;
  return cause instanceof Error ? `${error.name}: ${cause.message}` : error.name;
}

/** Those of Node; DOMException has numbers, which its name says better. */
const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
