import type { Database as Connection } from 'better-sqlite3';
import { openScratch, ScratchWriter } from '../engine/scratch.ts';

/** What the totals on the rows of orders look like. Orders of one row tell nothing and are left out. */
export interface TotalsOfOrders {
  readonly orders: number;
  /** Orders whose rows all have the same total, and the first of them. */
  readonly same: number;
  readonly firstSame: string | null;
  /** Orders whose rows have different quantities, those of them with the same total, and the first of these. */
  readonly mixed: number;
  readonly mixedSame: number;
  readonly firstMixedSame: string | null;
}

/** The totals on the rows of a file's orders, put aside on the disk: a file may have millions. */
export class StagedTotals {
  readonly #connection: Connection;
  readonly #rows: ScratchWriter;
  #count = 0;

  constructor() {
    this.#connection = openScratch('create table row_total (shop, order_no, total, quantity, row)');
    this.#rows = new ScratchWriter(this.#connection, 'row_total', 5);
  }

  /** @param total as a plain decimal, equal ones written alike */
  add(shop: string, orderNo: string, total: string, quantity: number): void {
    this.#count += 1;
    this.#rows.add(shop, orderNo, total, quantity, this.#count);
  }

  get orders(): TotalsOfOrders {
    this.#rows.flush();
    const found = this.#connection
      .prepare<[], TotalsOfOrders>(
        `with several as materialized (
           select order_no, min(row) as first_row, min(total) = max(total) as same,
             min(quantity) <> max(quantity) as mixed
           from row_total group by shop, order_no having count(*) > 1)
         select count(*) as orders, count(*) filter (where same) as same,
           (select order_no from several where same order by first_row limit 1) as "firstSame",
           count(*) filter (where mixed) as mixed,
           count(*) filter (where mixed and same) as "mixedSame",
           (select order_no from several where mixed and same order by first_row limit 1) as "firstMixedSame"
         from several`,
      )
      .get();
    if (found === undefined) throw new Error('An aggregate has one row');
    return found;
  }

  close(): void {
    this.#connection.close();
  }
}
