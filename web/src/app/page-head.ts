import { i18n } from '../i18n/i18n.ts';
import descriptions from '../i18n/zh-CN/article-texts/descriptions.ts';
import type { PageTitle } from '../i18n/zh-CN/shell.ts';
import { site } from '../shared/site-config.ts';

/** What the build writes into the head of a page for those who read no scripts: search engines and chat apps. */

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const meta = (kind: 'name' | 'property', key: string, content: string): string =>
  `<meta ${kind}="${key}" content="${escaped(content)}">`;

const isDescribed = (name: PageTitle): name is PageTitle & keyof typeof descriptions =>
  name in descriptions;

export function headOf(page: {
  readonly path: string;
  readonly title: string;
  readonly name: PageTitle;
  readonly isPublic: boolean;
}): string {
  const { path, title, name, isPublic } = page;
  const description = isDescribed(name) ? descriptions[name] : descriptions.index;
  const head = [meta('name', 'description', description), `<title>${escaped(title)}</title>`];
  // Whole addresses alone are understood here: none is named where nobody has told the build the site's.
  if (site.address !== '')
    head.push(`<link rel="canonical" href="${escaped(site.address + path)}">`);
  if (!isPublic) return head.join('');
  head.push(
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', i18n.t('common:productName')),
    meta('property', 'og:locale', 'zh_CN'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
  );
  if (site.address !== '')
    head.push(
      meta('property', 'og:url', site.address + path),
      meta('property', 'og:image', `${site.address}/screenshots/home-light.webp`),
    );
  if (unlisted.has(path)) head.push(meta('name', 'robots', 'noindex'));
  // Which of its two colours is wanted is known before the first paint alone (web/public/before-paint.js).
  if (path === '/index') head.push(meta('name', 'first-picture', 'home'));
  return head.join('');
}

/** Public, but nothing that anybody looks for. */
const unlisted: ReadonlySet<string> = new Set([
  '/delme',
  '/canvasCompon',
  '/paySuccess',
  '/mobileHome/newsDetails',
]);

export interface SiteMap {
  /** An address a line. */
  readonly text: string;
  /** What tells robots of it. */
  readonly robots: string;
}

/** Undefined where the site's address is not known: a map knows whole addresses alone. */
export function siteMapOf(paths: readonly string[]): SiteMap | undefined {
  if (site.address === '') return undefined;
  const listed = paths.filter((path) => !unlisted.has(path)).map((path) => site.address + path);
  return {
    text: `${listed.join('\n')}\n`,
    robots: `Sitemap: ${site.address}/sitemap.txt\n`,
  };
}
