import type { Found } from './found.ts';
import { priceOf } from './price.ts';

/** What a page tells social networks of itself: Open Graph (https://ogp.me), with the product's price. */

function contentsOf(document: Document, ...names: readonly string[]): string[] {
  const selector = names.map((name) => `meta[property="${name}"], meta[name="${name}"]`).join(', ');
  return [...document.querySelectorAll(selector)]
    .map((meta) => meta.getAttribute('content')?.trim() ?? '')
    .filter((content) => content !== '');
}

/** Whether the page calls itself a product. */
export const isOpenGraphProduct = (document: Document): boolean =>
  contentsOf(document, 'og:type').some((type) => /(^|[.:])product(\.|$)/i.test(type)) ||
  contentsOf(document, 'product:price:amount', 'og:price:amount').length > 0;

export function openGraph(document: Document): Found {
  const [title = ''] = contentsOf(document, 'og:title');
  const [description = ''] = contentsOf(document, 'og:description', 'description');
  const [amount] = contentsOf(document, 'product:price:amount', 'og:price:amount');
  const [currency] = contentsOf(document, 'product:price:currency', 'og:price:currency');
  const [brand = ''] = contentsOf(document, 'product:brand', 'og:brand');
  return {
    title,
    description,
    attributes: [{ name: '品牌', value: brand }],
    images: contentsOf(document, 'og:image:secure_url', 'og:image', 'og:image:url'),
    skus: [],
    price: priceOf(amount, currency),
  };
}
