import { productsBetween, type SimulatedProduct, type SimulatedSku } from './catalogue.ts';
import type { ShopIdentity } from './identity.ts';
import { variantCodes } from './specifications.ts';

/**
 * The seller's own codes. Most products have one of their shop's; but somebody with several shops sells the same
 * goods in more than one of them, under one code. So, of the products that a shop adds in a season, the first one of
 * a good in a colour bears the code of that good, season and colour, which any other shop gives it too.
 */

/** How long the code of a good is given anew to one product of each shop. */
const seasonDays = 200;
const seasonOf = ({ created }: SimulatedProduct): number => Math.floor(created / seasonDays);

export interface Codes {
  readonly skc: (sku: SimulatedSku) => string;
  readonly sku: (sku: SimulatedSku) => string;
}

/** The codes of products of a shop. */
export function codesOf(shop: ShopIdentity, products: readonly SimulatedProduct[]): Codes {
  const bearers = new Map<string, SimulatedProduct['number']>();
  for (const season of new Set(products.map(seasonOf))) {
    const first = season * seasonDays;
    for (const product of productsBetween(shop, first, first + seasonDays - 1)) {
      if (seasonOf(product) !== season) continue;
      for (const sku of product.skus) {
        const code = sharedCode(sku);
        if (!bearers.has(code)) bearers.set(code, product.number);
      }
    }
  }
  const skc = (sku: SimulatedSku): string => {
    const shared = sharedCode(sku);
    return bearers.get(shared) === sku.product.number ? shared : ownCode(sku);
  };
  return { skc, sku: (sku) => `${skc(sku)}-${sku.size + 1}` };
}

const variantCode = ({ product, variant }: SimulatedSku): string =>
  variantCodes[product.category.variants][variant] ?? 'XX';

const sharedCode = (sku: SimulatedSku): string => {
  const { category, good } = sku.product;
  const place = String(category.goods.indexOf(good) + 1).padStart(2, '0');
  return `${category.code}T${seasonOf(sku.product)}${place}-${variantCode(sku)}`;
};

const ownCode = (sku: SimulatedSku): string => {
  const { category, number } = sku.product;
  return `${category.code}${String(number).padStart(5, '0')}-${variantCode(sku)}`;
};
