import type { z } from 'zod';
import { shanghaiDay } from '../api/contract/rules/calendar.ts';
import type { shopLayout, shopRow } from '../api/contract/shops.ts';
import type { Tab } from './upstream/rules.ts';

export type ShopRow = z.output<typeof shopRow>;
export type ShopLayout = z.output<typeof shopLayout>;

/** One shop with its place in the side panel. */
export interface Shop extends ShopRow {
  readonly hidden: boolean;
  /** From 0, over all shops, shown ones before hidden ones. */
  readonly position: number;
  /** The saved layout does not name it yet. */
  readonly isNew: boolean;
  /** Place among those that the viewer has pinned, from 0; null for the others. */
  readonly pinned: number | null;
}

/** The shops that the viewer may see, in the saved order: the only place where shops are looked up. */
export interface Directory {
  readonly shops: readonly Shop[];
  readonly shown: readonly Shop[];
  readonly tabs: readonly Tab[];
  readonly byMallId: ReadonlyMap<string, Shop>;
}

/** By rows and layout as they were read: several operations may have read the very same. */
const made = new WeakMap<readonly ShopRow[], WeakMap<ShopLayout, Directory>>();

/** The directory of what was read, made once. */
export function directoryOf(rows: readonly ShopRow[], layout: ShopLayout): Directory {
  const ofRows = made.get(rows) ?? new WeakMap<ShopLayout, Directory>();
  made.set(rows, ofRows);
  const directory = ofRows.get(layout) ?? arranged(rows, layout);
  ofRows.set(layout, directory);
  return directory;
}

/**
 * The saved layout applied to the shops there are. Shops that it does not name are shown last, in the
 * upstream's order; names of shops that are gone play no part. One shop is always shown, though the
 * layout was saved when there were others to show.
 */
function arranged(rows: readonly ShopRow[], layout: ShopLayout): Directory {
  const known = new Map(rows.map((row) => [row.mallId, row]));
  const named = new Set([...layout.listShowTab, ...layout.listClosedTab]);
  const closed = new Set(layout.listClosedTab);
  const unnamed = rows.map((row) => row.mallId).filter((mallId) => !named.has(mallId));
  const shownIds = [...layout.listShowTab.filter((mallId) => !closed.has(mallId)), ...unnamed];
  if (!shownIds.some((mallId) => known.has(mallId))) {
    const first = layout.listClosedTab.find((mallId) => known.has(mallId));
    if (first !== undefined) closed.delete(first);
  }
  const pins = new Map((layout.listPinnedTab ?? []).map((mallId, place) => [mallId, place]));
  const shops: Shop[] = [];
  for (const mallId of new Set([...shownIds, ...layout.listClosedTab])) {
    const row = known.get(mallId);
    if (row === undefined) continue;
    const hidden = closed.has(mallId);
    const pinned = pins.get(mallId) ?? null;
    shops.push({ ...row, hidden, position: shops.length, isNew: !named.has(mallId), pinned });
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

/** The day in which the paid time of a shop ends; null where it never does. */
export const lastDayOf = ({ dataUntil, expireDate }: ShopRow): string | null =>
  // An upstream that does not name the day still says when the time ends.
  dataUntil ?? (expireDate === null ? null : shanghaiDay(expireDate - 1));

/** The shop of a global id; undefined when the viewer has no such shop. */
export function shopByGlobalId(directory: Directory, id: string): Shop | undefined {
  const shop = directory.byMallId.get(id.slice(id.indexOf(':') + 1));
  return shop !== undefined && shopId(shop) === id ? shop : undefined;
}
