import { useApolloClient } from '@apollo/client/react';
import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { openAuthDialog } from '../../session/auth-dialog-store.ts';
import { useViewer } from '../../session/viewer-context.ts';
import { useToday } from '../../shared/date-range/use-today.ts';
import { ExportMenu } from '../../shared/export/ExportMenu.tsx';
import { Pager } from '../../shared/table/Pager.tsx';
import { LockIcon } from '../../shared/ui/icons.tsx';
import { PageSkeleton } from '../../shared/ui/PageSkeleton.tsx';
import { EmptyState, ErrorState } from '../../shared/ui/states.tsx';
import { useMedia } from '../../shared/ui/use-media.ts';
import { useUrlState } from '../../shared/url-state/use-url-state.ts';
import { ViewMenu } from '../account/index.ts';
import { useAuditLogQuery } from './AuditLog.generated.ts';
import { EntryCards } from './EntryCards.tsx';
import { EntryTable } from './EntryTable.tsx';
import { Filters } from './Filters.tsx';
import { filterOf, viewCodec } from './filters.ts';
import { gatherLog, logColumns } from './log-export.ts';

const pageSize = 20;

/** 操作日志: who did what; for a boss of the whole team, for others their own. */
export default function AuditLogPage() {
  const { t } = useTranslation('audit');
  const { isVisitor, isBoss } = useViewer();
  const client = useApolloClient();
  const day = useToday();
  const [view, setView] = useUrlState(viewCodec);
  const { data, previousData, error, loading, refetch } = useAuditLogQuery({
    variables: { filter: filterOf(view), first: pageSize, skip: (view.page - 1) * pageSize },
    fetchPolicy: 'cache-and-network',
    skip: isVisitor,
    context: { quiet: true },
  });
  const isWide = useMedia('(min-width: 64rem)');
  const log = (data ?? (loading ? previousData : undefined))?.auditLog;

  const list = {
    entries: log?.edges.map(({ node }) => node) ?? [],
    isBusy: loading && data === undefined,
  };
  const exporting = (
    <ExportMenu
      isEmpty={!log?.totalCount}
      gather={(options) => gatherLog(client, filterOf(view), options)}
      columns={() => logColumns(t)}
      fileName={(kind) => t('export.file', { day, kind })}
    />
  );

  return (
    <Flex direction="column" gap="4" width="full" padding={{ base: '3', md: '4' }} minWidth="0">
      <Flex justify="space-between" align="flex-start" gap="3" wrap="wrap">
        <Box>
          <Heading as="h1" size="lg">
            {t('title.auditLog')}
          </Heading>
          {!isVisitor && <Text color="fg.muted">{t(isBoss ? 'hintBoss' : 'hintOwn')}</Text>}
        </Box>
        {!isVisitor && (
          <Flex gap="2" align="center" wrap="wrap">
            {!isWide && exporting}
            <ViewMenu table="AUDIT_LOG" />
          </Flex>
        )}
      </Flex>
      {isVisitor ? (
        <EmptyState
          sign={<LockIcon />}
          title={t('signInFirst')}
          action={<Button onClick={() => openAuthDialog('login')}>{t('words.signIn')}</Button>}
        />
      ) : (
        <>
          <Filters view={view} isBoss={isBoss} onView={(next) => setView(next, { push: true })} />
          {log === undefined ? (
            error ? (
              <ErrorState error={error} onRetry={() => void refetch().catch(() => {})} />
            ) : (
              <PageSkeleton of="table" />
            )
          ) : log.edges.length === 0 ? (
            <EmptyState title={t('empty')} hint={t('emptyHint')} />
          ) : (
            <Box minWidth="0">
              {isWide ? <EntryTable {...list} tools={exporting} /> : <EntryCards {...list} />}
              <Pager
                label={t('pages')}
                page={view.page}
                pageSize={pageSize}
                total={log.totalCount}
                isBusy={loading}
                onPage={(page) => setView({ ...view, page }, { push: true })}
              />
            </Box>
          )}
        </>
      )}
    </Flex>
  );
}
