import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import {
  dayNumber,
  hourMs,
  shanghaiDay,
  shanghaiHour,
  shanghaiMinute,
} from '../../api/contract/rules/calendar.ts';
import type { DbOrTransaction } from '../engine/connect.ts';
import { inParts } from '../engine/insert-rows.ts';
import { LineDays } from './line-days.ts';
import { dayHours, inKeyOrder, longer, monthly } from './longer-sums.ts';
import {
  addRows,
  type DayHours,
  forgetDayHours,
  forgetEmpty,
  isLessOfShop,
  isLessOfSku,
  type RollUpTable,
  type ShopSum,
  type SkuSum,
  shopFigures,
  skuFigures,
} from './roll-up-rows.ts';
import type { NewSaleLine } from './sale-lines.ts';
import { hourColumns } from './tables.ts';
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
/** More than there are SKUs: a day and a SKU are one number, in the order of the table's key. */
const skuNumbers = 2 ** 36;

type CountedLine = Omit<NewSaleLine, 'orderNo' | 'lineNo'>;

/** The sums of one shop and source. What longer times come to, these tell when they are written. */
interface Group {
  readonly shopId: number;
  readonly source: NewSaleLine['source'];
  /** By the hours since 1970. */
  readonly hours: Map<number, ShopSum>;
  /** By day and SKU. */
  readonly skuDays: Map<number, SkuSum>;
  /** By SKU and minute, or hour, of the few lines that are so new. */
  readonly skuMinutes: Map<string, SkuSum>;
  readonly skuHours: Map<string, SkuSum>;
}

