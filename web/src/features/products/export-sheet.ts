import type { TFunction } from 'i18next';
import { shanghaiDay } from '../../../../api/contract/rules/calendar.ts';
import type { CsvValue } from '../../../../api/contract/rules/csv.ts';
import type { ProductRow } from './variables.ts';

/** A list as a sheet: what a reader may see of each product, with every id and figure. */

type SheetColumn = {
  readonly heading: string;
  readonly isMoney?: boolean;
  readonly value: (row: ProductRow) => CsvValue;
};

export type Sheet = {
  readonly columns: readonly { readonly heading: string; readonly isMoney: boolean }[];
  readonly rows: readonly (readonly CsvValue[])[];
};

const money = (amount: string | null): number | null => (amount === null ? null : Number(amount));

const sheetColumns = (t: TFunction<'products'>, mayLookCost: boolean): SheetColumn[] => {
  const plain = (heading: string, value: SheetColumn['value']): SheetColumn => ({ heading, value });
  const amount = (heading: string, value: (row: ProductRow) => string | null): SheetColumn => ({
    heading,
    isMoney: true,
    value: (row) => money(value(row)),
  });
  return [
    plain(t('export.spu'), ({ productId }) => productId),
    plain(t('export.skc'), ({ skcId }) => skcId),
    plain(t('export.sku'), ({ skuId }) => skuId),
    plain(t('export.name'), ({ name }) => name),
    plain(t('export.spec'), ({ specName }) => specName),
    plain(t('export.code'), ({ extCode }) => extCode),
    plain(t('columns.shop'), ({ shop }) => shop.name),
    plain(t('columns.category'), ({ category }) => category),
    plain(t('columns.status'), ({ status }) => t(`status.${status}`)),
    plain(t('columns.stock'), ({ onHand }) => onHand),
    plain(t('export.unstocked'), ({ unknownStockSkuCount }) => unknownStockSkuCount),
    plain(t('export.hint'), ({ hint }) => (hint === null ? null : t(`hint.${hint}`))),
    plain(t('columns.transit'), ({ inTransit }) => inTransit),
    plain(t('columns.cover'), ({ daysOfCover }) =>
      daysOfCover === null ? null : Math.round(daysOfCover * 10) / 10,
    ),
    amount(t('export.priceMin'), ({ supplyPriceMin }) => supplyPriceMin),
    amount(t('export.priceMax'), ({ supplyPriceMax }) => supplyPriceMax),
    ...(mayLookCost
      ? [
          amount(t('export.costMin'), ({ costMin }) => costMin),
          amount(t('export.costMax'), ({ costMax }) => costMax),
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
          plain(t('export.uncostedSold'), ({ uncosted }) => uncosted?.sold ?? null),
          plain(t('export.uncostedReturned'), ({ uncosted }) => uncosted?.returned ?? null),
          amount(t('export.uncostedAmount'), ({ uncosted }) => uncosted?.amount ?? null),
        ]
      : []),
    plain(t('columns.created'), ({ createdAt }) => ({ plain: shanghaiDay(Date.parse(createdAt)) })),
  ];
};

export const sheetOf = (
  t: TFunction<'products'>,
  rows: readonly ProductRow[],
  mayLookCost: boolean,
): Sheet => {
  const shown = sheetColumns(t, mayLookCost);
  return {
    columns: shown.map(({ heading, isMoney = false }) => ({ heading, isMoney })),
    rows: rows.map((row) => shown.map(({ value }) => value(row))),
  };
};
