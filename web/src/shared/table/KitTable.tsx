import { Box, Flex } from '@chakra-ui/react';
import { type ReactNode, useRef } from 'react';
import { useListPlace } from '../kept/use-place.ts';
import { type Column, DataTable, type DataTableProps } from './DataTable.tsx';
import { TableBar } from './TableBar.tsx';
import { useRowOrder } from './use-row-order.ts';
import { useTableLook } from './use-table-look.ts';

type Props<Row> = Omit<DataTableProps<Row>, 'isCompact' | 'maxHeight' | 'scroller'> & {
  /** Whose choices are remembered. */
  readonly userId: string;
  /** Tells one table of the product from another; what is remembered goes by it. */
  readonly table: string;
  /** What stands at the start of the bar, such as how many there are. */
  readonly lead?: ReactNode;
  /** Further things to do with the whole table, such as to export it. */
  readonly tools?: ReactNode;
};

/** So high that head and pager stay on the screen together with the rows. */
const HEIGHT = 'max(320px, calc(100dvh - 140px))';

/**
 * Rows under a bar: the reader chooses the columns and how close the rows are, and of columns with a `value` which of
 * them orders the rows.
 */
export const KitTable = <Row,>(props: Props<Row>) => {
  const { userId, table, lead, tools, columns, ...shown } = props;
  const scroller = useRef<HTMLDivElement>(null);
  useListPlace(scroller, `table ${table}`);
  const order = useRowOrder(columns, shown.rows);
  const isFixed = (column: Column<Row>, place: number) => place === 0 || column.isFixed === true;
  const free = columns.filter((column, place) => !isFixed(column, place));
  const look = useTableLook({ userId, table, columns: free });
  const byKey = new Map(free.map((column) => [column.key, column]));
  const chosen = look.offered.filter(look.isShown).flatMap((key) => byKey.get(key) ?? []);
  const first = columns.findIndex((column, place) => !isFixed(column, place));
  const before = first === -1 ? columns : columns.slice(0, first);
  const after = columns.slice(before.length).filter((column) => column.isFixed === true);
  return (
    <Box>
      <Flex
        align="center"
        justify="space-between"
        gap="2"
        wrap="wrap"
        paddingX="3"
        paddingY="1"
        borderBottomWidth="1px"
      >
        <Box minWidth="0">{lead}</Box>
        <TableBar look={look} nameOf={(key) => byKey.get(key)?.header ?? key}>
          {tools}
        </TableBar>
      </Flex>
      <DataTable
        {...shown}
        {...order}
        columns={[...before, ...chosen, ...after]}
        isCompact={look.isCompact}
        maxHeight={HEIGHT}
        scroller={scroller}
      />
    </Box>
  );
};
