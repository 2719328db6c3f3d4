import type { DbOrTransaction } from '../engine/connect.ts';
import { insertRows } from '../engine/insert-rows.ts';
import type { Shop } from '../schema.ts';
import { noteSkuChanges, stockTurns } from './sku-changes.ts';

/** What lies in the platform's warehouse of a SKU, by the marketplace's id, and what is on its way there. */
export interface StockLevel {
  readonly skuId: string;
  readonly onHand: number;
  readonly inTransit: number;
}

type Pieces = Pick<StockLevel, 'onHand' | 'inTransit'>;

/**
 * Writes the levels that differ from the stored ones, as they stood at one instant; a SKU that has no
 * level any more has no pieces. A level that was stored for a later instant stays: of two processes the
 * slower one changes nothing. Who was sold out or came in stock again is noted; a first level turns nothing.
 */
export async function saveStock(
  trx: DbOrTransaction,
  shop: Pick<Shop, 'id'>,
  skuRefs: ReadonlyMap<string, number>,
  levels: readonly StockLevel[],
  at: number,
): Promise<void> {
  const stored = await trx
    .selectFrom('stock')
    .where('shop_id', '=', shop.id)
    .select(['sku_ref', 'on_hand', 'in_transit', 'updated_at'])
    .execute();
  const known = new Map(stored.map((row) => [row.sku_ref, row]));
  const wanted = new Map(
    stored.map((row) => [row.sku_ref, { onHand: 0, inTransit: 0 }] as [number, Pieces]),
  );
  for (const level of levels) {
    const skuRef = skuRefs.get(level.skuId);
    if (skuRef !== undefined) wanted.set(skuRef, level);
  }
  const changed = [...wanted].flatMap(([skuRef, { onHand, inTransit }]) => {
    const row = known.get(skuRef);
    if (row?.on_hand === onHand && row.in_transit === inTransit) return [];
    return [[skuRef, shop.id, onHand, inTransit, at]];
  });
  const turns = await stockTurns(
    trx,
    stored
      .filter((row) => row.updated_at < at)
      .map(({ sku_ref: skuRef, on_hand: was }) => ({
        skuRef,
        was,
        is: wanted.get(skuRef)?.onHand ?? 0,
      })),
  );
  await noteSkuChanges(trx, shop, turns, at);
  await insertRows(
    trx,
    'stock',
    'sku_ref, shop_id, on_hand, in_transit, updated_at',
    changed,
    `on conflict (sku_ref) do update set
       on_hand = excluded.on_hand, in_transit = excluded.in_transit, updated_at = excluded.updated_at
     where stock.updated_at < excluded.updated_at`,
  );
}

/**
 * The last instant to which a shop's stock was brought. It is written with the last lines, so no line
 * before it is missing.
 */
export async function stockBroughtTo(
  db: DbOrTransaction,
  shopId: number,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('stock')
    .where('shop_id', '=', shopId)
    .select(({ fn }) => fn.max('updated_at').as('at'))
    .executeTakeFirst();
  return row?.at ?? undefined;
}
