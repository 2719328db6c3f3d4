import { setImmediate as nextTurn } from 'node:timers/promises';
import { type SqlBool, sql } from 'kysely';
import { among } from '../engine/among.ts';
import type { DbOrTransaction } from '../engine/connect.ts';
import type { SalesImport } from '../schema.ts';
import { lockShops } from '../shops/lock-shops.ts';
import { RollUpSums, type SavingProgress } from '../statistics/roll-up-sums.ts';
import { costsOfShop, putLines } from '../statistics/sale-lines.ts';
import { importSource, linesOfOrders, type StoredLine, toldApart } from './import-lines.ts';
import { matchLines, sameValues } from './match-lines.ts';

/**
 * Takes an import back: the lines are then what the other imports give without it. What it alone brought goes,
 * what it replaced comes back, and what a later import brought stays (import-lines.ts says what is kept for that).
 */

const ordersAtOnce = 2_000;

/**
 * Takes an import back in its owner's shops, in the transaction at hand, and moves the roll-ups. Answers the
 * mall ids of the shops whose figures have changed.
 */
export async function takeBackLines(
  trx: DbOrTransaction,
  { id: importId, owner_id: ownerId }: Pick<SalesImport, 'id' | 'owner_id'>,
  now: number,
  progress: SavingProgress = () => undefined,
): Promise<readonly string[]> {
  const shops = await trx
    .selectFrom('shop')
    .where('owner_id', '=', ownerId)
    .orderBy('id')
    .select(['id', 'mall_id'])
    .execute();
  if (shops.length === 0) return [];
  await lockShops(
    trx,
    shops.map((shop) => shop.id),
  );
  const changed: string[] = [];
  for (const [index, { id: shopId, mall_id: mallId }] of shops.entries()) {
    const taking = new TakingBack(trx, importId, shopId, await costsOfShop(trx, shopId), now);
    const orders = await countLines(trx, shopId, importId);
    let done = 0;
    for (let last = ''; ; ) {
      const orderNos = await ordersAfter(trx, shopId, importId, last);
      if (orderNos.length > 0) await taking.takeBack(orderNos);
      done += orderNos.length;
      // An order has one line or more: that many orders there are at most.
      await progress((index + Math.min(1, done / Math.max(1, orders))) / shops.length);
      await nextTurn();
      if (orderNos.length < ordersAtOnce) break;
      last = orderNos.at(-1) ?? '';
    }
    if (await taking.finish()) changed.push(mallId);
    await progress((index + 1) / shops.length);
  }
  return changed;
}

const tables = ['sale_line', 'import_line', 'import_repeat'] as const;

const broughtTo = (shopId: number, importId: number) =>
  sql<SqlBool>`shop_id = ${shopId} and source = ${importSource} and import_id = ${importId}`;

/** The next orders of a shop that an import brought. Nothing finds them quicker: that would slow every import. */
async function ordersAfter(
  trx: DbOrTransaction,
  shopId: number,
  importId: number,
  last: string,
): Promise<string[]> {
  const from = (table: (typeof tables)[number]) => sql`
    select order_no from (
      select order_no from ${sql.table(table)}
      where ${broughtTo(shopId, importId)} and order_no > ${last}
      group by order_no order by order_no limit ${ordersAtOnce}) as ${sql.table(`of_${table}`)}`;
  const { rows } = await sql<{ order_no: string }>`
    ${from('sale_line')} union ${from('import_line')} union ${from('import_repeat')}
    order by order_no limit ${ordersAtOnce}`.execute(trx);
  return rows.map((row) => row.order_no);
}

/** How many lines, or orders that were there already, an import brought to a shop. */
async function countLines(trx: DbOrTransaction, shopId: number, importId: number): Promise<number> {
  let count = 0;
  for (const table of tables) {
    const { rows } = await sql<{ found: number }>`
      select count(*) as found from ${sql.table(table)} where ${broughtTo(shopId, importId)}`.execute(
      trx,
    );
    count += Number(rows[0]?.found ?? 0);
  }
  return count;
}

