import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DbOrTransaction } from './connect.ts';
import { inParts, insertRows } from './insert-rows.ts';
import { lockShops } from './lock-shops.ts';
import { RollUpSums, type SavingProgress } from './roll-up-sums.ts';
import type { SalesSource } from './schema.ts';

/**
 * The only writer of facts. A line is inserted once, and in the same transaction the roll-ups move
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

const linesAtOnce = 4_000;

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

  const fresh = inKeyOrder(lines);
  await lockShops(trx, [...new Set(fresh.map((line) => line.shopId))]);
  const newest = fresh.reduce((latest, line) => Math.max(latest, line.soldAt), 0);
  const sums = new RollUpSums(await knownCosts(trx, fresh), newest);
  const parts = inParts(fresh, linesAtOnce);
  let added = 0;
  for (const [index, part] of parts.entries()) {
    added += await insertLines(trx, part, sums);
    // The roll-ups have about as many rows to write as there are lines.
    await progress((0.5 * (index + 1)) / parts.length);
    await nextTurn();
  }
  await sums.write(trx, (done) => progress(0.5 + done / 2));
  return { added, known: lines.length - added };
}

function lineKey(line: NewSaleLine): string {
  return `${line.shopId} ${line.source} ${line.lineNo} ${line.orderNo}`;
}

/**
 * In the order of the key, each key once: the line that came first. Neighbours in the table are written
 * one after the other then, which makes a big import about twice as fast.
 */
function inKeyOrder(lines: readonly NewSaleLine[]): NewSaleLine[] {
  const sorted = lines.toSorted(byKey);
  return sorted.filter((line, index) => {
    const before = sorted[index - 1];
    return before === undefined || byKey(before, line) !== 0;
  });
}

function byKey(a: NewSaleLine, b: NewSaleLine): number {
  return (
    a.shopId - b.shopId ||
    byText(a.source, b.source) ||
    byText(a.orderNo, b.orderNo) ||
    a.lineNo - b.lineNo
  );
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** SKU to cost in fen, of the SKUs whose cost is known. */
async function knownCosts(
  trx: DbOrTransaction,
  lines: readonly NewSaleLine[],
): Promise<ReadonlyMap<number, number>> {
  const costs = new Map<number, number>();
  for (const part of inParts([...new Set(lines.map((line) => line.skuRef))], 5_000)) {
    const rows = await trx
      .selectFrom('sku')
      .select(['id', 'cost'])
      .where('id', 'in', part)
      .where('cost', 'is not', null)
      .execute();
    for (const row of rows) if (row.cost !== null) costs.set(row.id, row.cost);
  }
  return costs;
}

interface LineKey {
  readonly shop_id: number;
  readonly source: SalesSource;
  readonly order_no: string;
  readonly line_no: number;
}

async function insertLines(
  trx: DbOrTransaction,
  lines: readonly NewSaleLine[],
  sums: RollUpSums,
): Promise<number> {
  const inserted = await insertRows<LineKey>(
    trx,
    'sale_line',
    'shop_id, source, order_no, line_no, sku_ref, sold_at, kind, quantity, amount, import_id',
    lines.map((line) => [
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
    ]),
    `on conflict (shop_id, source, order_no, line_no) do nothing
     returning shop_id, source, order_no, line_no`,
  );
  if (inserted.length === lines.length) {
    for (const line of lines) sums.add(line);
    return lines.length;
  }
  const added = new Set(
    inserted.map((row) => `${row.shop_id} ${row.source} ${row.line_no} ${row.order_no}`),
  );
  for (const line of lines) if (added.has(lineKey(line))) sums.add(line);
  return added.size;
}
