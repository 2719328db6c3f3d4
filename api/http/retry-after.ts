/** Milliseconds that a Retry-After asks to wait, as seconds or a date (RFC 9110 section 10.2.3); undefined without one. */
export function waitOf(retryAfter: string | null, now: number): number | undefined {
  if (retryAfter === null) return undefined;
  if (/^\d{1,9}$/.test(retryAfter)) return Number(retryAfter) * 1000;
  const date = Date.parse(retryAfter);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
