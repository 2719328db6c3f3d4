import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { reloadActive } from '../../live/reload.ts';
import { stopVisitor } from '../../session/visitor/visitor-tips-store.ts';
import type { Progress } from '../../shared/export/gather.ts';
import { toast } from '../../shared/ui/toast.ts';
import { SetSkuCostsDocument } from './ProductWrites.generated.ts';

/** As many as the server takes at once, all or none of them. */
const BATCH = 500;

export type SkuCost = { readonly skuId: string; readonly cost: string | null };

/**
 * Saves costs of SKUs, in steps where they are many, and says what came of it; the page then shows what
 * follows from them. Resolves to whether all were saved.
 */
export const useSaveCosts = () => {
  const { t } = useTranslation('products');
  const client = useApolloClient();
  return useCallback(
    async (
      costs: readonly SkuCost[],
      onProgress: (progress: Progress | null) => void = () => {},
    ): Promise<boolean> => {
      if (stopVisitor()) return false;
      onProgress({ done: 0, total: costs.length });
      let saved = 0;
      /** Why the rest was not saved; empty where there are no words for it. */
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
      onProgress(null);
      if (message === null) {
        toast.success(t('cost.saved', { count: saved }));
        return true;
      }
      const reason = message === '' ? t('cost.failed') : message;
      toast.error(saved > 0 ? t('cost.partly', { count: saved, message: reason }) : reason);
      return false;
    },
    [client, t],
  );
};
