import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import {
  dayNumber,
  hourMs,
  shanghaiHour,
  shanghaiMinute,
} from '../../api/contract/rules/calendar.ts';
import type { DbOrTransaction } from '../engine/connect.ts';
import { inParts } from '../engine/insert-rows.ts';
import { LineDays } from './line-days.ts';
import { inKeyOrder, longer, monthly } from './longer-sums.ts';
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
import { windowSums } from './window-sums.ts';

/** Called now and then with the share that is done, 0 to 1. May wait. */
export type SavingProgress = (done: number) => void | Promise<void>;

const rowsAtOnce = 4_000;
/** Minutes are kept so long: nothing asks for older ones (see recent-sales.ts). */
const minutesKeptFor = 2 * hourMs;
/** Hours of SKUs are kept so long: today and yesterday are asked for (see moved-skus.ts). */
const skuHoursKeptFor = 72 * hourMs;

/** Sums that are kept in memory at most: with more of them it is time to write. */
const mostSums = 40_000;
/** More than there are days to count: a SKU and a day are one number. */
const dayNumbers = 2 ** 17;

type CountedLine = Omit<NewSaleLine, 'orderNo' | 'lineNo'>;

/** The sums of one shop and source. What longer times come to, these tell when they are written. */
interface Group {
  readonly shopId: number;
  readonly source: NewSaleLine['source'];
  /** By the hours since 1970. */
  readonly hours: Map<number, ShopSum>;
  /** By SKU and day. */
  readonly skuDays: Map<number, SkuSum>;
  /** By SKU and minute, or hour, of the few lines that are so new. */
  readonly skuMinutes: Map<string, SkuSum>;
  readonly skuHours: Map<string, SkuSum>;
}

/** What added and removed lines change in each roll-up, summed before it is written. */
export class RollUpSums {
  readonly #costs: ReadonlyMap<number, number>;
  readonly #now: number;
  readonly #hourNames = new Map<number, string>();
  readonly #groups = new Map<string, Group>();
  #group: Group | undefined;
  #count = 0;
  readonly #lines: LineDays;

  /**
   * @param costs of the SKUs of a line, when it is added or removed
   * @param arrivedAt when added lines came; null where they were there before
   */
  constructor(
    costs: ReadonlyMap<number, number>,
    now: number,
    { arrivedAt }: { readonly arrivedAt: number | null } = { arrivedAt: now },
  ) {
    this.#costs = costs;
    this.#now = now;
    this.#lines = new LineDays(arrivedAt);
  }

  /** Whether they should be written before others are added. */
  get areMany(): boolean {
    return this.#count >= mostSums;
  }

  /** Undoes `add`. */
  remove(line: CountedLine): void {
    this.#lines.count(line, this.#hour(line.soldAt).slice(0, 10), -1);
    this.#addFigures(line, -1);
  }

  add(line: CountedLine): void {
    this.#lines.count(line, this.#hour(line.soldAt).slice(0, 10), 1);
    this.#addFigures(line, 1);
  }

  /** A line that stays as it is, and is of another import now. */
  handOver(line: CountedLine, importId: number): void {
    const day = this.#hour(line.soldAt).slice(0, 10);
    this.#lines.count(line, day, -1);
    this.#lines.count({ ...line, importId }, day, 1);
  }

  #addFigures(line: CountedLine, sign: 1 | -1): void {
    const { soldAt, skuRef } = line;
    const group = this.#groupOf(line);
    const hour = this.#hour(soldAt);
    this.#addToShop(group, line, sign, hour);
    const day = skuRef * dayNumbers + dayNumber(soldAt);
    this.#addToSku(group.skuDays, day, line, sign, hour.slice(0, 10));
    if (soldAt > this.#now - minutesKeptFor) {
      const minute = shanghaiMinute(soldAt);
      this.#addToSku(group.skuMinutes, `${skuRef} ${minute}`, line, sign, minute);
    }
    if (soldAt > this.#now - skuHoursKeptFor)
      this.#addToSku(group.skuHours, `${skuRef} ${hour}`, line, sign, hour);
  }

