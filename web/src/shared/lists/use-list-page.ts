import { useEffect, useState } from 'react';

type Listed = { readonly page: number };

type SetList<List> = (list: List, options?: { readonly push?: boolean }) => void;

/** One page of a list as the server has answered it. */
type Answer = {
  /** Null while nothing has come. */
  readonly rows: readonly unknown[] | null;
  /** Of the whole list. */
  readonly total: number;
  readonly isBusy: boolean;
};

type Options = {
  readonly pageSize: number;
  /** What goes with the list that is left for another, e.g. what is ticked in it; not with a page of the same. */
  readonly onLeave?: () => void;
};

type Pages = {
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly isBusy: boolean;
  readonly onPage: (page: number) => void;
};

type ListPage<List> = {
  /** Shows another part of the list, or another list from its first page on; `push` lets "back" undo it. */
  readonly change: (part: Partial<List>, options?: { readonly push: boolean }) => void;
  /** The list is here, and there is nothing in it. */
  readonly isEmpty: boolean;
  /** For the pager; null where there is nothing to page through. */
  readonly pages: Pages | null;
};

/** A list whose state is in the address: steps through its pages, and comes back from one that is not there. */
export function useListPage<List extends Listed>(
  [list, setList]: readonly [List, SetList<List>],
  { rows, total: known, isBusy }: Answer,
  { pageSize, onLeave }: Options,
): ListPage<List> {
  // Until another page comes there are as many as there were: a pager that goes meanwhile takes the focus with it.
  const [turnedFrom, setTurnedFrom] = useState(0);
  const total = rows === null && isBusy ? known || turnedFrom : known;
  const lastPage = Math.max(1, Math.ceil(total / pageSize));
  const isBeyond = rows !== null && !isBusy && list.page > lastPage;
  useEffect(() => {
    if (isBeyond) setList({ ...list, page: lastPage });
  }, [isBeyond, lastPage, list, setList]);

  const change: ListPage<List>['change'] = (part, options) => {
    // What is typed into a search comes letter by letter: that is no step to go back to.
    const { push } = options ?? { push: !('search' in part) };
    setTurnedFrom(0);
    setList({ ...list, page: 1, ...part }, { push });
    if (Object.keys(part).some((key) => key !== 'page')) onLeave?.();
  };
  return {
    change,
    isEmpty: rows?.length === 0 && !isBusy,
    pages:
      total > 0
        ? {
            page: Math.min(list.page, lastPage),
            pageSize,
            total,
            isBusy,
            onPage: (page) => {
              setTurnedFrom(total);
              setList({ ...list, page }, { push: true });
            },
          }
        : null,
  };
}
