import { Box, Table } from '@chakra-ui/react';
import { Fragment, type ReactNode, type RefObject } from 'react';
import { Compact } from './compact.ts';
import { dataTableCss } from './data-table-css.ts';
import { paperScroller } from './paper-css.ts';
import { moveAmongRows } from './row-keys.ts';
import { SkeletonRow } from './SkeletonRow.tsx';
import { ariaSort, SortMark } from './SortMark.tsx';
import { pressNearest } from './thumb-reach.ts';
import { useRowFocus } from './use-row-focus.ts';

export type Column<Row> = {
  readonly key: string;
  readonly header: string;
  /** What stands in the head in place of the words, such as a box to tick all rows. */
  readonly headerCell?: ReactNode;
  /** Figures stand at the end of their cell. */
  readonly isFigure?: boolean;
  /** Whether the column can lead the order, where whoever draws the table orders its rows. */
  readonly isSortable?: boolean;
  /** What a table of which all rows are here orders them by; null stands last either way. */
  readonly value?: (row: Row) => string | number | null;
  readonly width?: string;
  /** Words that go on in a second line where there is no room for them in one. */
  readonly isText?: boolean;
  /**
   * Cannot be hidden or moved, in a table whose columns can be chosen; the first never can. As the last one it stays
   * in sight, however wide the rest is.
   */
  readonly isFixed?: boolean;
  /** Names the row for who hears the table; the first column does where none says so. */
  readonly isRowHead?: boolean;
  /** Whether it is shown until the reader chooses it; so it is unless it says no. */
  readonly isShownAtFirst?: boolean;
  readonly cell: (row: Row, index: number) => ReactNode;
  /** What all rows come to; of the first column what the line of totals is called. */
  readonly total?: ReactNode;
};

export type RowGroups<Row> = {
  readonly of: (row: Row) => string;
  readonly head: (group: string, rows: readonly Row[]) => ReactNode;
};

export type DataTableProps<Row> = {
  /** What the table shows, for readers who do not see what stands around it. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Rows that follow one another and are of one group stand under a head of their own. */
  readonly groups?: RowGroups<Row> | undefined;
  /** The row that a link has led to. */
  readonly isMarked?: (row: Row) => boolean;
  /** Key of the column that leads the order. */
  readonly sortedBy?: string | undefined;
  /** From the smallest up in place of from the largest down. */
  readonly isAscending?: boolean;
  readonly onSort?: ((key: string) => void) | undefined;
  /** Empty rows in place of the content while it is fetched. */
  readonly skeletonRows?: number;
  readonly maxHeight?: string;
  /** What scrolls, for who keeps its place. */
  readonly scroller?: RefObject<HTMLDivElement | null>;
  /** Columns keep their `width`, those without share what is left; the table is at least so wide. */
  readonly fixedWidth?: string;
  readonly isBusy?: boolean;
  /** Closer columns, for a table that shares its line with another block. */
  readonly isDense?: boolean;
  /** Lower rows, for who wants to see more of them. */
  readonly isCompact?: boolean;
};

const isPinned = <Row,>(columns: readonly Column<Row>[], place: number): boolean =>
  place > 0 && place === columns.length - 1 && columns[place]?.isFixed === true;

