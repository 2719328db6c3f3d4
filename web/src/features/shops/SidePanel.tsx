import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { SearchInput } from '../../shared/table/SearchInput.tsx';
import { warn } from '../../shared/ui/ask.ts';
import { UploadIcon } from '../../shared/ui/icons.tsx';
import { EmptyState, ErrorState, PageSkeleton } from '../../shared/ui/states.tsx';
import { isSameSelection } from '../../shared/url-state/selection.ts';
import { useViewer } from '../account/viewer-context.ts';
import { PanelRowButton } from './PanelRowButton.tsx';
import { neighbour, type PanelRow, panelRows } from './panel-rows.ts';
import { ShopInfoCard } from './ShopInfoCard.tsx';
import type { SidePanelShopFragment } from './SidePanel.generated.ts';
import { useLoadingFlag } from './use-loading-flag.ts';
import { useSelection } from './use-selection.ts';

const ROW_HEIGHT = 36;
const CARD_HEIGHT = 364;
const SEARCH_DELAY_MS = 100;

type Row = PanelRow<SidePanelShopFragment>;

/** All that can be looked at: the summary, groups, and the shops of each marketplace. */
export default function SidePanel() {
  const { t } = useTranslation('shops');
  const { isBoss, isVisitor } = useViewer();
  const { selection, select, directory } = useSelection();
  const [search, setSearch] = useState('');
  const [openCard, setOpenCard] = useState<string | null>(null);
  const [loadingKey, markLoading] = useLoadingFlag();
  const { shops, groups } = directory;
  const rows = useMemo(
    () => panelRows({ shops, groups, search, isVisitor, openCard }),
    [shops, groups, search, isVisitor, openCard],
  );
  const canImport = isBoss && !isVisitor;

  const choose = (row: Extract<Row, { selection: unknown }>) => {
    if (row.kind === 'group' && row.group.shopIds.length === 0) {
      void warn({ title: t('emptyGroupTitle'), text: t('emptyGroup', { name: row.group.name }) });
      return;
    }
    if (isSameSelection(row.selection, selection)) {
      if (row.kind === 'shop') setOpenCard(openCard === row.shop.id ? null : row.shop.id);
      return;
    }
    setOpenCard(null);
    markLoading(row.key);
    select(row.selection);
  };

  if (directory.isFailed) return <ErrorState onRetry={directory.retry} />;
  return (
    <Flex direction="column" height="full" minHeight="0">
      <Box padding="3" paddingBottom="2">
        <SearchInput
          label={t('search')}
          placeholder={t('searchPlaceholder')}
          value={search}
          onSearch={setSearch}
          delayMs={SEARCH_DELAY_MS}
        />
      </Box>
      {!directory.isComplete && shops.length === 0 ? (
        <PageSkeleton cards={3} />
      ) : (
        <RowList
          rows={rows}
          isSelected={(row) => isSameSelection(row.selection, selection)}
          loadingKey={loadingKey}
          openCard={openCard}
          onChoose={choose}
        />
      )}
      {directory.isComplete && shops.length === 0 && (
        <EmptyState title={t('none')} hint={canImport ? t('noneHint') : t('noneHintOthers')} />
      )}
      {search !== '' && rows.length === 0 && (
        <Text color="fg.muted" textAlign="center" paddingX="3" role="status">
          {t('noMatch', { search })}
        </Text>
      )}
      {canImport && (
        <Box padding="3" marginTop="auto" borderTopWidth="1px">
          <Button asChild size="sm" variant="outline" width="full">
            <Link to="/import">
              <UploadIcon />
              {t('import')}
            </Link>
          </Button>
        </Box>
      )}
    </Flex>
  );
}

type ChoiceRow = Extract<Row, { selection: unknown }>;

type ListProps = {
  readonly rows: readonly Row[];
  readonly isSelected: (row: ChoiceRow) => boolean;
  readonly loadingKey: string | null;
  readonly openCard: string | null;
  readonly onChoose: (row: ChoiceRow) => void;
};

/** Only the rows in sight are drawn. One tab stop; arrow keys, Home and End move between the rows. */
const RowList = ({ rows, isSelected, loadingKey, openCard, onChoose }: ListProps) => {
  const { t } = useTranslation('shops');
  const scroller = useRef<HTMLDivElement>(null);
  const [focusKey, setFocusKey] = useState<string | null>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (rows[index]?.kind === 'card' ? CARD_HEIGHT : ROW_HEIGHT),
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 10,
  });
  const focused = rows.findIndex(({ key }) => key === focusKey);
  const current = rows.findIndex((row) => 'selection' in row && isSelected(row));
  const tabStop = focused >= 0 ? focused : Math.max(0, current);

  const moveTo = (index: number) => {
    const row = rows[index];
    if (!row) return;
    setFocusKey(row.key);
    virtual.scrollToIndex(index);
    // The row may be drawn only after the scroll.
    requestAnimationFrame(() => {
      scroller.current?.querySelector<HTMLElement>(`[data-index="${index}"] button`)?.focus();
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const targets: Record<string, () => number> = {
      ArrowDown: () => neighbour(rows, tabStop, 1),
      ArrowUp: () => neighbour(rows, tabStop, -1),
      Home: () => neighbour(rows, -1, 1),
      End: () => neighbour(rows, rows.length, -1),
    };
    const target = targets[event.key];
    if (!target) return;
    event.preventDefault();
    moveTo(target());
  };
  return (
    <Box
      as="nav"
      aria-label={t('label')}
      ref={scroller}
      flex={rows.length > 1 ? '1' : 'none'}
      minHeight="0"
      overflowY="auto"
      paddingX="1"
      onKeyDown={onKeyDown}
    >
      <Box
        as="ul"
        listStyleType="none"
        position="relative"
        style={{ height: virtual.getTotalSize() }}
      >
        {virtual.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          if (!row) return null;
          return (
            <Box
              as="li"
              key={row.key}
              data-index={index}
              // Only a card's height is not known beforehand; measuring makes the browser lay out the page.
              ref={row.kind === 'card' ? virtual.measureElement : undefined}
              position="absolute"
              insetInline="0"
              top="0"
              style={{ transform: `translateY(${start}px)` }}
            >
              {row.kind === 'card' ? (
                <ShopInfoCard id={row.shop.id} name={row.shop.name} />
              ) : row.kind === 'groupsHeading' ? (
                <Text paddingX="3" paddingTop="2" height="9" color="fg.muted" fontSize="xs">
                  {t('groups')}
                </Text>
              ) : (
                <PanelRowButton
                  row={row}
                  isSelected={isSelected(row)}
                  isLoading={loadingKey === row.key}
                  isTabStop={index === tabStop}
                  isExpanded={
                    row.kind === 'shop' && isSelected(row) ? openCard === row.shop.id : undefined
                  }
                  onChoose={() => {
                    setFocusKey(row.key);
                    onChoose(row);
                  }}
                />
              )}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
};
