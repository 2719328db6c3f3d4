import type { Db, DbOrTransaction } from '../../db/engine/connect.ts';
import { insertChanges } from '../../db/imports/import-changes.ts';
import { insertConversions } from '../../db/imports/import-conversions.ts';
import {
  type BroughtLine,
  importSource,
  type LineChange,
  type Merged,
  mergeLines,
} from '../../db/imports/import-lines.ts';
import { insertRefusals } from '../../db/imports/import-refusals.ts';
import { lockImport, nextSequence, updateUnfinished } from '../../db/imports/imports.ts';
import type { StagedFile, StagedLine } from '../../db/imports/staged-file.ts';
import type { SalesImport, Shop } from '../../db/schema.ts';
import { lockShops } from '../../db/shops/lock-shops.ts';
import { setSynced } from '../../db/shops/shops.ts';
import { importSentences } from '../contract/rules/import-sentences.ts';
import { sentence } from '../contract/rules/sentences.ts';
import { FileProblem } from './file-problem.ts';
import type { ImportOptions } from './guess.ts';
import { findOrCreateProducts } from './products-of-file.ts';
import type { FileContent, FileShop } from './read-file.ts';
import { findOrCreateShops } from './shops-of-file.ts';

/** Lines of an order, which are matched together: more are no order, but a column that was taken for one. */
const longestOrder = 100_000;

export interface Saved {
  readonly row: SalesImport;
  /** The shops that have new data. */
  readonly mallIds: readonly string[];
}

/** The import was cancelled by another process while this one was at work. */
export class ImportCancelled extends Error {
  override readonly name = 'ImportCancelled';
}

/** Ends the transaction of a trial, whose counts are wanted and whose data are not. */
class TrialOver extends Error {
  readonly report: Report;
  constructor(report: Report) {
    super('trial');
    this.report = report;
  }
}

export interface Report {
  readonly counts: Pick<
    SalesImport,
    'lines_added' | 'lines_changed' | 'lines_known' | 'shops_created' | 'products_created'
  >;
  readonly changes: readonly LineChange[];
}

/**
 * Writes all that a file says in one transaction, together with the note that the import is done.
 * A trial does the same, counts, and takes it back.
 */
export async function saveContent(
  db: Db,
  job: SalesImport,
  options: ImportOptions,
  content: FileContent,
  staged: StagedFile,
  now: () => number,
  progress: (share: number) => void | Promise<void>,
): Promise<Saved> {
  try {
    return await db.transaction().execute(async (trx) => {
      await lockImport(trx, job);
      const found = await prepare(trx, job, options, content, staged, now());
      const merged = await mergeLines(trx, found.lines, now(), progress);
      const { mallIds, ...report } = await conclude(trx, job, found, merged, now());
      if (job.dry_run === 1) throw new TrialOver(report);
      const sequence = await nextSequence(trx);
      return { row: await finish(trx, job, content, report, now(), sequence), mallIds };
    });
  } catch (error) {
    if (!(error instanceof TrialOver)) throw error;
    const { report } = error;
    const row = await db.transaction().execute((trx) => finish(trx, job, content, report, now()));
    return { row, mallIds: [] };
  }
}

/** What the lines of a file belong to, found or made, and the lines. */
interface Prepared {
  readonly shops: ReadonlyMap<FileShop, Shop>;
  readonly shopsCreated: number;
  readonly productsCreated: number;
  readonly lines: Iterable<BroughtLine> & { readonly length: number };
}

/** Finds or makes the shops and products of a file, and locks the shops. */
export async function prepare(
  trx: DbOrTransaction,
  job: SalesImport,
  options: ImportOptions,
  content: FileContent,
  staged: StagedFile,
  now: number,
): Promise<Prepared> {
  const found = await findOrCreateShops(trx, job.owner_id, content.shops, options, now);
  if (found.created.length > 0) {
    const made = JSON.stringify(found.created.map(({ id }) => id));
    const row = await updateUnfinished(trx, job.id, { made_shops: made });
    if (row === undefined) throw new ImportCancelled('The import was cancelled');
  }
  const shopIds = new Map([...found.shops].map(([{ no }, { id }]) => [no, id]));
  await lockShops(trx, [...shopIds.values()]);
  const products = await findOrCreateProducts(trx, staged, shopIds);
  const lines = { length: staged.lineCount, [Symbol.iterator]: () => brought() };
  function* brought(): Generator<BroughtLine> {
    for (const line of linesOfOrders(staged)) {
      yield {
        shopId: shopIds.get(line.shopNo) ?? 0,
        source: importSource,
        orderNo: line.orderNo,
        skuRef: products.skuRefs[line.productNo] ?? 0,
        lineNo: line.lineNo,
        rowNo: line.rowNo,
        soldAt: line.soldAt,
        kind: line.kind,
        quantity: line.quantity,
        amount: line.amount,
        importId: job.id,
      };
    }
  }
  return {
    shops: found.shops,
    shopsCreated: found.created.length,
    productsCreated: products.created,
    lines,
  };
}

/** Writes what is told of all lines together. */
export async function conclude(
  trx: DbOrTransaction,
  job: SalesImport,
  { shops, shopsCreated, productsCreated }: Prepared,
  merged: Merged,
  now: number,
): Promise<Report & { mallIds: string[] }> {
  for (const [{ currencies }, shop] of shops) {
    await insertConversions(trx, job.id, shop.id, currencies.conversions);
  }
  await setSynced(
    trx,
    [...shops.values()].map((shop) => shop.id),
    now,
  );
  return {
    counts: {
      lines_added: merged.added,
      lines_changed: merged.changed,
      lines_known: merged.unchanged,
      shops_created: shopsCreated,
      products_created: productsCreated,
    },
    changes: merged.changes,
    mallIds: [...shops.values()]
      .filter((shop) => merged.shopIds.has(shop.id))
      .map((shop) => shop.mall_id),
  };
}

/** @throws FileProblem when an order has more lines than an order can have */
function* linesOfOrders(staged: StagedFile): Generator<StagedLine> {
  let rows = 0;
  let before: StagedLine | undefined;
  for (const line of staged.lines()) {
    const isSame = before?.orderNo === line.orderNo && before.shopNo === line.shopNo;
    rows = isSame ? rows + 1 : 1;
    if (rows > longestOrder) {
      throw new FileProblem(
        sentence(importSentences.tooManyOrderRows, { orderNo: line.orderNo, most: longestOrder }),
      );
    }
    yield line;
    before = line;
  }
}

export async function finish(
  trx: DbOrTransaction,
  job: SalesImport,
  content: FileContent,
  { counts, changes }: Report,
  now: number,
  sequence?: number,
): Promise<SalesImport> {
  await insertRefusals(trx, job.id, content.refusals);
  await insertChanges(trx, job.id, changes);
  const row = await updateUnfinished(trx, job.id, {
    ...counts,
    lines_known: counts.lines_known + content.repeats,
    status: 'done',
    phase: null,
    lines_shown: 0,
    percent: 100,
    rows_read: content.rowsRead,
    rows_refused: content.rowsRefused,
    conversions: JSON.stringify(content.conversions),
    first_day: content.firstDay,
    last_day: content.lastDay,
    ...(sequence === undefined ? {} : { sequence }),
    heartbeat_at: now,
    finished_at: now,
  });
  if (row === undefined) throw new ImportCancelled('The import was cancelled');
  return row;
}
