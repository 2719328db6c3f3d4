import { dayMs, dayNumberStart } from '../../contract/rules/calendar.ts';
import type { ApprovalState } from '../marketplace.ts';
import { type Category, categories, type Good } from './categories.ts';
import type { ShopIdentity } from './identity.ts';
import { type Repricing, repricingOf } from './prices.ts';
import { mix, Random } from './random.ts';
import { type SizeKind, sizeNames, variantNames } from './specifications.ts';

/**
 * What a shop sells. Products come and go for ever, about as many as go: product number `k` is created
 * around day `k × gap`, passes the platform's approval, is sold for some months, is delisted, and its
 * leftover pieces are sent back a month later. So the catalogue of any day follows from that day alone.
 */

export interface SimulatedProduct {
  readonly number: number;
  readonly productId: string;
  readonly seed: number;
  readonly category: Category;
  readonly good: Good;
  readonly sizes: SizeKind;
  /** Days (see calendar.ts) on which the product reaches its states. */
  readonly created: number;
  readonly firstOrderAwaited: number;
  readonly firstOrdered: number;
  readonly launched: number;
  readonly delisted: number;
  /** The leftover pieces are sent back; after this day the product is gone. */
  readonly cleared: number;
  /** Pieces are delivered every so many days, from the launch on. */
  readonly deliveryDays: number;
  /** Days between dispatch and arrival of a delivery. */
  readonly leadDays: number;
  /** When its declared prices change, see prices.ts. */
  readonly repricing: Repricing | null;
  readonly skus: readonly SimulatedSku[];
}

export interface SimulatedSku {
  readonly skuId: string;
  readonly seed: number;
  readonly product: SimulatedProduct;
  /** Places in the lists of variants and sizes that the product offers. */
  readonly variant: number;
  readonly size: number;
  /** Place among the product's SKUs, from 0. */
  readonly place: number;
  /** Order lines a day while fully established, in a usual season. */
  readonly linesADay: number;
  /** Each delivery fills the stock up to this many pieces. */
  readonly fullStock: number;
  /** The declared price at first, in fen. */
  readonly supplyPrice: number;
  /** What a piece costs the seller in fen; null where the seller never entered it. */
  readonly cost: number | null;
}

/** Delisted pieces lie in the warehouse for so long. */
const clearingDays = 30;
const shortestLife = 180;
const longestLife = 600;
/** No product is present for longer than this, from creation to clearing. */
const longestPresence = longestLife + clearingDays + 24;
/** Longest time between two deliveries of a product. */
const longestDeliveryDays = 63;
export const clearedWithinDays = longestDeliveryDays + clearingDays;

/**
 * A product is declared at what goods of its kind usually are, dearer or cheaper by its make: for nine in
 * ten by less than a half, and never at another kind's price. Over all kinds that is ¥3 to ¥80, around ¥16.
 */
const priceDeviation = 0.25;
const [leastOfUsual, mostOfUsual] = [0.55, 1.8];
/** How much more each next size of a kind costs than the first. */
const sizeStep: Partial<Record<SizeKind, number>> = { pieces: 0.55, measures: 0.25, lengths: 0.2 };
const usualSizeStep = 0.04;
/** Popularity is a Pareto law, cut off: rank-size exponent about 0.9 and no product that is everything. */
const popularityExponent = 1.1;
const mostPopular = 80;
const meanPopularity =
  (popularityExponent - mostPopular ** (1 - popularityExponent)) / (popularityExponent - 1);
/** Pieces in an average line, see shop-run.ts. */
const piecesALine = 1.33;
/** Of the products that hardly sell; the better one sells, the surer its cost was entered. */
const unknownCostShare = 0.14;

/** How many products of a shop are on sale at a time. */
const productsOnSale = (shop: ShopIdentity): number =>
  Math.min(400, Math.max(12, Math.round(10 * shop.linesADay ** 0.5)));

/** The one to three categories in which a shop trades; the first is what it is named after. */
export function shopCategories(shop: ShopIdentity): Category[] {
  const random = new Random(mix(shop.seed, 11));
  const fashion = categories.filter((category) => category.returnShare >= 0.06);
  // Shein is mostly fashion, temu is mostly the household.
  const isFashion = random.chance(shop.platform === 'shein' ? 0.75 : 0.25);
  const choices = isFashion
    ? fashion
    : categories.filter((category) => !fashion.includes(category));
  return random.pickSome(choices, random.whole(1, 3));
}

