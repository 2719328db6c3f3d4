import type { TFunction } from 'i18next';
import { marginOf } from '../../../../../api/contract/rules/margin.ts';
import { yuanText } from '../../../../../api/contract/rules/money.ts';
import {
  moneyCell,
  percentCell,
  type SheetColumn,
  timeCell,
} from '../../../shared/export/sheet.ts';
import { returnRateOf } from '../returns.ts';
import { type RankedRow, ratioOf } from './league.ts';

type Words = TFunction<readonly ['statistics', 'operations']>;

/** What stands in the table, as it stands there: what is not known is an empty cell. */
export const leagueColumns = (
  t: Words,
  { isProfitHidden }: { readonly isProfitHidden: boolean },
): SheetColumn<RankedRow>[] => {
  const money = (
    heading: string,
    fen: (row: RankedRow['row']) => number | null | undefined,
  ): SheetColumn<RankedRow> => ({
    heading,
    isMoney: true,
    value: ({ row }) => {
      const amount = fen(row) ?? null;
      return moneyCell(amount === null ? null : yuanText(Math.round(amount)));
    },
  });
  return [
    { heading: t('columns.rank'), value: ({ rank }) => rank },
    { heading: t('columns.shop'), value: ({ row }) => row.name },
    { heading: t('league.shopId'), value: ({ row }) => row.id },
    money(t('columns.amount'), ({ amount }) => amount),
    money(t('league.level'), ({ change }) => change?.level),
    { heading: t('league.change'), value: ({ row }) => percentCell(ratioOf(row)) },
    ...(isProfitHidden
      ? []
      : [
          money(t('columns.profit'), ({ profit }) => profit),
          {
            heading: t('league.margin'),
            value: ({ row }: RankedRow) => percentCell(marginOf(row)),
          },
          {
            heading: t('uncosted.mark'),
            isMoney: true,
            value: ({ row }: RankedRow) => moneyCell(row.uncosted?.amount ?? null),
          },
        ]),
    { heading: t('league.returns'), value: ({ row }) => percentCell(returnRateOf(row)) },
    {
      heading: t('league.grade'),
      value: ({ row }) => row.grade && t(`operations:assessments.grades.${row.grade}`),
    },
    { heading: t('league.review'), value: ({ row }) => row.review },
    { heading: t('league.waiting'), value: ({ row }) => row.waiting },
    { heading: t('league.synced'), value: ({ row }) => timeCell(row.syncedAt) },
  ];
};
