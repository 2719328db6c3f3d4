import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../files/save.ts';
import { toast } from '../ui/toast.ts';
import type { GatherOptions, Progress } from './gather.ts';
import { type SheetColumn, sheetOf } from './sheet.ts';
import { type FileKind, sheetFile } from './sheet-files.ts';

export type Exported<Row> = {
  /** All rows of the list as it is asked for when the export begins. */
  readonly gather: (options: GatherOptions) => Promise<readonly Row[]>;
  readonly columns: () => readonly SheetColumn<Row>[];
  readonly fileName: (kind: FileKind) => string;
};

/** Gathers a list and hands it over as a file. */
export const useExport = <Row>({ gather, columns, fileName }: Exported<Row>) => {
  const { t } = useTranslation('tables');
  const running = useRef<AbortController>(undefined);
  const [progress, setProgress] = useState<Progress | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (kind: FileKind): Promise<void> => {
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setProgress({ done: 0, total: 0 });
    try {
      const rows = await gather({ signal, onProgress: setProgress });
      const file = await sheetFile(kind, sheetOf(columns(), rows));
      signal.throwIfAborted();
      saveFile(fileName(kind), file);
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
