import type { CollectedPage } from '../../api/contract/rules/collected.ts';
import { extract } from './extract.ts';
import { isProductOfSite, isProductPath } from './product-path.ts';
import { LinkedData, textOf } from './read/json-ld.ts';
import { pageText, pageTime, type ReadPage } from './read/page-text.ts';

/** The products that a search page leads to. */

const mostLinks = 20;
const atOnce = 2;

export interface ProductLinks {
  /** Those of the page's own site: of its origin, and products at other hosts of it. */
  readonly links: readonly string[];
  /** How many lead to another site, which only opening them reads. */
  readonly elsewhere: number;
}

/** Addresses of products on the page, each once: of its ItemList, then of anchors, in the page's order. */
export function productLinks(document: Document, page: URL): ProductLinks {
  const data = new LinkedData(document);
  const listed = data
    .nodesOf(data.find('ItemList')?.itemListElement)
    .map((entry) => textOf(entry.url) || textOf(data.nodesOf(entry.item)[0]?.url ?? entry.item));
  const anchors = [...document.querySelectorAll('a[href]')]
    .slice(0, 5_000)
    .map((anchor) => anchor.getAttribute('href') ?? '');
  const found = new Map<string, URL>();
  for (const [index, address] of [...listed, ...anchors].entries()) {
    const url = address === '' ? null : URL.parse(address, page.href);
    if (url === null || !/^https?:$/.test(url.protocol)) continue;
    if (index >= listed.length && !isProductPath(url)) continue;
    url.hash = '';
    // The same product is linked with other parameters by its picture and by its title.
    const key = url.origin + url.pathname + (isProductPath(url) ? '' : url.search);
    if (key !== page.origin + page.pathname && !found.has(key)) found.set(key, url);
  }
  const all = [...found.values()];
  const own = all.filter((url) => url.origin === page.origin || isProductOfSite(url, page));
  return {
    links: own.slice(0, mostLinks).map(({ href }) => href),
    elsewhere: all.length - own.length,
  };
}

export interface ReadOptions {
  /** Reads a page at another host of the site, which a page's own script may not; unless said, none. */
  readonly readElsewhere?: (link: string) => Promise<ReadPage | undefined>;
  readonly onProgress?: (done: number) => void;
}

/** Reads the pages behind the links, two at a time. What cannot be read, or is of another site after all, is left out. */
export async function collectLinks(
  links: readonly string[],
  page: URL,
  { readElsewhere = async () => undefined, onProgress = () => undefined }: ReadOptions = {},
): Promise<CollectedPage[]> {
  const isOwn = (url: URL) => url.origin === page.origin;
  const isWanted = (url: URL | null) => url !== null && (isOwn(url) || isProductOfSite(url, page));
  const wanted = links.filter((link) => isWanted(URL.parse(link))).slice(0, mostLinks);
  const found = new Map<string, CollectedPage>();
  const waiting = [...wanted];
  let done = 0;
  const read = async (link: string): Promise<CollectedPage | undefined> => {
    const answer = URL.parse(link)?.origin === page.origin ? readHere(link) : readElsewhere(link);
    const { url: address, text } = (await answer) ?? {};
    const url = address === undefined ? null : URL.parse(address);
    if (url === null || text === undefined || !isWanted(url)) return undefined;
    return extract(new DOMParser().parseFromString(text, 'text/html'), url);
  };
  const work = async () => {
    for (let link = waiting.shift(); link !== undefined; link = waiting.shift()) {
      const product = await read(link).catch(() => undefined);
      if (product !== undefined) found.set(link, product);
      done += 1;
      onProgress(done);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  // In the order of the page, whichever came first.
  return wanted.flatMap((link) => found.get(link) ?? []);
}

async function readHere(link: string): Promise<ReadPage | undefined> {
  const answer = await fetch(link, {
    mode: 'same-origin',
    credentials: 'same-origin',
    signal: AbortSignal.timeout(pageTime),
  });
  const text = await pageText(answer);
  return text === undefined ? undefined : { url: answer.url || link, text };
}
