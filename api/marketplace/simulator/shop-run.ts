import { dayNumberStart } from '../../contract/rules/calendar.ts';
import { dayDigits, dayFactor, orderInstant } from './calendar.ts';
import {
  clearedWithinDays,
  productsBetween,
  type SimulatedProduct,
  type SimulatedSku,
} from './catalogue.ts';
import { deliveriesOf } from './deliveries.ts';
import type { ShopIdentity } from './identity.ts';
import { mix, Random } from './random.ts';

/**
 * Lives a shop through, day after day. Two things reach from one day to the next: pieces on hand, which
 * every delivery fills up to the same full stock, and sold lines that come back within a fortnight. Both
 * are forgotten after `warmUpDays`, so a run that starts so many days early knows its days exactly as
 * one that has run for ever.
 */

/**
 * What happens in a shop. `sale` and `return` are customers', `arrival` is a delivery that reached the
 * platform's warehouse, `dispatch` is one that left for it, `clearing` sends a delisted product's
 * leftovers back. Returned pieces go back to the supplier, not into stock.
 */
export interface Happening {
  readonly kind: 'sale' | 'return' | 'arrival' | 'dispatch' | 'clearing';
  readonly at: number;
  readonly sku: SimulatedSku;
  /** Pieces; 0 where a delivery had nothing to fill up. */
  readonly quantity: number;
  readonly orderNo: string;
  readonly lineNo: number;
  /** When pieces that come back were sold: what is paid back is the price of then. */
  readonly soldAt?: number;
}

/** Everything that happens on one day, oldest first. */
export interface DayPlan {
  readonly day: number;
  readonly happenings: readonly Happening[];
}

interface OrderWish {
  readonly at: number;
  readonly lines: readonly LineWish[];
}

interface LineWish {
  readonly sku: SimulatedSku;
  readonly quantity: number;
  readonly comesBack: {
    readonly day: number;
    readonly at: number;
    readonly quantity: number;
  } | null;
}

const earliestReturn = 3;
const latestReturn = 15;
const warmUpDays = clearedWithinDays + latestReturn + 2;

/** Pieces on hand before the first delivery of the run: sells as if there were enough. */
const unknownStock = 1_000_000_000;
/** Products are looked up for so many days at once. */
const catalogueDays = 30;

const linesOfOrder = [0.85, 0.97, 1];
const meanLinesOfOrder = 1.18;
/** Of lines: 82% one piece, 12% two, 6% three to six. */
const onePiece = 0.82;
const twoPieces = 0.94;

export class ShopRun {
  readonly shop: ShopIdentity;
  #nextDay: number;
  #products: SimulatedProduct[] = [];
  #catalogueEnd: number;
  readonly #onHand = new Map<SimulatedSku, number>();
  readonly #returns = new Map<number, Happening[]>();

