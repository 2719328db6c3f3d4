import { useCallback, useRef } from 'react';
import { toast } from './toast.ts';

/** Whoever asked for a thing tells within this time that it failed. Milliseconds. */
const tellingMs = 500;

/**
 * Of one form or act: what an attempt told of its failure is taken down when a later one succeeds. Begins an attempt;
 * what it gives is told how the attempt ended.
 */
export function useAttempts(): () => (isDone: boolean) => void {
  const failed = useRef<readonly { readonly begun: number; readonly ended: number }[]>([]);
  return useCallback(() => {
    const begun = Date.now();
    return (isDone) => {
      if (!isDone) {
        failed.current = [...failed.current, { begun, ended: Date.now() }];
        return;
      }
      // One that ran beside this one is another thing, which nobody has tried again.
      const earlier = failed.current.filter(({ ended }) => ended <= begun);
      failed.current = failed.current.filter((one) => !earlier.includes(one));
      for (const one of earlier) toast.settle(one.begun, one.ended + tellingMs);
    };
  }, []);
}
