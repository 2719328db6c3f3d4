import { useState } from 'react';

/**
 * The page of a list that is looked at, from 1 on. Another list (another `key`) begins at its first
 * page, without a moment in which the old number is shown over the new rows.
 */
export const usePage = (key: string): [number, (page: number) => void] => {
  const [state, setState] = useState({ key, page: 1 });
  const page = state.key === key ? state.page : 1;
  return [page, (next) => setState({ key, page: next })];
};
