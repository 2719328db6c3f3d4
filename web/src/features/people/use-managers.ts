import { useMemo } from 'react';
import { type ManagerFieldsFragment, useManagersQuery } from './People.generated.ts';

export type Manager = ManagerFieldsFragment;

const nobody: readonly Manager[] = [];

/** The managers of the boss, the permissions that can be given, and who sees which shop. */
export function useManagers() {
  const { data, error, refetch } = useManagersQuery({
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const managers = data?.managers ?? nobody;
  const byShop = useMemo(() => managersByShop(managers), [managers]);
  return {
    managers,
    byShop,
    permissions: data?.managerPermissions ?? [],
    isLoading: data === undefined && error === undefined,
    isFailed: data === undefined && error !== undefined,
    retry: () => void refetch().catch(() => {}),
  };
}

/** The managers of each shop, in the order of the list. */
export function managersByShop(
  managers: readonly Manager[],
): ReadonlyMap<string, readonly Manager[]> {
  const found = new Map<string, Manager[]>();
  for (const manager of managers) {
    for (const { id } of manager.shops) {
      const others = found.get(id);
      if (others === undefined) found.set(id, [manager]);
      else others.push(manager);
    }
  }
  return found;
}
