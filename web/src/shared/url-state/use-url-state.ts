import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Codec } from './codec.ts';
import { withValue } from './codec.ts';

type Options = {
  /** Puts a step into the history, so that "back" undoes it. */
  readonly push?: boolean;
};

/** A piece of the address as a value and its setter; the address is the only store. */
export const useUrlState = <T>(codec: Codec<T>): [T, (value: T, options?: Options) => void] => {
  const [params, setParams] = useSearchParams();
  const value = useMemo(() => codec.read(params), [codec, params]);
  const set = useCallback(
    (next: T, { push = false }: Options = {}) =>
      setParams((current) => withValue(current, codec, next), {
        replace: !push,
        // At once, not in a transition: an answer that arrives while one is pending would draw the old
        // address again and ask for its data once more.
        flushSync: true,
        preventScrollReset: true,
      }),
    [codec, setParams],
  );
  return [value, set];
};
