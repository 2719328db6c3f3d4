import { dayNumber } from '../../contract/rules/calendar.ts';
import type {
  Marketplace,
  MarketplaceLine,
  MarketplaceProduct,
  MarketplaceShop,
  MarketplaceSkc,
  MarketplaceSku,
  Period,
  ShopStanding,
  StockLevel,
} from '../marketplace.ts';
import { assessmentsOf } from './assessments.ts';
import {
  approvalState,
  createdAt,
  productsBetween,
  type SimulatedProduct,
  type SimulatedSku,
} from './catalogue.ts';
import { type Codes, codesOf } from './codes.ts';
import { isUnderWay } from './deliveries.ts';
import { fundsOf } from './funds.ts';
import { type ShopIdentity, shopIdentity, shopsOfAccount } from './identity.ts';
import { createLogistics } from './logistics.ts';
import { messagesOf } from './messages.ts';
import { productImage, productName, shopNames, specName, variantName } from './names.ts';
import { declaredPrice } from './prices.ts';
import { reviewOf } from './reviews.ts';
import { rulesOf } from './rules.ts';
import { shelfChangesOf } from './shelf.ts';
import { type DayPlan, type Happening, ShopRun } from './shop-run.ts';
import { standingOn } from './standing.ts';

/** A run stands at the end of a day, whose happenings it still has. */
interface KeptRun {
  readonly run: ShopRun;
  plan: DayPlan;
}

/** Living a shop up to a day costs some milliseconds, so the latest runs are kept where they stand. */
const mostKeptRuns = 512;

/**
 * A marketplace that is computed. Everything follows from the ids (see identity.ts) and the instants
 * asked for: it keeps nothing but what makes the next answer quicker.
 */
export function createSimulator(): Marketplace {
  const kept = new Map<string, KeptRun>();
  const logistics = createLogistics();

  /** A run that stands at the end of the day; taken out, so that nobody else moves it meanwhile. */
  function takeRun(shop: ShopIdentity, day: number): KeptRun {
    const known = kept.get(shop.mallId);
    kept.delete(shop.mallId);
    if (known === undefined || known.plan.day > day || known.plan.day < day - 60) {
      const run = new ShopRun(shop, day);
      return { run, plan: run.next() };
    }
    while (known.plan.day < day) known.plan = known.run.next();
    return known;
  }

  function keep(one: KeptRun): void {
    const { mallId } = one.run.shop;
    const other = kept.get(mallId);
    if (other !== undefined && other.plan.day > one.plan.day) return;
    kept.delete(mallId);
    kept.set(mallId, one);
    const oldest = kept.keys().next();
    if (kept.size > mostKeptRuns && !oldest.done) kept.delete(oldest.value);
  }

  async function* orderLines(mallId: string, period: Period): AsyncIterable<MarketplaceLine[]> {
    const shop = shopIdentity(mallId);
    const lastDay = dayNumber(period.until);
    const taken = takeRun(shop, dayNumber(period.after));
    try {
      while (true) {
        const lines = taken.plan.happenings
          .filter(({ at }) => at > period.after && at <= period.until)
          .flatMap((happening) => toLine(happening) ?? []);
        if (lines.length > 0) yield lines;
        if (taken.plan.day >= lastDay) return;
        taken.plan = taken.run.next();
      }
    } finally {
      keep(taken);
    }
  }

  return {
    async shops(accountUid): Promise<MarketplaceShop[]> {
      return shopsOfAccount(accountUid).map((shop) => ({
        mallId: shop.mallId,
        platform: shop.platform,
        ...shopNames(shop),
        isSemiManaged: shop.isSemiManaged,
      }));
    },

    async products(mallId, period): Promise<MarketplaceProduct[]> {
      const shop = shopIdentity(mallId);
      const { after, until } = period;
      const products = productsBetween(shop, dayNumber(after), dayNumber(until)).filter(
        (product) => createdAt(product) <= until,
      );
      const codes = codesOf(shop, products);
      return products.map((product) => toProduct(product, period, codes));
    },

    orderLines,

    async stock(mallId, at): Promise<StockLevel[]> {
      const day = dayNumber(at);
      const shop = shopIdentity(mallId);
      const taken = takeRun(shop, day);
      keep(taken);
      const onHand = onHandAt(taken, at);
      return productsBetween(shop, day, day)
        .filter((product) => createdAt(product) <= at)
        .flatMap((product) => product.skus)
        .map((sku) => {
          const pieces = onHand.get(sku.skuId) ?? 0;
          const inTransit = isUnderWay(sku.product, at) ? sku.fullStock - pieces : 0;
          return { skuId: sku.skuId, onHand: pieces, inTransit };
        });
    },

    async standing(mallId, at): Promise<ShopStanding> {
      return standingOn(shopIdentity(mallId), dayNumber(at));
    },

    shippingOrders: async (mallId, period) => logistics.shippingOrders(mallId, period),

    returnPackages: async (mallId, period) => logistics.returnPackages(mallId, period),

    deliveryAssessments: async (mallId, period) => assessmentsOf(shopIdentity(mallId), period),
    funds: async (mallId, at) => fundsOf(shopIdentity(mallId), at),
    review: async (mallId, at) => reviewOf(shopIdentity(mallId), dayNumber(at)),
    rules: async (mallId) =>
      rulesOf(shopIdentity(mallId).platform).map(({ code, title, content, penalty }) => ({
        code,
        title,
        content,
        penalty,
      })),
    messages: async (mallId, period) => messagesOf(shopIdentity(mallId), period),
    shelfChanges: async (mallId, period) => shelfChangesOf(shopIdentity(mallId), period),
  };
}

