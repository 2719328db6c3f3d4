import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../shared/ui/toast.ts';
import { assetFailures } from '../drawing/assets.ts';
import { type Printing, putOutPages } from '../output/use-output.ts';
import { type Job, pagesOfJobs, savePictures } from './put-out.ts';

export type OrderOutputKind = 'png' | 'pdf' | 'print';

/** Puts out the labels of orders, with its progress; whoever leaves or says so calls it off. */
export function useOrderOutput(print: (printing: Printing) => void) {
  const { t } = useTranslation('labels');
  const [busy, setBusy] = useState<OrderOutputKind | null>(null);
  const [done, setDone] = useState(0);
  const underWay = useRef<AbortController | null>(null);
  useEffect(() => () => underWay.current?.abort(), []);

  const putOut = async (kind: OrderOutputKind, jobs: readonly Job[], signal: AbortSignal) => {
    const progress = { signal, onProgress: setDone };
    const title = t('output.fileName');
    if (kind === 'png') return savePictures(jobs, title, progress);
    const pages = await pagesOfJobs(jobs, progress);
    signal.throwIfAborted();
    return putOutPages(pages, kind, { title, print });
  };
  const run = async (kind: OrderOutputKind, jobs: readonly Job[]) => {
    const aborter = new AbortController();
    underWay.current = aborter;
    setDone(0);
    setBusy(kind);
    try {
      await putOut(kind, jobs, aborter.signal);
    } catch (error) {
      if (aborter.signal.aborted) return;
      const failure = assetFailures.find((one) => error instanceof Error && error.message === one);
      toast.error(failure ? t(`failure.${failure}`) : t('output.failed'));
    } finally {
      setBusy(null);
    }
  };
  return {
    busy,
    done,
    run: (kind: OrderOutputKind, jobs: readonly Job[]) => void run(kind, jobs),
    cancel: () => underWay.current?.abort(),
  };
}
