import { useEffect, useMemo } from 'react';
import { keepShops, keptTasks } from './kept-tasks.ts';
import { usePhoneShopsQuery } from './PhoneTasks.generated.ts';

interface PhoneShop {
  readonly id: string;
  readonly name: string;
}

/** The shops that somebody ships for, those kept on the phone until they are answered; null until they are known. */
export function usePhoneShops(): readonly PhoneShop[] | null {
  const { data, fetchMore } = usePhoneShopsQuery({ context: { quiet: true } });
  const kept = keptTasks.use(({ shops }) => shops);
  const { hasNextPage = false, endCursor = null } = data?.shops.pageInfo ?? {};
  useEffect(() => {
    // What could not be read is left out of the choice; the list of tasks has all of them.
    if (hasNextPage) fetchMore({ variables: { after: endCursor } }).catch(() => {});
  }, [hasNextPage, endCursor, fetchMore]);
  const shops = useMemo(
    () => data?.shops.edges.map(({ node: { id, name } }) => ({ id, name })) ?? null,
    [data],
  );
  useEffect(() => {
    if (shops !== null && !hasNextPage) keepShops(shops);
  }, [shops, hasNextPage]);
  return shops ?? kept;
}
