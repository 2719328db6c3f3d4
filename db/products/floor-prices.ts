import { type Expression, type SqlBool, sql } from 'kysely';
import { addDays, dayStart } from '../../api/contract/rules/calendar.ts';
import type { ShopScope } from '../billing/paid-time.ts';
import type { DbOrTransaction } from '../engine/connect.ts';
import { recentNets } from './product-hints.ts';

/** Whole fen, rounded up: a fen less would lose money. PostgreSQL would divide sums as decimals. */
const perPiece = (fen: string, pieces: string) => sql<number>`
  (cast(${sql.ref(fen)} as bigint) + cast(${sql.ref(pieces)} as bigint) - 1) / cast(${sql.ref(pieces)} as bigint)`;

/**
 * The price in fen from which on a SKU loses no money, by SKU of the shops: the pieces that stayed sold in the 30
 * days up to yesterday pay for all that left, as what comes back is seldom sold again, and for their share of
 * the fines of their product. Null without a cost, and where nothing stayed sold that could pay: neither of a
 * SKU that came back whole, nor of a product that was fined and sold nothing.
 * @param only products, where not all are wanted
 */
export function floorPrices(
  db: DbOrTransaction,
  scope: ShopScope,
  today: string,
  only?: Expression<unknown>,
) {
  const { shopIds } = scope;
  const of = (product: string) =>
    only === undefined ? sql`` : sql<SqlBool>`and ${sql.ref(product)} in ${only}`;
  const skus =
    only && db.selectFrom('sku').where(sql<SqlBool>`product_ref in ${only}`).select('id');
  return sql<{ sku_ref: number; floor: number | null; is_below: number }>`
    (select sku_ref, floor, case when supply_price < floor then 1 else 0 end as is_below from (
      select sku_ref, supply_price, case
        when cost is null then null
        when fine > 0 and product_net <= 0 then null
        when net = 0 and sold = 0 then cost
        when net > 0 then ${perPiece('spent', 'net')}
      end + case when fine > 0 and product_net > 0 then ${perPiece('fine', 'product_net')} else 0 end as floor
      from (
        select sku.id as sku_ref, sku.supply_price, sku.cost, coalesce(fined.fine, 0) as fine,
          coalesce(recent.sold30, 0) as sold, coalesce(recent.net30, 0) as net,
          sku.cost * coalesce(recent.sold30, 0) as spent,
          sum(coalesce(recent.net30, 0)) over (partition by sku.product_ref) as product_net
        from sku join product on product.id = sku.product_ref
        left join ${recentNets(db, scope, today, skus)} as recent on recent.sku_ref = sku.id
        left join (
          select shop_id, product_id, sum(fine) as fine from shop_message
          where shop_id in (${sql.join(shopIds)}) and product_id is not null and state <> 'waived'
            and happened_at >= ${dayStart(addDays(today, -30))} and happened_at < ${dayStart(today)}
          group by shop_id, product_id
        ) as fined on fined.shop_id = product.shop_id and fined.product_id = product.product_id
        where sku.shop_id in (${sql.join(shopIds)}) ${of('sku.product_ref')}
      ) as moved
    ) as priced)`;
}
