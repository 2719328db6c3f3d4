import { plainHeading } from './headings.ts';
import type { ReadRow } from './row-reader.ts';
import { type Decimal, isEqual } from './values/numbers.ts';

/** Orders of several rows that all have the same total. */
export interface RepeatedTotals {
  readonly orders: number;
  readonly example: string;
}

interface Order {
  readonly orderNo: string;
  readonly total: Decimal;
  readonly quantity: number;
  rows: number;
  isSameTotal: boolean;
  isSameQuantity: boolean;
}

/** Variants of one product in one order cost the same: only so many such orders are suspicious. */
const suspiciousOrders = 5;

/**
 * Looks for the total of a whole order on each of its rows, which would be counted once a row. Where the
 * quantities of an order differ, equal totals say so; where they do not, the heading or many such orders.
 */
export class TotalsByOrder {
  readonly #orders = new Map<string, Order>();
  readonly #namesOrders: boolean;

  /** @param heading of the column of totals */
  constructor(heading: string) {
    this.#namesOrders = /订单|整单|总单|order/.test(plainHeading(heading));
  }

  add({ shopName, orderNo, original: total, quantity, problem, isUnrated }: ReadRow): void {
    if (total === null || quantity === null || total.digits === 0n) return;
    if (problem !== null && !isUnrated) return;
    const key = `${shopName ?? ''}\n${orderNo}`;
    const order = this.#orders.get(key);
    if (order === undefined) {
      const first = { orderNo, total, quantity, rows: 1 };
      this.#orders.set(key, { ...first, isSameTotal: true, isSameQuantity: true });
      return;
    }
    order.rows += 1;
    order.isSameTotal &&= isEqual(order.total, total);
    order.isSameQuantity &&= order.quantity === quantity;
  }

  /** Null where the totals look like those of lines. */
  get repeated(): RepeatedTotals | null {
    const several = [...this.#orders.values()].filter(({ rows }) => rows > 1);
    const same = several.filter(({ isSameTotal }) => isSameTotal);
    const [first] = same;
    if (first === undefined) return null;
    const mixed = several.filter(({ isSameQuantity }) => !isSameQuantity);
    const mixedSame = mixed.filter(({ isSameTotal }) => isSameTotal);
    const isSuspicious =
      mixed.length > 0
        ? mixedSame.length * 2 >= mixed.length
        : same.length === several.length && (this.#namesOrders || same.length >= suspiciousOrders);
    return isSuspicious ? { orders: same.length, example: (mixedSame[0] ?? first).orderNo } : null;
  }
}

/** Why a file with such totals is not imported before somebody has looked at it. */
export const repeatedProblem = (column: string, { orders, example }: RepeatedTotals): string =>
  `“${column}”看起来是整个订单的金额：有 ${orders} 个多行订单每一行都相同（例如 ${example}），按行相加会重复计算。请改选每行的金额或单价；如果它确实是每一行自己的金额，请勾选确认`;
