import { useApolloClient } from '@apollo/client/react';
import { Text } from '@chakra-ui/react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useServerWords } from '../../i18n/use-server-words.ts';
import { ExportMenu } from '../../shared/export/ExportMenu.tsx';
import { ImportRefusalsDocument, useImportRefusalsQuery } from './ImportRefusals.generated.ts';
import { refusalsAnchor } from './import-doors.ts';
import { gatherRefusals, refusalColumns } from './import-export.ts';
import { LINES_PAGE_SIZE, LinesPanel } from './LinesPanel.tsx';
import { rowPlace } from './row-place.ts';

type Props = { readonly id: string; readonly fileName: string };

/** The rows that were not imported and why, to be read here or taken along as a file. */
export const ImportRefusals = ({ id, fileName }: Props) => {
  const { t } = useTranslation('imports');
  const tell = useServerWords();
  const client = useApolloClient();
  const query = useImportRefusalsQuery({
    variables: { id, first: LINES_PAGE_SIZE },
    context: { quiet: true },
  });
  const connection = query.data?.salesImport?.refusals ?? null;
  const fetchAfter = useCallback(
    (after: string) =>
      client.query({
        query: ImportRefusalsDocument,
        variables: { id, first: LINES_PAGE_SIZE, after },
        fetchPolicy: 'network-only',
      }),
    [client, id],
  );
  return (
    <LinesPanel
      id={id}
      anchor={refusalsAnchor}
      title={t('refusals.title')}
      summary={t('refusals.hint')}
      isBusy={query.loading}
      actions={
        <ExportMenu
          isEmpty={!connection?.totalCount}
          gather={(options) => gatherRefusals(client, id, options)}
          columns={() => refusalColumns(t, tell)}
          fileName={(kind) => t('refusals.fileName', { name: fileName, kind })}
        />
      }
      caption={t('refusals.caption')}
      pagerLabel={t('refusals.pager')}
      connection={connection}
      fetchAfter={fetchAfter}
      onRetry={() => query.refetch().catch(() => {})}
      columns={[
        { key: 'row', header: t('refusals.row'), cell: ({ node }) => rowPlace(node) },
        { key: 'reason', header: t('words.reason'), cell: ({ node }) => tell(node.reason) },
        {
          key: 'raw',
          header: t('refusals.raw'),
          cell: ({ node }) => (
            <Text truncate maxWidth="2xl" title={node.raw} fontFamily="mono" fontSize="xs">
              {node.raw}
            </Text>
          ),
        },
      ]}
    />
  );
};
