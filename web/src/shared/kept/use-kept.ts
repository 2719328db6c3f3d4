import { useEffect, useRef } from 'react';

type Options = {
  /** What may stand in for one another: the same for figures of the same shops, whatever their days. */
  readonly place: string;
  /** There is something to show. */
  readonly isHere: boolean;
  readonly isBusy: boolean;
  /** It could not be read, or not be read again. */
  readonly isFailed: boolean;
  /**
   * When what is here at first, though it is still asked for, was read at the earliest (ms UTC): an answer of the cache.
   * Left out where what is here may be that of another place.
   */
  readonly firstReadAt?: number;
};

export type Kept<Shown> = {
  readonly shown: Shown;
  /** When what is shown was read (ms UTC), where nothing newer could be had; null where it is up to date. */
  readonly asOf: number | null;
};

/** What was shown stays, with its time, while what should take its place cannot be had. */
export function useKept<Shown>(
  current: Shown,
  { place, isHere, isBusy, isFailed, firstReadAt }: Options,
): Kept<Shown> {
  const last = useRef<{ shown: Shown; place: string; at: number } | null>(null);
  const wasOld = useRef(false);
  const first =
    isHere && firstReadAt !== undefined ? { shown: current, place, at: firstReadAt } : null;
  // It may have failed before it was drawn for the first time.
  const known = last.current?.place === place ? last.current : isFailed ? first : null;
  // A new try leaves in place what the failed one has left.
  const isOld = known !== null && (isFailed || (isBusy && wasOld.current));
  useEffect(() => {
    wasOld.current = isOld;
    if (!isHere) return;
    if (!isBusy && !isFailed) last.current = { shown: current, place, at: Date.now() };
    else if (firstReadAt !== undefined && last.current?.place !== place) {
      last.current = { shown: current, place, at: firstReadAt };
    }
  }, [current, place, isHere, isBusy, isFailed, isOld, firstReadAt]);
  if (!isOld) return { shown: current, asOf: null };
  return { shown: isHere ? current : known.shown, asOf: known.at };
}
