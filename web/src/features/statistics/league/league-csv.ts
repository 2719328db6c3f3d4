import type { TFunction } from 'i18next';
import { type CsvValue, csvText } from '../../../../../api/contract/rules/csv.ts';
import { yuanText } from '../../../../../api/contract/rules/money.ts';
import { longTime } from '../../../shared/date-range/time-text.ts';
import { marginOf, type RankedRow, ratioOf, returnRateOf } from './league.ts';

type Words = TFunction<readonly ['statistics', 'operations']>;

const money = (fen: number | null): CsvValue =>
  fen === null ? null : { plain: yuanText(Math.round(fen)) };

const percentage = (ratio: number | null): CsvValue =>
  ratio === null ? null : { plain: `${(ratio * 100).toFixed(1)}%` };

/** What stands in the table, as it stands there: what is not known is an empty cell. */
export const leagueCsv = (
  t: Words,
  rows: readonly RankedRow[],
  { isProfitHidden }: { readonly isProfitHidden: boolean },
): string => {
  const columns: [heading: string, cell: (row: RankedRow) => CsvValue][] = [
    [t('columns.rank'), ({ rank }) => rank],
    [t('columns.shop'), ({ row }) => row.name],
    [t('league.shopId'), ({ row }) => row.id],
    [t('columns.amount'), ({ row }) => money(row.amount)],
    [t('league.level'), ({ row }) => money(row.change?.level ?? null)],
    [t('league.change'), ({ row }) => percentage(ratioOf(row))],
    ...(isProfitHidden
      ? []
      : ([
          [t('columns.profit'), ({ row }) => money(row.profit)],
          [t('league.margin'), ({ row }) => percentage(marginOf(row))],
          [
            t('uncosted.mark'),
            ({ row }) => (row.uncosted === null ? null : { plain: row.uncosted.amount }),
          ],
        ] satisfies typeof columns)),
    [t('league.returns'), ({ row }) => percentage(returnRateOf(row))],
    [
      t('league.grade'),
      ({ row }) => (row.grade === null ? null : t(`operations:assessments.grades.${row.grade}`)),
    ],
    [t('league.review'), ({ row }) => row.review],
    [t('league.waiting'), ({ row }) => row.waiting],
    [
      t('league.synced'),
      ({ row }) => (row.syncedAt === null ? null : { plain: longTime(row.syncedAt) }),
    ],
  ];
  return csvText([
    columns.map(([heading]) => heading),
    ...rows.map((row) => columns.map(([, cell]) => cell(row))),
  ]);
};
