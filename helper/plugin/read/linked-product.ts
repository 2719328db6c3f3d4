import type { Found, FoundSku } from './found.ts';
import { isNode, type LinkedData, type LinkedNode, listOf, textOf, typesOf } from './json-ld.ts';
import { type PagePrice, priceOf } from './price.ts';

/** A product in the words of schema.org: Product, ProductGroup, Offer and AggregateOffer, BreadcrumbList. */

/** What variants differ in, in the order in which a specification names them. */
const varying = ['color', 'size', 'pattern', 'material', 'suggestedAge', 'suggestedGender'];

/** Properties that say something to buyers, with the names that sellers know. */
const told: Readonly<Record<string, string>> = {
  brand: '品牌',
  manufacturer: '制造商',
  model: '型号',
  color: '颜色',
  size: '尺码',
  material: '材质',
  pattern: '图案',
  weight: '重量',
  width: '宽度',
  height: '高度',
  depth: '深度',
  countryOfOrigin: '产地',
};

export function linkedProduct(data: LinkedData): Found | undefined {
  const product = data.find('ProductGroup', 'Product', 'IndividualProduct', 'ProductModel');
  if (product === undefined) return undefined;
  // What is said of one variant alone may be said better by its group.
  const [group] = data.nodesOf(product.isVariantOf);
  const whole = group !== undefined && group.hasVariant !== undefined ? group : product;
  const title = textOf(whole.name) || textOf(product.name);
  const variants = data.nodesOf(whole.hasVariant);
  const variesBy = namesOfVarying(whole);
  const skus =
    variants.length > 0
      ? variants.flatMap((variant) => skusOf(data, variant, title, variesBy))
      : skusOf(data, product, title, []);
  return {
    title,
    description: textOf(whole.description) || textOf(product.description),
    attributes: [
      ...attributesOf(data, whole, variants.length > 0 ? variesBy : []),
      ...categoryOf(data),
    ],
    images: [whole, product, ...variants].flatMap((node) => imagesOf(data, node.image)),
    skus,
    price: lowest(data.nodesOf(whole.offers ?? product.offers)),
  };
}

/** `variesBy` as short names: `https://schema.org/color` is `color`. */
const namesOfVarying = (group: LinkedNode): string[] =>
  listOf(group.variesBy).map((name) => textOf(name).replace(/^.*[/#:]/, ''));

function imagesOf(data: LinkedData, value: unknown): string[] {
  return listOf(value).flatMap((each) => {
    if (typeof each === 'string' && data.nodesOf(each).length === 0) return each;
    return data
      .nodesOf(each)
      .map((node) => textOf(node.contentUrl) || textOf(node.url))
      .filter((url) => url !== '');
  });
}

const propertiesOf = (data: LinkedData, node: LinkedNode) =>
  data.nodesOf(node.additionalProperty).map((property) => ({
    name: textOf(property.name),
    value: [textOf(property.value), textOf(property.unitText)].join(' ').trim(),
  }));

function attributesOf(data: LinkedData, node: LinkedNode, variesBy: readonly string[]) {
  const own = Object.entries(told)
    // What the variants differ in is no property of the whole.
    .filter(([property]) => !variesBy.includes(property))
    .map(([property, name]) => ({
      name,
      value: textOf(data.nodesOf(node[property])[0] ?? node[property]),
    }));
  return [...own, ...propertiesOf(data, node)];
}

function categoryOf(data: LinkedData) {
  const list = data.find('BreadcrumbList');
  const steps = data
    .nodesOf(list?.itemListElement)
    .map((step) => textOf(step.name) || textOf(isNode(step.item) ? step.item.name : undefined))
    .filter((name) => name !== '');
  return steps.length > 0 ? [{ name: '页面类目', value: steps.join(' > ') }] : [];
}

const isAggregate = (offer: LinkedNode): boolean => typesOf(offer).includes('AggregateOffer');

/** The single offers: those inside of an aggregate in its place. */
function singleOffers(data: LinkedData, value: unknown): LinkedNode[] {
  return data.nodesOf(value).flatMap((offer) => {
    const inner = isAggregate(offer) ? data.nodesOf(offer.offers) : [];
    return inner.length > 0 ? inner : [offer];
  });
}

function priceOfOffer(offer: LinkedNode): PagePrice | undefined {
  const [specification] = listOf(offer.priceSpecification).filter(isNode);
  const currency = offer.priceCurrency ?? specification?.priceCurrency;
  const price = offer.price ?? offer.lowPrice ?? specification?.price ?? offer.highPrice;
  return priceOf(price, currency);
}

const lowest = (offers: readonly LinkedNode[]): PagePrice | undefined =>
  offers
    .flatMap((offer) => priceOfOffer(offer) ?? [])
    .toSorted((one, other) => one.amount - other.amount)[0];

/** Pieces where the page counts them; nobody knows how many "in stock" are. */
function stockOf(node: LinkedNode): number {
  const [level] = listOf(node.inventoryLevel);
  const count = Number(textOf(isNode(level) ? level.value : level) || Number.NaN);
  return Number.isInteger(count) && count >= 0 ? count : 0;
}

/** The SKUs of a product or variant: one for each offer that differs by more than its seller. */
function skusOf(
  data: LinkedData,
  node: LinkedNode,
  title: string,
  variesBy: readonly string[],
): FoundSku[] {
  const own = specificationOf(data, node, title, variesBy);
  const offers = singleOffers(data, node.offers);
  const sku = (offer: LinkedNode | undefined, spec: string): FoundSku => ({
    spec,
    price: offer && priceOfOffer(offer),
    stock: offer ? stockOf(offer) : 0,
  });
  const named = offers.flatMap((offer) => {
    const [item] = data.nodesOf(offer.itemOffered);
    const name = item ? specificationOf(data, item, title, variesBy) : textOf(offer.name);
    return name !== '' && name !== title ? [sku(offer, name)] : [];
  });
  if (named.length > 1 && named.length === offers.length) return named;
  const cheapest = offers
    .filter((offer) => priceOfOffer(offer) !== undefined)
    .toSorted(
      (one, other) => (priceOfOffer(one)?.amount ?? 0) - (priceOfOffer(other)?.amount ?? 0),
    );
  return [sku(cheapest[0] ?? offers[0], own)];
}

function specificationOf(
  data: LinkedData,
  node: LinkedNode,
  title: string,
  variesBy: readonly string[],
): string {
  const properties = propertiesOf(data, node);
  const names = variesBy.length > 0 ? variesBy : varying;
  const parts = names.map(
    (name) => textOf(node[name]) || (properties.find((each) => each.name === name)?.value ?? ''),
  );
  const spec = parts.filter((part) => part !== '').join(' / ');
  if (spec !== '') return spec;
  const name = textOf(node.name);
  if (name === title) return '';
  // `Shirt - Red, M` of `Shirt` is `Red, M`.
  return name.startsWith(title)
    ? name.slice(title.length).replace(/^[\s\-–—,|(:]+|\)$/g, '')
    : name;
}
