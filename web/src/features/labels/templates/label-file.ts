import type { LabelDrawing } from '../../../../../api/contract/rules/label-drawing.ts';

/** No label is larger: pictures within it included. */
const mostBytes = 20 * 1024 * 1024;

export const labelFileOf = (drawing: LabelDrawing): Blob =>
  new Blob([JSON.stringify(drawing)], { type: 'application/json' });

/** What the file holds, still to be read as a drawing; null where it is no JSON. */
export async function readLabelFile(file: File): Promise<unknown> {
  if (file.size > mostBytes) return null;
  try {
    return JSON.parse(await file.text());
  } catch {
    return null;
  }
}
