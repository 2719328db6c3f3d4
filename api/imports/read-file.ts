import { setImmediate as nextTurn } from 'node:timers/promises';
import { shanghaiDay } from '../contract/rules/calendar.ts';
import { amountSource } from './amounts.ts';
import { readConventions } from './conventions.ts';
import { type Conversion, CurrencyTotals } from './currency-totals.ts';
import { FileProblem } from './file-problem.ts';
import { type ImportOptions, missingFields } from './guess.ts';
import { repeatedProblem, TotalsByOrder } from './repeated-totals.ts';
import { columnIndexes, type ReadRow, rowReader } from './row-reader.ts';
import { dataRows, type FileRow, readHead, type SalesFile } from './sales-file.ts';
import type { RowCheck } from './unpaid-rows.ts';
import { storable } from './values/text.ts';

/** A product as the file names it. */
export interface FileProduct {
  readonly shop: FileShop;
  readonly code: string;
  /** The first name that the file gives; the code where it gives none. */
  name: string;
  /** When it first appears, milliseconds since 1970 in UTC. */
  firstSoldAt: number;
}

export interface FileShop {
  /** Empty where the file has no column of shops. */
  readonly name: string;
  readonly products: Map<string, FileProduct>;
  readonly currencies: CurrencyTotals;
}

export interface FileLine {
  readonly orderNo: string;
  readonly product: FileProduct;
  /** Place among the order's rows of this product in this shop, refused ones included, from 1. */
  readonly lineNo: number;
  readonly rowNo: number;
  readonly soldAt: number;
  readonly kind: 'sale' | 'return';
  readonly quantity: number;
  readonly amount: number;
}

export interface Refusal {
  readonly rowNo: number;
  readonly reason: string;
  readonly raw: string;
}

/** All that a file says. */
export interface FileContent {
  readonly shops: readonly FileShop[];
  readonly lines: readonly FileLine[];
  /** What was converted to yuan, over all shops. */
  readonly conversions: readonly Conversion[];
  readonly rowsRead: number;
  readonly rowsRefused: number;
  /** The first of them, in the order of the file. */
  readonly refusals: readonly Refusal[];
  readonly firstDay: string | null;
  readonly lastDay: string | null;
}

export interface ReadFileOptions {
  /** Bytes of content at most. */
  readonly limit: number;
  /** Milliseconds since 1970; rows of later times are refused. */
  readonly now: number;
  readonly signal?: AbortSignal;
  /** Refuses rows that can be read. */
  readonly check?: RowCheck;
  /** Rows so far, and the share of the file's bytes, 0 to 1. May wait. */
  readonly progress?: (rowsRead: number, share: number) => void | Promise<void>;
}

const keptRefusals = 10_000;
const longestRaw = 500;
const longestName = 500;
const mostShops = 500;
const rowsPerTurn = 2_000;

/**
 * Reads and checks a whole file, without the database.
 * @throws FileProblem when the file cannot be imported at all
 */
export async function readSalesFile(
  file: SalesFile,
  options: ImportOptions,
  { limit, now, signal, check = () => null, progress }: ReadFileOptions,
): Promise<FileContent> {
  const { encoding } = options;
  const head = await readHead(file, encoding, { limit });
  const indexes = columnIndexes(options.mapping, head.layout.columns);
  const { soldAt } = indexes;
  const amounts = amountSource(options, head.layout.columns);
  const missing = missingFields(options.mapping);
  if (soldAt === undefined || missing.length > 0) {
    throw new FileProblem('订单号、货号、数量、下单时间都要有对应的列，请补全后再导入');
  }
  if (head.rows.length === 0) throw new FileProblem('文件里没有数据行，请重新导出后再上传');
  const conventions = await readConventions(
    file,
    head.layout,
    head.rows,
    { soldAt, amounts },
    encoding,
    { limit },
  );

  const read = rowReader(indexes, amounts, options, conventions, now);
  const totals = options.isTotalPerLine ? undefined : options.mapping.lineTotal;
  const totalsByOrder = totals === undefined ? undefined : new TotalsByOrder(totals);
  const collected = new Collected();
  let bytes = 0;
  const onBytes = (count: number): void => {
    bytes = count;
  };
  for await (const row of dataRows(file, head.layout, encoding, { limit, onBytes })) {
    const one = read(row);
    const problem = one.problem ?? check(one);
    collected.add(row, problem === one.problem ? one : { ...one, problem });
    totalsByOrder?.add(one);
    if (collected.rowsRead % rowsPerTurn !== 0) continue;
    signal?.throwIfAborted();
    await progress?.(collected.rowsRead, Math.min(1, bytes / file.size));
    await nextTurn();
  }
  collected.currencies.refuseUnrated();
  const repeated = totalsByOrder?.repeated;
  if (totals !== undefined && repeated) throw new FileProblem(repeatedProblem(totals, repeated));
  return collected.content;
}

