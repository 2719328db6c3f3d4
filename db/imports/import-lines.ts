import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { among } from '../engine/among.ts';
import type { DbOrTransaction } from '../engine/connect.ts';
import { insertRows } from '../engine/insert-rows.ts';
import { RollUpSums, type SavingProgress } from '../statistics/roll-up-sums.ts';
import {
  byKey,
  costsOfShop,
  insertLineRows,
  lineColumns,
  type NewSaleLine,
  putLines,
} from '../statistics/sale-lines.ts';
import { type LineValues, matchLines, type PlacedLine, sameValues } from './match-lines.ts';

/**
 * Writes the facts that imports bring, and remembers what each of them brought, so that one can be taken back
 * (take-back.ts). Most orders come from one import: their lines name it, and nothing else is kept.
 * - Of an import that brings an order just as it is there already, `import_repeat` has one row.
 * - Of an order that imports tell of differently, `import_line` has all lines of every import that brought it,
 *   and `import_repeat` none.
 * The lines of such an order always are what its imports give one after the other (`matchLines`), after what
 * was there before any, which goes by the number 0.
 */

/** Imports bring sales, never stock orders. */
export const importSource = 'sales';

export interface BroughtLine extends NewSaleLine {
  readonly source: typeof importSource;
  readonly importId: number;
  /** The row of the file. */
  readonly rowNo: number;
}

export interface LineChange {
  readonly line: BroughtLine;
  readonly before: LineValues;
}

export interface Merged {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  /** The first of the changes. */
  readonly changes: readonly LineChange[];
  /** The shops whose figures have changed. */
  readonly shopIds: ReadonlySet<number>;
}

export interface StoredLine extends PlacedLine {
  readonly orderNo: string;
  readonly importId: number | null;
}

const linesAtOnce = 4_000;
/** Lines of one transaction, where an import has several: others write between them. */
const linesOfPart = 20_000;
const keptChanges = 10_000;

/** Lines of which those of an order come together, and the orders of a shop. */
type LinesInOrder = Iterable<BroughtLine> & { readonly length: number };

/**
 * Adds the lines of one import that are new and replaces those that came with other values, in the transaction
 * at hand, and moves the roll-ups. What was not brought stays. The shops must be locked.
 */
export async function mergeLines(
  trx: DbOrTransaction,
  lines: LinesInOrder,
  now: number,
  progress: SavingProgress = () => undefined,
): Promise<Merged> {
  const costs = new Map<number, number>();
  const sums = new RollUpSums(costs, now);
  const merging = new Merging(trx, sums);
  let shopId: number | undefined;
  let done = 0;
  for (const part of wholeOrders(lines)) {
    if (part[0]?.shopId !== shopId) {
      shopId = part[0]?.shopId ?? 0;
      costs.clear();
      for (const [skuRef, cost] of await costsOfShop(trx, shopId)) costs.set(skuRef, cost);
    }
    await merging.merge(part);
    done += part.length;
    // Figures stand before anybody sees them: all of it is one transaction.
    if (sums.areMany) await sums.write(trx);
    await progress((0.95 * done) / lines.length);
    await nextTurn();
  }
  await sums.write(trx, (share) => progress(0.95 + 0.05 * share));
  return merging;
}

/**
 * The same in several transactions, each of some thousand lines of one shop: the figures grow, and others write
 * between them.
 * @param inTransaction runs one of them, with the shop locked
 */
export async function mergeInParts(
  lines: LinesInOrder,
  now: () => number,
  inTransaction: (
    shopId: number,
    work: (trx: DbOrTransaction) => Promise<Merged>,
  ) => Promise<Merged>,
): Promise<Merged> {
  const all = { added: 0, changed: 0, unchanged: 0, changes: [], shopIds: new Set<number>() };
  const changes: LineChange[] = [];
  for (const part of wholeOrders(lines, linesOfPart)) {
    const shopId = part[0]?.shopId ?? 0;
    const merged = await inTransaction(shopId, (trx) => mergeLines(trx, part, now()));
    all.added += merged.added;
    all.changed += merged.changed;
    all.unchanged += merged.unchanged;
    changes.push(...merged.changes.slice(0, keptChanges - changes.length));
    for (const id of merged.shopIds) all.shopIds.add(id);
  }
  return { ...all, changes };
}

/**
 * Cut into parts, each of one shop and none with a part of an order, sorted by the key: neighbours in the table
 * are written one after the other then, which makes a big import about twice as fast.
 */
function* wholeOrders(lines: LinesInOrder, atOnce = linesAtOnce): Generator<BroughtLine[]> {
  let part: BroughtLine[] = [];
  for (const line of lines) {
    const last = part.at(-1);
    const isNext = last?.shopId !== line.shopId || last.orderNo !== line.orderNo;
    const isFull = part.length >= atOnce || last?.shopId !== line.shopId;
    if (last !== undefined && isNext && isFull) {
      yield part.sort(byKey);
      part = [];
    }
    part.push(line);
  }
  if (part.length > 0) yield part.sort(byKey);
}

class Merging implements Merged {
  added = 0;
  changed = 0;
  unchanged = 0;
  readonly changes: LineChange[] = [];
  readonly shopIds = new Set<number>();
  readonly #trx: DbOrTransaction;
  readonly #sums: RollUpSums;

  constructor(trx: DbOrTransaction, sums: RollUpSums) {
    this.#trx = trx;
    this.#sums = sums;
  }

