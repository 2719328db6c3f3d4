import { useEffect, useState } from 'react';
import { usePlace } from '../kept/use-place.ts';

/**
 * The page of a list that is looked at, from 1 on. Another list (another `key`) begins at its first
 * page, without a moment in which the old number is shown over the new rows; a reader who comes back finds theirs.
 */
export const usePage = (key: string): [number, (page: number) => void] => {
  const { last, before = 1 } = usePlace(`page of ${key}`);
  const [state, setState] = useState({ key, page: before });
  const page = state.key === key ? state.page : 1;
  useEffect(() => {
    last.current = page === 1 ? undefined : page;
  }, [last, page]);
  return [page, (next) => setState({ key, page: next })];
};
