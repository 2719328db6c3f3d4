import { Alert, Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { DataTable } from '../../shared/table/DataTable.tsx';
import { AppDialog } from '../../shared/ui/AppDialog.tsx';
import { LinkButton } from './sign-in/LinkButton.tsx';

const columns = ['operator', 'detail', 'shop', 'time'] as const;

type Entry = Readonly<Record<(typeof columns)[number], string>>;

type Props = {
  readonly onClose: () => void;
  /** Leads to what was really done; undefined for whoever has no such page. */
  readonly onShowRecords: (() => void) | undefined;
};

/** Who did what to which shop. The rows are fixed samples, and say so: nothing is asked of the server. */
export default function ActionLogDialog({ onClose, onShowRecords }: Props) {
  const { t } = useTranslation(['actionLog', 'account']);
  return (
    <AppDialog open onClose={onClose} title={t('title.auditLog')} width={720}>
      <Alert.Root status="info" size="sm" marginBottom="3">
        <Alert.Indicator />
        <Alert.Title fontWeight="normal">{t('sample')}</Alert.Title>
        {onShowRecords && (
          <LinkButton onClick={onShowRecords}>{t('account:showRecords')}</LinkButton>
        )}
      </Alert.Root>
      <Box borderWidth="1px" borderRadius="l2" overflow="hidden">
        <DataTable<Entry>
          caption={t('title.auditLog')}
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
