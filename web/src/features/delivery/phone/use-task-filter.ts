import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readFilter, type TaskFilter, writeFilter } from './task-url.ts';

/** The filter of the address, and how to change it; a change begins at the first page. */
export function useTaskFilter() {
  const [params, setParams] = useSearchParams();
  const text = params.toString();
  const filter = useMemo(() => readFilter(new URLSearchParams(text)), [text]);
  const change = useCallback(
    (part: Partial<TaskFilter>) =>
      setParams(writeFilter({ ...filter, page: 1, ...part }), { replace: true }),
    [filter, setParams],
  );
  return { filter, change };
}
