import { useApolloClient } from '@apollo/client/react';
import { Text } from '@chakra-ui/react';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useViewer } from '../../session/viewer-context.ts';
import { BlockPlace } from '../../shared/charts/BlockState.tsx';
import { Panel } from '../../shared/charts/Panel.tsx';
import { DaySpan } from '../../shared/date-range/DaySpan.tsx';
import { longTime } from '../../shared/date-range/time-text.ts';
import { useToday } from '../../shared/date-range/use-today.ts';
import { ExportMenu } from '../../shared/export/ExportMenu.tsx';
import { fullCount } from '../../shared/kpi/money.ts';
import { KitTable } from '../../shared/table/KitTable.tsx';
import { Pager } from '../../shared/table/Pager.tsx';
import { SetByLink } from '../../shared/table/SetByLink.tsx';
import { usePagedConnection } from '../../shared/table/use-paged-connection.ts';
import { EmptyState, ErrorState } from '../../shared/ui/states.tsx';
import { selectionCodec, selectionInput } from '../../shared/url-state/selection.ts';
import { useUrlState } from '../../shared/url-state/use-url-state.ts';
import { ImportHistoryDocument, useImportHistoryQuery } from './ImportHistory.generated.ts';
import { StatusBadge } from './ImportJob.tsx';
import { changesDoor, jobAddress, refusalsDoor, reportDoor, salesDoor } from './import-doors.ts';
import { gatherImports, importColumns } from './import-export.ts';
import { savedCodec } from './import-url.ts';
import { FigureDoor, LineCount } from './LineCount.tsx';
import { TakeBackButton } from './TakeBackButton.tsx';

const PAGE_SIZE = 20;

/** Earlier imports, newest first; each leads to its report. */
export const ImportHistory = () => {
  const { t } = useTranslation('imports');
  const client = useApolloClient();
  const day = useToday();
  const { id: userId, isBoss, isVisitor } = useViewer();
  const [saved, setSaved] = useUrlState(savedCodec);
  const [looked] = useUrlState(selectionCodec);
  const filter = useMemo(
    () => saved && { savedIn: saved, selection: selectionInput(looked) },
    [saved, looked],
  );
  const query = useImportHistoryQuery({
    variables: { filter, first: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    context: { quiet: true },
  });
  const connection = query.data?.salesImports ?? null;
  const fetchAfter = useCallback(
    (after: string) =>
      client.query({
        query: ImportHistoryDocument,
        variables: { filter, first: PAGE_SIZE, after },
        fetchPolicy: 'network-only',
      }),
    [client, filter],
  );
  const paged = usePagedConnection({
    connection,
    pageSize: PAGE_SIZE,
    key: JSON.stringify(filter),
    fetchAfter,
  });
  return (
    <Panel
      title={t('history.title')}
      isBusy={connection === null && query.loading}
      summary={
        saved === null
          ? undefined
          : connection && t('history.savedCount', { number: fullCount(connection.totalCount) })
      }
      actions={
        saved && (
          <SetByLink
            name={
              saved.start === saved.end
                ? t('history.savedDay', { day: saved.start })
                : t('history.savedDays', saved)
            }
            title={t('history.savedTitle')}
            onClear={() => setSaved(null)}
          />
        )
      }
    >
      {connection === null && query.error ? (
        <BlockPlace height={200}>
          <ErrorState error={query.error} onRetry={() => query.refetch().catch(() => {})} />
        </BlockPlace>
      ) : connection?.totalCount === 0 ? (
        <BlockPlace height={120}>
          <EmptyState title={t(saved === null ? 'history.none' : 'history.noneSaved')} />
        </BlockPlace>
      ) : (
        <>
          <KitTable
            userId={userId}
            table="imports"
            caption={t('history.caption')}
            isBusy={paged.isBusy}
            skeletonRows={5}
            rows={paged.rows}
            rowKey={({ node }) => node.id}
            tools={
              <ExportMenu
                isEmpty={!connection?.totalCount}
                gather={(options) => gatherImports(client, filter, options)}
                columns={() => importColumns(t)}
                fileName={(kind) => t('history.export', { day, kind })}
              />
            }
            columns={[
              {
                key: 'file',
                header: t('history.file'),
                cell: ({ node }) => (
                  <Text
                    asChild
                    color="accent.fg"
                    truncate
                    maxWidth={{ base: '36', md: '72' }}
                    display="block"
                  >
                    <Link data-opens to={jobAddress(node.id)} title={node.fileName}>
                      {node.fileName}
                    </Link>
                  </Text>
                ),
              },
              {
                key: 'time',
                header: t('words.time'),
                cell: ({ node }) => longTime(node.createdAt),
              },
              {
                key: 'status',
                header: t('words.status'),
                cell: ({ node }) => <StatusBadge status={node.status} />,
              },
              {
                key: 'added',
                header: t('history.added'),
                isFigure: true,
                cell: ({ node }) => <LineCount count={node.linesAdded} door={reportDoor(node)} />,
              },
              {
                key: 'changed',
                header: t('history.changed'),
                isFigure: true,
                cell: ({ node }) => (
                  <LineCount count={node.linesChanged} door={changesDoor(node)} />
                ),
              },
              {
                key: 'known',
                header: t('history.known'),
                isFigure: true,
                cell: ({ node }) => <LineCount count={node.linesKnown} door={reportDoor(node)} />,
              },
              {
                key: 'refused',
                header: t('history.refused'),
                isFigure: true,
                cell: ({ node }) => (
                  <LineCount count={node.rowsRefused} door={refusalsDoor(node)} />
                ),
              },
              {
                key: 'days',
                header: t('job.days'),
                cell: ({ node }) =>
                  node.firstDay === null || node.lastDay === null ? (
                    '—'
                  ) : (
                    <FigureDoor to={salesDoor(node, day)}>
                      <DaySpan start={node.firstDay} end={node.lastDay} />
                    </FigureDoor>
                  ),
              },
              ...(isBoss && !isVisitor
                ? [
                    {
                      key: 'takeBack',
                      isFixed: true,
                      header: t('words.acts'),
                      cell: ({ node }: (typeof paged.rows)[number]) =>
                        node.status === 'DONE' && <TakeBackButton job={node} />,
                    },
                  ]
                : []),
            ]}
          />
          {connection !== null && (
            <Pager {...paged} pageSize={PAGE_SIZE} label={t('history.pager')} />
          )}
        </>
      )}
    </Panel>
  );
};
