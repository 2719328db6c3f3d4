import type { Ask } from './merger.ts';

/** The page that is asked for, counted from 1, as the typed input has it. */
interface Paged {
  readonly pageIndex?: number | string | undefined;
  readonly pageSize?: number | string | undefined;
}

interface Page<Row> {
  readonly total: number;
  readonly rows: readonly Row[];
}

type RowOf<Answer extends Page<unknown>> = Answer['rows'][number];

/** Rows of a page where the input leaves it to the call. */
const usualPage = 10;

/** Below 0 where the first row stands before the second. */
export type Order<Row> = (one: Row, other: Row) => number;

/** A platform's list, read from its beginning as far as it is needed. */
class List<In, Row> {
  readonly #ask: Ask<In, Page<Row>>;
  readonly #fields: In;
  readonly #pageSize: number;
  readonly #total: number;
  #rows: readonly Row[];
  /** The place of the next row in `#rows`. */
  #place = 0;
  #pages = 1;
  /** How many rows have come. */
  #read: number;

  constructor(ask: Ask<In, Page<Row>>, fields: In, pageSize: number, first: Page<Row>) {
    this.#ask = ask;
    this.#fields = fields;
    this.#pageSize = pageSize;
    this.#total = first.total;
    this.#rows = first.rows;
    this.#read = first.rows.length;
  }

  /** The next row; undefined at the end. */
  async head(): Promise<Row | undefined> {
    // A page without rows is the end, whatever the total says.
    const isRead = this.#place === this.#rows.length && this.#rows.length > 0;
    if (isRead && this.#read < this.#total) {
      this.#pages += 1;
      const paging = { pageIndex: this.#pages, pageSize: this.#pageSize };
      this.#rows = (await this.#ask({ ...this.#fields, ...paging })).rows;
      this.#read += this.#rows.length;
      this.#place = 0;
    }
    return this.#rows[this.#place];
  }

  take(): void {
    this.#place += 1;
  }
}

/**
 * A page of the lists of all platforms as one, each of which comes in the same order. Which rows stand on
 * it is known only after those before them, so these are read too: in pages as long as the call serves,
 * and of each list no further than its rows stand before the page's end. What is equal in the order stands
 * by platform; an upstream that orders by other rules than ours still gives each row once.
 */
export async function mergePages<In extends Paged, Answer extends Page<unknown>>(
  asks: readonly Ask<In, Answer>[],
  fields: In,
  { largest, order }: { readonly largest: number; readonly order: Order<RowOf<Answer>> },
): Promise<{ total: number; rows: RowOf<Answer>[]; answers: readonly Answer[] }> {
  const wanted = Number(fields.pageSize ?? usualPage);
  const end = Number(fields.pageIndex ?? 1) * wanted;
  const pageSize = Math.min(end, largest);
  const answers = await Promise.all(asks.map((ask) => ask({ ...fields, pageIndex: 1, pageSize })));
  const total = answers.reduce((sum, answer) => sum + answer.total, 0);
  const lists = answers.flatMap((answer, place) => {
    const ask = asks[place];
    return ask === undefined ? [] : [new List<In, RowOf<Answer>>(ask, fields, pageSize, answer)];
  });
  const rows: RowOf<Answer>[] = [];
  // A page past the end is empty, whatever stands before it.
  if (end - wanted >= total) return { total, rows, answers };
  for (let place = 0; place < end; place += 1) {
    const heads = await Promise.all(lists.map(async (list) => ({ list, row: await list.head() })));
    const there = heads.flatMap(({ list, row }) => (row === undefined ? [] : [{ list, row }]));
    if (there.length === 0) break;
    const next = there.reduce((best, one) => (order(one.row, best.row) < 0 ? one : best));
    next.list.take();
    if (place >= end - wanted) rows.push(next.row);
  }
  return { total, rows, answers };
}
