import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { shanghaiHour } from './calendar.ts';
import type { DbOrTransaction } from './connect.ts';
import { isSqlite, jsonRows, text, whole } from './json-rows.ts';
import { inParts, RollUpSums, type SavingProgress } from './roll-up-sums.ts';
import type { SalesSource } from './schema.ts';

/**
 * The only writer of facts. A line is inserted once, and in the same transaction the four roll-ups move
 * by what was really added, so that every statistic can read roll-ups alone.
 */

export interface NewSaleLine {
  readonly shopId: number;
  readonly source: SalesSource;
  readonly orderNo: string;
  /** Place among the order's lines in this shop, from 1. */
  readonly lineNo: number;
  readonly skuRef: number;
  /** Milliseconds since 1970 in UTC. */
  readonly soldAt: number;
  readonly kind: 'sale' | 'return';
  /** Positive, for returns too. */
  readonly quantity: number;
  /** Whole fen, not negative, for returns too. */
  readonly amount: number;
  readonly importId: number | null;
}

export interface Appended {
  /** Lines that were not there before. */
  readonly added: number;
  /** Lines whose key was there already, or came twice in the same call; they change nothing. */
  readonly known: number;
}

const hourMs = 3_600_000;

/**
 * Appends lines and brings the roll-ups up to date. Lines that are known already count nothing.
 * Outside a transaction it opens one of its own; it is all or nothing either way.
 */
export async function appendSaleLines(
  trx: DbOrTransaction,
  lines: readonly NewSaleLine[],
  progress: SavingProgress = () => undefined,
): Promise<Appended> {
  if (lines.length === 0) return { added: 0, known: 0 };
  if (!trx.isTransaction) {
    return trx.transaction().execute((inner) => appendSaleLines(inner, lines, progress));
  }

  const fresh = inKeyOrder(withoutRepeats(lines));
  await lockShops(trx, [...new Set(fresh.map((line) => line.shopId))]);
  const costs = await knownCosts(trx, fresh);
  const sums = new RollUpSums(costs);
  let added = 0;
  const parts = inParts(fresh);
  for (const [index, part] of parts.entries()) {
    added += await insertLines(trx, part, sums);
    // The roll-ups have about as many rows to write as there are lines.
    await progress((0.5 * (index + 1)) / parts.length);
    await nextTurn();
  }
  await sums.write(trx, progress);
  await progress(1);
  return { added, known: lines.length - added };
}

/**
 * Counts cost and `uncosted_net` of a shop's hours and days again, after costs of its SKUs changed.
 * Reads the shop's lines, which no statistic does: a change of cost reaches back over all of them.
 */
export async function recomputeShopCosts(trx: DbOrTransaction, shopId: number): Promise<void> {
  if (!trx.isTransaction) {
    return trx.transaction().execute((inner) => recomputeShopCosts(inner, shopId));
  }
  await lockShops(trx, [shopId]);
  const net = sql<number>`case when sale_line.kind = 'sale' then sale_line.quantity else -sale_line.quantity end`;
  const rows = await trx
    .selectFrom('sale_line')
    .innerJoin('sku', 'sku.id', 'sale_line.sku_ref')
    .where('sale_line.shop_id', '=', shopId)
    .select([
      'sale_line.source',
      sql<number>`sale_line.sold_at / ${sql.lit(hourMs)}`.as('bucket'),
      sql<number>`sum(case when sku.cost is null then 0 else sku.cost * (${net}) end)`.as('cost'),
      sql<number>`sum(case when sku.cost is null then (${net}) else 0 end)`.as('uncosted'),
    ])
    .groupBy(['sale_line.source', sql`sale_line.sold_at / ${sql.lit(hourMs)}`])
    .execute();

  const hours = new Map<string, CostRow>();
  const days = new Map<string, CostRow>();
  for (const row of rows) {
    const hour = shanghaiHour(Number(row.bucket) * hourMs);
    const cost = Number(row.cost);
    const uncosted = Number(row.uncosted);
    addCost(hours, row.source, hour, cost, uncosted);
    addCost(days, row.source, hour.slice(0, 10), cost, uncosted);
  }
  await setCosts(trx, 'shop_hour', 'hour', shopId, [...hours.values()]);
  await setCosts(trx, 'shop_day', 'day', shopId, [...days.values()]);
}

