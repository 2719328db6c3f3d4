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

type StoredRow = [
  shopNo: number,
  orderNo: string,
  productNo: number,
  rowNo: number,
  isSale: 0 | 1 | null,
  soldAt: number,
  quantity: number,
  amount: number,
];

const rowColumns = 'shop_no, order_no, product_no, row_no, is_sale, sold_at, quantity, amount';

/** As calendar.ts counts days; the first instant of 1970 in Shanghai is 8 hours before UTC's. */
const shanghaiDay = `date((sold_at + 28800000) / 1000, 'unixepoch')`;

const sums = `
  sum(iif(is_sale, quantity, 0)) as sold,
  sum(iif(is_sale, 0, quantity)) as returned,
  sum(iif(is_sale, amount, -amount)) as net`;

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

  /** Rows that are lines. */
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
    values: LineValues | null,
  ): void {
    const { shopNo, code, named } = product;
    const productNo = this.#products.numberOf(shopNo, code, named, values?.soldAt ?? null);
    const { orderNo, rowNo } = row;
    if (values === null) {
      this.#rows.add(shopNo, orderNo, productNo, rowNo, null, 0, 0, 0);
      return;
    }
    this.#lineCount += 1;
    const { kind, soldAt, quantity, amount } = values;
    const isSale = kind === 'sale' ? 1 : 0;
    this.#rows.add(shopNo, orderNo, productNo, rowNo, isSale, soldAt, quantity, amount);
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
    for (const row of rows) {
      const [shopNo, orderNo, productNo, rowNo, isSale, soldAt, quantity, amount] = row;
      const isSame = before[0] === shopNo && before[2] === productNo && before[1] === orderNo;
      lineNo = isSame ? lineNo + 1 : 1;
      before = [shopNo, orderNo, productNo];
      if (isSale === null) continue;
      const kind = isSale === 1 ? 'sale' : 'return';
      // One text for the lines of an order.
      const order = last?.orderNo === orderNo ? last.orderNo : orderNo;
      last = { shopNo, orderNo: order, productNo, lineNo, rowNo, soldAt, kind, quantity, amount };
      yield last;
    }
  }

  /** The last of the days that have lines. */
  days(most: number): (StagedSum & { readonly day: string })[] {
    this.#rows.flush();
    return this.#connection
      .prepare<[number], StagedSum & { day: string }>(
        `select ${shanghaiDay} as day, ${sums} from file_row where is_sale is not null
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
         from (select product_no as number, ${sums} from file_row where is_sale is not null group by number)
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
           select sum(iif(is_sale, quantity, 0)) as sold, sum(iif(is_sale, 0, quantity)) as returned,
             sum(iif(is_sale, amount, 0)) as sold_amount, sum(iif(is_sale, 0, amount)) as returned_amount
           from file_row where is_sale is not null group by shop_no, order_no)`,
      )
      .get();
    return total ?? { orders: 0, sold: 0, returned: 0, soldAmount: 0, returnedAmount: 0 };
  }

  close(): void {
    this.#connection.close();
  }
}
