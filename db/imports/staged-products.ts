import type { Database as Connection, Statement } from 'better-sqlite3';

/** A product as a file names it. */
export interface StagedProduct {
  readonly productNo: number;
  readonly shopNo: number;
  readonly code: string;
  /** The first name that the file gives; the code where it gives none. */
  readonly name: string;
  /** When it first appears, milliseconds since 1970 in UTC. */
  readonly firstSoldAt: number;
}

interface Known {
  readonly productNo: number;
  name: string;
  /** Null while it has no line. */
  firstSoldAt: number | null;
}

type StoredProduct = [productNo: number, name: string, firstSoldAt: number | null];

/** In memory at once: most files have fewer. */
const mostKnown = 150_000;
const atOnce = 5_000;

/** The products of a file, numbered from 1; those that come again and again are known in memory. */
export class StagedProducts {
  readonly #connection: Connection;
  readonly #find: Statement<[number, string], StoredProduct>;
  readonly #known = new Map<number, Map<string, Known>>();
  #knownCount = 0;
  #hasSaved = false;
  #count = 0;

  constructor(connection: Connection) {
    this.#connection = connection;
    this.#find = connection
      .prepare<[number, string], StoredProduct>(
        'select product_no, name, first_sold_at from file_product where shop_no = ? and code = ?',
      )
      .raw();
  }

  get count(): number {
    return this.#count;
  }

  /** @param soldAt of a line; null of a row that is none */
  numberOf(shopNo: number, code: string, named: () => string, soldAt: number | null): number {
    const product = this.#product(shopNo, code);
    if (soldAt === null) return product.productNo;
    if (product.firstSoldAt === null || soldAt < product.firstSoldAt) product.firstSoldAt = soldAt;
    if (product.name === '' || product.name === code) product.name = named() || code;
    return product.productNo;
  }

  *all(): Generator<StagedProduct[]> {
    this.save();
    const page = this.#connection.prepare<[number], StagedProduct>(
      `select product_no as "productNo", shop_no as "shopNo", code, name, first_sold_at as "firstSoldAt"
       from file_product where product_no > ? and first_sold_at is not null
       order by product_no limit ${atOnce}`,
    );
    for (let last = 0; ; ) {
      const products = page.all(last);
      if (products.length > 0) yield products;
      if (products.length < atOnce) return;
      last = products.at(-1)?.productNo ?? 0;
    }
  }

  /** Writes down those that are known, and forgets them. */
  save(): void {
    const write = this.#connection.prepare(
      'insert or replace into file_product (shop_no, code, product_no, name, first_sold_at) values (?, ?, ?, ?, ?)',
    );
    for (const [shopNo, products] of this.#known)
      for (const [code, { productNo, name, firstSoldAt }] of products)
        write.run(shopNo, code, productNo, name, firstSoldAt);
    this.#known.clear();
    this.#hasSaved = true;
    this.#knownCount = 0;
  }

  #product(shopNo: number, code: string): Known {
    const known = this.#known.get(shopNo)?.get(code);
    if (known !== undefined) return known;
    if (this.#knownCount >= mostKnown) this.save();
    const product = this.#saved(shopNo, code) ?? this.#new();
    const ofShop = this.#known.get(shopNo) ?? new Map<string, Known>();
    this.#known.set(shopNo, ofShop.set(code, product));
    this.#knownCount += 1;
    return product;
  }

  #saved(shopNo: number, code: string): Known | undefined {
    if (!this.#hasSaved) return undefined;
    const row = this.#find.get(shopNo, code);
    return row && { productNo: row[0], name: row[1], firstSoldAt: row[2] };
  }

  #new(): Known {
    this.#count += 1;
    return { productNo: this.#count, name: '', firstSoldAt: null };
  }
}
