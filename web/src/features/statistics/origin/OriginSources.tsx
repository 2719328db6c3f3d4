import { useTranslation } from 'react-i18next';
import { listText } from '../../../i18n/format.ts';
import { longTime } from '../../../shared/date-range/time-text.ts';
import { fullCount } from '../../../shared/kpi/money.ts';
import { DataTable } from '../../../shared/table/DataTable.tsx';
import { DoorLink } from '../DoorLink.tsx';
import { type SourceRow, sourceRows, waysOf } from './gaps.ts';
import type { FigureOriginPartsFragment } from './Origin.generated.ts';

type Props = { readonly origin: FigureOriginPartsFragment; readonly isPhone: boolean };

/** What brought the lines: syncs and imports, down to all of them; an import leads to its report. */
export const OriginSources = ({ origin, isPhone }: Props) => {
  const { t } = useTranslation('origin');
  const synced = waysOf(origin.shops).filter((way) => way !== 'import');
  const nameOf = (one: SourceRow) => {
    if (one.kind === 'total') return <strong>{t('words.total')}</strong>;
    if (one.kind === 'others') return t('otherImports', { count: one.count });
    if (one.kind === 'synced')
      return t('syncedBy', { ways: listText(synced.map((way) => t(`ways.${way}`))) });
    const { importId, fileName } = one.row;
    if (importId === null || fileName === null) return t('hiddenImport');
    if (isPhone) return fileName;
    return (
      <DoorLink
        to={`/import?job=${importId}`}
        title={t('importDoor', { file: fileName })}
        color="accent.fg"
        whiteSpace="normal"
      >
        {fileName}
      </DoorLink>
    );
  };
  const timeOf = (one: SourceRow) => {
    if (one.kind === 'import') return one.row.finishedAt && longTime(one.row.finishedAt);
    return one.kind === 'synced' && origin.syncArrivedAt !== null
      ? longTime(origin.syncArrivedAt)
      : null;
  };
  const ofFiles = origin.imports.some(({ allLines }) => allLines !== null);
  return (
    <DataTable
      caption={t('bySource')}
      isDense
      maxHeight="340px"
      rows={sourceRows(origin)}
      rowKey={({ key }) => key}
      columns={[
        { key: 'source', header: t('columns.source'), isText: true, cell: nameOf },
        {
          key: 'lines',
          header: t('columns.lines'),
          isFigure: true,
          cell: (one) => {
            const count = fullCount(one.kind === 'import' ? one.row.lines : one.lines);
            return one.kind === 'total' ? <strong>{count}</strong> : count;
          },
        },
        ...(ofFiles
          ? [
              {
                key: 'all',
                header: t('columns.all'),
                isFigure: true,
                cell: (one: SourceRow) =>
                  one.kind === 'import' && one.row.allLines !== null
                    ? fullCount(one.row.allLines)
                    : null,
              },
            ]
          : []),
        { key: 'time', header: t('columns.time'), cell: timeOf },
      ]}
    />
  );
};
