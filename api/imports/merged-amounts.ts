import { importSentences } from '../contract/rules/import-sentences.ts';
import { sentence } from '../contract/rules/sentences.ts';
import type { ReadRow } from './row-reader.ts';
import type { FileRow } from './sales-file.ts';
import { type Decimal, fenOf, minus, partOf, plus, times, whole, zero } from './values/numbers.ts';

/** That a row has an amount, or a number of pieces, together with its neighbours. */
export interface MergedPart {
  /** The first of these rows, in which the figure stands. */
  readonly isFirst: boolean;
  readonly isQuantity: boolean;
  /** Of a piece, where the file has a column of prices beside that of totals. */
  readonly price: Decimal | null;
}

export interface RowRead {
  readonly row: FileRow;
  readonly read: ReadRow;
}

/** No order that somebody merges cells of has more rows; they are in memory together. */
const mostRows = 1_000;

/**
 * Shares an amount that is merged over several rows among them: it is the total of an order. They get it by quantity
 * and price where the file has prices, else by quantity, and all of it to the fen. Every other row passes as it is.
 */
export class MergedAmounts {
  #group: RowRead[] = [];

  /** Whether no row waits for its neighbours. */
  get isEmpty(): boolean {
    return this.#group.length === 0;
  }

  /** The rows that are complete now. */
  add(row: FileRow, read: ReadRow): readonly RowRead[] {
    const { merged } = read;
    const isNext = merged !== null && !merged.isFirst && !this.isEmpty;
    if (isNext && this.#group.length < mostRows) {
      this.#group.push({ row, read });
      return [];
    }
    const before = this.end();
    if (merged === null) return [...before, { row, read }];
    // What its figure is shared with is not there any more.
    if (!merged.isFirst)
      return [...before, { row, read: refused(read, importSentences.rowMerged) }];
    this.#group = [{ row, read }];
    return before;
  }

  /** The last ones. */
  end(): readonly RowRead[] {
    const group = this.#group;
    if (group.length > 0) this.#group = [];
    return group.length > 1 ? shared(group) : group;
  }
}

function refused(read: ReadRow, reason: string): ReadRow {
  const { wordQuantity, wordTotal } = importSentences;
  const field = read.merged?.isQuantity ? wordQuantity : wordTotal;
  return { ...read, isUnrated: false, problem: read.problem ?? sentence(reason, { field }) };
}

function shared(group: readonly RowRead[]): RowRead[] {
  const reason = whyNot(group.map(({ read }) => read));
  if (reason !== null) return group.map(({ row, read }) => ({ row, read: refused(read, reason) }));
  const weights = weightsOf(group.map(({ read }) => read));
  const all = weights.reduce(plus, zero);
  let weight = zero;
  return group.map(({ row, read }, index) => {
    const { original, amount, rate } = read;
    if (original === null) return { row, read };
    const before = partOf(original, weight, all);
    weight = plus(weight, weights[index] ?? zero);
    const after = partOf(original, weight, all);
    const inYuan = (part: Decimal) => fenOf(times(part, rate ?? whole(1))) ?? 0;
    const share = amount === null ? null : inYuan(after) - inYuan(before);
    return { row, read: { ...read, original: minus(after, before), amount: share } };
  });
}

/** Why rows cannot share a figure; null where they can. */
function whyNot(rows: readonly ReadRow[]): string | null {
  const [first] = rows;
  if (rows.some(({ merged }) => merged?.isQuantity)) return importSentences.rowMerged;
  const isOneOrder = rows.every(
    ({ orderNo, shopName }) => orderNo === first?.orderNo && shopName === first.shopName,
  );
  if (!isOneOrder) return importSentences.rowMergedOrders;
  return rows.some(({ quantity }) => quantity === null) ? importSentences.rowMerged : null;
}

function weightsOf(rows: readonly ReadRow[]): Decimal[] {
  const quantities = rows.map(({ quantity }) => whole(quantity ?? 0));
  const values = rows.map(({ merged }, index) =>
    merged?.price ? times(merged.price, quantities[index] ?? zero) : zero,
  );
  return values.every(({ digits }) => digits > 0n) ? values : quantities;
}