  async merge(part: readonly BroughtLine[]): Promise<void> {
    const shopId = part[0]?.shopId ?? 0;
    const orders = Map.groupBy(part, (line) => line.orderNo);
    const stored = await linesOfOrders(this.#trx, shopId, [...orders.keys()]);
    if (stored.size === 0) return this.#put(part);
    const told = await toldApart(this.#trx, shopId, [...stored.keys()]);
    const fresh: BroughtLine[] = [];
    const repeated: BroughtLine[] = [];
    const different = new Map<string, BroughtLine[]>();
    for (const [orderNo, lines] of orders) {
      const known = stored.get(orderNo);
      if (known === undefined) for (const line of lines) fresh.push(line);
      else if (!told.has(orderNo) && isRepeat(known, lines)) {
        repeated.push(...lines.slice(0, 1));
        this.unchanged += lines.length;
      } else different.set(orderNo, lines);
    }
    await this.#put(fresh);
    await this.#repeat(repeated);
    const untold = [...different.keys()].filter((orderNo) => !told.has(orderNo));
    await tellApart(this.#trx, shopId, untold);
    await this.#tell([...different.values()].flat());
    await this.#put(
      [...different].flatMap(([orderNo, lines]) => this.#match(stored.get(orderNo) ?? [], lines)),
      'matched',
    );
  }

  async #put(lines: readonly BroughtLine[], kind: 'new' | 'matched' = 'new'): Promise<void> {
    if (kind === 'new') this.added += lines.length;
    for (const line of lines) {
      this.#sums.add(line);
      this.shopIds.add(line.shopId);
    }
    await putLines(this.#trx, lines);
  }

  /** The lines to write. */
  #match(stored: readonly StoredLine[], lines: readonly BroughtLine[]): BroughtLine[] {
    const { unchanged, changed, added } = matchLines(stored, lines);
    this.unchanged += unchanged;
    this.changed += changed.length;
    this.added += added.length;
    const shown = changed.slice(0, keptChanges - this.changes.length);
    for (const { stored: before, brought: line } of shown) this.changes.push({ line, before });
    for (const { stored: before, brought } of changed)
      this.#sums.remove({ ...brought, ...before, shopId: brought.shopId });
    return [
      ...changed.map(({ stored: { lineNo }, brought }) => ({ ...brought, lineNo })),
      ...added.map(({ brought, lineNo }) => ({ ...brought, lineNo })),
    ];
  }

  /** @param lines one of each order */
  async #repeat(lines: readonly BroughtLine[]): Promise<void> {
    await insertRows(
      this.#trx,
      'import_repeat',
      'shop_id, source, order_no, import_id',
      lines.map((line) => [line.shopId, line.source, line.orderNo, line.importId]),
    );
  }

  async #tell(lines: readonly BroughtLine[]): Promise<void> {
    await insertLineRows(this.#trx, 'import_line', lines);
  }
}

/** Whether an import brings an order just as another one did: both in the order of the key. */
function isRepeat(stored: readonly StoredLine[], brought: readonly BroughtLine[]): boolean {
  return (
    stored.length === brought.length &&
    stored.every((line, index) => {
      const other = brought[index];
      return (
        other !== undefined &&
        line.importId !== null &&
        line.skuRef === other.skuRef &&
        line.lineNo === other.lineNo &&
        sameValues(line, other)
      );
    })
  );
}

/** The stored lines of orders, in the order of the key. */
export async function linesOfOrders(
  trx: DbOrTransaction,
  shopId: number,
  orderNos: readonly string[],
): Promise<Map<string, StoredLine[]>> {
  const { rows } = await sql<StoredLine>`
    select order_no as "orderNo", sku_ref as "skuRef", line_no as "lineNo", sold_at as "soldAt",
      kind, quantity, amount, import_id as "importId"
    from sale_line
    where shop_id = ${shopId} and source = ${importSource} and ${among(trx, 'order_no', orderNos)}
    order by order_no, sku_ref, line_no`.execute(trx);
  return Map.groupBy(rows, (row) => row.orderNo);
}

/** Those of the orders of which `import_line` has what each import brought. */
export async function toldApart(
  trx: DbOrTransaction,
  shopId: number,
  orderNos: readonly string[],
): Promise<Set<string>> {
  const rows = await trx
    .selectFrom('import_line')
    .where('shop_id', '=', shopId)
    .where('source', '=', importSource)
    .where(among(trx, 'order_no', orderNos))
    .select('order_no')
    .distinct()
    .execute();
  return new Set(rows.map((row) => row.order_no));
}

/** Writes down what each import brought of orders that all of them told alike so far. */
async function tellApart(
  trx: DbOrTransaction,
  shopId: number,
  orderNos: readonly string[],
): Promise<void> {
  if (orderNos.length === 0) return;
  const columns = sql.raw(lineColumns.replace(', import_id', ''));
  const lines = sql`
    from sale_line as line
    where shop_id = ${shopId} and source = ${importSource} and ${among(trx, 'order_no', orderNos)}`;
  await sql`
    insert into import_line (${columns}, import_id)
    select line.*, repeat.import_id
    from (select ${columns} ${lines} and import_id is not null) as line
    join import_repeat as repeat using (shop_id, source, order_no)`.execute(trx);
  await sql`
    insert into import_line (${columns}, import_id)
    select ${columns}, coalesce(import_id, 0) ${lines}`.execute(trx);
  await trx
    .deleteFrom('import_repeat')
    .where('shop_id', '=', shopId)
    .where('source', '=', importSource)
    .where(among(trx, 'order_no', orderNos))
    .execute();
}
