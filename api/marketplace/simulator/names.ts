import { type SimulatedProduct, type SimulatedSku, shopCategories } from './catalogue.ts';
import type { ShopIdentity } from './identity.ts';
import { mix, Random } from './random.ts';
import { shopEndings, shopPlaces, shopTrades, shopWords } from './shop-words.ts';
import { sizeNames, variantNames } from './specifications.ts';

/** Names as sellers give them. */

export function shopNames(shop: ShopIdentity): { name: string; nativeName: string } {
  const random = new Random(mix(shop.seed, 21));
  // Neighbours in one account take neighbouring words, so that no two of a seller's shops sound alike.
  const account = Number(shop.mallId.slice(8));
  const word = shopWords[(account + shop.place * 5) % shopWords.length] ?? ['晴禾', 'Qinghe'];
  const trade = shopTrades[shopCategories(shop)[0]?.code ?? ''] ?? ['百货', 'Store'];
  const place = shop.platform === 'temu' ? random.pick(shopPlaces) : '';
  return {
    name: `${place}${word[0]}${trade[0]}${random.pick(shopEndings)}`,
    nativeName: `${word[1]} ${trade[1]}${random.pick(['', ' Studio', ' Store', ' Official'])}`,
  };
}

export function productName(product: SimulatedProduct): string {
  const random = new Random(mix(product.seed, 22));
  const { good, category } = product;
  const head = `${random.pick(good.materials)}${good.noun}`;
  const opening = random.chance(0.3)
    ? `${random.pick(['新款', '跨境', '热卖', '爆款', '升级款'])} `
    : '';
  return `${opening}${head} ${random.pick(good.features)} ${random.pick(category.scenes)}`;
}

/** A drawing of its category, which the web client has. */
export const productImage = (product: SimulatedProduct): string =>
  `/goods/${product.category.code}.svg`;

export const variantName = (sku: SimulatedSku): string =>
  variantNames[sku.product.category.variants][sku.variant] ?? '默认';

export const specName = (sku: SimulatedSku): string =>
  `${variantName(sku)}/${sizeNames[sku.product.sizes][sku.size] ?? '均码'}`;
