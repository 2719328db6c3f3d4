import { sql } from 'kysely';
import {
  addDays,
  dayMs,
  dayNumberStart,
  dayStart,
  hourMs,
  shanghaiDay,
} from '../../api/contract/rules/calendar.ts';
import type { DataSource } from '../../api/contract/rules/data-source.ts';
import { beforePaidEnd, inPaidDays } from '../billing/paid-time.ts';
import type { DbOrTransaction } from '../engine/connect.ts';
import { nameOf } from '../products/product-ranking.ts';
import type { SkuChangeTable } from '../products/tables.ts';
import { synced } from './line-days.ts';
import type { Selection } from './statistics.ts';

/** What happened on the days of a selection, counted by day. Each is one statement over an index. */

export interface EventsOfDay {
  readonly day: string;
  readonly count: number;
  /** Null where all products are counted together. */
  readonly productId: string | null;
}

/** The day in Shanghai of an instant, as `dayNumber` has it: whole numbers divide to whole ones. */
const dayOf = (instant: string) =>
  sql<number>`(${sql.ref(instant)} + ${sql.lit(8 * hourMs)}) / ${sql.lit(dayMs)}`;
const named = <Row extends { readonly place: number; readonly product?: string | null }>({
  place,
  product,
  ...row
}: Row) => ({
  ...row,
  day: shanghaiDay(dayNumberStart(place)),
  productId: product ?? null,
});

const instants = ({ start, end }: Pick<Selection, 'start' | 'end'>) => ({
  from: dayStart(start),
  until: dayStart(addDays(end, 1)),
});

/** Products that came on sale, and that went off it; some products each by itself. */
export async function shelfEvents(
  db: DbOrTransaction,
  { shopIds, ended = [], ...range }: Selection,
  productIds: readonly string[] = [],
): Promise<readonly (EventsOfDay & { readonly kind: 'on' | 'off' })[]> {
  const { from, until } = instants(range);
  const rows = await db
    .selectFrom('shelf_change')
    .where('shop_id', 'in', shopIds)
    .where('happened_at', '>=', from)
    .where('happened_at', '<', until)
    .where(beforePaidEnd(ended, { shop: 'shop_id', instant: 'happened_at' }))
    .$if(productIds.length > 0, (all) =>
      all
        .where('product_id', 'in', productIds)
        .groupBy('product_id')
        .select('product_id as product'),
    )
    .groupBy([dayOf('happened_at'), 'kind'])
    .select([dayOf('happened_at').as('place'), 'kind', sql<number>`count(*)`.as('count')])
    .execute();
  return rows.map(named);
}

/** Violations, and the fines of those that were not waived; of some products each by itself. */
export async function violationEvents(
  db: DbOrTransaction,
  { shopIds, ended = [], ...range }: Selection,
  productIds: readonly string[] = [],
): Promise<readonly (EventsOfDay & { readonly fine: number })[]> {
  const { from, until } = instants(range);
  const rows = await db
    .selectFrom('shop_message')
    .where('shop_id', 'in', shopIds)
    .where('happened_at', '>=', from)
    .where('happened_at', '<', until)
    .where('kind', '=', 'violation')
    .where(beforePaidEnd(ended, { shop: 'shop_id', instant: 'happened_at' }))
    .$if(productIds.length > 0, (all) =>
      all
        .where('product_id', 'in', productIds)
        .groupBy('product_id')
        .select('product_id as product'),
    )
    .groupBy(dayOf('happened_at'))
    .select([
      dayOf('happened_at').as('place'),
      sql<number>`count(*)`.as('count'),
      sql<number>`coalesce(sum(case when state = 'waived' then 0 else fine end), 0)`.as('fine'),
    ])
    .execute();
  return rows.map(named);
}

export interface ImportsOfDay extends EventsOfDay {
  /** Null where there were several. */
  readonly importId: number | null;
}

/** When an import was saved. */
const saved = 'sales_import.finished_at';

/** What the imports in question are told by; left out, whichever days or shops. */
export interface SavedImports extends Partial<Pick<Selection, 'shopIds' | 'ended'>> {
  readonly start?: string | undefined;
  readonly end?: string | undefined;
}

