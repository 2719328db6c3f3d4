import type { Found, FoundSku } from './found.ts';
import { type PagePrice, priceOf } from './price.ts';

/** A product in microdata: elements with `itemscope`, of schema.org's types. */

const typeOf = (element: Element): string =>
  (element.getAttribute('itemtype') ?? '').replace(/^.*\//, '').trim();

/** The scope that the property belongs to: the nearest one around it. */
const scopeOf = (property: Element): Element | null =>
  property.parentElement?.closest('[itemscope]') ?? null;

const elementsOf = (scope: Element, name: string): Element[] =>
  [...scope.querySelectorAll(`[itemprop~="${name}"]`)].filter((each) => scopeOf(each) === scope);

function contentOf(element: Element): string {
  const attribute = ['content', 'src', 'href', 'datetime', 'value'].find((name) =>
    element.hasAttribute(name),
  );
  return (attribute ? element.getAttribute(attribute) : element.textContent) ?? '';
}

const textsOf = (scope: Element, name: string): string[] =>
  elementsOf(scope, name)
    .map((element) =>
      element.hasAttribute('itemscope') ? (textsOf(element, 'name')[0] ?? '') : contentOf(element),
    )
    .filter((text) => text.trim() !== '');

const firstOf = (scope: Element, name: string): string => textsOf(scope, name)[0]?.trim() ?? '';

const priceIn = (offer: Element): PagePrice | undefined =>
  priceOf(firstOf(offer, 'price') || firstOf(offer, 'lowPrice'), firstOf(offer, 'priceCurrency'));

export function microdataProduct(document: Document): Found | undefined {
  const product = [...document.querySelectorAll('[itemscope][itemtype]')].find((scope) =>
    ['Product', 'ProductGroup', 'IndividualProduct'].includes(typeOf(scope)),
  );
  if (product === undefined) return undefined;
  const title = firstOf(product, 'name');
  const offers = elementsOf(product, 'offers').flatMap((offer) => {
    const inner = elementsOf(offer, 'offers');
    return inner.length > 0 ? inner : [offer];
  });
  const named = offers.flatMap((offer): FoundSku[] => {
    const spec = firstOf(offer, 'name') || firstOf(offer, 'itemOffered');
    return spec === '' || spec === title ? [] : [{ spec, price: priceIn(offer), stock: 0 }];
  });
  const attributes = elementsOf(product, 'additionalProperty').map((property) => ({
    name: firstOf(property, 'name'),
    value: firstOf(property, 'value'),
  }));
  const [price] = offers.flatMap((offer) => priceIn(offer) ?? []);
  return {
    title,
    description: firstOf(product, 'description'),
    attributes: [
      { name: '品牌', value: firstOf(product, 'brand') },
      { name: '颜色', value: firstOf(product, 'color') },
      { name: '材质', value: firstOf(product, 'material') },
      ...attributes,
    ],
    images: textsOf(product, 'image'),
    skus: named.length === offers.length ? named : [],
    price: price ?? priceIn(product),
  };
}
