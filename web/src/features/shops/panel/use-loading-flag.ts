import { useCallback, useEffect, useRef, useState } from 'react';

/** How long a newly selected shop is marked as loading. */
const LOADING_FLAG_MS = 2_000;

/** The key that was marked last, for 2 seconds; null otherwise. */
export const useLoadingFlag = (): [string | null, (key: string) => void] => {
  const [marked, setMarked] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const mark = useCallback((key: string) => {
    clearTimeout(timer.current);
    setMarked(key);
    timer.current = setTimeout(() => setMarked(null), LOADING_FLAG_MS);
  }, []);
  return [marked, mark];
};
