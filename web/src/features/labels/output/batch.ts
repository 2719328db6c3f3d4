import type { LabelDrawing } from '../../../../../api/contract/rules/label-drawing.ts';
import type { Asset, AssetFailure } from '../drawing/assets.ts';
import { fillDrawing, placeholdersIn } from './fill.ts';
import { assetsOf, failuresIn, printPicture } from './label-picture.ts';
import type { PastedRow } from './rows.ts';

/** A page is a picture of a megabyte or so until it is printed. */
export const mostLabels = 300;

export interface BatchProblem {
  /** The line of what was pasted. */
  readonly row: number;
  /** A value that the row lacks, or what cannot be drawn of it. */
  readonly reason: 'missing' | AssetFailure;
}

export type Batch =
  | { readonly pictures: readonly Blob[] }
  | { readonly problems: readonly BatchProblem[] };

/** Draws one label a row, each as often as asked; says what is wrong with which rows before any is drawn. */
export async function drawBatch(
  drawing: LabelDrawing,
  rows: readonly PastedRow[],
  copies: number,
  onProgress: (done: number) => void = () => {},
): Promise<Batch> {
  const known = new Map<string, Asset>();
  const labels = rows.map(({ line, values }) => ({ line, label: fillDrawing(drawing, values) }));
  const problems: BatchProblem[] = [];
  for (const { line: row, label } of labels) {
    if (placeholdersIn(label).length > 0) problems.push({ row, reason: 'missing' });
    else {
      const [failure] = failuresIn(label, await assetsOf(label, known));
      if (failure) problems.push({ row, reason: failure.reason });
    }
  }
  if (problems.length > 0) return { problems };
  const pictures: Blob[] = [];
  for (const { label } of labels) {
    const picture = await printPicture(label, known);
    for (let copy = 0; copy < copies; copy += 1) pictures.push(picture);
    onProgress(pictures.length);
  }
  return { pictures };
}
