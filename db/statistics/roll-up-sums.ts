import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { shanghaiHour, shanghaiMinute } from '../../api/contract/rules/calendar.ts';
import type { DbOrTransaction } from '../engine/connect.ts';
import { inParts } from '../engine/insert-rows.ts';
import { forgetSplits } from './kept-splits.ts';
import { LineDays } from './line-days.ts';
import {
  addRows,
  forgetEmpty,
  type ShopSum,
  type SkuSum,
  shopFigures,
  shopPieces,
  skuFigures,
  skuPieces,
} from './roll-up-rows.ts';
import type { NewSaleLine } from './sale-lines.ts';
import { windowsAround } from './sku-windows.ts';

/** Called now and then with the share that is done, 0 to 1. May wait. */
export type SavingProgress = (done: number) => void | Promise<void>;

const rowsAtOnce = 4_000;
const hourMs = 3_600_000;
/** Minutes are kept so long: nothing asks for older ones (see recent-sales.ts). */
const minutesKeptFor = 2 * hourMs;
/** Hours of SKUs are kept so long: today and yesterday are asked for (see moved-skus.ts). */
const skuHoursKeptFor = 72 * hourMs;

type CountedLine = Omit<NewSaleLine, 'orderNo' | 'lineNo'>;

/** What added and removed lines change in each roll-up, summed before it is written. */
export class RollUpSums {
  readonly #costs: ReadonlyMap<number, number>;
  readonly #now: number;
  readonly #hourNames = new Map<number, string>();
  readonly #hours = new Map<string, ShopSum>();
  readonly #days = new Map<string, ShopSum>();
  readonly #months = new Map<string, ShopSum>();
  readonly #skuMinutes = new Map<string, SkuSum>();
  readonly #skuHours = new Map<string, SkuSum>();
  readonly #skuDays = new Map<string, SkuSum>();
  readonly #skuMonths = new Map<string, SkuSum>();
  readonly #lines: LineDays;

  /** @param arrivedAt when added lines came; null where they were there before */
  constructor(
    costs: ReadonlyMap<number, number>,
    now: number,
    { arrivedAt }: { readonly arrivedAt: number | null } = { arrivedAt: now },
  ) {
    this.#costs = costs;
    this.#now = now;
    this.#lines = new LineDays(arrivedAt);
  }

  /** Undoes `add`. */
  remove(line: CountedLine): void {
    this.#lines.count(line, this.#hour(line.soldAt).slice(0, 10), -1);
    this.#addFigures({ ...line, quantity: -line.quantity, amount: -line.amount });
  }

  add(line: CountedLine): void {
    this.#lines.count(line, this.#hour(line.soldAt).slice(0, 10), 1);
    this.#addFigures(line);
  }

  /** A line that stays as it is, and is of another import now. */
  handOver(line: CountedLine, importId: number): void {
    const day = this.#hour(line.soldAt).slice(0, 10);
    this.#lines.count(line, day, -1);
    this.#lines.count({ ...line, importId }, day, 1);
  }

