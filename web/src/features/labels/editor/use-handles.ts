import type Konva from 'konva';
import { type RefObject, useEffect, useRef } from 'react';
import type { EditedItem } from './edited.ts';
import { type Guide, snappedEdge } from './snap.ts';
import { snapReach } from './use-dragging.ts';
import type { Editor } from './use-editor.ts';

const corners = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const;
const sideways = ['middle-left', 'middle-right'] as const;
const upright = ['top-center', 'bottom-center'] as const;

function anchorsOf(item: EditedItem | undefined): readonly string[] {
  if (item?.type === 'line' && item.seatObj.h === 0) return sideways;
  if (item?.type === 'line' && item.seatObj.w === 0) return upright;
  return [...corners, ...sideways, ...upright];
}

/** Pictures and marks would only get white beside them. */
const keepsRatio = (item: EditedItem | undefined): boolean =>
  item !== undefined && ['img', 'icon', 'package', 'pdf'].includes(item.type);

/** Units below which nothing can be made by hand. */
const leastSide = 10;

interface Bounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rotation: number;
}

/** The handles around what is chosen, which snap as what is dragged does. */
export function useHandles(
  { drawing, chosen, chosenItems }: Editor,
  scale: number,
  paper: RefObject<Konva.Group | null>,
  showGuides: (guides: readonly Guide[]) => void,
) {
  const transformer = useRef<Konva.Transformer>(null);
  useEffect(() => {
    const nodes = drawing.items.flatMap(({ id }) => {
      const node = chosen.has(id) ? paper.current?.findOne(`#${id}`) : undefined;
      return node ? [node] : [];
    });
    transformer.current?.nodes(nodes);
    transformer.current?.forceUpdate();
  }, [drawing, chosen, paper]);
  const [only] = chosenItems.length === 1 ? chosenItems : [];

  /** Bounds are in pixels of the stage, what is snapped to in units of the label. */
  const bound = (before: Bounds, wanted: Bounds): Bounds => {
    if (Math.min(wanted.width, wanted.height) < 0) return before;
    const anchor = transformer.current?.getActiveAnchor() ?? '';
    const origin = paper.current?.getAbsolutePosition() ?? { x: 0, y: 0 };
    const others = drawing.items.filter(({ id }) => id !== only?.id).map(({ seatObj }) => seatObj);
    const guides: Guide[] = [];
    const edge = (axis: 'x' | 'y', at: number): number => {
      const rest = snappedEdge(
        axis,
        (at - origin[axis]) / scale,
        others,
        drawing,
        snapReach / scale,
      );
      guides.push(...rest.guides);
      return rest.at * scale + origin[axis];
    };
    const next = { ...wanted };
    // With fixed proportions one edge would drag the other away from where it snapped.
    const snaps = !keepsRatio(only) || !corners.some((corner) => corner === anchor);
    if (snaps && anchor.endsWith('right')) next.width = edge('x', next.x + next.width) - next.x;
    if (snaps && anchor.endsWith('left')) {
      const right = next.x + next.width;
      next.x = edge('x', next.x);
      next.width = right - next.x;
    }
    if (snaps && anchor.startsWith('bottom'))
      next.height = edge('y', next.y + next.height) - next.y;
    if (snaps && anchor.startsWith('top')) {
      const bottom = next.y + next.height;
      next.y = edge('y', next.y);
      next.height = bottom - next.y;
    }
    const least = leastSide * scale;
    const isTooNarrow = next.width < least && next.width < before.width;
    const isTooLow = next.height < least && next.height < before.height;
    if (isTooNarrow || isTooLow) return before;
    showGuides(guides);
    return next;
  };
  return { transformer, anchors: anchorsOf(only), keepsRatio: keepsRatio(only), bound };
}
