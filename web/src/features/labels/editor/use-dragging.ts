import type Konva from 'konva';
import { useRef } from 'react';
import { around } from './arrange.ts';
import type { EditedItem } from './edited.ts';
import { type Guide, snapped } from './snap.ts';
import type { Editor } from './use-editor.ts';

/** Pixels within which things snap. */
export const snapReach = 6;

interface Drag {
  readonly taken: Konva.Node;
  readonly first: { readonly x: number; readonly y: number };
  readonly moved: readonly { readonly item: EditedItem; readonly node: Konva.Node }[];
}

/** Moves all that is chosen along with the item that is dragged, and lets them snap together. */
export function useDragging(
  { drawing, chosen, act }: Editor,
  scale: number,
  showGuides: (guides: readonly Guide[]) => void,
) {
  const drag = useRef<Drag | null>(null);
  return {
    start: (taken: Konva.Node, item: EditedItem) => {
      const ids = chosen.has(item.id) ? chosen : new Set([item.id]);
      const moved = drawing.items.flatMap((one) => {
        const node = ids.has(one.id) ? taken.getParent()?.findOne(`#${one.id}`) : undefined;
        return node ? [{ item: one, node }] : [];
      });
      drag.current = { taken, first: item.seatObj, moved };
    },
    move: () => {
      const { current } = drag;
      if (!current) return;
      const { taken, first, moved } = current;
      const by = { x: taken.x() - first.x, y: taken.y() - first.y };
      const frame = around(moved.map(({ item }) => item.seatObj));
      const ids = new Set(moved.map(({ item }) => item.id));
      const others = drawing.items.filter(({ id }) => !ids.has(id)).map(({ seatObj }) => seatObj);
      const wanted = { ...frame, x: frame.x + by.x, y: frame.y + by.y };
      const rest = snapped(wanted, others, drawing, snapReach / scale);
      for (const { item, node } of moved) {
        node.position({
          x: item.seatObj.x + rest.x - frame.x,
          y: item.seatObj.y + rest.y - frame.y,
        });
      }
      showGuides(rest.guides);
    },
    end: () => {
      const { current } = drag;
      drag.current = null;
      showGuides([]);
      if (!current) return;
      const places = new Map(
        current.moved.map(({ item, node }) => [
          item.id,
          { x: Math.round(node.x()), y: Math.round(node.y()) },
        ]),
      );
      // The nodes stand at whole units, as the drawing will.
      for (const { item, node } of current.moved)
        node.position(places.get(item.id) ?? node.position());
      act({
        do: 'change',
        to: (before) => ({
          ...before,
          items: before.items.map((item) => {
            const place = places.get(item.id);
            return place ? { ...item, seatObj: { ...item.seatObj, ...place } } : item;
          }),
        }),
      });
    },
  };
}
