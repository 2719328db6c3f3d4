/** Pieces of a SKU, by the marketplace's id. */
export interface Goods {
  readonly skuId: string;
  /** Pieces, at least one. */
  readonly quantity: number;
}

/** Goods of products that the shop no longer lists are left out. */
export const linesOf = (
  goods: readonly Goods[],
  skuRefs: ReadonlyMap<string, number>,
): [skuRef: number, quantity: number][] =>
  goods.flatMap(({ skuId, quantity }) => {
    const ref = skuRefs.get(skuId);
    return ref === undefined ? [] : [[ref, quantity]];
  });
