import { useApolloClient } from '@apollo/client/react';
import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '../../../session/viewer-context.ts';
import { useToday } from '../../../shared/date-range/use-today.ts';
import { ExportMenu } from '../../../shared/export/ExportMenu.tsx';
import { KeptView } from '../../../shared/kept/KeptView.tsx';
import { useKept } from '../../../shared/kept/use-kept.ts';
import { lazyPart } from '../../../shared/lazy-part.ts';
import { useListPage } from '../../../shared/lists/use-list-page.ts';
import { Pager } from '../../../shared/table/Pager.tsx';
import { PageSkeleton } from '../../../shared/ui/PageSkeleton.tsx';
import { EmptyState, ErrorState } from '../../../shared/ui/states.tsx';
import { useMedia } from '../../../shared/ui/use-media.ts';
import { useUrlState } from '../../../shared/url-state/use-url-state.ts';
import { useDirectory } from '../../../shop-scope/use-directory.ts';
import { ViewMenu } from '../../account/index.ts';
import { BindOrImport } from '../../binding/index.ts';
import { CandidateFilters } from './CandidateFilters.tsx';
import { CandidateCards, CandidateTable } from './CandidateRows.tsx';
import { candidateColumns, gatherCandidates } from './candidate-export.ts';
import { candidateCodec, isFiltered, noFilter, openCodec } from './candidate-url.ts';
import { PAGE_SIZE, useCandidates } from './use-candidates.ts';
import { usePick } from './use-pick.ts';

const CandidateDrawer = lazyPart(() => import('./CandidateDrawer.tsx'));

type Props = {
  /** The shop that products are looked for; null while there is none. */
  readonly shopId: string | null;
  /** Chooses the shop, where no panel does. */
  readonly shopChoice: ReactNode;
};

/** Products that are worth selling for a shop, and the way to make listings of them. */
export const SelectionTool = ({ shopId, shopChoice }: Props) => {
  const { t } = useTranslation('selectionTool');
  const viewer = useViewer();
  const client = useApolloClient();
  const day = useToday();
  const directory = useDirectory();
  const listState = useUrlState(candidateCodec);
  const [list] = listState;
  const [openId, setOpenId] = useUrlState(openCodec);
  const candidates = useCandidates(shopId, list);
  const kept = useKept(
    { rows: candidates.rows, variables: candidates.variables },
    {
      place: shopId ?? '',
      isHere: candidates.rows !== null,
      isBusy: candidates.isBusy,
      isFailed: candidates.isFailed,
    },
  );
  const { rows } = kept.shown;
  const picking = usePick(shopId, candidates.retry);
  const isWide = useMedia('(min-width: 768px)');
  const { change, isEmpty, pages } = useListPage(listState, candidates, { pageSize: PAGE_SIZE });
  if (shopId === null) {
    if (!directory.isComplete && !directory.isFailed) return <PageSkeleton />;
    if (directory.isFailed) return <ErrorState onRetry={directory.retry} />;
    return (
      <Box padding={{ base: '3', md: '4' }}>
        <Heading as="h1" size="lg">
          {t('title.selectionToolNew')}
        </Heading>
        <EmptyState
          title={t('words.noShops')}
          hint={viewer.isBoss ? t('empty.noShopsHint') : t('words.askBoss')}
          action={viewer.isBoss && <BindOrImport />}
        />
      </Box>
    );
  }

  const shown = rows?.find(({ productId }) => productId === openId);
  const Rows = isWide ? CandidateTable : CandidateCards;
  return (
    <Flex direction="column" gap="3" minWidth="0" padding={{ base: '3', md: '4' }} flex="1">
      <Flex gap="3" justify="space-between" align="center" wrap="wrap">
        <Box minWidth="0">
          <Heading as="h1" size="lg">
            {t('title.selectionToolNew')}
          </Heading>
          <Text color="fg.muted" fontSize="xs">
            {t('marginHint')}
          </Text>
        </Box>
        <Flex gap="2" align="center" wrap="wrap">
          <ViewMenu table="CANDIDATES" />
          {shopChoice}
        </Flex>
      </Flex>
      <Flex
        direction="column"
        gap="3"
        layerStyle="panel"
        padding={{ base: '3', md: '4' }}
        minWidth="0"
      >
        <CandidateFilters list={list} categories={candidates.categories} onChange={change} />
        {candidates.isFailed && rows === null ? (
          <ErrorState
            {...(candidates.reason !== null && { hint: candidates.reason })}
            onRetry={candidates.retry}
          />
        ) : isEmpty ? (
          <EmptyState
            title={t('words.noProducts')}
            hint={t('empty.hint')}
            action={
              isFiltered(list) && (
                <Button size="sm" variant="outline" onClick={() => change(noFilter)}>
                  {t('words.clearFilters')}
                </Button>
              )
            }
          />
        ) : (
          <KeptView
            asOf={kept.asOf}
            isOther={kept.shown.variables !== candidates.variables}
            onRetry={candidates.retry}
          >
            <Rows
              rows={rows}
              shopId={shopId}
              isBusy={candidates.isBusy}
              sort={list.sort}
              onSort={(sort) => change({ sort })}
              picking={picking}
              onOpen={(productId) => setOpenId(productId, { push: true })}
              tools={
                <ExportMenu
                  isEmpty={candidates.total === 0}
                  gather={(options) => gatherCandidates(client, candidates.variables, options)}
                  columns={() => candidateColumns(t)}
                  fileName={(kind) => t('export.file', { day, kind })}
                />
              }
            />
          </KeptView>
        )}
        {pages && <Pager {...pages} label={t('pager')} />}
      </Flex>
      {shown && (
        <Suspense fallback={null}>
          <CandidateDrawer
            row={shown}
            shopId={shopId}
            picking={picking}
            onClose={() => setOpenId(null)}
          />
        </Suspense>
      )}
    </Flex>
  );
};