interface ImportedLine extends StoredLine {
  readonly importId: number;
}

class TakingBack {
  readonly #trx: DbOrTransaction;
  readonly #importId: number;
  readonly #shopId: number;
  readonly #sums: RollUpSums;
  #isHandedOn = false;
  #isChanged = false;

  constructor(
    trx: DbOrTransaction,
    importId: number,
    shopId: number,
    costs: ReadonlyMap<number, number>,
    now: number,
  ) {
    this.#trx = trx;
    this.#importId = importId;
    this.#shopId = shopId;
    // What comes back was there before.
    this.#sums = new RollUpSums(costs, now, { arrivedAt: null });
  }

  async takeBack(orderNos: readonly string[]): Promise<void> {
    const lines = await linesOfOrders(this.#trx, this.#shopId, orderNos);
    const told = await toldApart(this.#trx, this.#shopId, orderNos);
    await this.#replay(
      orderNos.filter((orderNo) => told.has(orderNo)),
      lines,
    );
    await this.#handOn(
      orderNos.filter((orderNo) => !told.has(orderNo)),
      lines,
    );
    if (this.#sums.areMany) await this.#sums.write(this.#trx);
  }

  /** Writes what is left of the roll-ups. False when nothing has changed. */
  async finish(): Promise<boolean> {
    if (this.#isChanged || this.#isHandedOn) await this.#sums.write(this.#trx);
    return this.#isChanged;
  }

  #remove(line: StoredLine): void {
    this.#isChanged = true;
    this.#sums.remove({ ...line, shopId: this.#shopId, source: importSource });
  }

  #add(line: StoredLine): void {
    this.#isChanged = true;
    this.#sums.add({ ...line, shopId: this.#shopId, source: importSource });
  }

