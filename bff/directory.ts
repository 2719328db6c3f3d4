import type { z } from 'zod';
import type { shopLayout, shopRow } from '../api/contract/shops.ts';
import type { Tab } from './upstream/rules.ts';

export type ShopRow = z.output<typeof shopRow>;
export type ShopLayout = z.output<typeof shopLayout>;

/** One shop with its place in the side panel. */
export interface Shop extends ShopRow {
  readonly hidden: boolean;
}

/** The shops that the viewer may see, in the saved order: the only place where shops are looked up. */
export interface Directory {
  readonly shops: readonly Shop[];
  readonly shown: readonly Shop[];
  readonly tabs: readonly Tab[];
  readonly byMallId: ReadonlyMap<string, Shop>;
}

/** Shops that the layout does not name are shown last, in the upstream's order. */
export function directoryOf(rows: readonly ShopRow[], layout: ShopLayout): Directory {
  const known = new Map(rows.map((row) => [row.mallId, row]));
  const closed = new Set(layout.listClosedTab);
  const order = new Set([
    ...layout.listShowTab.filter((mallId) => !closed.has(mallId)),
    ...rows.map((row) => row.mallId).filter((mallId) => !closed.has(mallId)),
    ...layout.listClosedTab,
  ]);
  const shops: Shop[] = [];
  for (const mallId of order) {
    const row = known.get(mallId);
    if (row !== undefined) shops.push({ ...row, hidden: closed.has(mallId) });
  }
  return {
    shops,
    shown: shops.filter((shop) => !shop.hidden),
    tabs: shops,
    byMallId: new Map(shops.map((shop) => [shop.mallId, shop])),
  };
}

/** The global id of a shop: platform and mallId. */
export const shopId = (shop: ShopRow): string => `${shop.platformType}:${shop.mallId}`;

/** The shop of a global id; undefined when the viewer has no such shop. */
export function shopByGlobalId(directory: Directory, id: string): Shop | undefined {
  const shop = directory.byMallId.get(id.slice(id.indexOf(':') + 1));
  return shop !== undefined && shopId(shop) === id ? shop : undefined;
}
