/** What is drawn over a chart. */
export type Drawn = {
  /** The place of the axis from which it is drawn, and the one that it has come to. */
  readonly anchor: number;
  readonly head: number;
  readonly by: 'mouse' | 'finger' | 'keys';
  /** Whether it waits to be taken. */
  readonly isOver: boolean;
};

export type Span = { readonly from: number; readonly to: number };

/** The places that are drawn over; null where that is a single one. */
export const spanOf = ({ anchor, head }: Pick<Drawn, 'anchor' | 'head'>): Span | null =>
  anchor === head ? null : { from: Math.min(anchor, head), to: Math.max(anchor, head) };

/** To which place a key moves; undefined for a key that moves nowhere. Time runs from left to right in every language. */
function moved(head: number | null, key: string, last: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
      return head === null ? last : Math.max(0, head - 1);
    case 'ArrowRight':
      return head === null ? 0 : Math.min(last, head + 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
  }
}

/** What is drawn after a key was pressed; undefined where the key means nothing. */
export function keyed(
  drawn: Drawn | null,
  key: string,
  { count, isLonger }: { readonly count: number; readonly isLonger: boolean },
): Drawn | null | undefined {
  if (key === 'Escape') return drawn === null ? undefined : null;
  if (count === 0) return undefined;
  const head = moved(drawn?.head ?? null, key, count - 1);
  if (head === undefined) return undefined;
  const anchor = isLonger ? (drawn?.anchor ?? head) : head;
  return { anchor, head, by: 'keys', isOver: anchor !== head };
}
