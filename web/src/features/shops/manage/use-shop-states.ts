import { useMemo } from 'react';
import { type ShopStatesQuery, useShopStatesQuery } from './ShopStates.generated.ts';

export type ShopState = ShopStatesQuery['distributableShops'][number];

export interface ShopStates {
  readonly of: ReadonlyMap<string, ShopState>;
  /** Null unless they could not be read. */
  readonly retry: (() => void) | null;
}

/** The health and the people of every shop: one query, beside the list that is there already. */
export function useShopStates({ skip }: { readonly skip: boolean }): ShopStates {
  const { data, error, refetch } = useShopStatesQuery({
    fetchPolicy: 'cache-and-network',
    skip,
    context: { quiet: true },
  });
  const shops = data?.distributableShops;
  const of = useMemo(() => new Map((shops ?? []).map((shop) => [shop.id, shop])), [shops]);
  return {
    of,
    retry: shops === undefined && error !== undefined ? () => void refetch().catch(() => {}) : null,
  };
}