  /** The first day that `next` gives is `day`. */
  constructor(shop: ShopIdentity, day: number) {
    this.shop = shop;
    this.#nextDay = day - warmUpDays;
    this.#catalogueEnd = this.#nextDay - 1;
    this.#renewCatalogue(this.#nextDay);
    for (const product of this.#products) {
      if (product.launched >= this.#nextDay) continue;
      for (const sku of product.skus) this.#onHand.set(sku, unknownStock);
    }
    while (this.#nextDay < day) this.next();
  }

  get nextDay(): number {
    return this.#nextDay;
  }

  /** Pieces on hand at the end of the last day, of every SKU that ever had stock and is not forgotten. */
  get onHand(): ReadonlyMap<SimulatedSku, number> {
    return this.#onHand;
  }

  next(): DayPlan {
    const day = this.#nextDay;
    this.#nextDay += 1;
    if (day > this.#catalogueEnd) this.#renewCatalogue(day);
    const wishes: (OrderWish | Happening)[] = [
      ...this.#orders(day),
      ...this.#products.flatMap((product) => deliveriesOf(product, day)),
      ...(this.#returns.get(day) ?? []),
    ];
    this.#returns.delete(day);
    wishes.sort((a, b) => a.at - b.at);

    const happenings: Happening[] = [];
    const prefix = `${this.shop.platform === 'temu' ? 'PO-211-' : 'GSO'}${dayDigits(day)}`;
    let order = 0;
    for (const wish of wishes) {
      if ('lines' in wish) {
        order += 1;
        this.#serve(wish, `${prefix}${String(order).padStart(6, '0')}`, happenings);
      } else {
        happenings.push(this.#settle(wish));
      }
    }
    return { day, happenings };
  }

  #renewCatalogue(day: number): void {
    this.#catalogueEnd = day + catalogueDays;
    const known = new Map(this.#products.map((product) => [product.productId, product]));
    this.#products = productsBetween(this.shop, day, this.#catalogueEnd).map(
      (product) => known.get(product.productId) ?? product,
    );
    const present = new Set(this.#products);
    for (const sku of this.#onHand.keys()) if (!present.has(sku.product)) this.#onHand.delete(sku);
  }

  /** What customers would buy if there were enough of everything. Never depends on the stock. */
  #orders(day: number): OrderWish[] {
    const random = new Random(mix(this.shop.seed, 31, day));
    const skus: SimulatedSku[] = [];
    const sums: number[] = [];
    let total = 0;
    for (const product of this.#products) {
      if (product.launched > day || product.delisted <= day) continue;
      const age = ageFactor(product, day);
      for (const sku of product.skus) {
        total += sku.linesADay * age * weekFactor(sku, day);
        skus.push(sku);
        sums.push(total);
      }
    }
    const expected = (total * dayFactor(this.shop.seed, day, random)) / meanLinesOfOrder;
    return Array.from({ length: random.poisson(expected) }, () => {
      const at = orderInstant(day, random);
      const drawn = random.unit();
      const length = 1 + linesOfOrder.findIndex((share) => drawn < share);
      const lines: LineWish[] = [];
      for (let index = 0; index < length; index += 1) {
        const sku = skus[placeOf(sums, random.unit() * total)];
        if (sku !== undefined) lines.push(lineWish(sku, day, random));
      }
      return { at, lines };
    });
  }

  /** Sells what of an order is on hand. */
  #serve(order: OrderWish, orderNo: string, happenings: Happening[]): void {
    let lineNo = 0;
    for (const { sku, quantity: wanted, comesBack } of order.lines) {
      const onHand = this.#onHand.get(sku) ?? 0;
      const quantity = Math.min(wanted, onHand);
      if (quantity === 0) continue;
      this.#onHand.set(sku, onHand - quantity);
      lineNo += 1;
      happenings.push({ kind: 'sale', at: order.at, sku, quantity, orderNo, lineNo });
      if (comesBack === null) continue;
      const expected = this.#returns.get(comesBack.day) ?? [];
      this.#returns.set(comesBack.day, expected);
      expected.push({
        kind: 'return',
        at: comesBack.at,
        sku,
        quantity: Math.min(quantity, comesBack.quantity),
        orderNo: `${orderNo}R`,
        lineNo,
        soldAt: order.at,
      });
    }
  }

  /** Moves the stock by what is no sale, and gives it with its pieces. */
  #settle(happening: Happening): Happening {
    const { kind, sku } = happening;
    const onHand = this.#onHand.get(sku) ?? 0;
    if (kind === 'arrival') {
      this.#onHand.set(sku, sku.fullStock);
      return { ...happening, quantity: Math.max(0, sku.fullStock - onHand) };
    }
    if (kind === 'clearing') {
      this.#onHand.set(sku, 0);
      return { ...happening, quantity: onHand };
    }
    return happening;
  }
}

function lineWish(sku: SimulatedSku, day: number, random: Random): LineWish {
  const drawn = random.unit();
  const quantity = drawn < onePiece ? 1 : drawn < twoPieces ? 2 : random.whole(3, 6);
  if (!random.chance(sku.product.category.returnShare)) return { sku, quantity, comesBack: null };
  const backDay = day + random.whole(earliestReturn, latestReturn);
  return {
    sku,
    quantity,
    comesBack: {
      day: backDay,
      at: dayNumberStart(backDay) + random.whole(8 * 3_600_000, 20 * 3_600_000),
      quantity: random.whole(1, quantity),
    },
  };
}

/** A new product is found slowly; an old one is forgotten over its last two months. */
function ageFactor(product: SimulatedProduct, day: number): number {
  const found = Math.min(1, (day - product.launched + 3) / 20);
  const left = Math.min(1, 0.2 + (0.8 * (product.delisted - day)) / 60);
  return found * left;
}

/** Some weeks a SKU is in fashion, others not. */
const weekFactor = (sku: SimulatedSku, day: number): number =>
  new Random(mix(sku.seed, 32, Math.floor(day / 7))).around1(0.5);

/** The first place whose sum is above the value. */
function placeOf(sums: readonly number[], value: number): number {
  let low = 0;
  let high = sums.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sums[middle] ?? 0) > value) high = middle;
    else low = middle + 1;
  }
  return low;
}
