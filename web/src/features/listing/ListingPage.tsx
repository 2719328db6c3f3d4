import { useApolloClient } from '@apollo/client/react';
import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '../../session/viewer-context.ts';
import { stopVisitor } from '../../session/visitor/visitor-tips-store.ts';
import { useToday } from '../../shared/date-range/use-today.ts';
import { ExportMenu } from '../../shared/export/ExportMenu.tsx';
import type { GatherOptions } from '../../shared/export/gather.ts';
import { KeptView } from '../../shared/kept/KeptView.tsx';
import { useKept } from '../../shared/kept/use-kept.ts';
import { lazyPart } from '../../shared/lazy-part.ts';
import { useListPage } from '../../shared/lists/use-list-page.ts';
import { usePicked } from '../../shared/lists/use-picked.ts';
import { Pager } from '../../shared/table/Pager.tsx';
import { LayersIcon, LinkIcon } from '../../shared/ui/icons.tsx';
import { EmptyState, ErrorState } from '../../shared/ui/states.tsx';
import { useMedia } from '../../shared/ui/use-media.ts';
import { useUrlState } from '../../shared/url-state/use-url-state.ts';
import { useSelection } from '../../shop-scope/use-selection.ts';
import { useSelectionName } from '../../shop-scope/use-selection-name.ts';
import { ViewMenu } from '../account/index.ts';
import { BindOrImport } from '../binding/index.ts';
import { ImageFolderButton } from '../uploads/index.ts';
import { watchCollected } from './collected/plugin-bridge.ts';
import { ListingBulkBar } from './ListingBulkBar.tsx';
import { ListingFilters } from './ListingFilters.tsx';
import { ListingCards, ListingTable } from './ListingRows.tsx';
import { collectedCodec, isFiltered, listCodec } from './list-url.ts';
import { gatherListings, listingColumns } from './listing-export.ts';
import { mayList } from './rights.ts';
import { useListingActs } from './use-listing-acts.ts';
import { PAGE_SIZE, useListingOptions, useListings } from './use-listings.ts';

const CollectDialog = lazyPart(() => import('./CollectDialog.tsx'));
const CollectedDialog = lazyPart(() => import('./collected/CollectedDialog.tsx'));

const touch = { base: '44px', lg: '9' } as const;

