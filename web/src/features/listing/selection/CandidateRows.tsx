import { Box, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SelectionSort } from '../../../graphql/schema.generated.ts';
import { useViewer } from '../../../session/viewer-context.ts';
import { Sparkline } from '../../../shared/charts/Sparkline.tsx';
import { fullCount } from '../../../shared/kpi/money.ts';
import type { Column } from '../../../shared/table/DataTable.tsx';
import { widthFor } from '../../../shared/table/heading-css.ts';
import { KitTable } from '../../../shared/table/KitTable.tsx';
import { RowCardSkeletons, RowCards } from '../../../shared/table/RowCards.tsx';
import { useCardFocus } from '../../../shared/table/use-row-focus.ts';
import { Growth, Margin, money, PickAct, TitleCell } from './cells.tsx';
import type { Candidate } from './use-candidates.ts';
import type { Picking } from './use-pick.ts';

export type RowsProps = {
  /** Null while they are fetched. */
  readonly rows: readonly Candidate[] | null;
  readonly shopId: string;
  readonly isBusy: boolean;
  readonly sort: SelectionSort;
  readonly onSort: (sort: SelectionSort) => void;
  readonly picking: Picking;
  readonly onOpen: (productId: string) => void;
  /** Beside the table's own, such as the way out as a file. */
  readonly tools: ReactNode;
};

const SKELETONS = 8;

/** Columns that lead the order: from the largest down, or from the smallest up where that is the better one. */
const sortOfColumn: Readonly<Record<string, SelectionSort>> = {
  price: 'PRICE',
  sales: 'SALES',
  growth: 'GROWTH',
  shops: 'COMPETITION',
  margin: 'MARGIN',
};
const fromSmallest: readonly SelectionSort[] = ['PRICE', 'COMPETITION'];

/** The candidates where there is room for columns. */
export const CandidateTable = (props: RowsProps) => {
  const { rows, shopId, isBusy, sort, onSort, picking, onOpen, tools } = props;
  const { t } = useTranslation('selectionTool');
  const { id: userId } = useViewer();
  const columns: Column<Candidate>[] = [
    {
      key: 'title',
      header: t('words.product'),
      cell: (row) => <TitleCell row={row} onOpen={() => onOpen(row.productId)} />,
    },
    {
      key: 'price',
      header: t('columns.price'),
      width: widthFor('5.5rem'),
      isFigure: true,
      isSortable: true,
      cell: (row) => money(row.price),
    },
    {
      key: 'sales',
      header: t('columns.sales'),
      width: widthFor('7.25rem'),
      isFigure: true,
      isSortable: true,
      cell: (row) => fullCount(row.monthlySales),
    },
    {
      key: 'growth',
      header: t('columns.growth'),
      width: '10rem',
      isFigure: true,
      isSortable: true,
      cell: (row) => (
        <Flex as="span" gap="2" align="center" justify="flex-end">
          <Box as="span" width="64px" aria-hidden="true">
            <Sparkline values={row.trend} height={20} color="var(--c-colors-accent-solid)" />
          </Box>
          <Growth growth={row.growth} />
        </Flex>
      ),
    },
    {
      key: 'shops',
      header: t('columns.shops'),
      width: widthFor('6rem'),
      isFigure: true,
      isSortable: true,
      cell: (row) => fullCount(row.shopCount),
    },
    {
      key: 'cost',
      header: t('columns.cost'),
      width: widthFor('5.75rem'),
      isFigure: true,
      cell: (row) => money(row.cost),
    },
    {
      key: 'margin',
      header: t('columns.margin'),
      width: '8rem',
      isFigure: true,
      isSortable: true,
      cell: (row) => <Margin margin={row.margin} />,
    },
    {
      key: 'acts',
      isFixed: true,
      header: t('words.acts'),
      width: widthFor('8.25rem'),
      cell: (row) => <PickAct row={row} shopId={shopId} picking={picking} />,
    },
  ];
  const sortedBy = Object.keys(sortOfColumn).find((key) => sortOfColumn[key] === sort);
  return (
    <KitTable
      userId={userId}
      table="candidates"
      caption={t('caption')}
      columns={columns}
      rows={rows ?? []}
      rowKey={(row) => row.productId}
      {...(sortedBy !== undefined && { sortedBy })}
      isAscending={fromSmallest.includes(sort)}
      onSort={(key) => {
        const next = sortOfColumn[key];
        if (next) onSort(next);
      }}
      skeletonRows={rows === null ? SKELETONS : 0}
      isBusy={isBusy}
      fixedWidth={`calc(35.25rem + ${widthFor('32.75rem')})`}
      tools={tools}
    />
  );
};

/** The same on a phone: one card each. */
export const CandidateCards = ({ rows, shopId, isBusy, picking, onOpen }: RowsProps) => {
  const { t } = useTranslation('selectionTool');
  const cardFocus = useCardFocus();
  if (rows === null) {
    return <RowCardSkeletons count={SKELETONS} height="168px" />;
  }
  return (
    <RowCards
      label={t('caption')}
      rows={rows}
      rowKey={(row) => row.productId}
      isBusy={isBusy}
      {...cardFocus}
    >
      {(row) => (
        <>
          <TitleCell row={row} onOpen={() => onOpen(row.productId)} isLarge />
          <Flex gap="4" wrap="wrap" marginY="2" fontVariantNumeric="tabular-nums">
            {[
              [t('columns.price'), money(row.price)],
              [t('columns.sales'), fullCount(row.monthlySales)],
              [t('columns.growth'), <Growth key="growth" growth={row.growth} />],
              [t('columns.margin'), <Margin key="margin" margin={row.margin} />],
            ].map(([label, value]) => (
              <Box key={String(label)}>
                <Text color="fg.muted" fontSize="xs">
                  {label}
                </Text>
                {value}
              </Box>
            ))}
          </Flex>
          <Flex>
            <PickAct row={row} shopId={shopId} picking={picking} isLarge />
          </Flex>
        </>
      )}
    </RowCards>
  );
};
