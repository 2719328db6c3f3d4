import { useApolloClient } from '@apollo/client/react';
import { Button, Text } from '@chakra-ui/react';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BlockPlace } from '../../shared/charts/BlockState.tsx';
import { Panel } from '../../shared/charts/Panel.tsx';
import { csvBlob, saveFile } from '../../shared/files/save.ts';
import { DataTable } from '../../shared/table/DataTable.tsx';
import { Pager } from '../../shared/table/Pager.tsx';
import { usePagedConnection } from '../../shared/table/use-paged-connection.ts';
import { ErrorState } from '../../shared/ui/states.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { ImportRefusalsDocument, useImportRefusalsQuery } from './ImportRefusals.generated.ts';
import { type Refusal, refusalsCsv } from './refusals-csv.ts';

const PAGE_SIZE = 50;
const DOWNLOAD_PAGE_SIZE = 100;

type Props = { readonly id: string; readonly fileName: string };

/** The rows that were not imported and why, to be read here or taken along as a file. */
export const ImportRefusals = ({ id, fileName }: Props) => {
  const { t } = useTranslation('imports');
  const client = useApolloClient();
  const query = useImportRefusalsQuery({
    variables: { id, first: PAGE_SIZE },
    context: { quiet: true },
  });
  const connection = query.data?.salesImport?.refusals ?? null;
  const fetchAfter = useCallback(
    (after: string) =>
      client.query({
        query: ImportRefusalsDocument,
        variables: { id, first: PAGE_SIZE, after },
        fetchPolicy: 'network-only',
      }),
    [client, id],
  );
  const paged = usePagedConnection({ connection, pageSize: PAGE_SIZE, key: id, fetchAfter });
  const { download, done } = useDownload(id, fileName);
  return (
    <Panel
      title={t('refusals.title')}
      summary={t('refusals.hint')}
      isBusy={query.loading}
      actions={
        <Button
          size="sm"
          variant="outline"
          disabled={connection === null || done !== null}
          onClick={() => void download()}
        >
          {done === null
            ? t('refusals.download')
            : t('refusals.downloading', { count: done, total: paged.total })}
        </Button>
      }
    >
      {connection === null && !query.loading ? (
        <BlockPlace height={200}>
          <ErrorState onRetry={() => query.refetch().catch(() => {})} />
        </BlockPlace>
      ) : (
        <>
          <DataTable
            caption={t('refusals.caption')}
            maxHeight="480px"
            isBusy={paged.isBusy}
            skeletonRows={5}
            rows={paged.rows}
            rowKey={({ node }) => String(node.rowNumber)}
            columns={[
              { key: 'row', header: t('refusals.row'), cell: ({ node }) => node.rowNumber },
              { key: 'reason', header: t('refusals.reason'), cell: ({ node }) => node.reason },
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
          <Pager {...paged} pageSize={PAGE_SIZE} label={t('refusals.pager')} />
        </>
      )}
    </Panel>
  );
};

/** Fetches all refused rows, page after page, and hands them over as a file. */
const useDownload = (id: string, fileName: string) => {
  const { t } = useTranslation('imports');
  const client = useApolloClient();
  /** Rows fetched so far; null while nothing is being fetched. */
  const [done, setDone] = useState<number | null>(null);

  const collect = async (): Promise<Refusal[]> => {
    const rows: Refusal[] = [];
    let after: string | null = null;
    do {
      const { data }: Awaited<ReturnType<typeof page>> = await page(after);
      const refusals = data?.salesImport?.refusals;
      if (!refusals) throw new Error('The refused rows could not be read.');
      rows.push(...refusals.edges.map(({ node }) => node));
      setDone(rows.length);
      after = refusals.pageInfo.hasNextPage ? refusals.pageInfo.endCursor : null;
    } while (after !== null);
    return rows;
  };
  const page = (after: string | null) =>
    client.query({
      query: ImportRefusalsDocument,
      variables: { id, first: DOWNLOAD_PAGE_SIZE, after },
      fetchPolicy: 'no-cache',
      context: { quiet: true },
    });
  const download = async () => {
    setDone(0);
    try {
      const rows = await collect();
      const headings = [t('refusals.row'), t('refusals.reason'), t('refusals.raw')] as const;
      saveFile(t('refusals.fileName', { name: fileName }), csvBlob(refusalsCsv(headings, rows)));
    } catch {
      toast.error(t('refusals.downloadFailed'));
    } finally {
      setDone(null);
    }
  };
  return { download, done };
};