  #addFigures(line: CountedLine): void {
    const hour = this.#hour(line.soldAt);
    const day = hour.slice(0, 10);
    this.#addToShop(this.#hours, line, hour);
    const month = hour.slice(0, 7);
    this.#addToShop(this.#days, line, day);
    this.#addToShop(this.#months, line, month);
    addToSku(this.#skuDays, line, day);
    addToSku(this.#skuMonths, line, month);
    if (line.soldAt > this.#now - minutesKeptFor)
      addToSku(this.#skuMinutes, line, shanghaiMinute(line.soldAt));
    if (line.soldAt > this.#now - skuHoursKeptFor) addToSku(this.#skuHours, line, hour);
  }

  async write(trx: DbOrTransaction, progress: SavingProgress = () => undefined): Promise<void> {
    const hours = [...this.#hours.values()];
    const days = [...this.#days.values()];
    const months = [...this.#months.values()];
    const skuMinutes = [...this.#skuMinutes.values()].sort(inKeyOrder);
    const skuHours = [...this.#skuHours.values()].sort(inKeyOrder);
    const skuDays = [...this.#skuDays.values()].sort(inKeyOrder);
    const skuMonths = [...this.#skuMonths.values()].sort(inKeyOrder);
    const windows = await this.#windowSums(trx);
    const parts: (() => Promise<unknown>)[] = [
      ...inParts(hours, rowsAtOnce).map(
        (rows) => () => addRows(trx, 'shop_hour', 'shop_id, source, hour', shopFigures, rows),
      ),
      ...inParts(days, rowsAtOnce).map(
        (rows) => () => addRows(trx, 'shop_day', 'shop_id, source, day', shopFigures, rows),
      ),
      ...inParts(months, rowsAtOnce).map(
        (rows) => () => addRows(trx, 'shop_month', 'shop_id, source, month', shopFigures, rows),
      ),
      () => this.#forgetOld(trx),
      ...inParts(skuMinutes, rowsAtOnce).map(
        (rows) => () =>
          addRows(trx, 'sku_minute', 'shop_id, source, minute, sku_ref', skuFigures, rows),
      ),
      ...inParts(skuHours, rowsAtOnce).map(
        (rows) => () =>
          addRows(trx, 'sku_hour', 'shop_id, source, hour, sku_ref', skuFigures, rows),
      ),
      ...inParts(skuDays, rowsAtOnce).map(
        (rows) => () => addRows(trx, 'sku_day', 'shop_id, source, day, sku_ref', skuFigures, rows),
      ),
      ...inParts(skuMonths, rowsAtOnce).map(
        (rows) => () =>
          addRows(trx, 'sku_month', 'shop_id, source, month, sku_ref', skuFigures, rows),
      ),
      ...inParts(windows, rowsAtOnce).map(
        (rows) => () =>
          addRows(trx, 'sku_window', 'shop_id, source, length, sku_ref', skuFigures, rows),
      ),
      () => forgetEmpty(trx, 'shop_hour', 'hour', hours, shopPieces),
      () => forgetEmpty(trx, 'shop_day', 'day', days, shopPieces),
      () => forgetEmpty(trx, 'shop_month', 'month', months, shopPieces),
      () => forgetEmpty(trx, 'sku_minute', 'minute', skuMinutes, skuPieces),
      () => forgetEmpty(trx, 'sku_hour', 'hour', skuHours, skuPieces),
      () => forgetEmpty(trx, 'sku_day', 'day', skuDays, skuPieces),
      () => forgetEmpty(trx, 'sku_month', 'month', skuMonths, skuPieces),
      () => forgetEmpty(trx, 'sku_window', 'length', windows, skuPieces),
      () => this.#lines.write(trx),
    ];
    for (const [index, write] of parts.entries()) {
      await write();
      await progress((index + 1) / parts.length);
      await nextTurn();
    }
  }

  async #forgetOld(trx: DbOrTransaction): Promise<void> {
    for (const [table, bucket, sums, since] of [
      ['sku_minute', 'minute', this.#skuMinutes, shanghaiMinute(this.#now - minutesKeptFor)],
      ['sku_hour', 'hour', this.#skuHours, shanghaiHour(this.#now - skuHoursKeptFor)],
    ] as const) {
      const shopIds = [...new Set([...sums.values()].map(([shopId]) => shopId))];
      if (shopIds.length === 0) continue;
      await trx
        .deleteFrom(table)
        .where('shop_id', 'in', shopIds)
        .where(sql.ref(bucket), '<', since)
        .execute();
    }
  }

  /** What the days change in the windows that they lie in. */
  async #windowSums(trx: DbOrTransaction): Promise<SkuSum<number>[]> {
    const days = [...this.#skuDays.values()];
    if (days.length === 0) return [];
    const windowsOf = await windowsAround(trx, [...new Set(days.map(([shopId]) => shopId))]);
    const sums = new Map<string, SkuSum<number>>();
    const moved = new Set<number>();
    for (const [shopId, source, day, skuRef, sold, returned, soldFen, returnedFen] of days) {
      for (const length of windowsOf(shopId, day)) {
        moved.add(shopId);
        const key = `${skuRef} ${source} ${length}`;
        let sum = sums.get(key);
        if (sum === undefined) {
          sum = [shopId, source, length, skuRef, 0, 0, 0, 0];
          sums.set(key, sum);
        }
        sum[4] += sold;
        sum[5] += returned;
        sum[6] += soldFen;
        sum[7] += returnedFen;
      }
    }
    await forgetSplits(trx, [...moved]);
    return [...sums.values()].sort(inKeyOrder);
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

  #addToShop(sums: Map<string, ShopSum>, line: CountedLine, bucket: string): void {
    const key = `${line.shopId} ${line.source} ${bucket}`;
    let sum = sums.get(key);
    if (sum === undefined) {
      sum = [line.shopId, line.source, bucket, 0, 0, 0, 0, 0, 0, 0, 0, 0];
      sums.set(key, sum);
    }
    const cost = this.#costs.get(line.skuRef);
    if (line.kind === 'sale') {
      sum[3] += line.quantity;
      sum[5] += line.amount;
      if (cost === undefined) {
        sum[8] += line.quantity;
        sum[10] += line.amount;
      } else sum[7] += cost * line.quantity;
    } else {
      sum[4] += line.quantity;
      sum[6] += line.amount;
      if (cost === undefined) {
        sum[9] += line.quantity;
        sum[11] += line.amount;
      } else sum[7] -= cost * line.quantity;
    }
  }
}

function addToSku(sums: Map<string, SkuSum>, line: CountedLine, bucket: string): void {
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

function inKeyOrder<Bucket extends string | number>(a: SkuSum<Bucket>, b: SkuSum<Bucket>): number {
  return a[0] - b[0] || (a[2] < b[2] ? -1 : a[2] > b[2] ? 1 : 0) || a[3] - b[3];
}
