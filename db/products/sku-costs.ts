import { setImmediate as nextTurn } from 'node:timers/promises';
import { type SqlBool, sql } from 'kysely';
import { shanghaiHour } from '../../api/contract/rules/calendar.ts';
import { type DataSource, dataSources } from '../../api/contract/rules/data-source.ts';
import type { DbOrTransaction } from '../engine/connect.ts';
import { inParts, insertRows } from '../engine/insert-rows.ts';
import { lockShops } from '../shops/lock-shops.ts';
import { forgetSplits } from '../statistics/kept-splits.ts';

/**
 * The only writer of costs. A cost reaches back over all that was sold: figures by SKU multiply by the cost
 * of now, and the roll-ups of shops, which hold sums of costs, move by the difference in the same
 * transaction. Only here are lines of the past read.
 */

export interface SkuCost {
  readonly shopId: number;
  readonly skuId: string;
  /** In fen; null for unknown. */
  readonly cost: number | null;
  /** What it is taken to be: where somebody has saved another since, that one stays. Left out, any is replaced. */
  readonly was?: number | null | undefined;
}

/** A shop has no such SKU. */
export class UnknownSku extends Error {
  override readonly name = 'UnknownSku';
  readonly skuId: string;

  constructor(skuId: string) {
    super(`There is no SKU ${skuId}`);
    this.skuId = skuId;
  }
}

interface Change {
  readonly skuRef: number;
  readonly before: number | null;
  readonly after: number | null;
}

/**
 * Saves the costs of SKUs, each named once, all or none. Answers the shops in which a cost changed.
 * @throws UnknownSku
 */
export async function saveCosts(
  trx: DbOrTransaction,
  costs: readonly SkuCost[],
): Promise<ReadonlySet<number>> {
  if (!trx.isTransaction) return trx.transaction().execute((inner) => saveCosts(inner, costs));
  const byShop = Map.groupBy(costs, ({ shopId }) => shopId);
  // Whoever appends lines reads the costs under the same lock.
  await lockShops(trx, [...byShop.keys()]);
  const changed = new Set<number>();
  for (const [shopId, wanted] of byShop) {
    const changes = await changesOf(trx, shopId, wanted);
    if (changes.length === 0) continue;
    await write(trx, changes);
    await moveRollUps(trx, shopId, changes);
    changed.add(shopId);
    await nextTurn();
  }
  await forgetSplits(trx, [...changed]);
  return changed;
}

async function changesOf(
  trx: DbOrTransaction,
  shopId: number,
  wanted: readonly SkuCost[],
): Promise<readonly Change[]> {
  const rows = await trx
    .selectFrom('sku')
    .where('shop_id', '=', shopId)
    .where(
      'sku_id',
      'in',
      wanted.map(({ skuId }) => skuId),
    )
    .select(['id', 'sku_id', 'cost'])
    .execute();
  const known = new Map(rows.map((row) => [row.sku_id, row]));
  const changes: Change[] = [];
  for (const { skuId, cost, was } of wanted) {
    const row = known.get(skuId);
    if (row === undefined) throw new UnknownSku(skuId);
    if (was !== undefined && row.cost !== was) continue;
    if (row.cost !== cost) changes.push({ skuRef: row.id, before: row.cost, after: cost });
  }
  return changes;
}

const big = (value: number | null) => sql`cast(${value} as bigint)`;

async function write(trx: DbOrTransaction, changes: readonly Change[]): Promise<void> {
  const values = changes.map(({ skuRef, after }) => sql`(${big(skuRef)}, ${big(after)})`);
  await sql`
    with change (sku_ref, cost) as (values ${sql.join(values)})
    update sku set cost = change.cost from change where sku.id = change.sku_ref`.execute(trx);
}

const hourMs = 3_600_000;

/** What costs move in a roll-up of a shop, by its columns there. */
const moved = [
  'cost',
  'uncosted_sold_quantity',
  'uncosted_returned_quantity',
  'uncosted_sold_amount',
  'uncosted_returned_amount',
] as const;
type Moved = Readonly<Record<(typeof moved)[number], number>>;

const addMoved = (a: Moved, b: Moved): Moved => ({
  cost: a.cost + b.cost,
  uncosted_sold_quantity: a.uncosted_sold_quantity + b.uncosted_sold_quantity,
  uncosted_returned_quantity: a.uncosted_returned_quantity + b.uncosted_returned_quantity,
  uncosted_sold_amount: a.uncosted_sold_amount + b.uncosted_sold_amount,
  uncosted_returned_amount: a.uncosted_returned_amount + b.uncosted_returned_amount,
});

interface HourMove extends Moved {
  readonly source: DataSource;
  readonly hour: number;
}

/** So many lines are read at once: about a hundredth of a second, in which nobody else is answered. */
const linesAtOnce = 10_000;
const rowsAtOnce = 2_000;

/** A place in the order of the key of the lines of one shop and source. */
interface Place {
  readonly order_no: string;
  readonly sku_ref: number;
  readonly line_no: number;
}

/**
 * What moves in each hour in which the SKUs sold. No index finds the lines of a SKU, as it would slow every
 * import: all lines of the shop are gone through, part by part, with a turn for others in between.
 */
