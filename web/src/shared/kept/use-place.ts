import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { stayWhile } from '../ui/stay-while.ts';
import { entryKey, keepPlace, placeAt } from './places.ts';

/**
 * A place on this entry of the history: what `last` says when the entry is left, and, where the reader has come back
 * to it, what that was `before`.
 */
export function usePlace(what: string) {
  const { key, pathname } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const entry = `${key} ${pathname}`;
  const last = useRef<number>(undefined);
  // What is left is gone by then: where it stood has to be known before.
  useLayoutEffect(() => {
    const keep = () => keepPlace(entry, what, last.current);
    window.addEventListener('pagehide', keep, true);
    return () => {
      window.removeEventListener('pagehide', keep, true);
      // A dialog that is closed begins anew when it is opened again.
      if (entryKey() !== key) keep();
    };
  }, [entry, what, key]);
  return { entry, last, before: isBack ? placeAt(entry, what) : undefined };
}

const PAGE = 'page';

/** In ms: the figures of a page that is come back to may have to be fetched again. */
const ARRIVING = 10_000;

/** Puts the page to a place, until something else than its own change of size has moved it. */
function pinned(place: number): () => boolean {
  let put = window.scrollY;
  return () => {
    const { scrollHeight, clientHeight } = document.documentElement;
    const isAtEnd = window.scrollY >= scrollHeight - clientHeight - 1;
    if (Math.abs(window.scrollY - put) > 1 && !isAtEnd) return false;
    window.scrollTo(0, place);
    put = window.scrollY;
    return true;
  };
}

/** Whether the reader came back to a page that remembers where they were. */
export function useIsPlaceKept(): boolean {
  const { key, pathname } = useLocation();
  return useNavigationType() === 'POP' && placeAt(`${key} ${pathname}`, PAGE) !== undefined;
}

/** The page stands where it stood when its reader comes back to it. */
export function usePagePlace(): void {
  const { entry, last, before } = usePlace(PAGE);
  useEffect(() => {
    const note = () => {
      last.current = window.scrollY;
    };
    document.addEventListener('scroll', note, { passive: true });
    return () => document.removeEventListener('scroll', note);
  }, [last]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each entry that is come to
  useLayoutEffect(() => {
    last.current = before ?? window.scrollY;
    if (before === undefined) return;
    window.scrollTo(0, before);
    // Parts that are drawn later make the page long enough.
    if (before === 0) return;
    const { style } = document.documentElement;
    // The browser itself would move it along with what is drawn above.
    style.overflowAnchor = 'none';
    return stayWhile(pinned(before), document.body, {
      settling: ARRIVING,
      onEnd: () => {
        style.overflowAnchor = '';
      },
    });
  }, [entry]);
}

/** Another list begins at its top, but stands where it stood when its reader comes back to it. */
export function useListPlace(
  scroller: RefObject<HTMLElement | null>,
  what: string,
  list: unknown = what,
): void {
  const { last, before = 0 } = usePlace(what);
  useEffect(() => {
    const element = scroller.current;
    const note = () => {
      last.current = element?.scrollTop || undefined;
    };
    element?.addEventListener('scroll', note, { passive: true });
    return () => element?.removeEventListener('scroll', note);
  }, [scroller, last]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each list
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const stay = () => {
      element.scrollTop = before;
      return true;
    };
    last.current = before || undefined;
    stay();
    // Rows that come later make the list long enough.
    return before === 0
      ? undefined
      : stayWhile(stay, element.firstElementChild ?? element, { within: element });
  }, [list]);
}
