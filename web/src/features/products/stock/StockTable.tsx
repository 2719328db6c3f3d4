import { Box, Button, Flex, Table, Text } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useListPlace } from '../../../shared/kept/use-place.ts';
import { PaperNote } from '../../../shared/table/PaperNote.tsx';
import { paperScroller, widePaper } from '../../../shared/table/paper-css.ts';
import { moveAmongRows } from '../../../shared/table/row-keys.ts';
import { SkeletonRow } from '../../../shared/table/SkeletonRow.tsx';
import { ariaSort, SortMark } from '../../../shared/table/SortMark.tsx';
import { SpaceRow } from '../../../shared/table/SpaceRow.tsx';
import { pressNearest } from '../../../shared/table/thumb-reach.ts';
import { useLines } from '../../../shared/table/use-lines.ts';
import { useMedia } from '../../../shared/ui/use-media.ts';
import { lineHeights, PRODUCT_WIDTH, tableCss } from '../table-css.ts';
import { useFillHeight } from '../use-fill-height.ts';
import { PAGE_SIZE } from '../watch-connection.ts';
import { StockLine } from './StockLine.tsx';
import { StockTotals } from './StockTotals.tsx';
import { type columnsOf, columnWidth } from './stock-columns.ts';
import type { StockSort, StockState } from './stock-url.ts';
import type { StockPages, useStockPages } from './use-stock-pages.ts';

type Props = {
  readonly store: StockPages;
  readonly state: ReturnType<typeof useStockPages>['state'];
  readonly list: StockState;
  /** The columns beside the code. */
  readonly shown: ReturnType<typeof columnsOf>;
  readonly isCompact: boolean;
  readonly onSort: (key: StockSort) => void;
  readonly onOpen: (code: string) => void;
};

/** On a laptop the product leaves room for columns whose words are longer in languages of letters. */
const stockTableCss = {
  ...tableCss,
  '--product-width': { base: '236px', md: '13.75rem', '2xl': '17.75rem' },
  '&:lang(zh), &:lang(ja), &:lang(ko)': { '--product-width': { md: '17.75rem' } },
} as const;

/** Lines in place of the rows before the first ones have come. */
const OUTLINE = 12;
const LEAST_HEIGHT = 440;
/** While the reader scrolls fast, pages that only flash by are not asked for. */
const SETTLE_MS = 80;

/** Codes of any number: drawn are the lines in sight, fetched the pages that they are on. */
export const StockTable = (props: Props) => {
  const { store, state, list, shown, isCompact, onSort, onOpen } = props;
  const { t } = useTranslation(['stock', 'common', 'products']);
  const scroller = useRef<HTMLDivElement>(null);
  const height = useFillHeight(scroller, LEAST_HEIGHT);
  const count = state.total ?? OUTLINE;
  const isTouch = useMedia('(max-width: 767px)') && !isCompact;
  const lineHeight = lineHeights[isCompact ? 'compact' : isTouch ? 'touch' : 'normal'];
  const { drawn, before, after, isScrolling } = useLines({
    count,
    lineHeight,
    scroller,
    overscan: 8,
  });
  const rowAt = (index: number) =>
    state.pages.get(Math.floor(index / PAGE_SIZE))?.[index % PAGE_SIZE];
  const inSight = [...new Set(drawn.map((index) => Math.floor(index / PAGE_SIZE)))].join(',');
  useEffect(() => {
    const pages = inSight === '' ? [0] : inSight.split(',').map(Number);
    const timer = setTimeout(() => store.look(pages), isScrolling ? SETTLE_MS : 0);
    return () => clearTimeout(timer);
  }, [store, inSight, isScrolling]);
  useListPlace(scroller, 'stock', store);

  const totals = state.summary?.totals;
  const hasEnded = (state.summary?.endedShopCount ?? 0) > 0;
  const span = shown.length + 1;
  const width = `calc(${[PRODUCT_WIDTH, ...shown.map(columnWidth)].join(' + ')})`;
  const printed = drawn.filter((index) => rowAt(index) !== undefined).length;
  const sorted = (key: StockSort | null) => ariaSort(key === list.sort ? list.order : undefined);
  const head = (text: string, key: StockSort | null) =>
    key === null ? (
      text
    ) : (
      <button
        type="button"
        data-sort
        onClick={() => onSort(key)}
        title={t('products:row.toSorted', { column: text })}
      >
        {text}
        <SortMark order={key === list.sort ? list.order : undefined} />
      </button>
    );
  return (
    <Box position="relative">
      <Global styles={widePaper} />
      {state.isFailed && (
        <Flex align="center" gap="2" role="alert" paddingX="3" paddingY="1.5" bg="bg.error">
          <Text color="fg.error">{t('products:partlyFailed')}</Text>
          <Button size="xs" variant="outline" onClick={store.retry}>
            {t('common:retry')}
          </Button>
        </Flex>
      )}
      <Box
        ref={scroller}
        role="region"
        aria-label={t('title.stock')}
        tabIndex={0}
        overflow="auto"
        _print={paperScroller}
        scrollPaddingY="10"
        style={{ height }}
        onKeyDown={moveAmongRows}
        onClick={pressNearest}
      >
        <Table.Root
          native
          css={stockTableCss}
          width="full"
          tableLayout="fixed"
          style={{ minWidth: width }}
          aria-label={t('title.stock')}
          aria-rowcount={state.total === null ? -1 : count + 1}
          aria-busy={state.isBusy}
          data-compact={isCompact || undefined}
          data-touch={isTouch || undefined}
        >
          <colgroup>
            <col style={{ width: PRODUCT_WIDTH }} />
            {shown.map((one) => (
              <col
                key={one.key}
                style={one.key === 'moves' ? undefined : { width: columnWidth(one) }}
              />
            ))}
          </colgroup>
          <thead>
            <tr aria-rowindex={1}>
              <th scope="col" aria-sort={sorted('code')}>
                {head(t('stock:columns.code'), 'code')}
              </th>
              {shown.map(({ key, sort, isFigure }) => (
                <th
                  key={key}
                  scope="col"
                  data-figure={isFigure || undefined}
                  aria-sort={sorted(sort)}
                >
                  {head(t(`stock:columns.${key}`), sort)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <SpaceRow height={before} span={span} />
            {drawn.map((index) => {
              const row = rowAt(index);
              return row === undefined ? (
                <SkeletonRow key={index} columns={shown} hasRowHead line={index} />
              ) : (
                <StockLine
                  key={row.extCode}
                  row={row}
                  line={index}
                  shown={shown}
                  hasEnded={hasEnded}
                  onOpen={onOpen}
                />
              );
            })}
            <SpaceRow height={after} span={span} />
          </tbody>
          {totals && count > 1 && <StockTotals totals={totals} shown={shown} />}
        </Table.Root>
      </Box>
      <PaperNote printed={printed} total={state.total} />
    </Box>
  );
};
