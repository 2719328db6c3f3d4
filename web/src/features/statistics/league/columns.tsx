import type { ReactNode } from 'react';
import { Sparkline } from '../../../shared/charts/Sparkline.tsx';
import { fullMoney } from '../../../shared/kpi/money.ts';
import { figureWidth, longestFigure } from '../../../shared/table/figure-width.ts';
import {
  AmountCell,
  ChangeCell,
  ChangeText,
  GradeCell,
  MarginCell,
  MarginText,
  ReturnsCell,
  ReturnsText,
  SyncCell,
  WaitingCell,
} from './cells.tsx';
import type { LeagueFigures, LeagueRow, SortKey } from './league.ts';

const columnKeys = [
  'course',
  'amount',
  'change',
  'margin',
  'returns',
  'grade',
  'waiting',
  'synced',
] as const;
type ColumnKey = (typeof columnKeys)[number];

export type LeagueColumn = {
  readonly key: ColumnKey;
  /** In px. */
  readonly width: number;
  readonly sort: SortKey | null;
  readonly isFigure: boolean;
  /** Of a column that grows with its figures: their numbers, how they are written, and px of what stands beside. */
  readonly grows?: {
    readonly number: (figures: LeagueFigures) => number | null;
    readonly text: (value: number) => string;
    readonly beside: number;
  };
  readonly cell: (row: LeagueRow) => ReactNode;
  /** What stands in the row of the sum. */
  readonly sum: (total: LeagueFigures) => ReactNode;
};

const nothing = () => null;

/** The mark of where a figure comes from. */
const ORIGIN = 20;

/** How wide a column is whose longest figure is one of these. */
export const leagueWidth = (
  { width, grows }: LeagueColumn,
  figures: readonly LeagueFigures[],
): string =>
  grows === undefined
    ? `${width}px`
    : figureWidth(width, {
        signs: longestFigure(figures.map(grows.number), grows.text),
        beside: grows.beside,
      });

/** What is shown of each shop beside its name, from left to right. */
const columns: readonly LeagueColumn[] = [
  {
    key: 'course',
    width: 72,
    sort: null,
    isFigure: false,
    cell: ({ line }) =>
      line === null ? (
        '—'
      ) : (
        <Sparkline values={line} height={20} color="var(--c-colors-accent-solid)" />
      ),
    sum: nothing,
  },
  {
    key: 'amount',
    width: 136,
    sort: 'amount',
    isFigure: true,
    grows: { number: ({ amount }) => amount, text: fullMoney, beside: ORIGIN },
    cell: (row) => <AmountCell row={row} />,
    sum: ({ amount }) => (amount === null ? '—' : fullMoney(amount)),
  },
  {
    key: 'change',
    width: 108,
    sort: 'change',
    isFigure: true,
    cell: (row) => <ChangeCell row={row} />,
    sum: (total) => <ChangeText {...total} />,
  },
  {
    key: 'margin',
    width: 140,
    sort: 'margin',
    isFigure: true,
    cell: (row) => <MarginCell row={row} />,
    sum: (total) => <MarginText figures={total} />,
  },
  {
    key: 'returns',
    width: 88,
    sort: 'returns',
    isFigure: true,
    cell: (row) => <ReturnsCell row={row} />,
    sum: (total) => <ReturnsText figures={total} />,
  },
  {
    key: 'grade',
    width: 96,
    sort: 'grade',
    isFigure: true,
    cell: (row) => <GradeCell row={row} />,
    sum: nothing,
  },
  {
    key: 'waiting',
    width: 84,
    sort: 'waiting',
    isFigure: true,
    cell: (row) => <WaitingCell row={row} />,
    sum: ({ waiting }) => waiting ?? '—',
  },
  {
    key: 'synced',
    width: 100,
    sort: 'synced',
    isFigure: true,
    cell: (row) => <SyncCell row={row} />,
    sum: nothing,
  },
];

/** The columns that the reader may have: a margin tells the costs. */
export const columnsFor = (isProfitHidden: boolean): readonly LeagueColumn[] =>
  columns.filter(({ key }) => key !== 'margin' || !isProfitHidden);
