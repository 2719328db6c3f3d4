import { useEffect, useMemo } from 'react';
import type { KnownShops } from '../../shared/url-state/selection.ts';
import { session } from '../auth/session.ts';
import {
  type SidePanelShopFragment,
  useSidePanelGroupsQuery,
  useSidePanelShopsQuery,
} from './SidePanel.generated.ts';

const PAGE_SIZE = 100;

export type Directory = {
  readonly shops: readonly SidePanelShopFragment[];
  readonly groups: readonly {
    readonly id: string;
    readonly name: string;
    readonly shopIds: readonly string[];
  }[];
  /** Ids to check a selection against. */
  readonly known: KnownShops;
  /** All shops and groups are here; before that, an absent shop may still come. */
  readonly isComplete: boolean;
  readonly isFailed: boolean;
  readonly retry: () => void;
};

const nobody: readonly SidePanelShopFragment[] = [];

/** All shops that are shown and all groups. Page after page is fetched; visitors have no groups. */
export const useDirectory = (): Directory => {
  const { isVisitor } = session.use();
  const shopsQuery = useSidePanelShopsQuery({
    variables: { first: PAGE_SIZE },
    context: { quiet: true },
    // A badge that cannot be counted leaves its shop in the list.
    errorPolicy: 'all',
  });
  const groupsQuery = useSidePanelGroupsQuery({ skip: isVisitor, context: { quiet: true } });
  const { fetchMore, loading } = shopsQuery;
  const connection = shopsQuery.data?.shops;
  const next = connection?.pageInfo.hasNextPage ? connection.pageInfo.endCursor : null;
  useEffect(() => {
    if (next === null || loading) return;
    // A failure shows in the query's own state, with the way to retry.
    fetchMore({ variables: { after: next } }).catch(() => {});
  }, [next, loading, fetchMore]);

  const shops = useMemo(
    () => connection?.edges.map(({ node }) => node).filter(({ isHidden }) => !isHidden) ?? nobody,
    [connection],
  );
  const groups = useMemo(
    () =>
      (groupsQuery.data?.shopGroups ?? []).map(({ id, name, shops: members }) => ({
        id,
        name,
        shopIds: members.map((shop) => shop.id),
      })),
    [groupsQuery.data],
  );
  const known = useMemo(
    () => ({ shopIds: new Set(shops.map(({ id }) => id)), groups }),
    [shops, groups],
  );
  const hasGroups = isVisitor || groupsQuery.data !== undefined;
  return {
    shops,
    groups,
    known,
    isComplete: connection !== undefined && next === null && hasGroups,
    isFailed: shopsQuery.error !== undefined && connection === undefined,
    retry: () => {
      // A new failure shows in the same place as the one that is retried.
      shopsQuery.refetch().catch(() => {});
    },
  };
};
