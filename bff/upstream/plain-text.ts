/** The longest sentence of an upstream that is shown to a person, in UTF-16 units. */
const longest = 300;

/** How our own REST calls begin what they say of a parameter: its path, and what is wrong with it. */
const ofParameter = /^参数 ([\w.[\]$-]+) (.*)$/;

/** The path of the parameter that an upstream has refused, for those who write requests. */
export const parameterIn = (text: string): string | undefined =>
  text.length <= longest ? ofParameter.exec(text)?.[1] : undefined;

/**
 * What is wrong with a parameter, for a person: its name, and the values that it may have, are for those who
 * write requests.
 */
const withoutNames = (fault: string): string =>
  /[a-z]/i.test(fault) ? '提交的内容无效，请检查后重试' : `提交的内容${fault}`;

/**
 * A sentence of an upstream as it may be shown: without markup, control signs or names of parameters, and of
 * a bearable length.
 */
export function plainText(text: string): string {
  const plain = text
    // Nothing that long is read to its end.
    .slice(0, 20 * longest)
    .replaceAll(/<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, ' ')
    .replaceAll(/<\/?[a-z!][^<>]*>/gi, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .replace(ofParameter, (_whole, _path, fault: string) => withoutNames(fault));
  return plain.length <= longest ? plain : `${plain.slice(0, longest - 1)}…`;
}