/** The days of the figures with lines that imports brought, for whoever counts these imports, or lists them. */
export function linesOfImports(
  db: DbOrTransaction,
  source: DataSource,
  { shopIds, ended = [], start, end }: SavedImports,
) {
  return db
    .selectFrom('line_day')
    .innerJoin('sales_import', 'sales_import.id', 'line_day.import_id')
    .where('line_day.source', '=', source)
    .where('line_day.import_id', '<>', synced)
    .where('line_day.line_count', '>', 0)
    .where(inPaidDays(ended, { shop: 'line_day.shop_id', bucket: 'line_day.day' }))
    .where(beforePaidEnd(ended, { shop: 'line_day.shop_id', instant: saved }))
    .$if(shopIds !== undefined, (all) => all.where('line_day.shop_id', 'in', shopIds ?? []))
    .$if(start !== undefined, (all) => all.where(saved, '>=', dayStart(start ?? '')))
    .$if(end !== undefined, (all) => all.where(saved, '<', dayStart(addDays(end ?? '', 1))));
}

/** Imports that lines of the shops are still of, whichever days these are of, by the day on which they were saved. */
export async function importEvents(
  db: DbOrTransaction,
  { source, ...selection }: Selection,
): Promise<readonly ImportsOfDay[]> {
  const rows = await linesOfImports(db, source, selection)
    .groupBy(dayOf(saved))
    .select([
      dayOf(saved).as('place'),
      sql<number>`count(distinct line_day.import_id)`.as('count'),
      sql<number>`min(line_day.import_id)`.as('first'),
    ])
    .execute();
  return rows.map(({ first, ...row }) => ({
    ...named(row),
    importId: row.count === 1 ? first : null,
  }));
}

/** What explains the course of SKUs, told of a few of them. */
export interface ChangedSkus extends EventsOfDay {
  readonly kind: SkuChangeTable['kind'];
  /** Those with the largest change of their price first. */
  readonly skus: readonly ChangedSku[];
}

export interface ChangedSku {
  readonly productId: string;
  readonly name: string;
  readonly extCode: string;
  /** Null where the price did not change. */
  readonly oldPrice: number | null;
  readonly newPrice: number | null;
}

/** SKUs that are named of each day and kind. */
const mostNamed = 3;

/**
 * Declared prices that changed; of some products, each by itself, also what was sold out or came in stock again:
 * in a whole shop that happens every day.
 */
export async function skuEvents(
  db: DbOrTransaction,
  { shopIds, ended = [], start, end }: Selection,
  productIds: readonly string[] = [],
): Promise<readonly ChangedSkus[]> {
  const isOfProducts = productIds.length > 0;
  const group = sql.join(
    ['sku_change.day', 'sku_change.kind', ...(isOfProducts ? ['product.product_id'] : [])].map(
      (column) => sql.ref(column),
    ),
  );
  const rows = await db
    .with('changed', () =>
      db
        .selectFrom('sku_change')
        .innerJoin('sku', 'sku.id', 'sku_change.sku_ref')
        .innerJoin('product', 'product.id', 'sku.product_ref')
        .innerJoin('skc', 'skc.id', 'sku.skc_ref')
        .where('sku_change.shop_id', 'in', shopIds)
        .where('sku_change.day', '>=', start)
        .where('sku_change.day', '<=', end)
        .where(inPaidDays(ended, { shop: 'sku_change.shop_id', bucket: 'sku_change.day' }))
        // Up and down again within a day.
        .where(sql<boolean>`(kind <> 'price' or old_price <> new_price)`)
        .$if(isOfProducts, (all) => all.where('product.product_id', 'in', productIds))
        .$if(!isOfProducts, (all) => all.where('sku_change.kind', '=', 'price'))
        .select([
          'sku_change.day as day',
          'sku_change.kind as kind',
          'product.product_id as productId',
          nameOf('sku').as('name'),
          'sku.ext_code as extCode',
          'old_price as oldPrice',
          'new_price as newPrice',
          sql<number>`count(*) over (partition by ${group})`.as('count'),
          sql<number>`row_number() over (partition by ${group}
            order by abs(coalesce(new_price, 0) - coalesce(old_price, 0)) desc, sku.id)`.as(
            'place',
          ),
        ]),
    )
    .selectFrom('changed')
    .where('place', '<=', mostNamed)
    .select(['day', 'kind', 'productId', 'name', 'extCode', 'oldPrice', 'newPrice', 'count'])
    .orderBy('day')
    .orderBy('kind')
    .orderBy('productId')
    .orderBy('place')
    .execute();
  const groups = Map.groupBy(rows, ({ day, kind, productId }) =>
    isOfProducts ? `${day} ${kind} ${productId}` : `${day} ${kind}`,
  );
  return [...groups.values()].flatMap((skus) => {
    const [first] = skus;
    if (first === undefined) return [];
    const { day, kind, count, productId } = first;
    return [
      {
        day,
        kind,
        count,
        productId: isOfProducts ? productId : null,
        skus: skus.map(({ productId, name, extCode, oldPrice, newPrice }) => ({
          productId,
          name,
          extCode,
          oldPrice,
          newPrice,
        })),
      },
    ];
  });
}