  /** Writes the sums, and begins anew. */
  async write(trx: DbOrTransaction, progress: SavingProgress = () => undefined): Promise<void> {
    const groups = [...this.#groups.values()];
    this.#groups.clear();
    this.#group = undefined;
    this.#count = 0;
    const hours = groups.flatMap((group) => [...group.hours.values()]);
    const days = longer(hours, 10);
    const months = longer(days, 7);
    const sorted = (of: (group: Group) => ReadonlyMap<unknown, SkuSum>): SkuSum[] =>
      groups.flatMap((group) => [...of(group).values()]).sort(inKeyOrder);
    const skuMinutes = sorted((group) => group.skuMinutes);
    const skuHours = sorted((group) => group.skuHours);
    const skuDays = sorted((group) => group.skuDays);
    const skuMonths = monthly(skuDays).sort(inKeyOrder);
    const windows = await windowSums(trx, skuDays);
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
      () => this.#forgetOld(trx, skuMinutes, skuHours),
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

  async #forgetOld(
    trx: DbOrTransaction,
    skuMinutes: readonly SkuSum[],
    skuHours: readonly SkuSum[],
  ): Promise<void> {
    for (const [table, bucket, sums, since] of [
      ['sku_minute', 'minute', skuMinutes, shanghaiMinute(this.#now - minutesKeptFor)],
      ['sku_hour', 'hour', skuHours, shanghaiHour(this.#now - skuHoursKeptFor)],
    ] as const) {
      const shopIds = [...new Set(sums.map(([shopId]) => shopId))];
      if (shopIds.length === 0) continue;
      await trx
        .deleteFrom(table)
        .where('shop_id', 'in', shopIds)
        .where(sql.ref(bucket), '<', since)
        .execute();
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

  #groupOf({ shopId, source }: CountedLine): Group {
    const last = this.#group;
    if (last?.shopId === shopId && last.source === source) return last;
    const key = `${shopId} ${source}`;
    const group = this.#groups.get(key) ?? {
      shopId,
      source,
      hours: new Map(),
      skuDays: new Map(),
      skuMinutes: new Map(),
      skuHours: new Map(),
    };
    this.#groups.set(key, group);
    this.#group = group;
    return group;
  }

  #addToSku<Key>(
    sums: Map<Key, SkuSum>,
    key: Key,
    { shopId, source, skuRef, kind, quantity, amount }: CountedLine,
    sign: 1 | -1,
    bucket: string,
  ): void {
    let sum = sums.get(key);
    if (sum === undefined) {
      sum = [shopId, source, bucket, skuRef, 0, 0, 0, 0];
      sums.set(key, sum);
      this.#count += 1;
    }
    if (kind === 'sale') {
      sum[4] += sign * quantity;
      sum[6] += sign * amount;
    } else {
      sum[5] += sign * quantity;
      sum[7] += sign * amount;
    }
  }

  #addToShop({ hours }: Group, line: CountedLine, sign: 1 | -1, hour: string): void {
    const bucket = Math.floor(line.soldAt / hourMs);
    let sum = hours.get(bucket);
    if (sum === undefined) {
      sum = [line.shopId, line.source, hour, 0, 0, 0, 0, 0, 0, 0, 0, 0];
      hours.set(bucket, sum);
      this.#count += 1;
    }
    const cost = this.#costs.get(line.skuRef);
    const quantity = sign * line.quantity;
    const amount = sign * line.amount;
    if (line.kind === 'sale') {
      sum[3] += quantity;
      sum[5] += amount;
      if (cost === undefined) {
        sum[8] += quantity;
        sum[10] += amount;
      } else sum[7] += cost * quantity;
    } else {
      sum[4] += quantity;
      sum[6] += amount;
      if (cost === undefined) {
        sum[9] += quantity;
        sum[11] += amount;
      } else sum[7] -= cost * quantity;
    }
  }
}
