import { setImmediate as nextTurn } from 'node:timers/promises';
import { copied } from '../../db/engine/copied.ts';
import type { StagedFile, StagedValues } from '../../db/imports/staged-file.ts';
import { shanghaiDay } from '../contract/rules/calendar.ts';
import { importSentences } from '../contract/rules/import-sentences.ts';
import { withoutJoiners } from '../contract/rules/names.ts';
import { sentence } from '../contract/rules/sentences.ts';
import { amountSource } from './amounts.ts';
import { readConventions } from './conventions.ts';
import { type Conversion, CurrencyTotals } from './currency-totals.ts';
import { FileProblem } from './file-problem.ts';
import { type ImportOptions, missingFields } from './guess.ts';
import { MergedAmounts, type RowRead } from './merged-amounts.ts';
import { repeatedProblem, TotalsByOrder } from './repeated-totals.ts';
import { columnIndexes, type ReadRow, rowReader } from './row-reader.ts';
import { dataRows, type FileRow, readHead, type SalesFile } from './sales-file.ts';
import { SheetRepeats } from './sheet-repeats.ts';
import type { RowCheck } from './unpaid-rows.ts';
import { storable, withoutMarks } from './values/text.ts';

export interface FileShop {
  /** Its number in the staged rows. */
  readonly no: number;
  /** Empty where the file has no column of shops. */
  readonly name: string;
  readonly currencies: CurrencyTotals;
}

export interface Refusal {
  readonly rowNo: number;
  readonly reason: string;
  readonly raw: string;
}

/** All that a file says, beside its lines, which are staged. */
export interface FileContent {
  /** The shops that have lines. */
  readonly shops: readonly FileShop[];
  /** What was converted to yuan, over all shops. */
  readonly conversions: readonly Conversion[];
  readonly rowsRead: number;
  readonly rowsRefused: number;
  /** Lines of a sheet that another one has once more. */
  readonly repeats: number;
  /** The first of the refused rows, in the order of the file. */
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
/** Names of shops, those of refused rows counted. */
const mostShopNames = 10_000;

/**
 * Reads and checks a whole file, without the database, and puts its lines aside.
 * @throws FileProblem when the file cannot be imported at all
 */
export async function readSalesFile(
  file: SalesFile,
  options: ImportOptions,
  staged: StagedFile,
  { limit, now, signal, check = () => null, progress }: ReadFileOptions,
): Promise<FileContent> {
  const { encoding } = options;
  const head = await readHead(file, encoding, { limit });
  const indexes = columnIndexes(options.mapping, head.layout.columns);
  const { soldAt } = indexes;
  const amounts = amountSource(options, head.layout.columns);
  const missing = missingFields(options.mapping);
  if (soldAt === undefined || missing.length > 0) {
    throw new FileProblem(importSentences.fileIncomplete);
  }
  if (head.rows.length === 0) throw new FileProblem(importSentences.fileNoRows);
  const conventions = await readConventions(
    file,
    head.layout,
    head.rows,
    { soldAt, amounts },
    encoding,
    { limit },
  );

  const read = rowReader(indexes, amounts, options, conventions, now, file.format === 'xlsx');
  const totals = options.isTotalPerLine ? undefined : options.mapping.lineTotal;
  const totalsByOrder = totals === undefined ? undefined : new TotalsByOrder(totals);
  const repeats = new SheetRepeats(file.sheets);
  const collected = new Collected(staged);
  const merged = new MergedAmounts();
  const collect = (row: FileRow, one: ReadRow): void => {
    const problem = one.problem ?? check(one);
    if (problem === null && repeats.has(one)) {
      collected.addRepeat(one);
      return;
    }
    collected.add(row, problem === one.problem ? one : { ...one, problem });
    totalsByOrder?.add(one);
  };
  const collectMerged = (group: readonly RowRead[]): void => {
    for (const { row, read: one } of group) collect(row, one);
  };
  let bytes = 0;
  const onBytes = (count: number): void => {
    bytes = count;
  };
  try {
    for await (const rows of dataRows(file, head.layout, encoding, { limit, onBytes })) {
      for (const row of rows) {
        const one = read(row);
        if (one.merged === null && merged.isEmpty) collect(row, one);
        else collectMerged(merged.add(row, one));
      }
      signal?.throwIfAborted();
      await progress?.(collected.rowsRead, Math.min(1, bytes / file.size));
      await nextTurn();
    }
    collectMerged(merged.end());
    collected.currencies.refuseUnrated();
    const repeated = totalsByOrder?.repeated;
    if (totals !== undefined && repeated) throw new FileProblem(repeatedProblem(totals, repeated));
    return collected.content;
  } finally {
    totalsByOrder?.close();
    repeats.close();
  }
}

/** What was read so far: the rows are put aside, and what is told of all of them is summed. */
class Collected {
  rowsRead = 0;
  readonly currencies = new CurrencyTotals();
  readonly #staged: StagedFile;
  #rowsRefused = 0;
  #repeats = 0;
  readonly #shops = new Map<string, FileShop & { hasLines: boolean }>();
  #shopsWithLines = 0;
  readonly #refusals: Refusal[] = [];
  #first = Number.POSITIVE_INFINITY;
  #last = Number.NEGATIVE_INFINITY;

