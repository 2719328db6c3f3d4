import type { LabelDrawing } from '../../../../api/contract/rules/label-drawing.ts';
import { toUnits } from './sizes.ts';

const emptyDrawing: LabelDrawing = {
  width: toUnits(100),
  height: toUnits(70),
  pointsList: [],
};

/** What the editor begins with. */
export const emptyPaper = () => ({ drawing: emptyDrawing, isSaved: true });
