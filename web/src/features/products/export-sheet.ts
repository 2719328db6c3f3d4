import type { TFunction } from 'i18next';
import { shanghaiDay } from '../../../../api/contract/rules/calendar.ts';
import { moneyCell, percentCell, type SheetColumn } from '../../shared/export/sheet.ts';
import { marginOfRow } from './margin.ts';
import type { ProductRow } from './variables.ts';

type Column = SheetColumn<ProductRow>;

/** The list as a sheet: what a reader may see of each product, with every id and figure. */
export const productColumns = (t: TFunction<'products'>, mayLookCost: boolean): Column[] => {
  const plain = (heading: string, value: Column['value']): Column => ({ heading, value });
  const amount = (heading: string, value: (row: ProductRow) => string | null): Column => ({
    heading,
    isMoney: true,
    value: (row) => moneyCell(value(row)),
  });
  return [
    plain(t('words.spuId'), ({ productId }) => productId),
    plain(t('words.skcId'), ({ skcId }) => skcId),
    plain(t('words.skuId'), ({ skuId }) => skuId),
    plain(t('name.field'), ({ name }) => name),
    plain(t('export.spec'), ({ specName }) => specName),
    plain(t('export.code'), ({ extCode }) => extCode),
    plain(t('columns.shop'), ({ shop }) => shop.name),
    plain(t('columns.category'), ({ category }) => category),
    plain(t('columns.status'), ({ status }) => t(`status.${status}`)),
    plain(t('columns.stock'), ({ onHand }) => onHand),
    plain(t('export.unstocked'), ({ unknownStockSkuCount }) => unknownStockSkuCount),
    plain(t('filter.hint'), ({ hint }) => (hint === null ? null : t(`hint.${hint}`))),
    plain(t('columns.transit'), ({ inTransit }) => inTransit),
    amount(t('columns.value'), ({ stockValue }) => stockValue),
    amount(t('columns.loss'), ({ soldOutLoss }) => soldOutLoss),
    plain(t('columns.cover'), ({ daysOfCover }) =>
      daysOfCover === null ? null : Math.round(daysOfCover * 10) / 10,
    ),
    plain(t('columns.restock'), ({ restock }) => restock),
    amount(t('export.priceMin'), ({ supplyPriceMin }) => supplyPriceMin),
    amount(t('export.priceMax'), ({ supplyPriceMax }) => supplyPriceMax),
    ...(mayLookCost
      ? [
          amount(t('export.costMin'), ({ costMin }) => costMin),
          amount(t('export.costMax'), ({ costMax }) => costMax),
          amount(t('columns.stockCost'), ({ stockCost }) => stockCost),
          plain(t('export.uncosted'), ({ uncostedSkuCount }) => uncostedSkuCount),
          amount(t('export.floorMin'), ({ floorPriceMin }) => floorPriceMin),
          amount(t('export.floorMax'), ({ floorPriceMax }) => floorPriceMax),
          plain(t('export.belowFloor'), ({ belowFloorSkuCount }) => belowFloorSkuCount),
        ]
      : []),
    plain(t('columns.net7'), ({ net7 }) => net7),
    plain(t('columns.net30'), ({ net30 }) => net30),
    plain(t('columns.sold'), ({ sold }) => sold),
    plain(t('columns.returned'), ({ returned }) => returned),
    plain(t('columns.quantity'), ({ netQuantity }) => netQuantity),
    amount(t('export.amount'), ({ netAmount }) => netAmount),
    ...(mayLookCost
      ? [
          amount(t('export.profit'), ({ profit }) => profit),
          plain(t('columns.margin'), (row) => percentCell(marginOfRow(row))),
          plain(t('export.uncostedSold'), ({ uncosted }) => uncosted?.sold ?? null),
          plain(t('export.uncostedReturned'), ({ uncosted }) => uncosted?.returned ?? null),
          amount(t('export.uncostedAmount'), ({ uncosted }) => uncosted?.amount ?? null),
        ]
      : []),
    plain(t('columns.created'), ({ createdAt }) => ({ plain: shanghaiDay(Date.parse(createdAt)) })),
  ];
};
