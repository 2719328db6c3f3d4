const WARNING_MS = 7 * 86_400_000;

/** How near the end of a shop's paid time is; null where it never ends. */
export const expiryState = (
  expiresAt: string | null,
  now: number,
): 'expired' | 'soon' | 'later' | null => {
  if (expiresAt === null) return null;
  const left = Date.parse(expiresAt) - now;
  if (left <= 0) return 'expired';
  return left <= WARNING_MS ? 'soon' : 'later';
};
