import { z } from 'zod';
import { deleteShops } from '../binding/binding.ts';
import type { DbOrTransaction } from '../engine/connect.ts';
import type { SalesImport } from '../schema.ts';

const shopIds = z.array(z.int());

/** What somebody, or another import, has given a shop. With any of it the shop is theirs, too. */
const traces = [
  'sale_line',
  'import_line',
  'import_repeat',
  'shop_group_member',
  'shop_assignment',
  'api_key_shop',
  'renewal_item',
  'listing_draft',
  'shipping_order',
] as const;

/**
 * Deletes the shops that an import made, once its lines are out of them again, where nothing else has come to
 * them. Answers their ids at the marketplace.
 */
export async function deleteMadeShops(
  trx: DbOrTransaction,
  { owner_id: ownerId, made_shops: made, created_at: createdAt }: SalesImport,
): Promise<string[]> {
  const ids = made === null ? [] : shopIds.parse(JSON.parse(made));
  if (ids.length === 0) return [];
  let untouched = trx
    .selectFrom('shop')
    .select(['id', 'mall_id'])
    .where('id', 'in', ids)
    // An id that became free may be another shop's by now.
    .where('owner_id', '=', ownerId)
    .where('origin', '=', 'imported')
    .where('created_at', '>=', createdAt)
    .where('main_account_id', 'is', null)
    .where('unbound_at', 'is', null)
    .whereRef('mall_name_dis', '=', 'mall_name')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('sku')
            .select('sku.id')
            .whereRef('sku.shop_id', '=', 'shop.id')
            .where('sku.cost', 'is not', null),
        ),
      ),
    );
  for (const table of traces)
    untouched = untouched.where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom(table).select(`${table}.shop_id`).whereRef(`${table}.shop_id`, '=', 'shop.id'),
        ),
      ),
    );
  const shops = await untouched.execute();
  await deleteShops(
    trx,
    shops.map(({ id }) => id),
  );
  return shops.map(({ mall_id: mallId }) => mallId);
}