/** Products that are present on at least one day of the range, both ends included, oldest first. */
export function productsBetween(
  shop: ShopIdentity,
  firstDay: number,
  lastDay: number,
): SimulatedProduct[] {
  const gap = (shortestLife + longestLife) / 2 / productsOnSale(shop);
  const phase = new Random(mix(shop.seed, 12)).between(0, gap);
  const traded = shopCategories(shop);
  const first = Math.floor((firstDay - longestPresence - phase) / gap) - 1;
  const last = Math.ceil((lastDay - phase) / gap);
  const products: SimulatedProduct[] = [];
  for (let number = Math.max(0, first); number <= last; number += 1) {
    const earliest = number * gap + phase;
    const product = makeProduct(shop, number, earliest, gap, traded);
    if (product.created <= lastDay && product.cleared >= firstDay) products.push(product);
  }
  return products;
}

function makeProduct(
  shop: ShopIdentity,
  number: number,
  earliest: number,
  gap: number,
  traded: readonly Category[],
): SimulatedProduct {
  const seed = mix(shop.seed, 13, number);
  const random = new Random(seed);
  const created = Math.floor(earliest + random.between(0, gap));
  const firstOrderAwaited = created + random.whole(2, 6);
  const firstOrdered = firstOrderAwaited + random.whole(2, 8);
  const launched = firstOrdered + random.whole(3, 10);
  const delisted = launched + random.whole(shortestLife, longestLife);
  const drawn = traded[random.chance(0.6) ? 0 : random.whole(0, traded.length - 1)];
  const category = drawn ?? categories[0];
  const good = random.pick(category.goods);
  const popularity = Math.min(mostPopular, (1 - random.unit()) ** (-1 / popularityExponent));
  const linesADay = (shop.linesADay * popularity) / (productsOnSale(shop) * meanPopularity);
  const product = {
    number,
    productId: `${String(shop.seed % 1_000_000).padStart(6, '1')}${String(number).padStart(6, '0')}`,
    seed,
    category,
    good,
    sizes: good.sizes ?? category.sizes,
    created,
    firstOrderAwaited,
    firstOrdered,
    launched,
    delisted,
    cleared: delisted + clearingDays,
    deliveryDays: deliveryDays(linesADay, random),
    leadDays: random.whole(1, 4),
    repricing: repricingOf({ seed, launched, delisted }),
    skus: [] as SimulatedSku[],
  };
  product.skus.push(...makeSkus(product, linesADay, random));
  return product;
}

/** What sells well is delivered weekly, what hardly sells every second month. */
function deliveryDays(linesADay: number, random: Random): number {
  if (linesADay >= 1) return random.whole(7, 10);
  if (linesADay >= 0.2) return random.whole(14, 21);
  return random.whole(42, longestDeliveryDays);
}

function makeSkus(product: SimulatedProduct, linesADay: number, random: Random): SimulatedSku[] {
  const { category, good, sizes: sizeKind } = product;
  const make = Math.min(mostOfUsual, Math.max(leastOfUsual, random.logNormal(1, priceDeviation)));
  const price = 100 * good.price * make;
  const costShare = random.between(0.67, 0.83);
  const isCostKnown = !random.chance(unknownCostShare / (1 + linesADay));
  const variants = random.pickSome(
    [...variantNames[category.variants].keys()],
    random.pick([1, 1, 2, 2, 3]),
  );
  const allSizes = sizeNames[sizeKind];
  const sizes = random
    .pickSome([...allSizes.keys()], random.pick([1, 1, 1, 2, 2, 3]))
    .sort((a, b) => a - b);
  const places = variants.flatMap((variant) => sizes.map((size) => ({ variant, size })));
  const shares = places.map(() => random.around1(1));
  const total = shares.reduce((sum, share) => sum + share, 0);
  return places.map(({ variant, size }, place) => {
    const rate = (linesADay * (shares[place] ?? 0)) / total;
    const supplyPrice = Math.round(price * (1 + (sizeStep[sizeKind] ?? usualSizeStep) * size));
    const cover = random.between(0.6, 2.2);
    const pieces = rate * piecesALine * product.deliveryDays * cover;
    return {
      skuId: `${product.productId}${String(place + 1).padStart(2, '0')}`,
      seed: mix(product.seed, 14, place),
      product,
      variant,
      size,
      place,
      linesADay: rate,
      fullStock: Math.ceil(pieces) + random.whole(2, 8),
      supplyPrice,
      // Some SKUs of a costed product are without a cost too.
      cost:
        isCostKnown && !random.chance(0.02)
          ? Math.round(supplyPrice * (costShare + random.between(-0.02, 0.02)))
          : null,
    };
  });
}

/** Where a product stands at the end of a day. */
export function approvalState(product: SimulatedProduct, day: number): ApprovalState {
  if (day < product.firstOrderAwaited) return 'price_declaring';
  if (day < product.firstOrdered) return 'awaiting_first_order';
  if (day < product.launched) return 'first_order_created';
  if (day < product.delisted) return 'on_sale';
  return 'off_sale';
}

/** Created in office hours of its day. */
export const createdAt = (product: SimulatedProduct): number =>
  dayNumberStart(product.created) +
  Math.floor((0.38 + 0.42 * ((product.seed % 997) / 997)) * dayMs);
