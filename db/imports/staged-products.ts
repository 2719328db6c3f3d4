import type { Database as Connection, Statement } from 'better-sqlite3';
import { copied } from '../engine/copied.ts';
import { ScratchWriter } from '../engine/scratch.ts';

/** A product as a file names it. */
export interface StagedProduct {
  readonly productNo: number;
  readonly shopNo: number;
  readonly code: string;
  /** The first name that the file gives, of a line that is worth something if any is; the code where it gives none. */
  readonly name: string;
  /** When it first appears, milliseconds since 1970 in UTC. */
  readonly firstSoldAt: number;
}

/** Numbers in memory at once: most files have fewer products. */
const mostKnown = 150_000;
const atOnce = 5_000;

/** What gives a product its name: in lines without an amount people note what became of goods (“damaged”, “mailout”). */
const namedBy = { none: 0, free: 1, paid: 2 } as const;

/** The products of a file, numbered from 1; the numbers of those that come again and again are in memory. */
export class StagedProducts {
  readonly #connection: Connection;
  readonly #rows: ScratchWriter;
  readonly #name: Statement<[string, number]>;
  /** Of the products that are no longer known; undefined while all are. */
  #find: Statement<[number, string], number> | undefined;
  /** By shop and code. */
  readonly #known = new Map<number, Map<string, number>>();
  #knownCount = 0;
  #count = 0;
  /** By the product's number; infinite while it has no line. */
  #firstSoldAt = new Float64Array(1_024);
  /** By the product's number: what gave it its name, of `namedBy`. */
  #namedBy = new Uint8Array(1_024);

  constructor(connection: Connection) {
    this.#connection = connection;
    connection.exec(
      'create table file_product (product_no integer primary key, shop_no, code, name)',
    );
    this.#rows = new ScratchWriter(connection, 'file_product (product_no, shop_no, code, name)', 4);
    this.#name = connection.prepare('update file_product set name = ? where product_no = ?');
  }

  get count(): number {
    return this.#count;
  }

  /** @param line null of a row that is none */
  numberOf(
    shopNo: number,
    code: string,
    named: () => string,
    line: { readonly soldAt: number; readonly amount: number } | null,
  ): number {
    const known = this.#knownNumber(shopNo, code);
    const by = line === null ? namedBy.none : line.amount === 0 ? namedBy.free : namedBy.paid;
    // Most products have their name from the row that they first appear in.
    const name = by <= (this.#namedBy[known ?? 0] ?? namedBy.none) ? '' : named() || code;
    const productNo = known ?? this.#add(shopNo, code, name || code);
    if (line === null) return productNo;
    const { soldAt } = line;
    if (soldAt < (this.#firstSoldAt[productNo] ?? 0)) this.#firstSoldAt[productNo] = soldAt;
    if (name === '' || name === code) return productNo;
    this.#namedBy[productNo] = by;
    if (known !== undefined) {
      this.#rows.flush();
      this.#name.run(name, productNo);
    }
    return productNo;
  }

  /** Writes what waits; to be called before the table is read. */
  flush(): void {
    this.#rows.flush();
  }

  /** Those that have lines. */
  *all(): Generator<StagedProduct[]> {
    this.flush();
    const page = this.#connection.prepare<[number], Omit<StagedProduct, 'firstSoldAt'>>(
      `select product_no as "productNo", shop_no as "shopNo", code, name
       from file_product where product_no > ? order by product_no limit ${atOnce}`,
    );
    for (let last = 0; ; ) {
      const products = page.all(last);
      const sold = products
        .map((product) => ({
          ...product,
          firstSoldAt: this.#firstSoldAt[product.productNo] ?? Number.POSITIVE_INFINITY,
        }))
        .filter(({ firstSoldAt }) => Number.isFinite(firstSoldAt));
      if (sold.length > 0) yield sold;
      if (products.length < atOnce) return;
      last = products.at(-1)?.productNo ?? 0;
    }
  }

  #knownNumber(shopNo: number, code: string): number | undefined {
    const known = this.#known.get(shopNo)?.get(code);
    if (known !== undefined || this.#find === undefined) return known;
    const found = this.#find.get(shopNo, code);
    if (found !== undefined) this.#know(shopNo, code, found);
    return found;
  }

  #know(shopNo: number, code: string, productNo: number): void {
    if (this.#knownCount >= mostKnown) this.#forget();
    const ofShop = this.#known.get(shopNo) ?? new Map<string, number>();
    this.#known.set(shopNo, ofShop.set(copied(code), productNo));
    this.#knownCount += 1;
  }

  /** From here on the table is asked, too; few files come so far. */
  #forget(): void {
    this.#known.clear();
    this.#knownCount = 0;
    this.flush();
    if (this.#find !== undefined) return;
    this.#connection.exec('create unique index file_product_code on file_product (shop_no, code)');
    this.#find = this.#connection
      .prepare<[number, string], number>(
        'select product_no from file_product where shop_no = ? and code = ?',
      )
      .pluck();
  }

  #add(shopNo: number, code: string, name: string): number {
    this.#count += 1;
    const productNo = this.#count;
    if (productNo >= this.#firstSoldAt.length) this.#grow();
    this.#firstSoldAt[productNo] = Number.POSITIVE_INFINITY;
    this.#know(shopNo, code, productNo);
    this.#rows.add(productNo, shopNo, code, name);
    return productNo;
  }

  #grow(): void {
    const length = 2 * this.#firstSoldAt.length;
    const firstSoldAt = new Float64Array(length);
    firstSoldAt.set(this.#firstSoldAt);
    this.#firstSoldAt = firstSoldAt;
    const namedBy = new Uint8Array(length);
    namedBy.set(this.#namedBy);
    this.#namedBy = namedBy;
  }
}
