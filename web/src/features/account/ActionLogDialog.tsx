import { Alert, Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { DataTable } from '../../shared/table/DataTable.tsx';
import { AppDialog } from '../../shared/ui/AppDialog.tsx';

const columns = ['operator', 'detail', 'shop', 'time'] as const;

type Entry = Readonly<Record<(typeof columns)[number], string>>;

/** Who did what to which shop. The rows are fixed samples, and say so: nothing is asked of the server. */
export default function ActionLogDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('actionLog');
  return (
    <AppDialog open onClose={onClose} title={t('title')} width={720}>
      <Alert.Root status="info" size="sm" marginBottom="3">
        <Alert.Indicator />
        <Alert.Title fontWeight="normal">{t('sample')}</Alert.Title>
      </Alert.Root>
      <Box borderWidth="1px" borderRadius="l2" overflow="hidden">
        <DataTable<Entry>
          caption={t('title')}
          columns={columns.map((key) => ({
            key,
            header: t(`columns.${key}`),
            isText: key === 'detail',
            cell: (row) => row[key],
          }))}
          rows={t('rows', { returnObjects: true })}
          rowKey={({ time }) => time}
        />
      </Box>
    </AppDialog>
  );
}
