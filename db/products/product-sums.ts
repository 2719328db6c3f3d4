import { sql } from 'kysely';
import { addDays } from '../../api/contract/rules/calendar.ts';
import type { DbOrTransaction } from '../engine/connect.ts';
import { skuNets } from '../statistics/sku-sums.ts';
import type { Selection } from '../statistics/statistics.ts';
import { floorPrices } from './floor-prices.ts';
import { hintOf, recentNets, restockSum } from './product-hints.ts';
import type { ProductListRequest } from './product-list.ts';
import { soldOutLosses } from './sold-out-paces.ts';

/** Sums by which rows of the product list are ordered and filtered. */

export const levels = {
  spu: { key: sql.ref('product.id'), parent: sql.ref('sku.product_ref'), from: sql`product` },
  skc: {
    key: sql.ref('skc.id'),
    parent: sql.ref('sku.skc_ref'),
    from: sql`product join skc on skc.product_ref = product.id`,
  },
  sku: {
    key: sql.ref('sku.id'),
    parent: sql.ref('sku.id'),
    from: sql`product join skc on skc.product_ref = product.id join sku on sku.skc_ref = skc.id`,
  },
} as const;

export type Part =
  | 'moved'
  | 'sold'
  | 'returned'
  | 'recent'
  | 'net7'
  | 'net30'
  | 'stock'
  | 'losses'
  | 'lacks'
  | 'prices'
  | 'floors';
/** Pieces on hand at declared price, in fen, as `sumStock` adds them up; null where nobody told the stock. */
export const stockValue = sql<number | null>`sum(stock.on_hand * coalesce(sku.supply_price, 0))`;
/** The same at cost, of the SKUs that have one. */
export const stockCost = sql<number | null>`sum(stock.on_hand * sku.cost)`;
export const hinted: readonly Part[] = ['stock', 'recent'];

export const column = (name: string) => sql<number>`coalesce(${sql.ref(name)}, 0)`;
const net30 = column('recent.net30');
export const hint = hintOf({
  onHand: column('stock.on_hand'),
  unknown: column('stock.unknown'),
  net30,
});
/** Days that the pieces on hand last at the sales of the last 30; null where nobody knows. */
export const cover = sql`case when ${net30} > 0 and stock.unknown = 0 then stock.on_hand * 30.0 / ${net30} end`;

const daysOf = { net7: 7, net30: 30 } as const;

/** What the shops sold to customers in as many days up to yesterday, whatever the range of the list. */
const lastDays = (selection: Selection, today: string, days: number): Selection => ({
  ...selection,
  source: 'sales',
  start: addDays(today, -days),
  end: addDays(today, -1),
});

/** The sums that order or filters need, each one row per key. */
export function sumsOf(
  db: DbOrTransaction,
  { level, selection, today }: ProductListRequest,
  part: Part,
) {
  const { shopIds } = selection;
  const { parent } = levels[level];
  switch (part) {
    case 'moved':
      return sql`
        select ${parent} as key, sum(net.pieces) as pieces, sum(net.amount) as amount,
          sum(net.amount - sku.cost * net.pieces) as profit,
          sum(case when sku.cost is not null then net.amount end) as costed
        from ${skuNets(db, selection, ['amount', 'pieces'])} as net
        join sku on sku.id = net.sku_ref group by ${parent}`;
    case 'sold':
    case 'returned': {
      const pieces = `${part}_quantity` as const;
      return sql`
        select ${parent} as key, sum(net.${sql.ref(pieces)}) as pieces
        from ${skuNets(db, selection, [pieces])} as net
        join sku on sku.id = net.sku_ref group by ${parent}`;
    }
    case 'net7':
    case 'net30':
      return sql`
        select ${parent} as key, sum(net.pieces) as pieces
        from ${skuNets(db, lastDays(selection, today, daysOf[part]), ['pieces'])} as net
        join sku on sku.id = net.sku_ref group by ${parent}`;
    case 'recent':
      return sql`
        select ${parent} as key, sum(net.net30) as net30
        from ${recentNets(db, selection, today)} as net
        join sku on sku.id = net.sku_ref group by ${parent}`;
    case 'stock':
      return sql`
        select ${parent} as key, sum(stock.on_hand) as on_hand, sum(stock.in_transit) as in_transit,
          ${stockValue} as value, ${stockCost} as cost,
          count(*) - count(stock.sku_ref) as unknown
        from sku left join stock on stock.sku_ref = sku.id
        where sku.shop_id in (${sql.join(shopIds)}) group by ${parent}`;
    case 'losses':
      // Null where nobody told the stock.
      return sql`
        select ${parent} as key,
          case when count(stock.sku_ref) > 0 then coalesce(sum(loss.amount), 0) end as amount
        from sku left join stock on stock.sku_ref = sku.id
        left join ${soldOutLosses(db, selection, today)} as loss on loss.sku_ref = sku.id
        where sku.shop_id in (${sql.join(shopIds)}) group by ${parent}`;
    case 'lacks':
      return sql`
        select ${parent} as key,
          case when count(*) = count(stock.sku_ref) then ${restockSum} end as pieces
        from sku left join stock on stock.sku_ref = sku.id
        left join ${recentNets(db, selection, today)} as recent on recent.sku_ref = sku.id
        where sku.shop_id in (${sql.join(shopIds)}) group by ${parent}`;
    case 'prices':
      return sql`
        select ${parent} as key, min(sku.cost) as cost, min(sku.supply_price) as supply_price
        from sku where sku.shop_id in (${sql.join(shopIds)}) group by ${parent}`;
    case 'floors':
      return sql`
        select ${parent} as key, sum(priced.is_below) as below
        from ${floorPrices(db, selection, today)} as priced
        join sku on sku.id = priced.sku_ref group by ${parent}`;
  }
}
