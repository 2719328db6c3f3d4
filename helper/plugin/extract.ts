import {
  type CollectedPage,
  collectedMost,
  foreignPriceName,
} from '../../api/contract/rules/collected.ts';
import { isLanguageCode, type LanguageCode } from '../../api/contract/rules/languages.ts';
import { isProductPath } from './product-path.ts';
import { type FoundSku, nothingFound } from './read/found.ts';
import { LinkedData } from './read/json-ld.ts';
import { linkedProduct } from './read/linked-product.ts';
import { microdataProduct } from './read/microdata.ts';
import { isOpenGraphProduct, openGraph } from './read/open-graph.ts';
import { fenOf, foreignText } from './read/price.ts';
import { shownProduct } from './read/shown.ts';
import { line, lines, pictures, withoutMarkup } from './read/text.ts';

/** What a product of one kind alone is called among SKUs. */
const onlySpecification = '默认';

/**
 * The product of a page: what it says of itself in JSON-LD goes first, then microdata, Open Graph, and last the page
 * as it stands. Undefined where the page is of no product. Changes nothing, loads nothing.
 */
export function extract(document: Document, url: URL): CollectedPage | undefined {
  const linked = linkedProduct(new LinkedData(document));
  const micro = microdataProduct(document);
  const isProduct =
    linked !== undefined ||
    micro !== undefined ||
    isOpenGraphProduct(document) ||
    isProductPath(url);
  if (!isProduct) return undefined;
  const shown = shownProduct(document, url);
  const graph = openGraph(document);
  const ways = [
    linked ?? nothingFound,
    micro ?? nothingFound,
    { ...graph, title: withoutSite(graph.title, shown.title) },
    shown,
  ];

  const title = line(
    ways.map((way) => withoutMarkup(way.title)).find((text) => text.trim() !== ''),
    collectedMost.title,
  );
  if (title === '') return undefined;
  const description = ways
    .map((way) => lines(withoutMarkup(way.description), collectedMost.description))
    .find((text) => text !== '');
  const found =
    ways.find((way) => way.skus.some(({ price }) => price !== undefined))?.skus ??
    linked?.skus ??
    [];
  const price = ways.find((way) => way.price !== undefined)?.price;
  const all = found.length > 0 ? found : [{ spec: '', price, stock: 0 }];
  // Of one SKU alone, the price of the whole is its price.
  const skus = all.map((sku) => (all.length === 1 ? { ...sku, price: sku.price ?? price } : sku));
  const foreign = foreignText(skus.flatMap((sku) => sku.price ?? []));
  return {
    sourceUrl: url.href.slice(0, collectedMost.url),
    sourceLanguage: languageOf(document, url, title),
    title,
    description: description ?? '',
    attributes: attributesOf([
      ...(foreign === '' ? [] : [{ name: foreignPriceName, value: foreign }]),
      ...ways.flatMap((way) => way.attributes),
    ]),
    images: pictures(
      ways.flatMap((way) => way.images),
      url,
    ),
    skus: skusOf(skus),
  };
}

/** For social networks sites add their own name, `… - Temu`, to the heading of the page. */
const withoutSite = (title: string, heading: string): string =>
  heading !== '' && title.startsWith(heading) && /^\s+[-–—|]\s/.test(title.slice(heading.length))
    ? heading
    : title;

/** Each name once, as it was said first. */
function attributesOf(all: readonly { readonly name: string; readonly value: string }[]) {
  const byName = new Map<string, string>();
  for (const { name: given, value: text } of all) {
    const name = line(given, collectedMost.attributeName);
    const value = line(text, collectedMost.attributeValue);
    if (name !== '' && value !== '' && !byName.has(name)) byName.set(name, value);
  }
  return [...byName].slice(0, collectedMost.attributes).map(([name, value]) => ({ name, value }));
}

/** Each specification once. */
function skusOf(all: readonly FoundSku[]): CollectedPage['skus'] {
  const bySpec = new Map<string, CollectedPage['skus'][number]>();
  for (const sku of all) {
    const spec = line(withoutMarkup(sku.spec), collectedMost.spec) || onlySpecification;
    if (bySpec.has(spec)) continue;
    const stock = Math.min(sku.stock, collectedMost.stock);
    bySpec.set(spec, { spec, price: fenOf(sku.price), stock });
  }
  return [...bySpec.values()].slice(0, collectedMost.skus);
}

/** The language that the page says it is in, else the one that its letters show. */
function languageOf(document: Document, url: URL, title: string): LanguageCode {
  const [said = ''] = (document.documentElement.getAttribute('lang') ?? '')
    .toLowerCase()
    .split(/[-_]/);
  if (said === 'zh') return 'zh-CN';
  if (isLanguageCode(said)) return said;
  if (/\p{Script=Hiragana}|\p{Script=Katakana}/u.test(title)) return 'ja';
  if (/\p{Script=Hangul}/u.test(title)) return 'ko';
  if (/\p{Script=Arabic}/u.test(title)) return 'ar';
  if (/\p{Script=Han}/u.test(title) || /(^|\.)1688\.com$/.test(url.hostname)) return 'zh-CN';
  return 'en';
}
