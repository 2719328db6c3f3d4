import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

type Input = {
  /** What the next page begins after; null where all of the list is here, or nothing of it yet. */
  readonly next: string | null;
  readonly isBusy: boolean;
  /** Fetches the page after a cursor into the cache, from where it comes back in `next`. */
  readonly fetchAfter: (cursor: string) => Promise<{ readonly data?: unknown }>;
};

/** Fetches a whole list page after page. A page that does not come is asked for once, and again by `retry`. */
export const useFurtherPages = ({ next, isBusy, fetchAfter }: Input) => {
  const asked = useRef<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const fetchNext = useEffectEvent((after: string) => {
    asked.current = after;
    const settle = (isHere: boolean) => {
      if (!isHere) setFailed(after);
      if (asked.current === after) asked.current = null;
    };
    fetchAfter(after).then(
      ({ data }) => settle(data !== undefined),
      () => settle(false),
    );
  });
  useEffect(() => {
    // Another list begins without a next page, and may come to the same cursor.
    if (next === null) setFailed(null);
    else if (next !== asked.current && next !== failed && !isBusy) fetchNext(next);
  }, [next, failed, isBusy]);
  const retry = useCallback(() => setFailed(null), []);
  return { isFailed: next !== null && next === failed, retry };
};
