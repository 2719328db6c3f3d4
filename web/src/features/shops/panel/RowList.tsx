import { Box, Text } from '@chakra-ui/react';
import { useDndMonitor } from '@dnd-kit/core';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, memo, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isSameSelection, type Selection } from '../../../shared/url-state/selection.ts';
import type { DirectoryShop } from '../../../shop-scope/use-directory.ts';
import { neighbour, type PanelRow } from './panel-rows.ts';
import { RowButton } from './RowButton.tsx';
import { ShopInfoCard } from './ShopInfoCard.tsx';
import { ShopRow } from './ShopRow.tsx';

const ROW_HEIGHT = 36;
const CARD_HEIGHT = 388;

type Row = PanelRow<DirectoryShop>;
export type ChoiceRow = Extract<Row, { selection: unknown }>;

/** A shop whose menu is open, and the button that it hangs on. */
export type OpenMenu = { readonly shop: DirectoryShop; readonly anchor: HTMLElement };

type Props = {
  readonly rows: readonly Row[];
  readonly selection: Selection;
  readonly loadingKey: string | null;
  readonly openCard: string | null;
  /** mallIds of the shops whose paid time is over. */
  readonly expired: ReadonlySet<string>;
  readonly canMove: boolean;
  readonly hasMenus: boolean;
  readonly openMenu: OpenMenu | null;
  readonly onMenu: (menu: OpenMenu) => void;
  readonly onChoose: (row: ChoiceRow) => void;
  readonly onDragStart: () => void;
};

/**
 * Only the rows in sight are drawn, and none of them again for what else changes in the address. One tab stop; arrow
 * keys, Home and End move between the rows.
 */
export const RowList = memo((props: Props) => {
  const { rows, selection, loadingKey, openCard, expired, canMove, hasMenus, openMenu, onMenu } =
    props;
  const { onChoose, onDragStart } = props;
  const { t } = useTranslation('shops');
  const isSelected = (row: ChoiceRow) => isSameSelection(row.selection, selection);
  const scroller = useRef<HTMLDivElement>(null);
  const [focusKey, setFocusKey] = useState<string | null>(null);
  const [draggedKey, setDraggedKey] = useState<string | null>(null);
  const dragged = draggedKey === null ? -1 : rows.findIndex(({ key }) => key === draggedKey);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (rows[index]?.kind === 'card' ? CARD_HEIGHT : ROW_HEIGHT),
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 10,
    // The row that is moved stays, however far the list is scrolled.
    rangeExtractor: (range) => {
      const inSight = defaultRangeExtractor(range);
      return dragged < 0 || inSight.includes(dragged)
        ? inSight
        : [...inSight, dragged].sort((a, b) => a - b);
    },
  });
  useDndMonitor({
    onDragStart: ({ active }) => {
      setDraggedKey(String(active.id));
      setFocusKey(String(active.id));
      onDragStart();
    },
    onDragEnd: () => setDraggedKey(null),
    onDragCancel: () => setDraggedKey(null),
  });
  const cardAt = rows.findIndex(({ kind }) => kind === 'card');
  // A link may have opened it, far below.
  useEffect(() => {
    if (cardAt >= 0) virtual.scrollToIndex(cardAt);
  }, [virtual, cardAt]);
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
    if (draggedKey !== null) return;
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
  const draw = (row: Row, index: number) => {
    if (row.kind === 'card') return <ShopInfoCard id={row.shop.id} name={row.shop.name} />;
    if (row.kind === 'groupsHeading') {
      return (
        <Text paddingX="3" paddingTop="2" height="9" color="fg.muted" fontSize="xs">
          {t('groups')}
        </Text>
      );
    }
    const button = (
      <RowButton
        row={row}
        isSelected={isSelected(row)}
        isLoading={loadingKey === row.key}
        isTabStop={index === tabStop}
        isExpanded={row.kind === 'shop' && isSelected(row) ? openCard === row.shop.id : undefined}
        isExpired={row.kind === 'shop' && expired.has(row.shop.mallId)}
        onChoose={() => {
          setFocusKey(row.key);
          onChoose(row);
        }}
      />
    );
    if (row.kind !== 'shop') return button;
    return (
      <ShopRow
        shop={row.shop}
        index={index}
        isTabStop={index === tabStop}
        canMove={canMove}
        isMenuOpen={hasMenus ? openMenu?.shop.id === row.shop.id : null}
        onMenu={(anchor) => {
          setFocusKey(row.key);
          onMenu({ shop: row.shop, anchor });
        }}
      >
        {button}
      </ShopRow>
    );
  };
  return (
    <Box
      as="nav"
      aria-label={t('words.listOfShops')}
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
              {draw(row, index)}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
});