async function movesByHour(
  trx: DbOrTransaction,
  shopId: number,
  changes: readonly Change[],
): Promise<readonly HourMove[]> {
  const moves = new Map<string, HourMove>();
  const byRef = new Map(changes.map((change) => [change.skuRef, change]));
  for (const source of dataSources) {
    let after: Place | undefined = { order_no: '', sku_ref: 0, line_no: 0 };
    while (after !== undefined) {
      const last = await placeAfter(trx, shopId, source, after);
      const part = { shopId, source, after, last };
      for (const { hour, ...move } of await movesBetween(trx, part, byRef)) {
        const known = moves.get(`${source} ${hour}`);
        moves.set(`${source} ${hour}`, { source, hour, ...(known ? addMoved(known, move) : move) });
      }
      after = last;
      await nextTurn();
    }
  }
  return [...moves.values()];
}

const place = sql`(order_no, sku_ref, line_no)`;
const valuesOf = (at: Place) => sql`(${at.order_no}, ${at.sku_ref}, ${at.line_no})`;

/** The last place of the part of lines after a place; undefined where fewer are left. */
function placeAfter(
  trx: DbOrTransaction,
  shopId: number,
  source: DataSource,
  after: Place,
): Promise<Place | undefined> {
  return trx
    .selectFrom('sale_line')
    .where('shop_id', '=', shopId)
    .where('source', '=', source)
    .where(sql<SqlBool>`${place} > ${valuesOf(after)}`)
    .orderBy('order_no')
    .orderBy('sku_ref')
    .orderBy('line_no')
    .select(['order_no', 'sku_ref', 'line_no'])
    .limit(1)
    .offset(linesAtOnce - 1)
    .executeTakeFirst();
}

/** What a SKU sold in an hour, of the lines of a part. */
interface SoldInHour {
  readonly sku_ref: number;
  readonly hour: number;
  readonly sold_quantity: number;
  readonly returned_quantity: number;
  readonly sold_amount: number;
  readonly returned_amount: number;
}

/** The lines are multiplied here: SQLite would go through all costs for each of them. */
async function movesBetween(
  trx: DbOrTransaction,
  part: {
    readonly shopId: number;
    readonly source: DataSource;
    readonly after: Place;
    readonly last: Place | undefined;
  },
  changes: ReadonlyMap<number, Change>,
): Promise<readonly Omit<HourMove, 'source'>[]> {
  const { shopId, source, after, last } = part;
  const hour = sql`sold_at / ${sql.lit(hourMs)}`;
  const end = last && sql`and ${place} <= ${valuesOf(last)}`;
  const sum = (kind: 'sale' | 'return', figure: 'quantity' | 'amount') =>
    sql`sum(case when kind = ${sql.lit(kind)} then ${sql.ref(figure)} else 0 end)`;
  const { rows } = await sql<SoldInHour>`
    select sku_ref, ${hour} as hour,
      ${sum('sale', 'quantity')} as sold_quantity, ${sum('return', 'quantity')} as returned_quantity,
      ${sum('sale', 'amount')} as sold_amount, ${sum('return', 'amount')} as returned_amount
    from sale_line
    where shop_id = ${shopId} and source = ${source} and sku_ref in (${sql.join([...changes.keys()])})
      and ${place} > ${valuesOf(after)} ${end ?? sql``}
    group by sku_ref, ${hour}`.execute(trx);
  return rows.flatMap((sold) => {
    const change = changes.get(sold.sku_ref);
    return change === undefined ? [] : [moveOf(sold, change)];
  });
}

function moveOf(sold: SoldInHour, { before, after }: Change): Omit<HourMove, 'source'> {
  const uncosted = Number(after === null) - Number(before === null);
  return {
    hour: sold.hour,
    cost: ((after ?? 0) - (before ?? 0)) * (sold.sold_quantity - sold.returned_quantity),
    uncosted_sold_quantity: uncosted * sold.sold_quantity,
    uncosted_returned_quantity: uncosted * sold.returned_quantity,
    uncosted_sold_amount: uncosted * sold.sold_amount,
    uncosted_returned_amount: uncosted * sold.returned_amount,
  };
}

async function moveRollUps(
  trx: DbOrTransaction,
  shopId: number,
  changes: readonly Change[],
): Promise<void> {
  const byHour = await movesByHour(trx, shopId, changes);
  for (const [table, bucket, length] of [
    ['shop_hour', 'hour', 13],
    ['shop_day', 'day', 10],
    ['shop_month', 'month', 7],
  ] as const) {
    const moves = new Map<string, Moved & { readonly source: DataSource; readonly name: string }>();
    for (const { source, hour, ...move } of byHour) {
      const name = shanghaiHour(hour * hourMs).slice(0, length);
      const known = moves.get(`${source} ${name}`);
      moves.set(`${source} ${name}`, { source, name, ...(known ? addMoved(known, move) : move) });
    }
    for (const part of inParts([...moves.values()], rowsAtOnce)) {
      await insertRows(
        trx,
        table,
        `shop_id, source, ${bucket}, ${moved.join(', ')}`,
        part.map((move) => [
          shopId,
          move.source,
          move.name,
          ...moved.map((column) => move[column]),
        ]),
        `on conflict (shop_id, source, ${bucket}) do update set
          ${moved.map((column) => `${column} = ${table}.${column} + excluded.${column}`).join(', ')}`,
      );
      await nextTurn();
    }
  }
}
