import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '../../session/viewer-context.ts';
import type { Column } from '../../shared/table/DataTable.tsx';
import { KitTable } from '../../shared/table/KitTable.tsx';
import {
  type Entry,
  EntryAct,
  EntryChanges,
  EntryMessage,
  EntryOutcome,
  EntryPerson,
  EntryShops,
  EntrySubjects,
  EntryTime,
  EntryWay,
} from './entry-cells.tsx';

export type EntryListProps = {
  readonly entries: readonly Entry[];
  readonly isBusy: boolean;
};

type Props = EntryListProps & {
  /** Beside the table's own, such as the way out as a file. */
  readonly tools: ReactNode;
};

/** The acts of a page, the newest first: when, who, what, of which shop, and what it changed. */
export const EntryTable = ({ entries, isBusy, tools }: Props) => {
  const { t } = useTranslation('audit');
  const { id: userId } = useViewer();
  const columns: readonly Column<Entry>[] = [
    { key: 'time', header: t('export.time'), cell: (entry) => <EntryTime entry={entry} /> },
    {
      key: 'person',
      header: t('words.person'),
      isText: true,
      width: '120px',
      cell: (entry) => <EntryPerson entry={entry} />,
    },
    {
      key: 'act',
      header: t('export.act'),
      isText: true,
      width: '130px',
      cell: (entry) => <EntryAct entry={entry} />,
    },
    {
      key: 'shop',
      header: t('words.shop'),
      isText: true,
      width: '12%',
      cell: (entry) => (entry.shops.length === 0 ? '—' : <EntryShops entry={entry} />),
    },
    {
      key: 'changes',
      header: t('export.changes'),
      isText: true,
      width: '24%',
      cell: (entry) => (entry.changes.length === 0 ? '—' : <EntryChanges entry={entry} />),
    },
    {
      key: 'subjects',
      header: t('export.subjects'),
      isText: true,
      width: '15%',
      cell: (entry) => (entry.subjects.length === 0 ? '—' : <EntrySubjects entry={entry} />),
    },
    {
      key: 'outcome',
      header: t('outcome'),
      isText: true,
      width: '13%',
      cell: (entry) => (
        <>
          <EntryOutcome entry={entry} />
          <EntryMessage entry={entry} />
        </>
      ),
    },
    {
      key: 'way',
      header: t('export.way'),
      isText: true,
      width: '176px',
      cell: (entry) => <EntryWay entry={entry} />,
    },
  ];
  return (
    <Box layerStyle="panel" overflow="hidden">
      <KitTable
        userId={userId}
        table="auditLog"
        caption={t('title.auditLog')}
        columns={columns}
        rows={entries}
        rowKey={({ id }) => id}
        isBusy={isBusy}
        tools={tools}
      />
    </Box>
  );
};