  #handOver(line: StoredLine, heir: number): void {
    this.#isHandedOn = true;
    this.#sums.handOver({ ...line, shopId: this.#shopId, source: importSource }, heir);
  }

  /** Orders that all imports told alike: the lines become another's that brought them, or go. */
  async #handOn(
    orderNos: readonly string[],
    lines: ReadonlyMap<string, readonly StoredLine[]>,
  ): Promise<void> {
    await this.#ofOrders('import_repeat', orderNos)
      .where('import_id', '=', this.#importId)
      .execute();
    const own = orderNos.filter((orderNo) =>
      lines.get(orderNo)?.some((line) => line.importId === this.#importId),
    );
    const repeats = await this.#trx
      .selectFrom('import_repeat')
      .where('shop_id', '=', this.#shopId)
      .where('source', '=', importSource)
      .where(among(this.#trx, 'order_no', own))
      .orderBy('import_id')
      .select(['order_no', 'import_id'])
      .execute();
    const heirs = new Map(repeats.map((row) => [row.order_no, row.import_id]));
    for (const [heir, rows] of Map.groupBy(heirs, ([, importId]) => importId)) {
      const inherited = rows.map(([orderNo]) => orderNo);
      await this.#ofOrders('import_repeat', inherited).where('import_id', '=', heir).execute();
      await this.#trx
        .updateTable('sale_line')
        .set({ import_id: heir })
        .where('shop_id', '=', this.#shopId)
        .where('source', '=', importSource)
        .where(among(this.#trx, 'order_no', inherited))
        .where('import_id', '=', this.#importId)
        .execute();
    }
    const gone = own.filter((orderNo) => !heirs.has(orderNo));
    for (const orderNo of own) {
      const heir = heirs.get(orderNo);
      for (const line of lines.get(orderNo) ?? []) {
        if (line.importId !== this.#importId) continue;
        if (heir === undefined) this.#remove(line);
        else this.#handOver(line, heir);
      }
    }
    await this.#ofOrders('sale_line', gone).where('import_id', '=', this.#importId).execute();
  }

  /** Orders that imports told differently: the lines are made anew from those of the others. */
  async #replay(
    orderNos: readonly string[],
    lines: ReadonlyMap<string, readonly StoredLine[]>,
  ): Promise<void> {
    if (orderNos.length === 0) return;
    await this.#ofOrders('import_line', orderNos).where('import_id', '=', this.#importId).execute();
    const told = await this.#toldLines(orderNos);
    const rewritten: StoredLine[] = [];
    const rewrittenOrders: string[] = [];
    const alike: string[] = [];
    for (const orderNo of orderNos) {
      const before = lines.get(orderNo) ?? [];
      const synced = before.filter((line) => line.importId === null);
      const imports = Map.groupBy(told.get(orderNo) ?? [], (line) => line.importId);
      const others = [...imports.keys()].filter((importId) => importId !== 0);
      const isOnly = others.length === 1 && imports.size === 1 && synced.length === 0;
      if (isOnly || others.length === 0) alike.push(orderNo);
      const after = replayed(synced, imports);
      if (areSame(before, after)) continue;
      rewrittenOrders.push(orderNo);
      rewritten.push(...after);
      for (const line of before) this.#remove(line);
      for (const line of after) this.#add(line);
    }
    await this.#ofOrders('import_line', alike).execute();
    await this.#ofOrders('sale_line', rewrittenOrders).execute();
    const of = { shopId: this.#shopId, source: importSource } as const;
    await putLines(
      this.#trx,
      rewritten.map((line) => ({ ...line, ...of })),
    );
  }

  /** What each import brought of orders, in the order in which they were saved. */
  async #toldLines(orderNos: readonly string[]): Promise<Map<string, ImportedLine[]>> {
    const { rows } = await sql<ImportedLine>`
      select order_no as "orderNo", sku_ref as "skuRef", line_no as "lineNo", sold_at as "soldAt",
        kind, quantity, amount, import_id as "importId"
      from import_line left join sales_import on sales_import.id = import_line.import_id
      where shop_id = ${this.#shopId} and source = ${importSource}
        and ${among(this.#trx, 'order_no', orderNos)}
      order by order_no, coalesce(sequence, 0), import_id, sku_ref, line_no`.execute(this.#trx);
    return Map.groupBy(rows, (row) => row.orderNo);
  }

  #ofOrders(table: 'sale_line' | 'import_line' | 'import_repeat', orderNos: readonly string[]) {
    return this.#trx
      .deleteFrom(table)
      .where('shop_id', '=', this.#shopId)
      .where('source', '=', importSource)
      .where(among(this.#trx, 'order_no', orderNos));
  }
}

const keyOf = (line: StoredLine): string => `${line.skuRef} ${line.lineNo}`;

/** The lines of an order that imports give one after the other, after what was there before any. */
function replayed(
  synced: readonly StoredLine[],
  imports: ReadonlyMap<number, readonly ImportedLine[]>,
): StoredLine[] {
  const base = (imports.get(0) ?? []).map((line) => ({ ...line, importId: null }));
  const lines = new Map<string, StoredLine>(
    [...base, ...synced].map((line) => [keyOf(line), line]),
  );
  for (const [importId, brought] of imports) {
    if (importId === 0) continue;
    const { changed, added } = matchLines([...lines.values()], brought);
    for (const { stored, brought: line } of changed)
      lines.set(keyOf(stored), { ...line, lineNo: stored.lineNo });
    for (const { brought: line, lineNo } of added) {
      const placed = { ...line, lineNo };
      lines.set(keyOf(placed), placed);
    }
  }
  return [...lines.values()];
}

/** Whether lines are the same, and of the same imports. */
function areSame(before: readonly StoredLine[], after: readonly StoredLine[]): boolean {
  const known = new Map(before.map((line) => [keyOf(line), line]));
  return (
    before.length === after.length &&
    after.every((line) => {
      const other = known.get(keyOf(line));
      return other !== undefined && other.importId === line.importId && sameValues(other, line);
    })
  );
}
