import type { TFunction } from 'i18next';
import { clausesText } from '../../../i18n/format.ts';
import type { SheetColumn } from '../../../shared/export/sheet.ts';
import type { StockMoveFieldsFragment } from './Stock.generated.ts';
import type { StockRow } from './use-stock-pages.ts';

export type StockMove = Omit<StockMoveFieldsFragment, ' $fragmentName'>;
type Words = TFunction<'stock'>;

/** A suggestion in words that say what can really be done with the pieces. */
export const moveText = (t: Words, { from, to, pieces, way }: StockMove): string =>
  t(`move.${way}`, { from: from.name, to: to.name, count: pieces });

/** What stands in the list, as it stands there: what is not known is an empty cell. */
export const stockSheet = (t: Words): SheetColumn<StockRow>[] => [
  { heading: t('columns.code'), value: ({ extCode }) => extCode },
  { heading: t('columns.name'), value: ({ name }) => name },
  { heading: t('columns.spec'), value: ({ specName }) => specName },
  { heading: t('columns.shops'), value: ({ shopCount }) => shopCount },
  { heading: t('columns.stock'), value: ({ onHand }) => onHand },
  { heading: t('columns.transit'), value: ({ inTransit }) => inTransit },
  { heading: t('columns.unknown'), value: ({ unknownStockShopCount }) => unknownStockShopCount },
  { heading: t('columns.net7'), value: ({ net7 }) => net7 },
  { heading: t('columns.net30'), value: ({ net30 }) => net30 },
  {
    heading: t('columns.cover'),
    value: ({ daysOfCover }) => (daysOfCover === null ? null : Math.round(daysOfCover * 10) / 10),
  },
  { heading: t('columns.soldOut'), value: ({ soldOutShopCount }) => soldOutShopCount },
  { heading: t('columns.runningOut'), value: ({ runningOutShopCount }) => runningOutShopCount },
  { heading: t('columns.dead'), value: ({ deadShopCount }) => deadShopCount },
  {
    heading: t('columns.moves'),
    value: ({ moves }) => clausesText(moves.map((move) => moveText(t, move))),
  },
];