/** The products that are made ready for the selected shops, and the way to collect more. */
export default function ListingPage() {
  const { t } = useTranslation('listing');
  const { selection, directory } = useSelection();
  const viewer = useViewer();
  const client = useApolloClient();
  const day = useToday();
  const listState = useUrlState(listCodec);
  const [list] = listState;
  const listings = useListings(selection, list);
  const kept = useKept(
    { rows: listings.rows, variables: listings.variables },
    {
      place: JSON.stringify(listings.variables.selection),
      isHere: listings.rows !== null,
      isBusy: listings.isBusy,
      isFailed: listings.isFailed,
    },
  );
  const options = useListingOptions();
  const picked = usePicked(listings.rows, list.page);
  const gather = (how: GatherOptions) => gatherListings(client, listings.variables, how);
  const acts = useListingActs((dealtWith) => {
    picked.drop(dealtWith);
    listings.retry();
  });
  const [isCollecting, setCollecting] = useState(false);
  const [collected, setCollected] = useUrlState(collectedCodec);
  useEffect(() => watchCollected(() => setCollected('plugin')), [setCollected]);
  const isWide = useMedia('(min-width: 768px)');

  const { change, isEmpty, pages } = useListPage(listState, listings, {
    pageSize: PAGE_SIZE,
    onLeave: picked.clear,
  });
  const mayAct = mayList(viewer);
  const hasShops = !directory.isComplete || directory.shops.length + directory.hidden.length > 0;
  const canCollect = options?.canCollect !== false && directory.shops.length > 0;
  const collect = () => {
    if (!stopVisitor()) setCollecting(true);
  };
  // Images of a shop lie in a folder of its name.
  const imageFolder =
    selection.kind === 'shop'
      ? (directory.shops.find(({ id }) => id === selection.id)?.name ?? '')
      : '';
  const isNarrowed = isFiltered(list);
  const Rows = isWide ? ListingTable : ListingCards;
  const collectButton = mayAct && (
    <Flex gap="2" wrap="wrap">
      <Button
        size="sm"
        variant="outline"
        minHeight={touch}
        disabled={options === null}
        onClick={() => {
          if (!stopVisitor()) setCollected('plugin');
        }}
      >
        <LayersIcon />
        {t('collected.open')}
      </Button>
      <Button
        size="sm"
        minHeight={touch}
        disabled={!canCollect || options === null}
        onClick={collect}
      >
        <LinkIcon />
        {t('collect.open')}
      </Button>
    </Flex>
  );
  return (
    <Flex direction="column" gap="3" minWidth="0" padding={{ base: '3', md: '4' }} flex="1">
      <Flex gap="3" justify="space-between" align="flex-start" wrap="wrap">
        <Box minWidth="0">
          <Heading as="h1" size="lg">
            {t('title')}
          </Heading>
          <Text color="fg.muted" fontSize="xs" minHeight="4.5">
            {useSelectionName(selection, directory)}
          </Text>
        </Box>
        <Flex gap="2" wrap="wrap">
          <ViewMenu table="LISTINGS" />
          {isWide && <ImageFolderButton folder={imageFolder} />}
          {hasShops && collectButton}
        </Flex>
      </Flex>
      {options?.canCollect === false && (
        <Text role="note" color="fg.warning">
          {t('collect.notSetUp')}
        </Text>
      )}
      <Flex
        direction="column"
        gap="3"
        layerStyle="panel"
        padding={{ base: '3', md: '4' }}
        minWidth="0"
      >
        <ListingFilters list={list} counts={listings.counts} onChange={change} />
        {listings.isFailed && kept.shown.rows === null ? (
          <ErrorState error={listings.error} onRetry={listings.retry} />
        ) : !hasShops ? (
          <EmptyState
            title={t('words.noShops')}
            hint={viewer.isBoss ? t('empty.noShopsHint') : t('words.askBoss')}
            action={viewer.isBoss && <BindOrImport />}
          />
        ) : isEmpty ? (
          <EmptyState
            title={t(isNarrowed ? 'words.noProducts' : 'empty.none')}
            hint={t(isNarrowed ? 'words.searchOtherwise' : 'empty.noneHint')}
            action={
              isNarrowed ? (
                <Button
                  size="sm"
                  variant="outline"
                  onClick={() => change({ search: '', state: null, platform: null })}
                >
                  {t('words.clearFilters')}
                </Button>
              ) : (
                collectButton
              )
            }
          />
        ) : (
          <KeptView
            asOf={kept.asOf}
            isOther={kept.shown.variables !== listings.variables}
            onRetry={listings.retry}
          >
            <Rows
              rows={kept.shown.rows}
              picked={picked}
              isBusy={listings.isBusy}
              acts={acts}
              mayAct={mayAct}
              tools={
                <ExportMenu
                  isEmpty={listings.total === 0}
                  gather={gather}
                  columns={() => listingColumns(t)}
                  fileName={(kind) => t('export.file', { day, kind })}
                />
              }
            />
          </KeptView>
        )}
        {pages && <Pager {...pages} label={t('pager')} />}
      </Flex>
      {options && (
        <ListingBulkBar
          picked={picked}
          total={listings.total}
          gather={gather}
          acts={acts}
          languages={options.languages}
        />
      )}
      {isCollecting && options && (
        <Suspense fallback={null}>
          <CollectDialog
            languages={options.languages}
            shopId={selection.kind === 'shop' ? selection.id : null}
            onCollected={listings.retry}
            onClose={() => setCollecting(false)}
          />
        </Suspense>
      )}
      {collected && mayAct && options && directory.isComplete && (
        <Suspense fallback={null}>
          <CollectedDialog
            languages={options.languages}
            shopId={selection.kind === 'shop' ? selection.id : null}
            onImported={listings.retry}
            onClose={() => setCollected(null)}
          />
        </Suspense>
      )}
    </Flex>
  );
}
