import { Box, type BoxProps, Checkmark, Flex, Text } from '@chakra-ui/react';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';

const ROW_HEIGHT = 40;

/** How high a list of so many rows is, of two at least: as many lines may say that there is none. */
export const heightOf = (rows: number): string => `${Math.max(rows, 2) * ROW_HEIGHT + 2}px`;

export type CheckListItem = {
  readonly id: string;
  readonly name: string;
  /** A second, quieter text at the end of the row. */
  readonly detail?: string;
  /** A sign before the name. */
  readonly mark?: ReactNode;
};

type Props = {
  readonly label: string;
  readonly items: readonly CheckListItem[];
  readonly checked: ReadonlySet<string>;
  /** Without it the list can only be read. */
  readonly onToggle?: (id: string) => void;
  /** One of the things is chosen instead of any number checked. */
  readonly isSingle?: boolean;
  /** A double click on a row. */
  readonly onOpen?: (id: string) => void;
  /** What stands in place of the rows where there is none. */
  readonly empty: string;
  readonly height: BoxProps['height'];
};

const rowCss = {
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  height: `${ROW_HEIGHT}px`,
  paddingInline: '3',
  cursor: 'pointer',
  userSelect: 'none',
  '&:hover': { background: 'bg.muted' },
  '&[aria-selected=true]': { background: 'bg.info' },
  '&[aria-disabled=true]': { cursor: 'default' },
} as const;

/** In a narrow list the quieter text stands under the name: beside it, names would be cut to what they all begin with. */
const wordsCss = {
  flex: '1',
  minWidth: '0',
  display: 'flex',
  flexDirection: 'column',
  lineHeight: '1.125rem',
  '@container (min-width: 22.5rem)': {
    flexDirection: 'row',
    alignItems: 'center',
    gap: '2',
    lineHeight: 'inherit',
  },
} as const;

/**
 * Any number of things, some of them checked; only those in sight are drawn. One tab stop; arrow keys,
 * Home and End move, the space bar and Enter check.
 */
export const CheckList = (props: Props) => {
  const { label, items, checked, onToggle, isSingle = false, onOpen, empty, height } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const [focusId, setFocusId] = useState<string | null>(null);
  const tabStop = Math.max(
    0,
    items.findIndex(({ id }) => id === focusId),
  );
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => items[index]?.id ?? index,
    overscan: 6,
    // The row at which the tab key stops is drawn wherever the list is scrolled to.
    rangeExtractor: (range) =>
      [...new Set([tabStop, ...defaultRangeExtractor(range)])].sort((a, b) => a - b),
  });

  const moveTo = (wanted: number) => {
    const index = Math.min(items.length - 1, Math.max(0, wanted));
    const item = items[index];
    if (!item) return;
    setFocusId(item.id);
    virtual.scrollToIndex(index);
    // The row may be drawn only after the scroll.
    requestAnimationFrame(() => {
      scroller.current?.querySelector<HTMLElement>(`[data-index="${index}"]`)?.focus();
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const acts: Record<string, () => void> = {
      ArrowDown: () => moveTo(tabStop + 1),
      ArrowUp: () => moveTo(tabStop - 1),
      Home: () => moveTo(0),
      End: () => moveTo(items.length - 1),
      ' ': () => toggle(tabStop),
      Enter: () => toggle(tabStop),
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  const toggle = (index: number) => {
    const item = items[index];
    if (item) onToggle?.(item.id);
  };

  return (
    <Box
      ref={scroller}
      role="listbox"
      aria-label={label}
      aria-multiselectable={!isSingle}
      aria-readonly={onToggle === undefined || undefined}
      height={height}
      containerType="inline-size"
      overflowY="auto"
      borderWidth="1px"
      borderRadius="l2"
      // Empty, it has no row that could be reached.
      tabIndex={items.length === 0 ? 0 : -1}
      onKeyDown={onKeyDown}
    >
      {items.length === 0 ? (
        <Flex height="full" align="center" justify="center" padding="4" role="presentation">
          <Text color="fg.muted" textAlign="center">
            {empty}
          </Text>
        </Flex>
      ) : (
        <Box role="presentation" position="relative" style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, start }) => {
            const item = items[index];
            if (!item) return null;
            const isChecked = checked.has(item.id);
            return (
              <Box
                key={item.id}
                role="option"
                aria-selected={isChecked}
                aria-disabled={onToggle === undefined || undefined}
                aria-setsize={items.length}
                aria-posinset={index + 1}
                data-index={index}
                tabIndex={index === tabStop ? 0 : -1}
                css={rowCss}
                position="absolute"
                insetInline="0"
                top="0"
                style={{ transform: `translateY(${start}px)` }}
                title={item.detail === undefined ? item.name : `${item.name} ${item.detail}`}
                onClick={() => {
                  setFocusId(item.id);
                  onToggle?.(item.id);
                }}
                onDoubleClick={() => onOpen?.(item.id)}
              >
                {onToggle && !isSingle && (
                  <Checkmark size="sm" checked={isChecked} aria-hidden="true" />
                )}
                {item.mark}
                <Box css={wordsCss}>
                  <Text as="span" flexGrow={1} maxWidth="full" minWidth="0" truncate>
                    {item.name}
                  </Text>
                  {item.detail !== undefined && (
                    <Text as="span" color="fg.muted" fontSize="xs" flexShrink={0}>
                      {item.detail}
                    </Text>
                  )}
                </Box>
              </Box>
            );
          })}
        </Box>
      )}
    </Box>
  );
};
