import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { type Drawn, keyed, spanOf } from './brush.ts';

type Options = {
  readonly count: number;
  /** Where the places of the axis begin and end within the element, in px. */
  readonly start: number;
  readonly end: number;
  /** A place was chosen. */
  readonly onOpen: ((index: number) => void) | undefined;
  readonly onSelect: ((from: number, to: number) => void) | undefined;
};

/** A click trembles this far, in px, and a finger further. */
const STILL = 6;
const STILL_FINGER = 12;

/**
 * Choosing one place of a chart's axis, or those from one to another. What a mouse draws over is taken when its
 * button is let go of; what a finger or keys draw waits for a yes, as it is drawn on the way to something else.
 * A finger that moves up or down scrolls.
 */
export function useBrush({ count, start, end, onOpen, onSelect }: Options) {
  const [kept, setDrawn] = useState<Drawn | null>(null);
  const pressed = useRef<{ readonly x: number; readonly place: number } | null>(null);
  const wasDrawn = useRef(false);
  // The places that there were may be gone.
  const drawn = kept !== null && Math.max(kept.anchor, kept.head) < count ? kept : null;
  const span = drawn && spanOf(drawn);

  const xOf = ({ clientX, currentTarget }: PointerEvent<HTMLElement>): number =>
    clientX - currentTarget.getBoundingClientRect().left;
  const placeAt = (x: number): number => {
    const share = (x - start) / (end - start);
    return Math.min(count - 1, Math.max(0, Math.round(share * (count - 1))));
  };
  const forget = () => {
    pressed.current = null;
    setDrawn(null);
  };
  const take = () => {
    if (span !== null) onSelect?.(span.from, span.to);
    forget();
  };

  const drawnTo = (event: PointerEvent<HTMLElement>): Drawn | null => {
    const from = pressed.current;
    const x = xOf(event);
    const isFinger = event.pointerType === 'touch';
    if (from === null || Math.abs(x - from.x) < (isFinger ? STILL_FINGER : STILL)) return null;
    return {
      anchor: from.place,
      head: placeAt(x),
      by: isFinger ? 'finger' : 'mouse',
      isOver: false,
    };
  };

  const pointer = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      wasDrawn.current = false;
      if (event.button !== 0 || !event.isPrimary) return;
      // What waits for a yes does so while a finger scrolls on.
      if (event.pointerType !== 'touch') forget();
      const x = xOf(event);
      if (x >= start - STILL && x <= end + STILL) pressed.current = { x, place: placeAt(x) };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (pressed.current === null) return;
      // The button was let go of outside of the window.
      if (event.buttons === 0) return forget();
      const next = drawnTo(event);
      // A finger keeps what it has touched.
      if (next?.by === 'mouse' && drawn === null)
        event.currentTarget.setPointerCapture(event.pointerId);
      if (next?.anchor !== drawn?.anchor || next?.head !== drawn?.head) setDrawn(next);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const last = drawnTo(event);
      forget();
      wasDrawn.current = last !== null;
      const whole = last && spanOf(last);
      if (last === null || !whole) return;
      if (last.by === 'finger') setDrawn({ ...last, isOver: true });
      else onSelect?.(whole.from, whole.to);
    },
    onPointerCancel: () => {
      pressed.current = null;
      if (drawn?.isOver !== true) setDrawn(null);
    },
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = keyed(drawn, event.key, {
      count,
      isLonger: event.shiftKey && onSelect !== undefined,
    });
    if (next !== undefined) setDrawn(next);
    else if (event.key === 'Enter' && span !== null) take();
    else if (event.key === 'Enter' && drawn !== null) onOpen?.(drawn.head);
    else return;
    event.preventDefault();
  };

  const xAt = (place: number): number => start + ((end - start) * place) / Math.max(1, count - 1);
  return {
    handlers: { onKeyDown, ...(onSelect && pointer) },
    /** What is drawn over now, in px. */
    area: span && { left: xAt(span.from), width: xAt(span.to) - xAt(span.from) },
    /** Where the keys are, and how far from the left in px. */
    cursor: drawn?.by === 'keys' ? { place: drawn.head, x: xAt(drawn.head) } : null,
    /** What was drawn and waits for a yes. */
    waiting: drawn?.isOver ? span : null,
    take,
    forget,
    /** Whether the click that comes now ends a drawing, and means no place. */
    wasDrawn: () => wasDrawn.current,
  };
}
