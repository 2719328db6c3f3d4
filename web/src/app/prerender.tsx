import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { i18n } from '../i18n/i18n.ts';
import { App, appRoutes } from './App.tsx';
import { headOf, type SiteMap, siteMapOf } from './page-head.ts';
import { mainPages, type PageRoute, prefetchPage, publicPages } from './route-table.ts';

/**
 * The build's own entry: pages as HTML, so that something is in sight before any script has run. Public
 * pages are drawn as a visitor sees them, the product's pages as the frame that waits for its data. The
 * client takes them over as they are.
 */

export interface Prerendered {
  readonly path: string;
  /** Title, description and what search engines and chat apps read, in place of those of the one page. */
  readonly head: string;
  readonly html: string;
  /** Whether it is in the frame of the product's pages. */
  readonly isFramed: boolean;
}

/** A form is drawn only once it takes what is typed. */
const isDrawn = ({ path }: PageRoute) => !path.includes(':') && path !== '/resetpass';

const titleOf = ({ title }: PageRoute): string => {
  const name = i18n.t(`shell:title.${title}`);
  return title === 'index' ? name : i18n.t('shell:pageTitle', { page: name });
};

async function htmlOf(path: string): Promise<string> {
  await prefetchPage(path);
  const handler = createStaticHandler(appRoutes);
  const context = await handler.query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error(`${path} leads elsewhere`);
  return renderToString(
    <App>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </App>,
  );
}

/** Every page that can be drawn beforehand. */
export async function prerender(): Promise<Prerendered[]> {
  const pages: Prerendered[] = [];
  for (const page of [...publicPages, ...mainPages].filter(isDrawn)) {
    const { path } = page;
    const isFramed = mainPages.includes(page);
    const isPublic = publicPages.includes(page);
    const head = headOf({ path, title: titleOf(page), name: page.title, isPublic });
    pages.push({ path, head, html: await htmlOf(path), isFramed });
  }
  return pages;
}

/** The public pages for search engines; undefined where the build does not know the site's address. */
export const sitemap = (): SiteMap | undefined =>
  siteMapOf(publicPages.filter(isDrawn).map(({ path }) => path));