/** The stock of the end of the run's day, with everything taken back that happened after the instant. */
function onHandAt({ run, plan }: KeptRun, at: number): Map<string, number> {
  const levels = new Map([...run.onHand].map(([sku, pieces]) => [sku.skuId, pieces]));
  for (const happening of plan.happenings) {
    if (happening.at <= at) continue;
    const { skuId } = happening.sku;
    levels.set(skuId, (levels.get(skuId) ?? 0) - stockChange(happening));
  }
  return levels;
}

function stockChange({ kind, quantity }: Happening): number {
  if (kind === 'arrival') return quantity;
  return kind === 'sale' || kind === 'clearing' ? -quantity : 0;
}

function toLine(happening: Happening): MarketplaceLine | null {
  const { kind, sku, quantity, orderNo, lineNo, at, soldAt = at } = happening;
  if (quantity === 0 || kind === 'dispatch' || kind === 'clearing') return null;
  return {
    source: kind === 'arrival' ? 'stocks' : 'sales',
    orderNo,
    lineNo,
    skuId: sku.skuId,
    at,
    kind: kind === 'return' ? 'return' : 'sale',
    quantity,
    amount: quantity * declaredPrice(sku, soldAt),
  };
}

function toProduct(product: SimulatedProduct, period: Period, codes: Codes): MarketplaceProduct {
  return {
    productId: product.productId,
    name: productName(product),
    category: product.category.name,
    status: approvalState(product, dayNumber(period.until)),
    createdAt: createdAt(product),
    imageUrl: productImage(product),
    skcs: toSkcs(product.skus, period, codes),
  };
}

function toSkcs(skus: readonly SimulatedSku[], period: Period, codes: Codes): MarketplaceSkc[] {
  const variants = [...new Set(skus.map((sku) => sku.variant))];
  return variants.flatMap((variant, index) => {
    const members = skus.filter((sku) => sku.variant === variant);
    const [first] = members;
    if (first === undefined) return [];
    return {
      skcId: `${first.product.productId}${index + 1}`,
      extCode: codes.skc(first),
      name: variantName(first),
      skus: members.map((sku) => ({
        skuId: sku.skuId,
        extCode: codes.sku(sku),
        specName: specName(sku),
        supplyPrice: declaredPrice(sku, period.until),
        priceChange: priceChangeIn(sku, period),
        cost: sku.cost,
      })),
    };
  });
}

function priceChangeIn(
  { product, supplyPrice }: SimulatedSku,
  { after, until }: Period,
): MarketplaceSku['priceChange'] {
  const at = product.repricing?.at;
  return at !== undefined && at > after && at <= until ? { at, oldPrice: supplyPrice } : null;
}
