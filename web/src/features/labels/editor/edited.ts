import type { LabelDrawing, LabelItem } from '../../../../../api/contract/rules/label-drawing.ts';

/** An item while it is edited: the id tells it apart as long as the page is open. */
export interface EditedItem extends LabelItem {
  readonly id: string;
}

export interface EditedDrawing {
  readonly width: number;
  readonly height: number;
  readonly items: readonly EditedItem[];
}

let lastId = 0;

export function withId(item: LabelItem): EditedItem {
  lastId += 1;
  return { ...item, id: `item-${lastId}` };
}

export const editedOf = ({ width, height, pointsList }: LabelDrawing): EditedDrawing => ({
  width,
  height,
  items: pointsList.map(withId),
});

export const drawingOf = ({ width, height, items }: EditedDrawing): LabelDrawing => ({
  width,
  height,
  pointsList: items.map(({ id: _id, ...item }) => item),
});
