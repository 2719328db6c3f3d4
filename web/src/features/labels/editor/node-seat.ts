import type Konva from 'konva';
import type { LabelItem, LabelSeat } from '../../../../../api/contract/rules/label-drawing.ts';

/** What the canvas holds of a line without height must have some, or nothing could be measured by it. */
const least = 1;

export const frameOf = ({ seatObj: { x, y, w, h } }: LabelItem) => ({
  x,
  y,
  width: Math.max(w, least),
  height: Math.max(h, least),
});

/** Where the node on the canvas has the item, in whole units; `isLocal`: within the node itself. */
export function seatOf(item: LabelItem, node: Konva.Node, isLocal = false): LabelSeat {
  const { seatObj } = item;
  const side = (before: number, now: number) => (before < least && now <= least ? before : now);
  const w = side(seatObj.w, node.width());
  const h = side(seatObj.h, node.height());
  if (isLocal) return { ...seatObj, x: 0, y: 0, w, h };
  return {
    ...seatObj,
    x: Math.round(node.x()),
    y: Math.round(node.y()),
    w: Math.round(w),
    h: Math.round(h),
  };
}
