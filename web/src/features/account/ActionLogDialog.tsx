import { Alert, Box, Table } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { AppDialog } from '../../shared/ui/AppDialog.tsx';

const columns = ['operator', 'detail', 'shop', 'time'] as const;

/** Who did what to which shop. The rows are fixed samples, and say so: nothing is asked of the server. */
export default function ActionLogDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('actionLog');
  return (
    <AppDialog open onClose={onClose} title={t('title')} width={720}>
      <Alert.Root status="info" size="sm" marginBottom="3">
        <Alert.Indicator />
        <Alert.Title fontWeight="normal">{t('sample')}</Alert.Title>
      </Alert.Root>
      <Box overflowX="auto" borderWidth="1px" borderRadius="l2">
        <Table.Root size="sm">
          <Table.Header>
            <Table.Row>
              {columns.map((column) => (
                <Table.ColumnHeader key={column} whiteSpace="nowrap">
                  {t(`columns.${column}`)}
                </Table.ColumnHeader>
              ))}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {t('rows', { returnObjects: true }).map((row) => (
              <Table.Row key={row.time}>
                {columns.map((column) => (
                  <Table.Cell key={column}>{row[column]}</Table.Cell>
                ))}
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Box>
    </AppDialog>
  );
}
