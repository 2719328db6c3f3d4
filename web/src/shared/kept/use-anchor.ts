import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { stayWhile } from '../ui/stay-while.ts';
import { useIsPlaceKept } from './use-place.ts';

/** A part of a page that links lead to; it must be able to have the focus. */
export function useAnchor(anchor: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const { hash, key } = useLocation();
  const isPlaceKept = useIsPlaceKept();
  // Each following of a link, also of the same one again, brings the reader and the focus here. Who comes back
  // may have gone on from here before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the link that was followed
  useEffect(() => {
    const part = place.current;
    if (hash !== `#${anchor}` || isPlaceKept || !part?.parentElement) return;
    part.scrollIntoView();
    part.focus({ preventScroll: true });
    return stayWhile(() => {
      part.scrollIntoView();
      return true;
    }, part.parentElement);
  }, [hash, anchor, key]);
  return place;
}
