/** The longest sentence of an upstream that is shown to a person, in UTF-16 units. */
const longest = 300;

/** A sentence of an upstream as it may be shown: without markup or control signs, and of a bearable length. */
export function plainText(text: string): string {
  const plain = text
    // Nothing that long is read to its end.
    .slice(0, 20 * longest)
    .replaceAll(/<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, ' ')
    .replaceAll(/<\/?[a-z!][^<>]*>/gi, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
  return plain.length <= longest ? plain : `${plain.slice(0, longest - 1)}…`;
}
