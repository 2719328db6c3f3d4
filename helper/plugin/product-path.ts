/** What the addresses of products look like at each site that products are collected from. */
const paths: readonly (readonly [site: RegExp, path: RegExp])[] = [
  [/(^|\.)1688\./, /^\/offer\/\d+\.html/],
  [/(^|\.)amazon\./, /\/(dp|gp\/product)\/[A-Z0-9]{10}(\/|$)/i],
  [/(^|\.)temu\./, /-g-\d+\.html$|^\/(\w+\/)?goods\.html$/],
  [/(^|\.)aliexpress\./, /^\/item\/(.*\/)?\d+\.html/],
  [/(^|\.)lazada\./, /^\/products\/.*-?i\d+(-s\d+)?\.html/],
  [/(^|\.)shein\./, /-p-\d+(-cat-\d+)?\.html$/],
  [/(^|\.)walmart\./, /^\/(\w\w\/)?ip\/(.*\/)?\w+$/],
  [/(^|\.)shopee\./, /-i\.\d+\.\d+$|^\/product\/\d+\/\d+/],
  [/(^|\.)mercadoli[bv]re\./, /\/(p\/)?ML[A-Z]-?\d+/],
];

export const isProductPath = ({ hostname, pathname }: URL): boolean =>
  paths.some(([site, path]) => site.test(hostname) && path.test(pathname));

/** The site of a host: its name and what stands behind it, `1688.com` of `s.1688.com`. */
const siteOf = (hostname: string): string | undefined =>
  /(?:^|\.)((?:1688|amazon|temu|aliexpress|lazada|shein|walmart|shopee|mercadoli[bv]re)\..+)$/.exec(
    hostname,
  )?.[1];

/**
 * Whether a link of a page leads to a product of the same site, at whichever of its hosts: 1688 searches at another one
 * than it shows products at.
 */
export function isProductOfSite(link: URL, page: URL): boolean {
  const site = siteOf(page.hostname);
  return (
    site !== undefined &&
    link.protocol === page.protocol &&
    link.port === page.port &&
    (link.hostname === site || link.hostname.endsWith(`.${site}`)) &&
    isProductPath(link)
  );
}
