import type { LabelSeat } from '../../../../../api/contract/rules/label-drawing.ts';
import type { EditedItem } from './edited.ts';
import type { Box } from './snap.ts';

export const alignments = ['left', 'center', 'right', 'top', 'middle', 'bottom'] as const;
export type Alignment = (typeof alignments)[number];

/** The box around several. */
export function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.w));
  const bottom = Math.max(...boxes.map((box) => box.y + box.h));
  return { x, y, w: right - x, h: bottom - y };
}

function alignedSeat(seat: LabelSeat, frame: Box, how: Alignment): LabelSeat {
  switch (how) {
    case 'left':
      return { ...seat, x: frame.x };
    case 'center':
      return { ...seat, x: frame.x + (frame.w - seat.w) / 2 };
    case 'right':
      return { ...seat, x: frame.x + frame.w - seat.w };
    case 'top':
      return { ...seat, y: frame.y };
    case 'middle':
      return { ...seat, y: frame.y + (frame.h - seat.h) / 2 };
    case 'bottom':
      return { ...seat, y: frame.y + frame.h - seat.h };
  }
}

/** One item is aligned to the label, several to the box around them. */
export function align(
  items: readonly EditedItem[],
  chosen: ReadonlySet<string>,
  page: { readonly width: number; readonly height: number },
  how: Alignment,
): EditedItem[] {
  const seats = items.filter(({ id }) => chosen.has(id)).map(({ seatObj }) => seatObj);
  const frame = seats.length > 1 ? around(seats) : { x: 0, y: 0, w: page.width, h: page.height };
  return items.map((item) =>
    chosen.has(item.id) ? { ...item, seatObj: alignedSeat(item.seatObj, frame, how) } : item,
  );
}

/** The same gap between neighbours; the outermost two stay. Needs three items. */
export function distribute(
  items: readonly EditedItem[],
  chosen: ReadonlySet<string>,
  axis: 'x' | 'y',
): EditedItem[] {
  const size = axis === 'x' ? 'w' : 'h';
  const row = items
    .filter(({ id }) => chosen.has(id))
    .toSorted((a, b) => a.seatObj[axis] - b.seatObj[axis]);
  if (row.length < 3) return [...items];
  const frame = around(row.map(({ seatObj }) => seatObj));
  const taken = row.reduce((sum, { seatObj }) => sum + seatObj[size], 0);
  const gap = (frame[size] - taken) / (row.length - 1);
  const places = new Map<string, number>();
  let next = frame[axis];
  for (const { id, seatObj } of row) {
    places.set(id, next);
    next += seatObj[size] + gap;
  }
  return items.map((item) => {
    const place = places.get(item.id);
    return place === undefined ? item : { ...item, seatObj: { ...item.seatObj, [axis]: place } };
  });
}

/** Brings an item to another place in the pile: 0 is the lowest. */
export function restacked(items: readonly EditedItem[], id: string, to: number): EditedItem[] {
  const moved = items.find((item) => item.id === id);
  if (!moved) return [...items];
  const rest = items.filter((item) => item !== moved);
  const place = Math.max(0, Math.min(rest.length, to));
  return rest.toSpliced(place, 0, moved);
}
