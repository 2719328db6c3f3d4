import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../shared/lazy-part.ts';
import { usePicked } from '../../shared/lists/use-picked.ts';
import { Pager } from '../../shared/table/Pager.tsx';
import { LinkIcon } from '../../shared/ui/icons.tsx';
import { EmptyState, ErrorState } from '../../shared/ui/states.tsx';
import { useMedia } from '../../shared/ui/use-media.ts';
import { useUrlState } from '../../shared/url-state/use-url-state.ts';
import { useViewer } from '../account/viewer-context.ts';
import { useSelection } from '../shops/use-selection.ts';
import { useSelectionName } from '../shops/use-selection-name.ts';
import { stopVisitor } from '../visitor/visitor-tips-store.ts';
import { ListingBulkBar } from './ListingBulkBar.tsx';
import { ListingFilters } from './ListingFilters.tsx';
import { ListingCards, ListingTable } from './ListingRows.tsx';
import { type ListState, listCodec } from './list-url.ts';
import { mayList } from './rights.ts';
import { useListingActs } from './use-listing-acts.ts';
import { PAGE_SIZE, useListingOptions, useListings } from './use-listings.ts';

const CollectDialog = lazyPart(() => import('./CollectDialog.tsx'));

/** The products that are made ready for the selected shops, and the way to collect more. */
export default function ListingPage() {
  const { t } = useTranslation('listing');
  const { selection, directory } = useSelection();
  const viewer = useViewer();
  const [list, setList] = useUrlState(listCodec);
  const listings = useListings(selection, list);
  const options = useListingOptions();
  const picked = usePicked(listings.rows);
  const acts = useListingActs(() => {
    picked.clear();
    listings.retry();
  });
  const [isCollecting, setCollecting] = useState(false);
  const isWide = useMedia('(min-width: 768px)');

  const lastPage = Math.max(1, Math.ceil(listings.total / PAGE_SIZE));
  const isBeyond = listings.rows !== null && !listings.isBusy && list.page > lastPage;
  useEffect(() => {
    if (isBeyond) setList({ ...list, page: lastPage });
  }, [isBeyond, lastPage, list, setList]);

  /** Another list begins at its first page. */
  const change = (part: Partial<ListState>) => {
    setList({ ...list, page: 1, ...part }, { push: part.search === undefined });
    picked.clear();
  };
  const mayAct = mayList(viewer);
  const hasShops = !directory.isComplete || directory.shops.length + directory.hidden.length > 0;
  const canCollect = options?.canCollect !== false && directory.shops.length > 0;
  const collect = () => {
    if (!stopVisitor()) setCollecting(true);
  };
  const isFiltered = list.search !== '' || list.state !== null || list.platform !== null;
  const Rows = isWide ? ListingTable : ListingCards;
  const collectButton = mayAct && (
    <Button size="sm" disabled={!canCollect || options === null} onClick={collect}>
      <LinkIcon />
      {t('collect.open')}
    </Button>
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
        {collectButton}
      </Flex>
      {options?.canCollect === false && (
        <Text role="note" color="fg.warning">
          {t('collect.notSetUp')}
        </Text>
      )}
      <Flex
        direction="column"
        gap="3"
        bg="bg.panel"
        borderWidth="1px"
        borderRadius="l3"
        padding={{ base: '3', md: '4' }}
        minWidth="0"
      >
        <ListingFilters list={list} counts={listings.counts} onChange={change} />
        {listings.isFailed ? (
          <ErrorState error={listings.error} onRetry={listings.retry} />
        ) : !hasShops ? (
          <EmptyState title={t('empty.noShops')} hint={t('empty.noShopsHint')} />
        ) : listings.rows?.length === 0 && !listings.isBusy ? (
          <EmptyState
            title={t(isFiltered ? 'empty.noMatch' : 'empty.none')}
            hint={t(isFiltered ? 'empty.noMatchHint' : 'empty.noneHint')}
            action={
              isFiltered ? (
                <Button
                  size="sm"
                  variant="outline"
                  onClick={() => change({ search: '', state: null, platform: null })}
                >
                  {t('empty.clear')}
                </Button>
              ) : (
                collectButton
              )
            }
          />
        ) : (
          <Rows
            rows={listings.rows}
            picked={picked}
            isBusy={listings.isBusy}
            acts={acts}
            mayAct={mayAct}
          />
        )}
        {listings.total > 0 && (
          <Pager
            page={Math.min(list.page, lastPage)}
            pageSize={PAGE_SIZE}
            total={listings.total}
            isBusy={listings.isBusy}
            label={t('pager')}
            onPage={(page) => change({ page })}
          />
        )}
      </Flex>
      {options && <ListingBulkBar picked={picked} acts={acts} languages={options.languages} />}
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
    </Flex>
  );
}
