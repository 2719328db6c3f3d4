import type { LabelDrawing } from '../../../../api/contract/rules/label-drawing.ts';
import { readDraft } from './draft.ts';
import { toUnits } from './sizes.ts';

const emptyDrawing: LabelDrawing = {
  width: toUnits(100),
  height: toUnits(70),
  pointsList: [],
};

export const emptyPaper = () => ({ drawing: emptyDrawing, isSaved: true });

/** The draft of this browser, or empty paper. */
export const startDrawing = (): { drawing: LabelDrawing; isSaved: boolean } => {
  const draft = readDraft();
  return draft ? { drawing: draft, isSaved: false } : emptyPaper();
};
