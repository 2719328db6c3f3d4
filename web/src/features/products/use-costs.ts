import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { reloadActive } from '../../live/reload.ts';
import { stopVisitor } from '../../session/visitor/visitor-tips-store.ts';
import type { Progress } from '../../shared/export/gather.ts';
import { toast } from '../../shared/ui/toast.ts';
import { useUndo } from '../../shared/ui/use-undo.ts';
import { SetSkuCostsDocument, type SetSkuCostsMutation } from './ProductWrites.generated.ts';

/** As many as the server takes at once, all or none of them: each time it goes through all that was sold. */
const BATCH = 3_000;

/** So many are shown by what the server answers; where there are more, what is on the page is read again. */
const SHOWN = 500;

export type SkuCost = {
  readonly skuId: string;
  readonly cost: string | null;
  /** What it was, to be brought back. */
  readonly was: string | null;
};

/** A row as the server has it after a save. */
export type CostedRow = NonNullable<SetSkuCostsMutation['setSkuCosts']['rows']>[number];

const nobody = () => {};

/**
 * Saves costs of SKUs, in steps where they are many, and says what came of it beside the way back; the page then
 * shows what follows from them. Resolves to whether all were saved.
 */
export const useSaveCosts = (onRows: (rows: readonly CostedRow[]) => void = nobody) => {
  const { t } = useTranslation('products');
  const client = useApolloClient();
  const undo = useUndo();
  return useCallback(
    async (
      costs: readonly SkuCost[],
      onProgress: (progress: Progress | null) => void = nobody,
    ): Promise<boolean> => {
      if (stopVisitor()) return false;
      /**
       * How many were saved, and why the rest was not: null where all were, empty where there are no words for it. What
       * takes back leaves alone what somebody has changed since (`kept`).
       */
      const write = async (wanted: readonly SkuCost[], takesBack = false) => {
        let saved = 0;
        let kept = 0;
        let message: string | null = null;
        for (let start = 0; start < wanted.length && message === null; start += BATCH) {
          const batch = wanted.slice(start, start + BATCH);
          const sent = batch.map(({ skuId, cost, was }) => ({
            skuId,
            cost,
            ...(takesBack && { was }),
          }));
          const answer = await client
            .mutate({
              mutation: SetSkuCostsDocument,
              variables: {
                input: { costs: sent },
                ...(batch.length > SHOWN && !takesBack && { withRows: false }),
              },
              context: { quiet: true },
            })
            .catch(() => null);
          const outcome = answer?.data?.setSkuCosts;
          if (!outcome) message = '';
          else if (outcome.error) message = outcome.error.message;
          else {
            saved += batch.length;
            const wished = new Map(batch.map(({ skuId, cost }) => [skuId, cost]));
            const rows = outcome.rows ?? [];
            const differ = rows.filter(
              ({ id, costMin }) => wished.has(id) && wished.get(id) !== costMin,
            );
            if (takesBack) kept += differ.length;
            onRows(rows);
          }
          onProgress({ done: saved, total: wanted.length });
        }
        if (saved > 0) reloadActive(client, { full: false });
        onProgress(null);
        return { saved, kept, message };
      };
      const tell = ({ saved, message }: { saved: number; message: string | null }) => {
        const reason = message || t('cost.failed');
        return saved > 0 ? t('cost.partly', { count: saved, message: reason }) : reason;
      };
      onProgress({ done: 0, total: costs.length });
      const outcome = await write(costs);
      const { saved, message } = outcome;
      const takeBack = undo('costs', async () => {
        const before = costs.slice(0, saved).map(({ skuId, cost, was }) => ({
          skuId,
          cost: was,
          was: cost,
        }));
        const back = await write(before, true);
        if (back.message !== null) toast.error(tell(back));
        if (back.kept > 0) toast.warning(t('cost.kept', { count: back.kept }));
        return back.message === null && back.kept < back.saved;
      });
      if (message === null) toast.success(t('cost.saved', { count: saved }), takeBack);
      else if (saved > 0) toast.error(tell(outcome), takeBack);
      else toast.error(tell(outcome));
      return message === null;
    },
    [client, t, undo, onRows],
  );
};
