import { addDays, shanghaiDay } from '../../api/contract/rules/calendar.ts';
import type { DbOrTransaction } from '../engine/connect.ts';
import { inParts, insertRows } from '../engine/insert-rows.ts';
import type { Shop } from '../schema.ts';
import type { SkuChangeTable } from './tables.ts';

/**
 * What explains the course of a SKU: its declared price changed, it was sold out, it came in stock again. A sync
 * writes it when it finds it, so nothing is known of the time before; a trend of a year and what it is compared
 * with can be explained.
 */
const keptDays = 800;

/** SKUs that one statement asks for. */
const skusAtOnce = 500;

export type SkuChange = Pick<SkuChangeTable, 'sku_ref' | 'kind'> & {
  readonly old_price?: number;
  readonly new_price?: number;
};

const kinds = ['price', 'soldOut', 'restocked'] as const satisfies SkuChangeTable['kind'][];

/** Notes changes that were found at an instant, and forgets those of long ago. Repeating it changes nothing. */
export async function noteSkuChanges(
  trx: DbOrTransaction,
  shop: Pick<Shop, 'id'>,
  changes: readonly SkuChange[],
  at: number,
): Promise<void> {
  if (changes.length === 0) return;
  const day = shanghaiDay(at);
  await insertRows(
    trx,
    'sku_change',
    'sku_ref, day, kind, shop_id, old_price, new_price',
    changes.map(({ sku_ref, kind, old_price, new_price }) => [
      sku_ref,
      day,
      kind,
      shop.id,
      old_price ?? null,
      new_price ?? null,
    ]),
    // From what it was before the day to what it was in the end.
    'on conflict (sku_ref, day, kind) do update set new_price = excluded.new_price',
  );
  await trx
    .deleteFrom('sku_change')
    .where('shop_id', '=', shop.id)
    .where('kind', 'in', kinds)
    .where('day', '<', addDays(day, -keptDays))
    .execute();
}

/** Of SKUs whose pieces on hand were and are these, who was sold out or came in stock again while on sale. */
export async function stockTurns(
  trx: DbOrTransaction,
  levels: readonly { readonly skuRef: number; readonly was: number; readonly is: number }[],
): Promise<SkuChange[]> {
  const turned = levels.filter(({ was, is }) => was > 0 !== is > 0);
  const onSale = new Set<number>();
  for (const part of inParts(turned, skusAtOnce)) {
    const rows = await trx
      .selectFrom('sku')
      .innerJoin('product', 'product.id', 'sku.product_ref')
      .where(
        'sku.id',
        'in',
        part.map(({ skuRef }) => skuRef),
      )
      // What is not sold any more is taken out of the warehouse: that explains nothing.
      .where('product.status', '=', 'on_sale')
      .select('sku.id')
      .execute();
    for (const { id } of rows) onSale.add(id);
  }
  return turned
    .filter(({ skuRef }) => onSale.has(skuRef))
    .map(({ skuRef, is }) => ({ sku_ref: skuRef, kind: is > 0 ? 'restocked' : 'soldOut' }));
}
