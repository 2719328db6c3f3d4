import { useTranslation } from 'react-i18next';
import { saveFile } from '../files/save.ts';
import { toast } from '../ui/toast.ts';
import type { GatherOptions } from './gather.ts';
import { type SheetColumn, sheetOf } from './sheet.ts';
import { type FileKind, sheetFile } from './sheet-files.ts';
import { useGather } from './use-gather.ts';

export type Exported<Row> = {
  /** All rows of the list as it is asked for when the export begins. */
  readonly gather: (options: GatherOptions) => Promise<readonly Row[]>;
  readonly columns: () => readonly SheetColumn<Row>[];
  readonly fileName: (kind: FileKind) => string;
};

/** Gathers a list and hands it over as a file. */
export const useExport = <Row>({ gather, columns, fileName }: Exported<Row>) => {
  const { t } = useTranslation('tables');
  const { progress, run, cancel } = useGather();
  const start = (kind: FileKind): Promise<void> =>
    run(
      async (options) => {
        const rows = await gather(options);
        const file = await sheetFile(kind, sheetOf(columns(), rows));
        options.signal.throwIfAborted();
        saveFile(fileName(kind), file);
        toast.success(t('export.done', { count: rows.length }));
      },
      (isCancelled) => {
        if (isCancelled) toast.info(t('export.cancelled'));
        else toast.error(t('export.failed'));
      },
    );
  return { progress, start, cancel };
};
