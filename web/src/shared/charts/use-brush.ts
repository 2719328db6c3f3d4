import { type PointerEvent, useRef, useState } from 'react';

type Span = { readonly from: number; readonly to: number };

type Options = {
  readonly count: number;
  /** Where the places of the axis begin and end within the element, in px. */
  readonly start: number;
  readonly end: number;
  readonly onSelect: ((from: number, to: number) => void) | undefined;
};

/** A click trembles this far, in px. */
const STILL = 6;

/**
 * Drawing over a chart from one place of its axis to another. A finger scrolls instead, and whoever uses keys
 * has the choice of days.
 */
export function useBrush({ count, start, end, onSelect }: Options) {
  const [span, setSpan] = useState<Span | null>(null);
  const pressed = useRef<{ readonly x: number; readonly place: number } | null>(null);
  const drawn = useRef(false);

  const xOf = ({ clientX, currentTarget }: PointerEvent<HTMLElement>): number =>
    clientX - currentTarget.getBoundingClientRect().left;
  const placeAt = (x: number): number => {
    const share = (x - start) / (end - start);
    return Math.min(count - 1, Math.max(0, Math.round(share * (count - 1))));
  };
  const forget = () => {
    pressed.current = null;
    setSpan(null);
  };

  const spanTo = (event: PointerEvent<HTMLElement>): Span | null => {
    const from = pressed.current;
    const x = xOf(event);
    if (from === null || Math.abs(x - from.x) < STILL) return null;
    const place = placeAt(x);
    return { from: Math.min(from.place, place), to: Math.max(from.place, place) };
  };

  const handlers = onSelect && {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      drawn.current = false;
      if (event.pointerType === 'touch' || event.button !== 0) return;
      const x = xOf(event);
      if (x >= start - STILL && x <= end + STILL) pressed.current = { x, place: placeAt(x) };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (pressed.current === null) return;
      // The button was let go of outside of the window.
      if (event.buttons === 0) return forget();
      const next = spanTo(event);
      if (next !== null && span === null) event.currentTarget.setPointerCapture(event.pointerId);
      if (next?.from !== span?.from || next?.to !== span?.to) setSpan(next);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const chosen = spanTo(event);
      forget();
      drawn.current = chosen !== null;
      if (chosen !== null && chosen.to > chosen.from) onSelect(chosen.from, chosen.to);
    },
    onPointerCancel: forget,
  };

  const xAt = (place: number): number => start + ((end - start) * place) / Math.max(1, count - 1);
  return {
    handlers,
    /** What is drawn over now, in px. */
    area: span && { left: xAt(span.from), width: xAt(span.to) - xAt(span.from) },
    /** Whether the click that comes now ends a drawing, and means no place. */
    wasDrawn: () => drawn.current,
  };
}