/** How many rows of an order there are of each product so far: most orders have one product. */
interface FileOrder {
  readonly orderNo: string;
  /** The code of the first product, and its rows. */
  readonly first: string;
  rows: number;
  others: Map<string, number> | undefined;
}

/** A refused row takes its place too, so that what is stored of it is not taken for another row's. */
function placeIn(order: FileOrder, code: string): number {
  if (code === order.first) {
    order.rows += 1;
    return order.rows;
  }
  order.others ??= new Map();
  const place = (order.others.get(code) ?? 0) + 1;
  order.others.set(code, place);
  return place;
}

/** What was read so far. Strings that come again are kept once. */
class Collected {
  rowsRead = 0;
  readonly currencies = new CurrencyTotals();
  #rowsRefused = 0;
  readonly #shops = new Map<string, FileShop>();
  readonly #lines: FileLine[] = [];
  readonly #refusals: Refusal[] = [];
  readonly #orders = new Map<string, FileOrder>();
  #first = Number.POSITIVE_INFINITY;
  #last = Number.NEGATIVE_INFINITY;

  add(row: FileRow, read: ReadRow): void {
    this.rowsRead += 1;
    this.currencies.add(read);
    const order = this.#order(read);
    const lineNo = placeIn(order, read.productCode);
    const { soldAt, kind, quantity, amount, problem } = read;
    if (
      problem !== null ||
      soldAt === null ||
      kind === null ||
      quantity === null ||
      amount === null
    ) {
      this.#refuse(row, problem ?? '无法识别');
      return;
    }
    const product = this.#product(read, soldAt);
    product.shop.currencies.add(read);
    this.#first = Math.min(this.#first, soldAt);
    this.#last = Math.max(this.#last, soldAt);
    const { orderNo } = order;
    const { rowNo } = row;
    this.#lines.push({ orderNo, product, lineNo, rowNo, soldAt, kind, quantity, amount });
  }

  get content(): FileContent {
    const isEmpty = this.#lines.length === 0;
    return {
      shops: [...this.#shops.values()],
      lines: this.#lines,
      conversions: this.currencies.conversions,
      rowsRead: this.rowsRead,
      rowsRefused: this.#rowsRefused,
      refusals: this.#refusals,
      firstDay: isEmpty ? null : shanghaiDay(this.#first),
      lastDay: isEmpty ? null : shanghaiDay(this.#last),
    };
  }

  #order({ shopName, orderNo, productCode }: ReadRow): FileOrder {
    const key = `${shopName ?? ''}\n${orderNo}`;
    const known = this.#orders.get(key);
    if (known !== undefined) return known;
    const order = { orderNo, first: productCode, rows: 0, others: undefined };
    this.#orders.set(key, order);
    return order;
  }

  #product(read: ReadRow, soldAt: number): FileProduct {
    const shop = this.#shop(read.shopName ?? '');
    const known = shop.products.get(read.productCode);
    if (known !== undefined) {
      if (known.name === known.code && read.productName !== '') {
        known.name = storable(read.productName, longestName);
      }
      known.firstSoldAt = Math.min(known.firstSoldAt, soldAt);
      return known;
    }
    const code = read.productCode;
    const name = storable(read.productName, longestName) || code;
    const product = { shop, code, name, firstSoldAt: soldAt };
    shop.products.set(code, product);
    return product;
  }

  #shop(name: string): FileShop {
    const known = this.#shops.get(name);
    if (known !== undefined) return known;
    if (this.#shops.size >= mostShops) {
      throw new FileProblem(`店铺列有超过 ${mostShops} 个不同的值，可能选错了列，请检查后再导入`);
    }
    const shop = { name, products: new Map(), currencies: new CurrencyTotals() };
    this.#shops.set(name, shop);
    return shop;
  }

  #refuse(row: FileRow, reason: string): void {
    this.#rowsRefused += 1;
    if (this.#refusals.length >= keptRefusals) return;
    const raw = storable(row.cells.join(','), longestRaw);
    this.#refusals.push({ rowNo: row.rowNo, reason: storable(reason, 300), raw });
  }
}
