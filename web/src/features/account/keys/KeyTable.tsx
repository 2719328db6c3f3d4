import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '../../../session/viewer-context.ts';
import { longDay } from '../../../shared/date-range/time-text.ts';
import type { Column } from '../../../shared/table/DataTable.tsx';
import { KitTable } from '../../../shared/table/KitTable.tsx';
import { RowAct } from '../../../shared/table/RowAct.tsx';
import type { KeysProps } from './KeyCards.tsx';
import { type ApiKey, KeyEnd, KeyName, KeyRights, KeyShops, KeyUse } from './key-cells.tsx';

/** The keys where there is room for a table. */
export const KeyTable = ({ keys, onRevoke }: KeysProps) => {
  const { t } = useTranslation('apiKeys');
  const { id: userId } = useViewer();
  const columns: readonly Column<ApiKey>[] = [
    { key: 'name', header: t('words.name'), isText: true, cell: (key) => <KeyName apiKey={key} /> },
    { key: 'rights', header: t('rightsTitle'), cell: (key) => <KeyRights apiKey={key} /> },
    {
      key: 'shops',
      header: t('words.shops'),
      isText: true,
      cell: (key) => <KeyShops apiKey={key} />,
    },
    {
      key: 'made',
      header: t('madeOn'),
      cell: ({ createdAt }) => longDay(createdAt),
    },
    { key: 'end', header: t('lastDay'), cell: (key) => <KeyEnd apiKey={key} /> },
    {
      key: 'use',
      header: t('words.lastUse'),
      isText: true,
      cell: (key) => <KeyUse apiKey={key} />,
    },
    {
      key: 'acts',
      isFixed: true,
      header: t('words.acts'),
      cell: (key) =>
        key.state === 'ACTIVE' && (
          <RowAct
            isDestructive
            label={t('revokeOf', { name: key.name })}
            onClick={() => onRevoke(key)}
          >
            {t('revoke')}
          </RowAct>
        ),
    },
  ];
  return (
    <Box borderWidth="1px" borderRadius="l3" overflow="hidden">
      <KitTable
        userId={userId}
        table="apiKeys"
        caption={t('title.apiKeys')}
        columns={columns}
        rows={keys}
        rowKey={({ id }) => id}
      />
    </Box>
  );
};
