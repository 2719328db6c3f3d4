/** A place on the label, in its units. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A line across the label that shows what something has snapped to. */
export interface Guide {
  readonly axis: 'x' | 'y';
  readonly at: number;
}

interface Span {
  readonly from: number;
  readonly size: number;
}

const marks = ({ from, size }: Span): number[] => [from, from + size / 2, from + size];

/** The shortest way to bring an edge or the middle onto one of the others'. */
function shortest(moved: Span, others: readonly Span[], reach: number) {
  let best: { by: number; at: number } | null = null;
  for (const at of others.flatMap(marks)) {
    for (const mark of marks(moved)) {
      const by = at - mark;
      if (Math.abs(by) <= reach && (best === null || Math.abs(by) < Math.abs(best.by))) {
        best = { by, at };
      }
    }
  }
  return best;
}

const across = ({ x, w }: Box): Span => ({ from: x, size: w });
const down = ({ y, h }: Box): Span => ({ from: y, size: h });

/** Where a box that is dragged comes to rest: at the edges and middles of the label and of its neighbours. */
export function snapped(
  box: Box,
  others: readonly Box[],
  page: { readonly width: number; readonly height: number },
  reach: number,
): { readonly x: number; readonly y: number; readonly guides: readonly Guide[] } {
  const boxes = [{ x: 0, y: 0, w: page.width, h: page.height }, ...others];
  const sideways = shortest(across(box), boxes.map(across), reach);
  const upright = shortest(down(box), boxes.map(down), reach);
  const guides: Guide[] = [];
  if (sideways) guides.push({ axis: 'x', at: sideways.at });
  if (upright) guides.push({ axis: 'y', at: upright.at });
  return { x: box.x + (sideways?.by ?? 0), y: box.y + (upright?.by ?? 0), guides };
}

/** Where one edge that is dragged comes to rest. */
export function snappedEdge(
  axis: 'x' | 'y',
  at: number,
  others: readonly Box[],
  page: { readonly width: number; readonly height: number },
  reach: number,
): { readonly at: number; readonly guides: readonly Guide[] } {
  const boxes = [{ x: 0, y: 0, w: page.width, h: page.height }, ...others];
  const best = shortest({ from: at, size: 0 }, boxes.map(axis === 'x' ? across : down), reach);
  return best ? { at: best.at, guides: [{ axis, at: best.at }] } : { at, guides: [] };
}
