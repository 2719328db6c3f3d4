import { type ReactNode, useEffect, useMemo } from 'react';
import { keepFirstShop } from '../session/first-shop-cookie.ts';
import { useSampleEnd } from '../session/sample/use-sample-end.ts';
import { session } from '../session/session.ts';
import { upstreamAway } from '../shared/connection/connection.ts';
import { useFurtherPages } from '../shared/table/use-further-pages.ts';
import { useDirectoryGroupsQuery, useDirectoryShopsQuery } from './Directory.generated.ts';
import { SHOPS_PAGE_SIZE } from './layout-cache.ts';
import { type Directory, DirectoryContext, type DirectoryShop } from './use-directory.ts';
import { useLayoutNews } from './use-layout-news.ts';
import { useSaveNewShops } from './use-save-new-shops.ts';

const nobody: readonly DirectoryShop[] = [];

/** Fetches all shops, page after page, and all groups, for everything inside it, and keeps up with them. */
export function DirectoryProvider({ children }: { children: ReactNode }) {
  const isVisitor = session.use((current) => current.isVisitor);
  const directory = useLoadedDirectory();
  useLayoutNews(directory, { skip: isVisitor });
  useSaveNewShops(directory, { skip: isVisitor });
  // The shops come in the saved order: the first of the first page is the first of all.
  const first = isVisitor ? undefined : directory.shops[0]?.mallId;
  useEffect(() => {
    if (first !== undefined) keepFirstShop(first);
  }, [first]);
  useSampleEnd(first !== undefined);
  return <DirectoryContext value={directory}>{children}</DirectoryContext>;
}

const useLoadedDirectory = (): Directory => {
  const isVisitor = session.use((current) => current.isVisitor);
  const shopsQuery = useDirectoryShopsQuery({
    variables: { first: SHOPS_PAGE_SIZE },
    context: { quiet: true },
    // A badge that cannot be counted leaves its shop in the list.
    errorPolicy: 'all',
  });
  const groupsQuery = useDirectoryGroupsQuery({ skip: isVisitor, context: { quiet: true } });
  const { fetchMore, loading, refetch } = shopsQuery;
  const { error: groupsError, refetch: refetchGroups } = groupsQuery;
  // Which shops there are does not go with the figures that cannot be read for a while.
  const isAway = upstreamAway.use();
  const groupsData = groupsQuery.data ?? (isAway ? groupsQuery.previousData : undefined);
  const connection = (shopsQuery.data ?? (isAway ? shopsQuery.previousData : undefined))?.shops;
  const next = connection?.pageInfo.hasNextPage ? connection.pageInfo.endCursor : null;
  const { isFailed: isPageFailed, retry: retryPage } = useFurtherPages({
    next,
    isBusy: loading,
    fetchAfter: (after) => fetchMore({ variables: { after }, errorPolicy: 'all' }),
  });

  const { shown, hidden } = useMemo(() => {
    const shops = connection?.edges.map(({ node }) => node) ?? nobody;
    return {
      shown: shops.filter(({ isHidden }) => !isHidden),
      hidden: shops.filter(({ isHidden }) => isHidden),
    };
  }, [connection]);
  const groups = useMemo(
    () =>
      (groupsData?.shopGroups ?? []).map(({ id, name, shops }) => ({
        id,
        name,
        shopIds: shops.map((shop) => shop.id),
      })),
    [groupsData],
  );
  const isWithoutShops = connection === undefined;
  const isWithoutGroups = !isVisitor && groupsData === undefined;
  const isComplete = !isWithoutShops && next === null && !isWithoutGroups;
  const isFailed =
    (isWithoutShops && shopsQuery.error !== undefined) ||
    (isWithoutGroups && groupsError !== undefined) ||
    isPageFailed;
  return useMemo(
    () => ({
      shops: shown,
      hidden,
      groups,
      isComplete,
      isFailed,
      retry: () => {
        // A new failure shows in the same place as the one that is retried.
        retryPage();
        if (isWithoutShops) refetch().catch(() => {});
        if (isWithoutGroups) refetchGroups().catch(() => {});
      },
    }),
    [
      shown,
      hidden,
      groups,
      isComplete,
      isFailed,
      isWithoutShops,
      isWithoutGroups,
      retryPage,
      refetch,
      refetchGroups,
    ],
  );
};
