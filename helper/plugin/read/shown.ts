import type { Found } from './found.ts';
import { amountOf, type PagePrice, priceOf } from './price.ts';

/** The page as it stands, for what it says nowhere else: its heading, tables, lists of terms and pictures. */

/** What stands around a product on every page of a site. */
const around = 'nav, header, footer, aside, form, [role="navigation"], [role="contentinfo"]';
const isAround = (element: Element): boolean => element.closest(around) !== null;

const most = { rows: 300, pictures: 300, prices: 100 };
/** Pictures smaller than this, in px, are icons and thumbnails. */
const leastSide = 200;
const gallery =
  /galler|swiper|carousel|slider|preview|main-?image|image-?(block|view|list)|photo|album/i;

const textOf = (element: Element | null | undefined): string => element?.textContent?.trim() ?? '';

function pairsOf(document: Document) {
  const rows = [...document.querySelectorAll('table tr')]
    .slice(0, most.rows)
    .filter((row) => !isAround(row))
    .map((row) => [...row.children].filter(({ tagName }) => /^T[HD]$/.test(tagName)))
    // Two or four cells are names with values; of any other number they are a table of something else.
    .flatMap((cells) =>
      cells.length === 2 ? [cells] : cells.length === 4 ? [cells.slice(0, 2), cells.slice(2)] : [],
    )
    .map(([name, value]) => ({ name: textOf(name), value: textOf(value) }));
  const terms = [...document.querySelectorAll('dl dt')]
    .slice(0, most.rows)
    .filter((term) => !isAround(term) && term.nextElementSibling?.tagName === 'DD')
    .map((term) => ({ name: textOf(term), value: textOf(term.nextElementSibling) }));
  return [...rows, ...terms]
    .map(({ name, value }) => ({ name: name.replace(/[:：\s]+$/u, ''), value }))
    .filter(
      ({ name, value }) =>
        name.length > 0 && name.length <= 60 && value.length > 0 && value.length <= 300,
    );
}

/** The largest of `a.jpg 1x, b.jpg 2x` or `a.jpg 200w, b.jpg 800w`. */
function largestOf(srcset: string): string {
  const offers = srcset
    .split(/,\s+/)
    .map((each) => each.trim().split(/\s+/))
    .map(([url = '', size = '1x']) => ({ url, size: Number.parseFloat(size) || 1 }))
    .toSorted((one, other) => other.size - one.size);
  return offers[0]?.url ?? '';
}

function addressOf(image: Element): string {
  const own = ['data-old-hires', 'data-zoom-image', 'data-src', 'data-lazy-src', 'data-original'];
  for (const name of own) {
    const address = image.getAttribute(name)?.trim();
    if (address) return address;
  }
  return largestOf(image.getAttribute('srcset') ?? '') || (image.getAttribute('src') ?? '');
}

function isLarge(image: HTMLImageElement): boolean {
  const sides = [
    image.naturalWidth || Number(image.getAttribute('width')),
    image.naturalHeight || Number(image.getAttribute('height')),
  ].filter((side) => side > 0);
  if (sides.length > 0) return sides.every((side) => side >= leastSide);
  // Nothing says its size, as on a page that is not shown: where it stands does.
  const { parentElement: near } = image;
  const [closest, next] = [near, near?.parentElement, near?.parentElement?.parentElement].filter(
    (each) => gallery.test(`${each?.id ?? ''} ${each?.getAttribute('class') ?? ''}`),
  );
  return (closest ?? next) !== undefined;
}

const picturesOf = (document: Document): string[] =>
  [...document.querySelectorAll('img')]
    .slice(0, most.pictures)
    .filter((image) => !isAround(image) && isLarge(image))
    .map(addressOf)
    .filter((address) => address !== '' && !/^data:|\.(svg|gif)(\?|$)/i.test(address));

const symbols: readonly (readonly [RegExp, string])[] = [
  [/€|EUR/, 'EUR'],
  [/£|GBP/, 'GBP'],
  [/R\$|BRL/, 'BRL'],
  [/US\s?\$|USD/, 'USD'],
];

/** A price that is shown; in yuan only where the sign cannot mean yen, and in yen only in Japan. */
function shownPrice(document: Document, url: URL): PagePrice | undefined {
  const isChinese = /(^|\.)1688\.com$|\.cn$/.test(url.hostname);
  const ofSign = isChinese ? 'CNY' : url.hostname.endsWith('.jp') ? 'JPY' : undefined;
  for (const element of [...document.querySelectorAll('[class*="price" i]')].slice(
    0,
    most.prices,
  )) {
    const text = textOf(element);
    const [, amount] = text.match(/(\d[\d.,]*)/) ?? [];
    if (text.length > 40 || amount === undefined || isAround(element)) continue;
    const currency =
      symbols.find(([sign]) => sign.test(text))?.[1] ??
      (/[¥￥元円]/.test(text) ? ofSign : undefined);
    if (currency === undefined) continue;
    const price = priceOf(amountOf(amount.replace(/[.,]$/, '')), currency);
    if (price !== undefined) return price;
  }
  return undefined;
}

export const shownProduct = (document: Document, url: URL): Found => ({
  title: textOf(
    [...document.querySelectorAll('h1')].find(
      (heading) => textOf(heading) !== '' && !isAround(heading),
    ),
  ),
  description: '',
  attributes: pairsOf(document),
  images: picturesOf(document),
  skus: [],
  price: shownPrice(document, url),
});
