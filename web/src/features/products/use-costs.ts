import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { reloadActive } from '../../live/reload.ts';
import { stopVisitor } from '../visitor/visitor-tips-store.ts';
import type { Progress } from './fetch-all.ts';
import { SetSkuCostsDocument } from './ProductWrites.generated.ts';

/** As many as the server takes at once, all or none of them. */
const BATCH = 500;

export type SkuCost = { readonly skuId: string; readonly cost: string | null };

export type CostOutcome = {
  readonly saved: number;
  /** Why the rest was not saved; null where all is. Empty where there are no words for it. */
  readonly message: string | null;
};

/** Saves costs of SKUs, in steps where they are many; the page then shows what follows from them. */
export const useCosts = () => {
  const client = useApolloClient();
  return useCallback(
    async (
      costs: readonly SkuCost[],
      onProgress: (progress: Progress) => void = () => {},
    ): Promise<CostOutcome | null> => {
      if (stopVisitor()) return null;
      let saved = 0;
      let message: string | null = null;
      for (let start = 0; start < costs.length && message === null; start += BATCH) {
        const batch = costs.slice(start, start + BATCH);
        const answer = await client
          .mutate({
            mutation: SetSkuCostsDocument,
            variables: { input: { costs: batch } },
            context: { quiet: true },
          })
          .catch(() => null);
        const outcome = answer?.data?.setSkuCosts;
        if (!outcome) message = '';
        else if (outcome.error) message = outcome.error.message;
        else saved += batch.length;
        onProgress({ done: saved, total: costs.length });
      }
      if (saved > 0) reloadActive(client, { full: false });
      return { saved, message };
    },
    [client],
  );
};
