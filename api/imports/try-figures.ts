import type { z } from 'zod';
import { StagedFile } from '../../db/imports/staged-file.ts';
import type { tryImport } from '../contract/import-tries.ts';
import { FileProblem } from './file-problem.ts';
import type { ImportOptions } from './guess.ts';
import { previewFile } from './preview.ts';
import { type FileContent, readSalesFile } from './read-file.ts';
import { placeOf } from './read-sheets.ts';
import type { SalesFile } from './sales-file.ts';

export type TriedFile = Omit<z.output<typeof tryImport.output>, 'note'>;
type Figures = NonNullable<TriedFile['figures']>;

const shownRefusals = 5;
const shownDays = 400;
const shownProducts = 50;

/** What the lines of a file come to. */
function figuresOf({ shops, firstDay, lastDay }: FileContent, staged: StagedFile): Figures | null {
  if (firstDay === null || lastDay === null) return null;
  const names = new Map(shops.map(({ no, name }) => [no, name]));
  return {
    firstDay,
    lastDay,
    shops: shops.length,
    ...staged.total(),
    days: staged.days(shownDays),
    products: staged
      .bestProducts(shownProducts)
      .map(({ shopNo, code, name, sold, returned, net }) => ({
        shopName: names.get(shopNo) ?? '',
        code,
        name,
        sold,
        returned,
        net,
      })),
  };
}

/**
 * Reads a file for somebody without an account: its columns, and what it comes to where it can be told.
 * @throws FileProblem when the file cannot be read at all
 */
export async function tryFile(
  file: SalesFile,
  limit: number,
  now: number,
  chosen: ImportOptions['mapping'] | undefined,
): Promise<TriedFile> {
  const guessed = await previewFile(file, limit, now, undefined);
  const options = { ...guessed.options, mapping: chosen ?? guessed.options.mapping };
  const { columns, missing, problems } = chosen
    ? await previewFile(file, limit, now, options)
    : guessed;
  const nothing = { rowsRead: 0, rowsRefused: 0, refusals: [], figures: null };
  const about = { columns, mapping: options.mapping, missing, problems };
  if (missing.length > 0 || problems.length > 0) return { ...about, ...nothing };
  const staged = new StagedFile();
  try {
    const content = await readSalesFile(file, options, staged, { limit, now });
    const { rowsRead, rowsRefused, refusals } = content;
    return {
      ...about,
      rowsRead,
      rowsRefused,
      refusals: refusals
        .slice(0, shownRefusals)
        .map(({ rowNo, reason }) => ({ ...placeOf(rowNo, file.sheets), reason })),
      figures: figuresOf(content, staged),
    };
  } catch (error) {
    // The columns can still be corrected.
    if (!(error instanceof FileProblem)) throw error;
    return { ...about, ...nothing, problems: [error.message] };
  } finally {
    staged.close();
  }
}