  constructor(staged: StagedFile) {
    this.#staged = staged;
  }

  add(row: FileRow, read: ReadRow): void {
    this.rowsRead += 1;
    this.currencies.add(read);
    const values = valuesOf(read);
    if (values === null) {
      this.#refuse(row, read.problem ?? importSentences.rowUnknown);
      if (!read.hasPlace) return;
    }
    const shop = this.#shop(read.shopName ?? '', values !== null);
    const named = () => storable(read.productName, longestName);
    this.#staged.add(read, { shopNo: shop.no, code: read.productCode, named }, values);
    if (values === null) return;
    shop.currencies.add(read);
    this.#first = Math.min(this.#first, values.soldAt);
    this.#last = Math.max(this.#last, values.soldAt);
  }

  /** A row that counts already. */
  addRepeat({ kind }: ReadRow): void {
    this.rowsRead += 1;
    this.#repeats += kind === 'undone' ? 2 : 1;
  }

  get content(): FileContent {
    const isEmpty = this.#shopsWithLines === 0;
    return {
      shops: [...this.#shops.values()].filter(({ hasLines }) => hasLines),
      conversions: this.currencies.conversions,
      rowsRead: this.rowsRead,
      rowsRefused: this.#rowsRefused,
      repeats: this.#repeats,
      refusals: this.#refusals,
      firstDay: isEmpty ? null : shanghaiDay(this.#first),
      lastDay: isEmpty ? null : shanghaiDay(this.#last),
    };
  }

  #shop(name: string, hasLine: boolean): FileShop {
    let shop = this.#shops.get(name) ?? this.#shops.get(withoutJoiners(name));
    if (shop === undefined) {
      if (this.#shops.size >= mostShopNames) throw tooManyShops(mostShopNames);
      const no = this.#shops.size + 1;
      shop = { no, name: copied(name), currencies: new CurrencyTotals(), hasLines: false };
      this.#shops.set(withoutJoiners(shop.name), shop);
    }
    if (hasLine && !shop.hasLines) {
      if (this.#shopsWithLines >= mostShops) throw tooManyShops(mostShops);
      this.#shopsWithLines += 1;
      shop.hasLines = true;
    }
    return shop;
  }

  #refuse(row: FileRow, reason: string): void {
    this.#rowsRefused += 1;
    if (this.#refusals.length >= keptRefusals) return;
    const raw = copied(storable(withoutMarks(row.cells.join(',')), longestRaw));
    this.#refusals.push({ rowNo: row.rowNo, reason: copied(storable(reason, 300)), raw });
  }
}

const tooManyShops = (most: number): FileProblem =>
  new FileProblem(sentence(importSentences.tooManyFileShops, { most }));

/** Null of a row that is refused. */
function valuesOf({ soldAt, kind, quantity, amount, problem }: ReadRow): StagedValues | null {
  return problem !== null ||
    soldAt === null ||
    kind === null ||
    quantity === null ||
    amount === null
    ? null
    : { soldAt, kind, quantity, amount };
}
