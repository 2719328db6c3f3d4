import { type RawBuilder, sql } from 'kysely';
import type { DbOrTransaction } from '../engine/connect.ts';
import { conditions } from './product-conditions.ts';
import type { ProductListRequest } from './product-list.ts';
import { nameOf } from './product-ranking.ts';
import { column, cover, hinted, levels, type Part, sumsOf } from './product-sums.ts';

/** Which rows of the product list stand on a page: filters and order, nothing of what a row shows. */

export interface Place {
  /** `product.id`, `skc.id` or `sku.id`. */
  readonly key: number;
  readonly shopId: number;
}

/** The rows of a page in order. Rows that are equal in the order stand by their key. */
export async function findPlaces(
  db: DbOrTransaction,
  request: ProductListRequest,
): Promise<{ total: number; places: Place[] }> {
  const { level, descending, limit, offset } = request;
  const { key } = levels[level];
  const { figure, needs } = orderOf(request);
  const { rows } = await sql<Place & { total: number }>`
    select ${key} as key, product.shop_id as "shopId", count(*) over () as total
    from ${filteredRows(db, request, needs)}
    order by (${figure} is null), ${figure} ${descending ? sql`desc` : sql`asc`}, ${key}
    limit ${limit} offset ${offset}`.execute(db);
  // A page past the end has no row that could tell the total.
  const total =
    rows[0]?.total ??
    (offset === 0 ? 0 : (await findPlaces(db, { ...request, offset: 0, limit: 1 })).total);
  return { total, places: rows.map((row) => ({ key: row.key, shopId: row.shopId })) };
}

/** What the filter leaves, with the sums that it and an order need. */
function filteredRows(db: DbOrTransaction, request: ProductListRequest, needs: readonly Part[]) {
  const { level, filter } = request;
  const { key, from } = levels[level];
  const isByStock = filter.hint !== undefined || filter.coverBelow !== undefined;
  const filtered: readonly Part[] = [
    ...(isByStock ? hinted : []),
    ...(filter.belowFloor === undefined ? [] : (['floors'] as const)),
  ];
  const joins = [...new Set([...needs, ...filtered])].map((part) => {
    const name = sql.ref(part);
    return sql`left join (${sumsOf(db, request, part)}) as ${name} on ${name}.key = ${key}`;
  });
  return sql`${sql.join([from, ...joins], sql` `)}
    where ${sql.join(conditions(db, request), sql` and `)}`;
}

/** The SKUs of all rows that the filter leaves, whatever page they stand on. */
export function skusOfRows(db: DbOrTransaction, request: ProductListRequest) {
  const { key, parent } = levels[request.level];
  return sql<{ readonly id: number }>`(
    select sku.id from sku
    where sku.shop_id in (${sql.join(request.selection.shopIds)})
      and ${parent} in (select ${key} from ${filteredRows(db, request, [])}))`;
}

/** What the list is ordered by, null for rows that stand last either way, and which sums that needs. */
function orderOf({ by, level }: ProductListRequest): {
  readonly figure: RawBuilder<unknown>;
  readonly needs: readonly Part[];
} {
  switch (by) {
    case 'netQuantity':
      return { figure: column('moved.pieces'), needs: ['moved'] };
    case 'sold':
    case 'returned':
    case 'net7':
    case 'net30':
      return { figure: column(`${by}.pieces`), needs: [by] };
    case 'netAmount':
      return { figure: column('moved.amount'), needs: ['moved'] };
    case 'profit':
      // Null where what moved has no cost; what did not move made none.
      return {
        figure: sql`case when moved.key is null then 0 else moved.profit end`,
        needs: ['moved'],
      };
    case 'margin':
      // Of what has a cost, and brought something.
      return {
        figure: sql`case when moved.costed > 0 then moved.profit * 1.0 / moved.costed end`,
        needs: ['moved'],
      };
    case 'onHand':
      return { figure: sql.ref('stock.on_hand'), needs: ['stock'] };
    case 'inTransit':
      return { figure: sql.ref('stock.in_transit'), needs: ['stock'] };
    case 'stockValue':
      return { figure: sql.ref('stock.value'), needs: ['stock'] };
    case 'stockCost':
      return { figure: sql.ref('stock.cost'), needs: ['stock'] };
    case 'soldOutLoss':
      return { figure: sql.ref('losses.amount'), needs: ['losses'] };
    case 'daysOfCover':
      return { figure: cover, needs: hinted };
    case 'restock':
      return {
        figure: sql`case when product.status = 'on_sale' then lacks.pieces end`,
        needs: ['lacks'],
      };
    case 'cost':
      return { figure: sql.ref('prices.cost'), needs: ['prices'] };
    case 'supplyPrice':
      return { figure: sql.ref('prices.supply_price'), needs: ['prices'] };
    case 'created':
      return { figure: sql.ref('product.created_at'), needs: [] };
    case 'name':
      return { figure: nameOf(level), needs: [] };
  }
}
