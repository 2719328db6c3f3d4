import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { reloadScope } from '../live/reload.ts';
import type { Selection } from '../shared/url-state/selection.ts';
import { isSameSet } from './layout-cache.ts';
import type { Directory } from './use-directory.ts';

/** Reads again what is on the page when the selected group has other shops, whoever has given it these. */
export const useGroupMembers = ({ groups }: Directory, selection: Selection): void => {
  const client = useApolloClient();
  const selected = selection.kind === 'group' ? selection.id : null;
  const group = groups.find(({ id }) => id === selected);
  const known = useRef(group);
  useEffect(() => {
    const before = known.current;
    known.current = group;
    if (group === undefined || group.id !== before?.id) return;
    if (!isSameSet(group.shopIds, before.shopIds)) reloadScope(client, { full: false });
  }, [group, client]);
};
