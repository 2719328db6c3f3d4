import { useEffect } from 'react';
import { usePhoneShopsQuery } from './PhoneTasks.generated.ts';

interface PhoneShop {
  readonly id: string;
  readonly name: string;
}

/** The shops that somebody ships for; null until they are known. */
export function usePhoneShops(): readonly PhoneShop[] | null {
  const { data, fetchMore } = usePhoneShopsQuery({ context: { quiet: true } });
  const { hasNextPage = false, endCursor = null } = data?.shops.pageInfo ?? {};
  useEffect(() => {
    // What could not be read is left out of the choice; the list of tasks has all of them.
    if (hasNextPage) fetchMore({ variables: { after: endCursor } }).catch(() => {});
  }, [hasNextPage, endCursor, fetchMore]);
  return data?.shops.edges.map(({ node }) => node) ?? null;
}
