import { Box, Button, Flex, Table, Text } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useListPlace } from '../../shared/kept/use-place.ts';
import { PaperNote } from '../../shared/table/PaperNote.tsx';
import { paperScroller, widePaper } from '../../shared/table/paper-css.ts';
import { moveAmongRows } from '../../shared/table/row-keys.ts';
import { SkeletonRow } from '../../shared/table/SkeletonRow.tsx';
import { SpaceRow } from '../../shared/table/SpaceRow.tsx';
import { pressNearest } from '../../shared/table/thumb-reach.ts';
import { useLines } from '../../shared/table/use-lines.ts';
import { useMedia } from '../../shared/ui/use-media.ts';
import { ChildNote } from './ChildNote.tsx';
import { columnWidths } from './column-widths.ts';
import type { ColumnKey } from './columns.ts';
import type { ListState, SortKey } from './list-url.ts';
import { ProductLine, type RowActs } from './ProductLine.tsx';
import { TableHead } from './TableHead.tsx';
import { TotalsRow } from './TotalsRow.tsx';
import { lineHeights, PRODUCT_WIDTH, tableCss } from './table-css.ts';
import { lineCount, placeOf, unfoldedOf } from './unfolded.ts';
import { useFillHeight } from './use-fill-height.ts';
import { useLedColumn } from './use-led-column.ts';
import type { ProductPages, usePages } from './use-pages.ts';
import type { Picked } from './use-picked.ts';
import type { ProductTotals } from './use-totals.ts';
import { type Children, childLines, MOST_CHILDREN } from './use-unfolded.ts';
import { PAGE_SIZE } from './watch-connection.ts';

type Props = {
  readonly store: ProductPages;
  readonly state: ReturnType<typeof usePages>['state'];
  readonly list: ListState;
  /** Another list is about to take the place of this one. */
  readonly isLeaving: boolean;
  readonly shown: readonly ColumnKey[];
  readonly isCompact: boolean;
  /** Sums over the whole list; null while they are not known. */
  readonly totals: ProductTotals | null;
  readonly picked: Picked;
  /** The SKUs under the rows that are unfolded. */
  readonly underRows: ReadonlyMap<string, Children>;
  readonly acts: RowActs;
  readonly onSort: (key: SortKey) => void;
  readonly onRetryChildren: (id: string) => void;
  readonly onSeeSkus: (productId: string) => void;
};

/** Lines in place of the rows before the first ones have come. */
const OUTLINE = 12;
const LEAST_HEIGHT = 440;
/** While the reader scrolls fast, pages that only flash by are not asked for. */
const SETTLE_MS = 80;

/** A list of any length: drawn are the lines in sight, fetched the pages that they are on. */
export const ProductTable = (props: Props) => {
  const { store, state, list, shown, isCompact, picked, underRows, acts } = props;
  const { t } = useTranslation(['products', 'common']);
  const { t: statistics } = useTranslation('statistics');
  const scroller = useRef<HTMLDivElement>(null);
  const height = useFillHeight(scroller, LEAST_HEIGHT);
  useLedColumn(scroller, list.sort);
  const unfolded = useMemo(() => {
    const counts = new Map([...underRows].map(([id, { total }]) => [id, childLines(total)]));
    return unfoldedOf(state.pages, PAGE_SIZE, counts);
  }, [state.pages, underRows]);
  const isTouch = useMedia('(max-width: 767px)') && !isCompact;
  const lineHeight = lineHeights[isCompact ? 'compact' : isTouch ? 'touch' : 'normal'];
  const count = lineCount(state.total ?? OUTLINE, unfolded);
  const { drawn, before, after, isScrolling } = useLines({
    count,
    lineHeight,
    scroller,
    overscan: 8,
  });
  const lines = drawn.map((index) => ({ index, place: placeOf(index, unfolded) }));
  const inSight = [
    ...new Set(
      lines.map(({ place }) =>
        Math.floor((place.kind === 'row' ? place.index : place.parent.index) / PAGE_SIZE),
      ),
    ),
  ].join(',');
  useEffect(() => {
    const pages = inSight === '' ? [0] : inSight.split(',').map(Number);
    const timer = setTimeout(() => store.look(pages), isScrolling ? SETTLE_MS : 0);
    return () => clearTimeout(timer);
  }, [store, inSight, isScrolling]);
  useListPlace(scroller, 'products', store);

  const rowAt = (index: number) =>
    state.pages.get(Math.floor(index / PAGE_SIZE))?.[index % PAGE_SIZE];
  const loaded = useMemo(() => [...state.pages.values()].flat(), [state.pages]);
  const printed = lines.filter(
    ({ place }) => place.kind === 'row' && rowAt(place.index) !== undefined,
  ).length;
  const beside = shown.map((key) => ({ key }));
  const widths = useMemo(
    () => columnWidths(statistics, shown, loaded, props.totals),
    [statistics, shown, loaded, props.totals],
  );
  const width = `calc(${[PRODUCT_WIDTH, ...widths].join(' + ')})`;
  const span = shown.length + 1;
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
        aria-label={t('products:caption')}
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
          css={tableCss}
          data-compact={isCompact || undefined}
          data-touch={isTouch || undefined}
          width="full"
          tableLayout="fixed"
          style={{ minWidth: width }}
          aria-label={t('products:caption')}
          aria-rowcount={state.total === null ? -1 : count + 1}
          aria-busy={state.isBusy || props.isLeaving}
        >
          <colgroup>
            <col style={{ width: PRODUCT_WIDTH }} />
            {shown.map((key, place) => (
              <col key={key} style={{ width: widths[place] }} />
            ))}
          </colgroup>
          <TableHead
            list={list}
            shown={shown}
            loaded={loaded}
            picked={picked}
            mayPick={acts.mayPick}
            onSort={props.onSort}
          />
          {/* What is pressed now is meant for a row of the other list. */}
          <tbody style={props.isLeaving ? { pointerEvents: 'none' } : undefined}>
            <SpaceRow height={before} span={span} />
            {lines.map(({ index, place }) => {
              if (place.kind === 'row') {
                const row = rowAt(place.index);
                if (row === undefined)
                  return <SkeletonRow key={index} columns={beside} hasRowHead line={index} />;
                return (
                  <ProductLine
                    key={row.id}
                    row={row}
                    line={index}
                    shown={shown}
                    isPicked={picked.has(row.id)}
                    isUnfolded={row.level === 'SKU' ? null : underRows.has(row.id)}
                    isChild={false}
                    acts={acts}
                  />
                );
              }
              const { id } = place.parent;
              const found = underRows.get(id);
              const child = found?.pages.get(0)?.[place.index];
              if (child !== undefined && place.index < MOST_CHILDREN) {
                return (
                  <ProductLine
                    key={`${id} ${child.id}`}
                    row={child}
                    line={index}
                    shown={shown}
                    isPicked={picked.has(child.id)}
                    isUnfolded={null}
                    isChild
                    acts={acts}
                  />
                );
              }
              return (
                <ChildNote
                  key={`${id} note`}
                  line={index}
                  span={span}
                  found={found}
                  onRetry={() => props.onRetryChildren(id)}
                  onSeeSkus={() => props.onSeeSkus(rowAt(place.parent.index)?.productId ?? '')}
                />
              );
            })}
            <SpaceRow height={after} span={span} />
          </tbody>
          {props.totals && <TotalsRow totals={props.totals} shown={shown} />}
        </Table.Root>
      </Box>
      <PaperNote printed={printed} total={state.total} />
    </Box>
  );
};
