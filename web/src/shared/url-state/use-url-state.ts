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
        preventScrollReset: true,
      }),
    [codec, setParams],
  );
  return [value, set];
};
