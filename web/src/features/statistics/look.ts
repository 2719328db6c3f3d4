import type { TFunction } from 'i18next';
import { changeOf, changeText } from '../../shared/kpi/change.ts';
import { fullMoney, toFen } from '../../shared/kpi/money.ts';
import { isAlarming, type Lead, leadOf } from './change/change.ts';
import type { SalesChangeQuery } from './change/SalesChange.generated.ts';
import { whyAddress } from './change/why-url.ts';
import { comparedWith, signedMoney } from './change/words.ts';
import { comparedFigure } from './comparison.ts';
import { productsAddress, shopAddress } from './doors.ts';
import { namesOfEnded } from './ended-words.ts';
import type { Period } from './period.ts';
import type { SummaryData } from './summary-card.ts';

type Words = TFunction<'statistics'>;

/** Words that lead somewhere: a name within the sentence, or the way to all of it. */
export type LookDoor = {
  readonly to: string;
  readonly text: string;
  readonly title: string | null;
};

/** By how much a shop or a product has changed: a line never ends between the sign and the amount. */
type LookAmount = { readonly of: 'shop' | 'product'; readonly text: string };

/** What has changed, by how much, and where it comes from, in words: the same whether the server draws it or the page. */
export type Look = {
  readonly isUrgent: boolean;
  readonly parts: readonly (string | LookDoor | LookAmount)[];
};

type Given = {
  readonly data: SummaryData;
  readonly period: Period;
  /** Undefined while it is not known: the sentence is shorter then. */
  readonly change: SalesChangeQuery['statistics']['change'] | undefined;
  readonly isOneShop: boolean;
  readonly search: string;
};

/** Up to which hour of today it compares; null where it compares whole days, undefined where nothing. */
export const comparedHours = (data: SummaryData): number | null | undefined =>
  comparedFigure(data, 'amount')?.untilHour;

/** Why nothing is compared: in the first hour of a day it will be. */
export const uncomparedSentence = (
  t: Words,
  { comparison }: Period,
  { nowHour }: Pick<SummaryData, 'nowHour'>,
): string => t(comparison !== null && nowHour === 0 ? 'insight.firstHour' : 'insight.noComparison');

export const lookOf = (t: Words, given: Given): Look => {
  const { data, period, change, isOneShop, search } = given;
  const { uneven, comparable, totals, isUnpaid } = data;
  const compared = comparedFigure(data, 'amount');
  if (compared === null) {
    const words =
      uneven.length > 0
        ? t('insight.uneven', { shops: namesOfEnded(t, uneven) })
        : // What could not be read is nothing to compare with, but not none.
          totals.amount === null && !isUnpaid
          ? t('cards.failed')
          : uncomparedSentence(t, period, data);
    return { isUrgent: false, parts: [words] };
  }
  const level = change ? toFen(change.level) : Math.round(compared.level);
  const difference = change ? toFen(change.difference) : compared.current - level;
  const isUnusual = change?.isUnusual ?? null;
  const name = comparedWith(t, period);
  const compare =
    uneven.length > 0 && comparable !== null
      ? t('compare.comparable', { compare: name, count: comparable.shopCount })
      : name;
  const lead = change ? leadOf(change) : null;
  return {
    isUrgent: isAlarming(difference, level, isUnusual),
    parts: [
      changeWords(t, compare, difference, level),
      ...(isUnusual !== null && change?.usual
        ? [t(isUnusual ? 'why.unusual' : 'why.usual', { usual: fullMoney(toFen(change.usual)) })]
        : []),
      ...(lead === null ? [] : leadParts(t, lead, { search, isOneShop })),
      t('why.end'),
      ...(change ? [{ to: whyAddress(search), text: t('why.open'), title: null }] : []),
    ],
  };
};

const changeWords = (t: Words, compare: string, difference: number, level: number): string => {
  if (difference === 0) return t('why.level', { compare });
  const ratio = changeText(changeOf(level + difference, level));
  return t(difference < 0 ? 'why.less' : 'why.more', {
    compare,
    difference: fullMoney(Math.abs(difference)),
    change: ratio === null ? '' : t('why.ratio', { ratio }),
  });
};

/** Which shop, and which product of it, and why. */
const leadParts = (
  t: Words,
  { shop, product }: Lead,
  { search, isOneShop }: Pick<Given, 'search' | 'isOneShop'>,
): Look['parts'] => [
  ...(!isOneShop || product !== null ? [t('why.leads')] : []),
  ...(isOneShop
    ? []
    : [
        {
          to: shopAddress(search, shop.id),
          text: shop.name,
          title: t('words.onlyShop', { shop: shop.name }),
        },
        ' ',
        { of: 'shop', text: signedMoney(shop.difference) } as const,
        ...(product === null ? [] : [t('why.within')]),
      ]),
  ...(product === null
    ? []
    : [
        {
          to: productsAddress(search, { level: 'spu', q: product.id }, { shop: shop.id }),
          text: product.name || t('productRanking.unnamed'),
          title: t('words.toProduct', { product: product.name }),
        },
        ...(product.cause === null
          ? []
          : [
              t('why.ofCause', {
                because: t(
                  `why.because.${product.cause}.${product.difference < 0 ? 'less' : 'more'}`,
                ),
              }),
            ]),
        ' ',
        { of: 'product', text: signedMoney(product.difference) } as const,
      ]),
];
