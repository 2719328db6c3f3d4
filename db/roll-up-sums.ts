import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { shanghaiHour } from './calendar.ts';
import type { DbOrTransaction } from './connect.ts';
import { jsonRows, text, whole } from './json-rows.ts';
import type { NewSaleLine } from './sale-lines.ts';
import type { SalesSource } from './schema.ts';

/** Called now and then with the share that is done, 0 to 1. May wait. */
export type SavingProgress = (done: number) => void | Promise<void>;

const linesAtOnce = 4_000;
const hourMs = 3_600_000;

type SkuSum = [
  shopId: number,
  source: SalesSource,
  bucket: string,
  skuRef: number,
  soldQuantity: number,
  returnedQuantity: number,
  soldAmount: number,
  returnedAmount: number,
];

type ShopSum = [
  shopId: number,
  source: SalesSource,
  bucket: string,
  soldQuantity: number,
  returnedQuantity: number,
  soldAmount: number,
  returnedAmount: number,
  cost: number,
  uncosted: number,
];

/** What the added lines change in each roll-up, summed before it is written. */
export class RollUpSums {
  readonly #costs: ReadonlyMap<number, number>;
  readonly #hourNames = new Map<number, string>();
  readonly #hours = new Map<string, ShopSum>();
  readonly #days = new Map<string, ShopSum>();
  readonly #skuDays = new Map<string, SkuSum>();
  readonly #skuMonths = new Map<string, SkuSum>();

  constructor(costs: ReadonlyMap<number, number>) {
    this.#costs = costs;
  }

  add(line: NewSaleLine): void {
    const hour = this.#hour(line.soldAt);
    const day = hour.slice(0, 10);
    this.#addToShop(this.#hours, line, hour);
    this.#addToShop(this.#days, line, day);
    addToSku(this.#skuDays, line, day);
    addToSku(this.#skuMonths, line, hour.slice(0, 7));
  }

  async write(trx: DbOrTransaction, progress: SavingProgress): Promise<void> {
    const skuDays = [...this.#skuDays.values()].sort(byShopAndBucket);
    const skuMonths = [...this.#skuMonths.values()].sort(byShopAndBucket);
    for (const rows of inParts([...this.#hours.values()])) await addRows(trx, shopHour, rows);
    for (const rows of inParts([...this.#days.values()])) await addRows(trx, shopDay, rows);
    const parts = [
      ...inParts(skuDays).map((rows) => ({ target: skuDay, rows })),
      ...inParts(skuMonths).map((rows) => ({ target: skuMonth, rows })),
    ];
    for (const [index, part] of parts.entries()) {
      await addRows(trx, part.target, part.rows);
      await progress(0.5 + (0.5 * (index + 1)) / parts.length);
      await nextTurn();
    }
  }

  #hour(soldAt: number): string {
    const bucket = Math.floor(soldAt / hourMs);
    let name = this.#hourNames.get(bucket);
    if (name === undefined) {
      name = shanghaiHour(soldAt);
      this.#hourNames.set(bucket, name);
    }
    return name;
  }

  #addToShop(sums: Map<string, ShopSum>, line: NewSaleLine, bucket: string): void {
    const key = `${line.shopId} ${line.source} ${bucket}`;
    let sum = sums.get(key);
    if (sum === undefined) {
      sum = [line.shopId, line.source, bucket, 0, 0, 0, 0, 0, 0];
      sums.set(key, sum);
    }
    const net = line.kind === 'sale' ? line.quantity : -line.quantity;
    if (line.kind === 'sale') {
      sum[3] += line.quantity;
      sum[5] += line.amount;
    } else {
      sum[4] += line.quantity;
      sum[6] += line.amount;
    }
    const cost = this.#costs.get(line.skuRef);
    if (cost === undefined) sum[8] += net;
    else sum[7] += cost * net;
  }
}

function addToSku(sums: Map<string, SkuSum>, line: NewSaleLine, bucket: string): void {
  // A SKU belongs to one shop, so the shop need not be part of the key.
  const key = `${line.skuRef} ${line.source} ${bucket}`;
  let sum = sums.get(key);
  if (sum === undefined) {
    sum = [line.shopId, line.source, bucket, line.skuRef, 0, 0, 0, 0];
    sums.set(key, sum);
  }
  if (line.kind === 'sale') {
    sum[4] += line.quantity;
    sum[6] += line.amount;
  } else {
    sum[5] += line.quantity;
    sum[7] += line.amount;
  }
}

function byShopAndBucket(a: SkuSum, b: SkuSum): number {
  return a[0] - b[0] || (a[2] < b[2] ? -1 : a[2] > b[2] ? 1 : 0) || a[3] - b[3];
}

/** Cut into parts of a size that one statement takes well. */
export function inParts<T>(rows: readonly T[]): T[][] {
  const parts: T[][] = [];
  for (let start = 0; start < rows.length; start += linesAtOnce) {
    parts.push(rows.slice(start, start + linesAtOnce));
  }
  return parts;
}

interface RollUpTarget {
  readonly table: 'shop_hour' | 'shop_day' | 'sku_day' | 'sku_month';
  readonly keys: readonly string[];
  readonly sums: readonly string[];
}

const skuFigures = ['sold_quantity', 'returned_quantity', 'sold_amount', 'returned_amount'];
const shopFigures = [...skuFigures, 'cost', 'uncosted_net'];
const shopHour: RollUpTarget = {
  table: 'shop_hour',
  keys: ['shop_id', 'source', 'hour'],
  sums: shopFigures,
};
const shopDay: RollUpTarget = {
  table: 'shop_day',
  keys: ['shop_id', 'source', 'day'],
  sums: shopFigures,
};
const skuDay: RollUpTarget = {
  table: 'sku_day',
  keys: ['shop_id', 'source', 'day', 'sku_ref'],
  sums: skuFigures,
};
const skuMonth: RollUpTarget = {
  table: 'sku_month',
  keys: ['shop_id', 'source', 'month', 'sku_ref'],
  sums: skuFigures,
};

/** Adds the sums to the rows that are there, and inserts the rows that are not. */
async function addRows(
  trx: DbOrTransaction,
  target: RollUpTarget,
  rows: readonly (readonly unknown[])[],
): Promise<void> {
  const table = sql.table(target.table);
  const columns = [...target.keys, ...target.sums];
  const isText = (column: string) => ['source', 'hour', 'day', 'month'].includes(column);
  const increased = target.sums.map(
    (column) => sql`${sql.ref(column)} = ${table}.${sql.ref(column)} + excluded.${sql.ref(column)}`,
  );
  await sql`
    insert into ${table} (${sql.join(columns.map((column) => sql.ref(column)))})
    select ${sql.join(columns.map((column, index) => (isText(column) ? text(index) : whole(index))))}
    from ${jsonRows(trx, rows)}
    where true
    on conflict (${sql.join(target.keys.map((column) => sql.ref(column)))})
    do update set ${sql.join(increased)}
  `.execute(trx);
}
