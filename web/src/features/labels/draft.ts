import type { LabelDrawing } from '../../../../api/contract/rules/label-drawing.ts';
import { readDrawing } from './drawing/read-drawing.ts';

/** What somebody without an account has drawn, in this browser alone. */
const key = 'labelDraft';

export function readDraft(): LabelDrawing | null {
  try {
    return readDrawing(JSON.parse(localStorage.getItem(key) ?? 'null'));
  } catch {
    // Storage may be refused, or hold what nobody here wrote: then there is no draft.
    return null;
  }
}

/** Whether it is kept now: storage may be refused, or full of pictures. */
export function writeDraft(drawing: LabelDrawing): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(drawing));
    return true;
  } catch {
    return false;
  }
}

export function forgetDraft(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage may be refused; there is nothing to forget then.
  }
}