type CostRow = [source: SalesSource, bucket: string, cost: number, uncosted: number];

function addCost(
  rows: Map<string, CostRow>,
  source: SalesSource,
  bucket: string,
  cost: number,
  uncosted: number,
): void {
  const key = `${source} ${bucket}`;
  const row = rows.get(key);
  if (row === undefined) {
    rows.set(key, [source, bucket, cost, uncosted]);
    return;
  }
  row[2] += cost;
  row[3] += uncosted;
}

async function setCosts(
  trx: DbOrTransaction,
  table: 'shop_hour' | 'shop_day',
  bucket: 'hour' | 'day',
  shopId: number,
  rows: readonly CostRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const target = sql.table(table);
  await sql`
    update ${target}
    set cost = ${whole(2)}, uncosted_net = ${whole(3)}
    from ${jsonRows(trx, rows)}
    where ${target}.shop_id = ${shopId}
      and ${target}.source = ${text(0)}
      and ${target}.${sql.ref(bucket)} = ${text(1)}
  `.execute(trx);
}

/**
 * One writer per shop at a time. SQLite has one writer anyway; PostgreSQL would otherwise let two imports
 * of the same shop wait for each other's roll-up rows in opposite order.
 */
async function lockShops(trx: DbOrTransaction, shopIds: readonly number[]): Promise<void> {
  if (isSqlite(trx)) return;
  await trx
    .selectFrom('shop')
    .select('id')
    .where('id', 'in', shopIds)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

function lineKey(line: NewSaleLine): string {
  return `${line.shopId} ${line.source} ${line.lineNo} ${line.orderNo}`;
}

function withoutRepeats(lines: readonly NewSaleLine[]): NewSaleLine[] {
  const seen = new Map<string, NewSaleLine>();
  for (const line of lines) {
    const key = lineKey(line);
    if (!seen.has(key)) seen.set(key, line);
  }
  return [...seen.values()];
}

/** Neighbours in the table come one after the other, which makes a big import about twice as fast. */
function inKeyOrder(lines: NewSaleLine[]): NewSaleLine[] {
  const before = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
  return lines.sort(
    (a, b) =>
      a.shopId - b.shopId ||
      before(a.source, b.source) ||
      before(a.orderNo, b.orderNo) ||
      a.lineNo - b.lineNo,
  );
}

async function knownCosts(
  trx: DbOrTransaction,
  lines: readonly NewSaleLine[],
): Promise<ReadonlyMap<number, number>> {
  const skuRefs = [...new Set(lines.map((line) => line.skuRef))].map((ref) => [ref]);
  const rows = await sql<{ id: number; cost: number }>`
    select sku.id, sku.cost from sku
    where sku.cost is not null and sku.id in (select ${whole(0)} from ${jsonRows(trx, skuRefs)})
  `.execute(trx);
  return new Map(rows.rows.map((row) => [Number(row.id), Number(row.cost)]));
}

async function insertLines(
  trx: DbOrTransaction,
  lines: readonly NewSaleLine[],
  sums: RollUpSums,
): Promise<number> {
  const rows = lines.map((line) => [
    line.shopId,
    line.source,
    line.orderNo,
    line.lineNo,
    line.skuRef,
    line.soldAt,
    line.kind,
    line.quantity,
    line.amount,
    line.importId,
  ]);
  const inserted = await sql<{
    shop_id: number;
    source: SalesSource;
    order_no: string;
    line_no: number;
  }>`
    insert into sale_line (shop_id, source, order_no, line_no, sku_ref, sold_at, kind, quantity, amount, import_id)
    select ${whole(0)}, ${text(1)}, ${text(2)}, ${whole(3)}, ${whole(4)}, ${whole(5)}, ${text(6)},
      ${whole(7)}, ${whole(8)}, ${whole(9)}
    from ${jsonRows(trx, rows)}
    where true
    on conflict (shop_id, source, order_no, line_no) do nothing
    returning shop_id, source, order_no, line_no
  `.execute(trx);
  if (inserted.rows.length === lines.length) {
    for (const line of lines) sums.add(line);
    return lines.length;
  }
  const added = new Set(
    inserted.rows.map((row) => `${row.shop_id} ${row.source} ${row.line_no} ${row.order_no}`),
  );
  for (const line of lines) if (added.has(lineKey(line))) sums.add(line);
  return added.size;
}
