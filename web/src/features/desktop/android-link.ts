import type { site } from '../../shared/site-config.ts';

export type AndroidLinks = Readonly<Record<keyof typeof site.app.android, string>>;

/** How the makers of phones name themselves and their models in the user agent. */
const makers: readonly (readonly [Exclude<keyof AndroidLinks, 'default'>, RegExp])[] = [
  // Honor before Huawei: older Honor phones name both.
  ['honor', /honor|magicos/i],
  ['huawei', /huawei|harmony/i],
  ['xiaomi', /xiaomi|miui|redmi|poco|\bmi \d/i],
  ['oppo', /oppo|heytap|realme|oneplus|\bP[A-Z]{2}[MT]\d{2}\b/i],
  ['vivo', /vivo|iqoo/i],
  ['samsung', /samsung|\bSM-[A-Z]\d/i],
];

/** Where an Android phone gets the app: the shop of its maker, else the common address; '' for nowhere yet. */
export function androidLink(userAgent: string, links: AndroidLinks): string {
  const maker = makers.find(([, pattern]) => pattern.test(userAgent))?.[0];
  return (maker && links[maker]) || links.default;
}
