import type { z } from 'zod';
import type { DbOrTransaction } from '../../db/engine/connect.ts';
import type { Shop } from '../../db/schema.ts';
import { productNames, type SkuMovement } from '../../db/statistics/moved-skus.ts';
import {
  addParts,
  type ChangeParts,
  type MovedSku,
  mainCause,
  netOf,
  noChange,
  type PeriodDays,
  partsOfShop,
  sumOfParts,
} from '../contract/rules/change-parts.ts';
import type * as calls from '../contract/sales-change.ts';

/** What moved in two periods, taken apart SKU by SKU and put together by product. */

export interface ChangedProduct {
  readonly productRef: number;
  readonly shopId: number;
  readonly isSoldOut: boolean;
  readonly current: number;
  readonly difference: number;
  readonly parts: ChangeParts;
}

export const partsOf = (products: readonly ChangedProduct[]): ChangeParts =>
  products.reduce((sum, { parts }) => addParts(sum, parts), noChange);

interface Both extends MovedSku {
  readonly skuRef: number;
  readonly productRef: number;
  readonly shopId: number;
}

const nothing = { soldQuantity: 0, soldAmount: 0, returnedAmount: 0 };

function bothOf(current: readonly SkuMovement[], previous: readonly SkuMovement[]): Both[] {
  const before = new Map(previous.map((one) => [one.skuRef, one]));
  const now = new Set(current.map(({ skuRef }) => skuRef));
  const of = (one: SkuMovement, moved: Pick<MovedSku, 'current' | 'previous'>): Both => ({
    skuRef: one.skuRef,
    productRef: one.productRef,
    shopId: one.shopId,
    isSoldOut: one.onHand !== null && one.onHand <= 0,
    ...moved,
  });
  return [
    ...current.map((one) => of(one, { current: one, previous: before.get(one.skuRef) ?? nothing })),
    ...previous
      .filter(({ skuRef }) => !now.has(skuRef))
      .map((one) => of(one, { current: nothing, previous: one })),
  ];
}

/** Every product that moved in one of the periods. Of each shop they add up to its difference. */
export function changedProducts(
  current: readonly SkuMovement[],
  previous: readonly SkuMovement[],
  lengths: PeriodDays,
): ChangedProduct[] {
  const products = new Map<number, ChangedProduct>();
  const shops = Map.groupBy(bothOf(current, previous), ({ shopId }) => shopId);
  for (const skus of shops.values()) {
    // The order decides who gets the fractions of a fen: it must not hang on the engine's.
    skus.sort((a, b) => a.skuRef - b.skuRef);
    for (const [place, parts] of partsOfShop(skus, lengths).entries()) {
      const sku = skus[place];
      if (sku === undefined) continue;
      const known = products.get(sku.productRef);
      const whole = addParts(known?.parts ?? noChange, parts);
      products.set(sku.productRef, {
        productRef: sku.productRef,
        shopId: sku.shopId,
        isSoldOut: sku.isSoldOut || known?.isSoldOut === true,
        current: (known?.current ?? 0) + netOf(sku.current),
        difference: sumOfParts(whole),
        parts: whole,
      });
    }
  }
  return [...products.values()];
}

/** Those that changed most, either way, and the sum of all others. */
export function productsOf(products: readonly ChangedProduct[], most: number) {
  const sorted = products.toSorted(
    (a, b) => Math.abs(b.difference) - Math.abs(a.difference) || a.productRef - b.productRef,
  );
  const others = sorted.slice(most);
  const parts = partsOf(others);
  return {
    shown: sorted.slice(0, most),
    others: { count: others.length, difference: sumOfParts(parts), parts },
  };
}

/** Answers how products are told, by their names and shops: one read for all of them. */
export async function named(
  db: DbOrTransaction,
  shops: readonly Shop[],
  products: readonly ChangedProduct[],
) {
  const names = await productNames(db, [...new Set(products.map(({ productRef }) => productRef))]);
  const mallIds = new Map(shops.map((shop) => [shop.id, shop.mall_id]));
  return (one: ChangedProduct | undefined): z.output<typeof calls.changedProduct> | null => {
    const name = one && names.get(one.productRef);
    const mallId = one && mallIds.get(one.shopId);
    if (one === undefined || name === undefined || mallId === undefined) return null;
    const { isSoldOut, current, difference, parts } = one;
    return {
      mallId,
      productId: name.productId,
      productName: name.name,
      isSoldOut,
      current,
      level: current - difference,
      difference,
      cause: mainCause(parts),
      parts,
    };
  };
}
