import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useViewer } from '../../session/viewer-context.ts';
import { SearchInput } from '../../shared/table/SearchInput.tsx';
import { PageSkeleton } from '../../shared/ui/PageSkeleton.tsx';
import { EmptyState } from '../../shared/ui/states.tsx';
import { useStableCallback } from '../../shared/ui/use-stable-callback.ts';
import { isSameSelection } from '../../shared/url-state/selection.ts';
import { DirectoryFailure } from '../../shop-scope/DirectoryFailure.tsx';
import { useClientState } from '../../shop-scope/use-client-state.ts';
import { useLedCard } from '../../shop-scope/use-led-card.ts';
import { useSelection } from '../../shop-scope/use-selection.ts';
import { BindOrImport } from '../binding/index.ts';
import { promptForShops } from './groups/prompt-for-shops.ts';
import { ManageMenu } from './panel/ManageMenu.tsx';
import { panelRows } from './panel/panel-rows.ts';
import { Reordering } from './panel/Reordering.tsx';
import { type ChoiceRow, type OpenMenu, RowList } from './panel/RowList.tsx';
import { ShopMenu } from './panel/ShopMenu.tsx';
import { useLoadingFlag } from './panel/use-loading-flag.ts';
import { openRename } from './rename/rename-dialog.ts';
import { useHideShop } from './use-hide-shop.ts';
import { useShopLayout } from './use-shop-layout.ts';

const SEARCH_DELAY_MS = 100;

/** All that can be looked at: the summary, groups, and the shops of each marketplace. */
export default function SidePanel() {
  const { t } = useTranslation('shops');
  const { t: common } = useTranslation();
  const { isBoss, isVisitor } = useViewer();
  const { selection, select, directory } = useSelection();
  const { saveOrder } = useShopLayout();
  const hideShop = useHideShop();
  const [search, setSearch] = useState('');
  const [openCard, setOpenCard] = useState<string | null>(null);
  const ledCard = useLedCard();
  const { key } = useLocation();
  // Each following of a link opens it again; whoever closes it keeps it closed until then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the link that was followed.
  useEffect(() => {
    if (ledCard !== null) setOpenCard(ledCard);
  }, [ledCard, key]);
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const [loadingKey, markLoading] = useLoadingFlag();
  const { selectedMallId, realSelMallIds, expiredShopList } = useClientState();
  const { shops, groups } = directory;
  const expired = useMemo(
    () => new Set(expiredShopList.map(({ mallId }) => mallId)),
    [expiredShopList],
  );
  const rows = useMemo(
    () => panelRows({ shops, groups, search, isVisitor, openCard }),
    [shops, groups, search, isVisitor, openCard],
  );
  const canImport = isBoss && !isVisitor;
  const hasNone = directory.isComplete && shops.length === 0;

  const choose = useStableCallback((row: ChoiceRow) => {
    if (row.kind === 'group' && row.group.shopIds.length === 0) {
      void promptForShops(row.group, isBoss);
      return;
    }
    if (isSameSelection(row.selection, selection)) {
      if (row.kind === 'shop') setOpenCard(openCard === row.shop.id ? null : row.shop.id);
      return;
    }
    setOpenCard(null);
    markLoading(row.key);
    select(row.selection);
  });
  const closeCard = useCallback(() => setOpenCard(null), []);

  if (directory.isFailed && shops.length + directory.hidden.length === 0)
    return <DirectoryFailure />;
  return (
    <Flex
      direction="column"
      height="full"
      minHeight="0"
      // The ids as the marketplaces' own tools know them.
      data-selected-mall-id={selectedMallId}
      data-real-mall-ids={realSelMallIds}
    >
      <Box padding="3" paddingBottom="2">
        <SearchInput
          label={t('words.searchShops')}
          placeholder={t('words.shopNameOrId')}
          value={search}
          onSearch={setSearch}
          delayMs={SEARCH_DELAY_MS}
        />
      </Box>
      {!directory.isComplete && shops.length === 0 ? (
        <PageSkeleton of="rows" />
      ) : (
        <Reordering
          shops={shops}
          onReorder={(shown) => void saveOrder(shown, { done: t('drag.done') })}
        >
          <RowList
            rows={rows}
            selection={selection}
            loadingKey={loadingKey}
            openCard={openCard}
            expired={expired}
            canMove={!isVisitor && search === '' && directory.isComplete}
            hasMenus={!isVisitor}
            openMenu={menu}
            onMenu={setMenu}
            onChoose={choose}
            onDragStart={closeCard}
          />
        </Reordering>
      )}
      <DirectoryFailure />
      {hasNone && (
        <EmptyState
          title={t('words.noShops')}
          hint={canImport ? t('noneHint') : t('words.askBoss')}
          action={canImport && <BindOrImport isNarrow />}
        />
      )}
      {search !== '' && rows.length === 0 && (
        <Text color="fg.muted" textAlign="center" paddingX="3" role="status">
          {common('nothingFound', { search })}
        </Text>
      )}
      {!isVisitor && (
        <Flex gap="2" padding="3" marginTop="auto" borderTopWidth="1px" wrap="wrap">
          <ManageMenu isBoss={isBoss} />
          {canImport && !hasNone && (
            <Button
              asChild
              size="sm"
              variant="outline"
              // Beside the other where there is room for the words of both.
              flex="1 0 auto"
              maxWidth="full"
              whiteSpace="normal"
              height="auto"
              paddingY="1"
              lineHeight="short"
              textAlign="center"
              minHeight={{ base: '44px', lg: '9' }}
            >
              <Link to="/import">{common('importSales')}</Link>
            </Button>
          )}
        </Flex>
      )}
      {menu && (
        <ShopMenu
          key={menu.shop.id}
          menu={menu}
          onClose={() => setMenu(null)}
          onHide={({ shop }) => void hideShop(shop)}
          {...(isBoss ? { onRename: ({ shop, anchor }) => openRename(shop, () => anchor) } : {})}
        />
      )}
    </Flex>
  );
}
