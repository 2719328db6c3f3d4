type Size = { readonly width: number; readonly height: number };

/** Between the pointer and the tooltip, in px. */
const GAP = 14;
/** Between the tooltip and the edge of the window. */
const EDGE = 8;

/** As near to `start` as keeps a length within a room. */
const within = (start: number, length: number, room: number): number =>
  Math.max(EDGE, Math.min(start, room - EDGE - length));

/**
 * Where a tooltip stands in the window, in px from its left upper corner: behind the point that it tells of,
 * before it where there is no room, and above it where there is none on either side.
 */
export function tooltipPlace(
  point: { readonly x: number; readonly y: number },
  { width, height }: Size,
  window: Size,
): { readonly left: number; readonly top: number } {
  const beside = [point.x + GAP, point.x - GAP - width].find(
    (left) => left >= EDGE && left + width <= window.width - EDGE,
  );
  if (beside !== undefined)
    return { left: beside, top: within(point.y - height / 2, height, window.height) };
  const above = point.y - GAP - height;
  return {
    left: within(point.x - width / 2, width, window.width),
    top: within(above >= EDGE ? above : point.y + GAP, height, window.height),
  };
}