/** A table of one page of rows. */
export const DataTable = <Row,>(props: DataTableProps<Row>) => {
  const {
    caption,
    columns,
    rows,
    rowKey,
    groups,
    isMarked,
    sortedBy,
    isAscending = false,
    onSort,
    skeletonRows = 0,
    maxHeight,
    scroller,
    fixedWidth,
    isBusy,
    isDense,
    isCompact,
  } = props;
  const rowFocus = useRowFocus();
  const head = Math.max(
    columns.findIndex(({ isRowHead }) => isRowHead),
    0,
  );
  const hasTotals = rows.length > 1 && columns[0]?.total !== undefined;
  const orderOf = (key: string) => (sortedBy === key ? (isAscending ? 'asc' : 'desc') : undefined);
  return (
    <Box
      {...(scroller && { ref: scroller })}
      overflow="auto"
      maxHeight={maxHeight}
      _print={paperScroller}
      // Scrollable with the keyboard where it does not fit.
      tabIndex={0}
      role="region"
      aria-label={caption}
      // A row that gets the focus does not come to lie under the head.
      scrollPaddingTop="10"
      scrollPaddingBottom={hasTotals ? '10' : undefined}
      onKeyDown={moveAmongRows}
      onClick={pressNearest}
      {...rowFocus}
    >
      <Table.Root
        native
        css={dataTableCss}
        width="full"
        aria-busy={isBusy}
        data-dense={isDense || undefined}
        data-compact={isCompact || undefined}
        data-fixed={fixedWidth !== undefined || undefined}
        opacity={isBusy ? 0.6 : 1}
        {...(fixedWidth && { tableLayout: 'fixed', minWidth: fixedWidth })}
      >
        <caption
          style={{
            position: 'absolute',
            width: 1,
            height: 1,
            overflow: 'hidden',
            clipPath: 'inset(50%)',
          }}
        >
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map((column, place) => {
              const { key, header, headerCell, isFigure, isSortable, value, width } = column;
              return (
                <th
                  key={key}
                  scope="col"
                  data-figure={isFigure || undefined}
                  data-pinned={isPinned(columns, place) || undefined}
                  aria-sort={ariaSort(orderOf(key))}
                  style={{ width }}
                >
                  {(isSortable || value) && onSort ? (
                    <button type="button" onClick={() => onSort(key)}>
                      {header}
                      <SortMark order={orderOf(key)} />
                    </button>
                  ) : (
                    (headerCell ?? header)
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        <Compact value={isCompact === true}>
          <tbody>
            {rows.map((row, index) => {
              const before = rows[index - 1];
              return (
                <Fragment key={rowKey(row)}>
                  {groups && !(before && groups.of(before) === groups.of(row)) && (
                    <tr data-group>
                      <td colSpan={columns.length}>
                        {groups.head(
                          groups.of(row),
                          rows.filter((other) => groups.of(other) === groups.of(row)),
                        )}
                      </td>
                    </tr>
                  )}
                  <tr
                    tabIndex={-1}
                    aria-current={isMarked?.(row) || undefined}
                    ref={isMarked?.(row) ? bringIntoSight : undefined}
                  >
                    {columns.map(({ key, isFigure, isText, cell }, place) => {
                      const Cell = place === head ? 'th' : 'td';
                      return (
                        <Cell
                          key={key}
                          scope={place === head ? 'row' : undefined}
                          data-figure={isFigure || undefined}
                          data-pinned={isPinned(columns, place) || undefined}
                          data-text={isText || undefined}
                        >
                          {cell(row, index)}
                        </Cell>
                      );
                    })}
                  </tr>
                </Fragment>
              );
            })}
            {rows.length === 0 &&
              Array.from({ length: skeletonRows }, (_, row) => `skeleton-${row}`).map((row) => (
                <SkeletonRow key={row} columns={columns} />
              ))}
          </tbody>
        </Compact>
        {hasTotals && <Totals columns={columns} />}
      </Table.Root>
    </Box>
  );
};

/** The row that a link has led to may be further down than the table reaches. */
const bringIntoSight = (row: HTMLTableRowElement | null) =>
  row?.scrollIntoView({ block: 'nearest' });

/** A line that stays at the end of the table: what all of its rows come to. */
const Totals = <Row,>({ columns }: Pick<DataTableProps<Row>, 'columns'>) => (
  <tfoot>
    <tr>
      {columns.map(({ key, isFigure, total }, place) =>
        place === 0 ? (
          <th key={key} scope="row">
            {total}
          </th>
        ) : (
          <td key={key} data-figure={isFigure || undefined}>
            {total}
          </td>
        ),
      )}
    </tr>
  </tfoot>
);
