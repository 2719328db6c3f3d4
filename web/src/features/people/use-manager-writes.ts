import type { ApolloCache, Reference } from '@apollo/client';
import {
  useDistributeShopsMutation,
  useRemoveManagerFromShopMutation,
  useSaveManagerMutation,
} from './People.generated.ts';
import type { Manager } from './use-managers.ts';

/** What a write came to. The message is null where the server has none, or could not be asked. */
export type Outcome =
  | { readonly ok: true; readonly manager: Manager }
  | { readonly ok: false; readonly message: string | null; readonly field: string | null };

type Answer = {
  readonly manager: Manager | null;
  readonly error: { readonly message: string; readonly field?: string | null } | null;
};

const outcomeOf = async (ask: () => Promise<Answer | undefined>): Promise<Outcome> => {
  try {
    const answer = await ask();
    if (answer?.manager) return { ok: true, manager: answer.manager };
    const { message = null, field = null } = answer?.error ?? {};
    return { ok: false, message: message || null, field };
  } catch {
    return { ok: false, message: null, field: null };
  }
};

/** Puts a manager who is new at the end of the list; what else an answer brings changes the cache by itself. */
function append(cache: ApolloCache, manager: Manager | null | undefined): void {
  if (!manager) return;
  cache.modify({
    fields: {
      managers: (existing: readonly Reference[] = [], { toReference, readField }) => {
        if (existing.some((other) => readField('id', other) === manager.id)) return existing;
        const reference = toReference({ __typename: 'Manager', id: manager.id });
        return reference ? [...existing, reference] : existing;
      },
    },
  });
}

/** The writes to managers. Their answers change the cache, and so every place that shows a manager. */
export function useManagerWrites() {
  // The forms say what has failed, in words of their own.
  const quiet = { context: { quiet: true } };
  const [save] = useSaveManagerMutation({
    ...quiet,
    update: (cache, { data }) => append(cache, data?.saveManager.manager),
  });
  const [remove] = useRemoveManagerFromShopMutation(quiet);
  const [distribute] = useDistributeShopsMutation({
    ...quiet,
    update: (cache, { data }) => append(cache, data?.distributeShops.manager),
  });
  return {
    save: (input: {
      readonly phone: string;
      readonly password: string | null;
      readonly shopIds: readonly string[];
      readonly permissionIds: readonly number[];
    }) =>
      outcomeOf(async () => {
        const { data } = await save({
          variables: {
            input: {
              ...input,
              shopIds: [...input.shopIds],
              permissionIds: [...input.permissionIds],
            },
          },
        });
        return data?.saveManager;
      }),
    remove: (managerId: string, shopId: string) =>
      outcomeOf(async () => {
        const { data } = await remove({ variables: { input: { managerId, shopId } } });
        return data?.removeManagerFromShop;
      }),
    distribute: (input: {
      readonly phone: string;
      readonly code: string;
      readonly shopIds: readonly string[];
    }) =>
      outcomeOf(async () => {
        const { data } = await distribute({
          variables: { input: { ...input, shopIds: [...input.shopIds] } },
        });
        return data?.distributeShops;
      }),
  };
}
