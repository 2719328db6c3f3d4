import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DataSource } from '../../api/contract/rules/data-source.ts';
import type { DbOrTransaction } from '../engine/connect.ts';
import { inParts, insertRows } from '../engine/insert-rows.ts';
import { lockShops } from '../shops/lock-shops.ts';
import { RollUpSums } from './roll-up-sums.ts';

/**
 * Writes the facts that come from a marketplace, which never change; `import-lines.ts` writes those that come
 * from files, which do. Both move the roll-ups in the same transaction by what is really different, so that
 * every statistic can read roll-ups alone.
 */

export interface NewSaleLine {
  readonly shopId: number;
  readonly source: DataSource;
  readonly orderNo: string;
  readonly skuRef: number;
  /** What tells the order's lines of the SKU apart: their places from 1, or the marketplace's numbers. */
  readonly lineNo: number;
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
 * @param now of the clock that the statistics are asked by, as the last minutes count back from it
 */
export async function appendSaleLines(
  trx: DbOrTransaction,
  lines: readonly NewSaleLine[],
  now: number = Date.now(),
): Promise<Appended> {
  if (lines.length === 0) return { added: 0, known: 0 };
  if (!trx.isTransaction) {
    return trx.transaction().execute((inner) => appendSaleLines(inner, lines, now));
  }

  const fresh = inKeyOrder(lines);
  await lockShops(trx, [...new Set(fresh.map((line) => line.shopId))]);
  const sums = new RollUpSums(await knownCosts(trx, fresh), now);
  let added = 0;
  for (const part of inParts(fresh, linesAtOnce)) {
    added += await insertLines(trx, part, sums);
    await nextTurn();
  }
  await sums.write(trx);
  return { added, known: lines.length - added };
}

function lineKey(line: NewSaleLine): string {
  return `${line.shopId} ${line.source} ${line.skuRef} ${line.lineNo} ${line.orderNo}`;
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

type LineKey = Pick<NewSaleLine, 'shopId' | 'source' | 'orderNo' | 'skuRef' | 'lineNo'>;

export function byKey(a: LineKey, b: LineKey): number {
  return (
    a.shopId - b.shopId ||
    byText(a.source, b.source) ||
    byText(a.orderNo, b.orderNo) ||
    a.skuRef - b.skuRef ||
    a.lineNo - b.lineNo
  );
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** SKU to cost in fen, of the SKUs whose cost is known. */
async function knownCosts(
  trx: DbOrTransaction,
  lines: readonly Pick<NewSaleLine, 'skuRef'>[],
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

/** The same of all SKUs of a shop. */
export async function costsOfShop(
  trx: DbOrTransaction,
  shopId: number,
): Promise<ReadonlyMap<number, number>> {
  const rows = await trx
    .selectFrom('sku')
    .select(['id', 'cost'])
    .where('shop_id', '=', shopId)
    .where('cost', 'is not', null)
    .execute();
  return new Map(rows.flatMap(({ id, cost }) => (cost === null ? [] : [[id, cost]])));
}

/** The columns of lines: first what is said once for all, then those of `lineRow`. */
export const lineColumns =
  'source, shop_id, order_no, sku_ref, line_no, sold_at, kind, quantity, amount, import_id';
const key = 'shop_id, source, order_no, sku_ref, line_no';

const lineRow = (line: NewSaleLine) => [
  line.shopId,
  line.orderNo,
  line.skuRef,
  line.lineNo,
  line.soldAt,
  line.kind,
  line.quantity,
  line.amount,
  line.importId,
];

/** Inserts lines; `rest` as of `insertRows`. */
export async function insertLineRows<Returned = never>(
  trx: DbOrTransaction,
  table: 'sale_line' | 'import_line',
  lines: readonly NewSaleLine[],
  rest = '',
): Promise<Returned[]> {
  const returned: Returned[] = [];
  for (const [source, same] of Map.groupBy(lines, (line) => line.source)) {
    const rows = same.map(lineRow);
    const fixed = `'${source}'`;
    for (const row of await insertRows<Returned>(trx, table, lineColumns, rows, rest, fixed))
      returned.push(row);
  }
  return returned;
}

/** Writes lines over those with the same key. The roll-ups are the caller's to move. */
export function putLines(trx: DbOrTransaction, lines: readonly NewSaleLine[]): Promise<never[]> {
  return insertLineRows(
    trx,
    'sale_line',
    lines,
    `on conflict (${key}) do update set sold_at = excluded.sold_at, kind = excluded.kind,
      quantity = excluded.quantity, amount = excluded.amount, import_id = excluded.import_id`,
  );
}

interface InsertedKey {
  readonly shop_id: number;
  readonly source: DataSource;
  readonly order_no: string;
  readonly sku_ref: number;
  readonly line_no: number;
}

async function insertLines(
  trx: DbOrTransaction,
  lines: readonly NewSaleLine[],
  sums: RollUpSums,
): Promise<number> {
  const inserted = await insertLineRows<InsertedKey>(
    trx,
    'sale_line',
    lines,
    `on conflict (${key}) do nothing returning ${key}`,
  );
  if (inserted.length === lines.length) {
    for (const line of lines) sums.add(line);
    return lines.length;
  }
  const added = new Set(
    inserted.map(
      (row) => `${row.shop_id} ${row.source} ${row.sku_ref} ${row.line_no} ${row.order_no}`,
    ),
  );
  for (const line of lines) if (added.has(lineKey(line))) sums.add(line);
  return added.size;
}
