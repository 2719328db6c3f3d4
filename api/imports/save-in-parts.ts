import type { Db } from '../../db/engine/connect.ts';
import { mergeInParts } from '../../db/imports/import-lines.ts';
import { lockImport, nextSequence, noteShown, updateUnfinished } from '../../db/imports/imports.ts';
import type { StagedFile } from '../../db/imports/staged-file.ts';
import type { SalesImport } from '../../db/schema.ts';
import { lockShops } from '../../db/shops/lock-shops.ts';
import { findShopsById } from '../../db/shops/shops.ts';
import { importSentences } from '../contract/rules/import-sentences.ts';
import { FileProblem } from './file-problem.ts';
import type { ImportOptions } from './guess.ts';
import type { FileContent } from './read-file.ts';
import { conclude, finish, ImportCancelled, prepare, type Saved } from './save.ts';

/** Called when lines have come into the figures. May wait. */
type Shown = (row: SalesImport, mallIds: readonly string[]) => void | Promise<void>;

const cancelled = () => new ImportCancelled('The import was cancelled');

/**
 * Writes what a file says in one transaction after the other, each of which leaves facts and figures that agree.
 * Between them others write, and people see the figures grow. How many lines are in them is noted in the same
 * transaction (`lines_shown`): whoever ends the import before its end takes these back (broken-off.ts).
 */
export async function saveInParts(
  db: Db,
  job: SalesImport,
  options: ImportOptions,
  content: FileContent,
  staged: StagedFile,
  now: () => number,
  percentOf: (share: number) => number,
  shown: Shown,
): Promise<Saved> {
  const found = await db.transaction().execute(async (trx) => {
    await lockImport(trx, job);
    // What others save meanwhile comes after it.
    const row = await updateUnfinished(trx, job.id, { sequence: await nextSequence(trx) });
    if (row === undefined) throw cancelled();
    return prepare(trx, job, options, content, staged, now());
  });
  const mallIds = new Map([...found.shops.values()].map((shop) => [shop.id, shop.mall_id]));
  let count = 0;
  const merged = await mergeInParts(found.lines, now, async (shopId, merge) => {
    const part = await db.transaction().execute(async (trx) => {
      await lockImport(trx, job);
      await lockShops(trx, [shopId]);
      const [shop] = await findShopsById(trx, [shopId]);
      if (shop === undefined) throw new FileProblem(importSentences.importShopDeleted);
      // What is added to it is in no figure: nobody is told that it was imported.
      if (shop.unbound_at !== null) throw new FileProblem(importSentences.importShopUnbound);
      const lines = await merge(trx);
      const sofar = count + linesOf(lines);
      const row = await noteShown(trx, job.id, {
        lines_shown: sofar,
        percent: percentOf(sofar / found.lines.length),
        heartbeat_at: now(),
      });
      if (row === undefined) throw cancelled();
      return { lines, row };
    });
    count += linesOf(part.lines);
    const changed = part.lines.shopIds.has(shopId) ? [mallIds.get(shopId) ?? ''] : [];
    await shown(part.row, changed);
    return part.lines;
  });
  return db.transaction().execute(async (trx) => {
    await lockImport(trx, job);
    const { mallIds: changed, ...report } = await conclude(trx, job, found, merged, now());
    return { row: await finish(trx, job, content, report, now()), mallIds: changed };
  });
}

interface Counted {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
}

const linesOf = ({ added, changed, unchanged }: Counted): number => added + changed + unchanged;
