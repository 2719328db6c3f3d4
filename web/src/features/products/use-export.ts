import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../shared/files/save.ts';
import { toast } from '../../shared/ui/toast.ts';
import { sheetOf } from './export-sheet.ts';
import { fetchRows, type Progress } from './fetch-all.ts';
import type { Level } from './list-url.ts';
import { type FileKind, sheetFile } from './sheet-files.ts';
import type { ListVariables } from './variables.ts';

/** Gathers the list as it was asked for when the export began, and hands it over as a file. */
export const useExport = (variables: ListVariables, level: Level, mayLookCost: boolean) => {
  const { t } = useTranslation('products');
  const client = useApolloClient();
  const running = useRef<AbortController>(undefined);
  const [progress, setProgress] = useState<Progress | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (kind: FileKind): Promise<void> => {
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setProgress({ done: 0, total: 0 });
    try {
      const rows = await fetchRows(client, variables, { signal, onProgress: setProgress });
      const { start: first, end } = variables.range;
      const name = t('export.fileName', { level: t(`level.${level}`), start: first, end, kind });
      const file = await sheetFile(kind, sheetOf(t, rows, mayLookCost));
      signal.throwIfAborted();
      saveFile(name, file);
      toast.success(t('export.done', { count: rows.length }));
    } catch {
      if (signal.aborted) toast.info(t('export.cancelled'));
      else toast.error(t('export.failed'));
    } finally {
      setProgress(null);
    }
  };
  return { progress, start, cancel: () => running.current?.abort() };
};
