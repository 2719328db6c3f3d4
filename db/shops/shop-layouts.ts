import { z } from 'zod';
import type { DbOrTransaction } from '../engine/connect.ts';
import type { Shop } from '../schema.ts';

/** Mall ids in the order of the side panel. */
export interface ShopLayout {
  readonly listShowTab: readonly string[];
  readonly listClosedTab: readonly string[];
  /** Those that stand on top of tables of shops, in that order. Left out, what was saved stays. */
  readonly listPinnedTab?: readonly string[] | undefined;
}

/** A layout with the order of all its shops, in which a hidden one stands where it stood before. */
export interface SavedLayout extends ShopLayout {
  /** Absent in a layout that was saved before places were kept. */
  readonly order?: readonly string[] | undefined;
}

const savedLayout = z.object({
  listShowTab: z.array(z.string()),
  listClosedTab: z.array(z.string()),
  listPinnedTab: z.array(z.string()).optional(),
  order: z.array(z.string()).optional(),
});

const empty: SavedLayout = { listShowTab: [], listClosedTab: [] };

/** What the user saved last; empty lists when nothing was. */
export async function findLayout(db: DbOrTransaction, userId: number): Promise<SavedLayout> {
  const row = await db
    .selectFrom('shop_layout')
    .select('layout')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row === undefined ? empty : savedLayout.parse(JSON.parse(row.layout));
}

/** Resolves to whether anything changed; a layout that is saved already is not written again. */
export async function saveLayout(
  db: DbOrTransaction,
  userId: number,
  { listShowTab, listClosedTab, listPinnedTab, order }: SavedLayout,
  now: number,
): Promise<boolean> {
  const layout = JSON.stringify({ listShowTab, listClosedTab, order, listPinnedTab });
  const row = { layout, updated_at: now };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('shop_layout')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(row).where('shop_layout.layout', '!=', row.layout),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows !== 0n;
}

/** A saved layout applied to the shops there are: gone ones are left out, new ones are shown last. */
export function arrange(layout: ShopLayout, shops: readonly Pick<Shop, 'mall_id'>[]): ShopLayout {
  const left = new Set(shops.map((shop) => shop.mall_id));
  const listClosedTab = layout.listClosedTab.filter((mallId) => left.delete(mallId));
  const listShowTab = layout.listShowTab.filter((mallId) => left.delete(mallId));
  return { listShowTab: [...listShowTab, ...left], listClosedTab };
}