/** What added and removed lines change in each roll-up, summed before it is written. */
export class RollUpSums {
  readonly #costs: ReadonlyMap<number, number>;
  readonly #now: number;
  readonly #dayNames = new Map<number, string>();
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
    this.#lines.count(line, this.#day(line.soldAt), -1);
    this.#addFigures(line, -1);
  }

  add(line: CountedLine): void {
    this.#lines.count(line, this.#day(line.soldAt), 1);
    this.#addFigures(line, 1);
  }

  /** A line that stays as it is, and is of another import now. */
  handOver(line: CountedLine, importId: number): void {
    const day = this.#day(line.soldAt);
    this.#lines.count(line, day, -1);
    this.#lines.count({ ...line, importId }, day, 1);
  }

  #addFigures(line: CountedLine, sign: 1 | -1): void {
    const { soldAt, skuRef } = line;
    const group = this.#groupOf(line);
    this.#addToShop(group, line, sign);
    const day = dayNumber(soldAt) * skuNumbers + skuRef;
    this.#addToSku(group.skuDays, day, line, sign, this.#day(soldAt));
    if (soldAt > this.#now - minutesKeptFor) {
      const minute = shanghaiMinute(soldAt);
      this.#addToSku(group.skuMinutes, `${skuRef} ${minute}`, line, sign, minute);
    }
    if (soldAt > this.#now - skuHoursKeptFor) {
      const hour = this.#hour(soldAt);
      this.#addToSku(group.skuHours, `${skuRef} ${hour}`, line, sign, hour);
    }
  }

  /** Writes the sums, and begins anew. */
  async write(trx: DbOrTransaction, progress: SavingProgress = () => undefined): Promise<void> {
    const groups = [...this.#groups.values()].sort((a, b) => a.shopId - b.shopId);
    this.#groups.clear();
    this.#group = undefined;
    this.#count = 0;
    const parts: (() => Promise<unknown>)[] = [];
    for (const [source, ofSource] of Map.groupBy(groups, (group) => group.source))
      parts.push(...(await this.#parts(trx, source, ofSource)));
    parts.push(() => this.#lines.write(trx));
    for (const [index, write] of parts.entries()) {
      await write();
      await progress((index + 1) / parts.length);
      await nextTurn();
    }
  }

  /** What is to be done one after the other, some thousand rows each. */
  async #parts(
    trx: DbOrTransaction,
    source: NewSaleLine['source'],
    groups: readonly Group[],
  ): Promise<(() => Promise<unknown>)[]> {
    const hours = groups.flatMap((group) => inNumberOrder(group.hours));
    const days = longer(hours, 10);
    const months = longer(days, 7);
    const skuMinutes = groups.flatMap((group) => [...group.skuMinutes.values()].sort(inKeyOrder));
    const skuHours = groups.flatMap((group) => [...group.skuHours.values()].sort(inKeyOrder));
    const skuDays = groups.flatMap((group) => inNumberOrder(group.skuDays));
    const skuMonths = monthly(skuDays);
    const windows = await windowSums(trx, skuDays);
    const adding = (
      table: RollUpTable,
      keys: string,
      figures: readonly string[],
      sums: readonly (ShopSum | SkuSum<string | number> | DayHours)[],
    ) =>
      inParts(sums, rowsAtOnce).map(
        (rows) => () => addRows(trx, table, source, `shop_id, ${keys}`, figures, rows),
      );
    return [
      ...adding('shop_hour', 'hour', shopFigures, hours),
      ...adding('shop_day', 'day', shopFigures, days),
      ...adding('shop_day_hours', 'day', hourColumns, dayHours(hours)),
      ...adding('shop_month', 'month', shopFigures, months),
      () => this.#forgetOld(trx, skuMinutes, skuHours),
      ...adding('sku_minute', 'minute, sku_ref', skuFigures, skuMinutes),
      ...adding('sku_hour', 'hour, sku_ref', skuFigures, skuHours),
      ...adding('sku_day', 'day, sku_ref', skuFigures, skuDays),
      ...adding('sku_month', 'month, sku_ref', skuFigures, skuMonths),
      ...adding('sku_window', 'length, sku_ref', skuFigures, windows),
      () => forgetEmpty(trx, 'shop_hour', source, 'hour', hours, isLessOfShop),
      () => forgetEmpty(trx, 'shop_day', source, 'day', days, isLessOfShop),
      () => forgetDayHours(trx, source, days),
      () => forgetEmpty(trx, 'shop_month', source, 'month', months, isLessOfShop),
      () => forgetEmpty(trx, 'sku_minute', source, 'minute', skuMinutes, isLessOfSku),
      () => forgetEmpty(trx, 'sku_hour', source, 'hour', skuHours, isLessOfSku),
      () => forgetEmpty(trx, 'sku_day', source, 'day', skuDays, isLessOfSku),
      () => forgetEmpty(trx, 'sku_month', source, 'month', skuMonths, isLessOfSku),
      () => forgetEmpty(trx, 'sku_window', source, 'length', windows, isLessOfSku),
    ];
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

  #day(soldAt: number): string {
    return kept(this.#dayNames, dayNumber(soldAt), () => shanghaiDay(soldAt));
  }

  #hour(soldAt: number): string {
    return kept(this.#hourNames, Math.floor(soldAt / hourMs), () => shanghaiHour(soldAt));
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
    { shopId, skuRef, kind, quantity, amount }: CountedLine,
    sign: 1 | -1,
    bucket: string,
  ): void {
    let sum = sums.get(key);
    if (sum === undefined) {
      sum = [shopId, bucket, skuRef, 0, 0, 0, 0];
      sums.set(key, sum);
      this.#count += 1;
    }
    if (kind === 'sale') {
      sum[3] += sign * quantity;
      sum[5] += sign * amount;
    } else {
      sum[4] += sign * quantity;
      sum[6] += sign * amount;
    }
  }

  #addToShop({ hours }: Group, line: CountedLine, sign: 1 | -1): void {
    const bucket = Math.floor(line.soldAt / hourMs);
    let sum = hours.get(bucket);
    if (sum === undefined) {
      sum = [line.shopId, this.#hour(line.soldAt), 0, 0, 0, 0, 0, 0, 0, 0, 0];
      hours.set(bucket, sum);
      this.#count += 1;
    }
    const cost = this.#costs.get(line.skuRef);
    const quantity = sign * line.quantity;
    const amount = sign * line.amount;
    if (line.kind === 'sale') {
      sum[2] += quantity;
      sum[4] += amount;
      if (cost === undefined) {
        sum[7] += quantity;
        sum[9] += amount;
      } else sum[6] += cost * quantity;
    } else {
      sum[3] += quantity;
      sum[5] += amount;
      if (cost === undefined) {
        sum[8] += quantity;
        sum[10] += amount;
      } else sum[6] -= cost * quantity;
    }
  }
}

function kept(names: Map<number, string>, number: number, make: () => string): string {
  const known = names.get(number);
  if (known !== undefined) return known;
  const name = make();
  names.set(number, name);
  return name;
}

/** The sums by their numbers; numbers sort many times as fast as the texts of the key. */
function inNumberOrder<Sum>(sums: ReadonlyMap<number, Sum>): Sum[] {
  const found: Sum[] = [];
  for (const number of Float64Array.from(sums.keys()).sort()) {
    const sum = sums.get(number);
    if (sum !== undefined) found.push(sum);
  }
  return found;
}
