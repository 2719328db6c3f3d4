import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sourceLanguage } from '../../i18n/languages.ts';
import type { Progress } from '../../shared/export/gather.ts';
import { type CostPlan, costLines, planCosts, type TableFault } from './cost-file.ts';
import { fetchSkus, type Sku } from './fetch-all.ts';
import { type FileFault, readTable, TableFileError } from './read-table.ts';
import type { ListVariables } from './variables.ts';

export type CostFileState =
  | { readonly kind: 'idle'; readonly fault: FileFault | TableFault | 'skus' | null }
  | { readonly kind: 'reading'; readonly name: string; readonly progress: Progress | null }
  | { readonly kind: 'plan'; readonly name: string; readonly plan: CostPlan };

const idle = { kind: 'idle', fault: null } as const;

/** Reads a file of costs and finds out what it would change in the shops that are looked at. */
export const useCostFile = ({ selection, range }: ListVariables) => {
  const { t } = useTranslation('products');
  const client = useApolloClient();
  const [state, setState] = useState<CostFileState>(idle);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  /** Runs one piece of work that can be given up; an answer that comes too late changes nothing. */
  const run = useCallback(
    async (name: string, work: (signal: AbortSignal) => Promise<CostFileState>): Promise<void> => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      setState({ kind: 'reading', name, progress: null });
      const end = await work(controller.signal).catch((error: unknown): CostFileState => {
        const fault = error instanceof TableFileError ? error.fault : 'skus';
        return { kind: 'idle', fault };
      });
      if (!controller.signal.aborted) setState(end);
    },
    [],
  );
  const skus = useCallback(
    (name: string, signal: AbortSignal): Promise<Sku[]> =>
      fetchSkus(
        client,
        { selection, range },
        { signal, onProgress: (progress) => setState({ kind: 'reading', name, progress }) },
      ),
    [client, selection, range],
  );

  const take = (file: File): Promise<void> =>
    run(file.name, async (signal) => {
      const table = await readTable(file);
      // Files are named in Chinese whatever the language of the page.
      const own = t('costFile.headings', { returnObjects: true });
      const chinese = t('costFile.headings', { returnObjects: true, lng: sourceLanguage });
      const found = costLines(table, {
        skuId: [...own.skuId, ...chinese.skuId],
        extCode: [...own.extCode, ...chinese.extCode],
        cost: [...own.cost, ...chinese.cost],
      });
      if ('fault' in found) return { kind: 'idle', fault: found.fault };
      return {
        kind: 'plan',
        name: file.name,
        plan: planCosts(found.lines, await skus(file.name, signal)),
      };
    });
  /** The SKUs that still lack a cost, for a template. */
  const uncosted = async (name: string, onSkus: (skus: readonly Sku[]) => Promise<void>) =>
    run(name, async (signal) => {
      await onSkus((await skus(name, signal)).filter(({ costMin }) => costMin === null));
      return idle;
    });
  const reset = () => {
    running.current?.abort();
    setState(idle);
  };
  return { state, take, uncosted, reset };
};
