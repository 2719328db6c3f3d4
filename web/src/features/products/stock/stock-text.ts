import type { TFunction } from 'i18next';
import { type CsvValue, csvText } from '../../../../../api/contract/rules/csv.ts';
import { clausesText } from '../../../i18n/format.ts';
import type { StockMoveFieldsFragment } from './Stock.generated.ts';
import type { StockRow } from './use-stock-pages.ts';

export type StockMove = Omit<StockMoveFieldsFragment, ' $fragmentName'>;
type Words = TFunction<'stock'>;

/** A suggestion in words that say what can really be done with the pieces. */
export const moveText = (t: Words, { from, to, pieces, way }: StockMove): string =>
  t(`move.${way}`, { from: from.name, to: to.name, count: pieces });

/** What stands in the list, as it stands there: what is not known is an empty cell. */
export const stockCsv = (t: Words, rows: readonly StockRow[]): string => {
  const columns: [heading: string, cell: (row: StockRow) => CsvValue][] = [
    [t('columns.code'), ({ extCode }) => extCode],
    [t('columns.name'), ({ name }) => name],
    [t('columns.spec'), ({ specName }) => specName],
    [t('columns.shops'), ({ shopCount }) => shopCount],
    [t('columns.stock'), ({ onHand }) => onHand],
    [t('columns.transit'), ({ inTransit }) => inTransit],
    [t('columns.unknown'), ({ unknownStockShopCount }) => unknownStockShopCount],
    [t('columns.net7'), ({ net7 }) => net7],
    [t('columns.net30'), ({ net30 }) => net30],
    [
      t('columns.cover'),
      ({ daysOfCover }) => (daysOfCover === null ? null : Math.round(daysOfCover * 10) / 10),
    ],
    [t('columns.soldOut'), ({ soldOutShopCount }) => soldOutShopCount],
    [t('columns.runningOut'), ({ runningOutShopCount }) => runningOutShopCount],
    [t('columns.dead'), ({ deadShopCount }) => deadShopCount],
    [t('columns.moves'), ({ moves }) => clausesText(moves.map((move) => moveText(t, move)))],
  ];
  return csvText([
    columns.map(([heading]) => heading),
    ...rows.map((row) => columns.map(([, cell]) => cell(row))),
  ]);
};
