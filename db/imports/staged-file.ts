import type { Database as Connection } from 'better-sqlite3';
import { openScratch, ScratchWriter } from '../engine/scratch.ts';
import type { LineValues } from './match-lines.ts';
import { type StagedProduct, StagedProducts } from './staged-products.ts';

/** A line of a file, with the numbers that the file's shops and products have in it. */
export interface StagedLine extends LineValues {
  readonly shopNo: number;
  readonly orderNo: string;
  readonly productNo: number;
  /** Place among the order's rows of this product in this shop, refused ones included, from 1. */
  readonly lineNo: number;
  readonly rowNo: number;
}

/** A row of a file; of an `undone` one the sale counts and the return that took it back. */
export interface StagedValues extends Omit<LineValues, 'kind'> {
  readonly kind: LineValues['kind'] | 'undone';
}

/** What the lines of a day, or of a product, come to. */
export interface StagedSum {
  readonly sold: number;
  readonly returned: number;
  readonly net: number;
}

/** What all lines come to. */
export interface StagedTotal {
  readonly orders: number;
  readonly sold: number;
  readonly returned: number;
  readonly soldAmount: number;
  readonly returnedAmount: number;
}

/** What a row adds to what was sold in all; a refused one has none. */
const signs = { sale: 1, return: -1, undone: 0 } as const;

type StoredRow = [
  shopNo: number,
  orderNo: string,
  productNo: number,
  rowNo: number,
  sign: (typeof signs)[StagedValues['kind']] | null,
  soldAt: number,
  quantity: number,
  amount: number,
];

const rowColumns = 'shop_no, order_no, product_no, row_no, sign, sold_at, quantity, amount';

/** As calendar.ts counts days; the first instant of 1970 in Shanghai is 8 hours before UTC's. */
const shanghaiDay = `date((sold_at + 28800000) / 1000, 'unixepoch')`;

const sold = 'iif(sign < 0, 0, quantity)';
const returned = 'iif(sign > 0, 0, quantity)';
const sums = `sum(${sold}) as sold, sum(${returned}) as returned, sum(sign * amount) as net`;

/**
 * What was read of a file, put aside on the disk until the whole of it is known to be good: a file may have more
 * lines than fit in memory, in any order. Rows that were refused are here too where they take a place in an
 * order, so that what is stored of them is not taken for another row's.
 */
export class StagedFile {
  readonly #connection: Connection;
  readonly #rows: ScratchWriter;
  readonly #products: StagedProducts;
  #lineCount = 0;

  constructor() {
    this.#connection = openScratch(`create table file_row (${rowColumns})`);
    this.#rows = new ScratchWriter(this.#connection, `file_row (${rowColumns})`, 8);
    this.#products = new StagedProducts(this.#connection);
  }

  /** How many lines there are. */
  get lineCount(): number {
    return this.#lineCount;
  }

  get productCount(): number {
    return this.#products.count;
  }

  /**
   * Adds a row of an order; without values it was refused, and only takes its place.
   * @param named the product's name in the file; empty where it has none
   */
  add(
    row: { readonly rowNo: number; readonly orderNo: string },
    product: { readonly shopNo: number; readonly code: string; readonly named: () => string },
    values: StagedValues | null,
  ): void {
    const { shopNo, code, named } = product;
    const productNo = this.#products.numberOf(shopNo, code, named, values);
    const { orderNo, rowNo } = row;
    if (values === null) {
      this.#rows.add(shopNo, orderNo, productNo, rowNo, null, 0, 0, 0);
      return;
    }
    const { kind, soldAt, quantity, amount } = values;
    this.#lineCount += kind === 'undone' ? 2 : 1;
    this.#rows.add(shopNo, orderNo, productNo, rowNo, signs[kind], soldAt, quantity, amount);
  }

  /** The products that have lines, by their numbers, some at a time. */
  products(): Generator<StagedProduct[]> {
    return this.#products.all();
  }

  /** Every line; those of an order come together, and the orders of a shop. Meanwhile nothing else may be asked. */
  *lines(): Generator<StagedLine> {
    this.#rows.flush();
    const rows = this.#connection
      .prepare<[], StoredRow>(
        `select ${rowColumns} from file_row order by shop_no, order_no, product_no, row_no`,
      )
      .raw()
      .iterate();
    let last: StagedLine | undefined;
    let lineNo = 0;
    let before: readonly [shopNo: number, orderNo: string, productNo: number] = [0, '', 0];
    // Behind the rows of their order and product, whose places they leave to them.
    let undone: StagedLine[] = [];
    for (const row of rows) {
      const [shopNo, orderNo, productNo, rowNo, sign, soldAt, quantity, amount] = row;
      const isSame = before[0] === shopNo && before[2] === productNo && before[1] === orderNo;
      if (!isSame && undone.length > 0) {
        yield* returnsOf(undone, lineNo);
        undone = [];
      }
      lineNo = isSame ? lineNo + 1 : 1;
      before = [shopNo, orderNo, productNo];
      if (sign === null) continue;
      const kind = sign < 0 ? 'return' : 'sale';
      // One text for the lines of an order.
      const order = last?.orderNo === orderNo ? last.orderNo : orderNo;
      last = { shopNo, orderNo: order, productNo, lineNo, rowNo, soldAt, kind, quantity, amount };
      if (sign === signs.undone) undone.push(last);
      yield last;
    }
    yield* returnsOf(undone, lineNo);
  }

  /** The last of the days that have lines. */
  days(most: number): (StagedSum & { readonly day: string })[] {
    this.#rows.flush();
    return this.#connection
      .prepare<[number], StagedSum & { day: string }>(
        `select ${shanghaiDay} as day, ${sums} from file_row where sign is not null
         group by day order by day desc limit ?`,
      )
      .all(most)
      .reverse();
  }

  /** The products with the most sales. */
  bestProducts(most: number): (StagedSum & Omit<StagedProduct, 'firstSoldAt'>)[] {
    this.#rows.flush();
    this.#products.flush();
    return this.#connection
      .prepare<[number], StagedSum & Omit<StagedProduct, 'firstSoldAt'>>(
        `select product_no as "productNo", shop_no as "shopNo", code, name, sold, returned, net
         from (select product_no as number, ${sums} from file_row where sign is not null group by number)
         join file_product on product_no = number
         order by net desc, product_no limit ?`,
      )
      .all(most);
  }

  total(): StagedTotal {
    this.#rows.flush();
    const total = this.#connection
      .prepare<[], StagedTotal>(
        `select count(*) as orders, sum(sold) as sold, sum(returned) as returned,
           sum(sold_amount) as "soldAmount", sum(returned_amount) as "returnedAmount"
         from (
           select sum(${sold}) as sold, sum(${returned}) as returned,
             sum(iif(sign < 0, 0, amount)) as sold_amount, sum(iif(sign > 0, 0, amount)) as returned_amount
           from file_row where sign is not null group by shop_no, order_no)`,
      )
      .get();
    return total ?? { orders: 0, sold: 0, returned: 0, soldAmount: 0, returnedAmount: 0 };
  }

  close(): void {
    this.#connection.close();
  }
}

/** What took the sales of undone rows back, at the places behind the last one. */
const returnsOf = (undone: readonly StagedLine[], last: number): StagedLine[] =>
  undone.map((sale, index) => ({ ...sale, kind: 'return', lineNo: last + index + 1 }));
