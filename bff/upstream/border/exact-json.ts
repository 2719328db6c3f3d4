/** What has no such run of digits has no long number; it is found far quicker. */
const digits = /\d{16}/;
/** A whole number of more digits than a double holds. */
const longNumber = /(?:^|[^"\d.-])-?\d{16,}/;

/**
 * Parses JSON; whole numbers that a double cannot hold come as text. Ids are such numbers on many servers, and
 * a rounded id is that of something else. Only texts in which one may be are read the slow way.
 */
export function parseExactly(text: string): unknown {
  if (!digits.test(text) || !longNumber.test(text)) return JSON.parse(text);
  return JSON.parse(text, (_key: string, value: unknown, context?: { source?: string }) =>
    typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value)
      ? (context?.source ?? value)
      : value,
  );
}
