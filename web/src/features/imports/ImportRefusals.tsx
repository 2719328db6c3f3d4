import { useApolloClient } from '@apollo/client/react';
import { Button, Text } from '@chakra-ui/react';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { csvBlob, saveFile } from '../../shared/files/save.ts';
import { toast } from '../../shared/ui/toast.ts';
import { ImportRefusalsDocument, useImportRefusalsQuery } from './ImportRefusals.generated.ts';
import { LINES_PAGE_SIZE, LinesPanel } from './LinesPanel.tsx';
import { type Refusal, refusalsCsv } from './refusals-csv.ts';

const DOWNLOAD_PAGE_SIZE = 100;

type Props = { readonly id: string; readonly fileName: string };

/** The rows that were not imported and why, to be read here or taken along as a file. */
export const ImportRefusals = ({ id, fileName }: Props) => {
  const { t } = useTranslation('imports');
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
  const { download, done } = useDownload(id, fileName);
  return (
    <LinesPanel
      id={id}
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
            : t('refusals.downloading', { count: done, total: connection?.totalCount ?? 0 })}
        </Button>
      }
      caption={t('refusals.caption')}
      pagerLabel={t('refusals.pager')}
      connection={connection}
      fetchAfter={fetchAfter}
      onRetry={() => query.refetch().catch(() => {})}
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
