/**
 * The kind of a browser out of what it calls itself: its product and its system, no version, as `Chrome/Windows`. Of
 * such a kind it is the kind itself, so that one server may tell it another. ASCII, as it travels in a header.
 */

const products = [
  ['MicroMessenger', 'WeChat'],
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['QQBrowser', 'QQBrowser'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;

const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const;

/** As much of the name of a program as is kept. */
const longest = 40;

/** The kind of browser; of any other program how it calls itself, shortened. Undefined for one without a name. */
export function agentKind(userAgent: string | null | undefined): string | undefined {
  if (!userAgent) return undefined;
  const product = products.find(([sign]) => userAgent.includes(sign))?.[1];
  const system = systems.find(([sign]) => userAgent.includes(sign))?.[1];
  if (product !== undefined) return system === undefined ? product : `${product}/${system}`;
  return userAgent.replaceAll(/[^\x20-\x7e]/g, '').slice(0, longest) || undefined;
}
