import type { TFunction } from 'i18next';
import { yuanText } from '../../../../../api/contract/rules/money.ts';
import { moneyCell, type SheetColumn } from '../../../shared/export/sheet.ts';
import type { Restriction } from '../operations/FrozenList.tsx';
import type { CashItemsQuery } from './Cash.generated.ts';
import { type CashDay, type CashShop, type Kind, kinds, netOf } from './cash.ts';

type Words = TFunction<'cash'>;
export type CashItem = NonNullable<CashItemsQuery['cashCalendar']['items']>[number];

/** The days as a sheet: a day a line, with the columns that the page has of them. */
export const dayColumns = (
  t: Words,
  shown: readonly Kind[],
  { withNet }: { readonly withNet: boolean },
): SheetColumn<CashDay>[] => [
  { heading: t('words.day'), value: ({ day }) => ({ plain: day }) },
  ...shown.map((kind) => ({
    heading: t(`kind.${kind}`),
    isMoney: true,
    value: (day: CashDay) => moneyCell(day[kind]),
  })),
  ...(withNet
    ? [
        {
          heading: t('net'),
          isMoney: true,
          value: (day: CashDay) => moneyCell(yuanText(netOf(day))),
        },
      ]
    : []),
];

/** The shops as a sheet: what is not known is an empty cell. */
export const shopColumns = (t: Words): SheetColumn<CashShop>[] => [
  { heading: t('words.shop'), value: ({ shop }) => shop.name },
  ...kinds.map((kind) => ({
    heading: t(`kind.${kind}`),
    isMoney: true,
    value: (row: CashShop) =>
      moneyCell(kind === 'expected' && row.undatedPending === null ? null : row[kind]),
  })),
  {
    heading: t('undatedPending'),
    isMoney: true,
    value: ({ undatedPending }) => moneyCell(undatedPending),
  },
  { heading: t('frozen'), isMoney: true, value: ({ undatedFrozen }) => moneyCell(undatedFrozen) },
];

/** What is due on a day as a sheet: an item a line. */
export const itemColumns = (t: Words): SheetColumn<CashItem>[] => [
  { heading: t('words.shop'), value: ({ shop }) => shop.name },
  { heading: t('for'), value: ({ kind }) => t(`itemKind.${kind}`) },
  { heading: t('amount'), isMoney: true, value: ({ amount }) => moneyCell(amount) },
  { heading: t('reason'), value: ({ reason }) => reason || null },
  { heading: t('condition'), value: ({ releaseCondition }) => releaseCondition || null },
];

/** What is held back as a sheet: an amount a line. */
export const frozenColumns = (t: Words): SheetColumn<Restriction>[] => [
  { heading: t('words.shop'), value: ({ shop }) => shop.name },
  { heading: t('amount'), isMoney: true, value: ({ amount }) => moneyCell(amount) },
  { heading: t('reason'), value: ({ reason }) => reason || null },
  { heading: t('condition'), value: ({ releaseCondition }) => releaseCondition || null },
];
