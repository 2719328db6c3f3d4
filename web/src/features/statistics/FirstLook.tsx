import { Flex, Skeleton, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { listText } from '../../i18n/format.ts';
import { fullMoney, percent } from '../../shared/kpi/money.ts';
import { InfoIcon, WarningIcon } from '../../shared/ui/icons.tsx';
import { comparedFigure, totalOf } from './comparison.ts';
import { namesOfEnded } from './EndedShops.tsx';
import type { Insight, Mover } from './insight.ts';
import { insightsOf } from './insight.ts';
import type { Period } from './period.ts';
import { comparisonName } from './period.ts';
import type { SummaryData } from './SummaryCards.tsx';

type Props = {
  readonly data: SummaryData | null;
  readonly period: Period;
  readonly topShop: { readonly name: string; readonly netAmount: number } | null;
  readonly shopCount: number;
  readonly movers: readonly Mover[];
};

const signedMoney = (fen: number) => `${fen > 0 ? '+' : ''}${fullMoney(fen)}`;

const isUrgent = ({ kind }: Insight) => kind === 'returnsUp' || kind === 'salesDown';

/** One line that says what to look at first, from the figures of the page itself. */
export const FirstLook = ({ data, period, topShop, shopCount, movers }: Props) => {
  const { t } = useTranslation('statistics');
  if (data === null) return <Skeleton height="10" borderRadius="l3" aria-hidden="true" />;
  const amount = comparedFigure(data, 'amount');
  const sold = comparedFigure(data, 'soldQuantity');
  const returned = comparedFigure(data, 'returnedQuantity');
  const insights = insightsOf({
    totalNetAmount: totalOf(data.totals, 'amount') ?? 0,
    netAmount: amount?.current ?? totalOf(data.totals, 'amount') ?? 0,
    previousNetAmount: amount?.level ?? null,
    soldQuantity: sold?.current ?? totalOf(data.totals, 'soldQuantity') ?? 0,
    returnedQuantity: returned?.current ?? totalOf(data.totals, 'returnedQuantity') ?? 0,
    previousSoldQuantity: sold?.previous ?? null,
    previousReturnedQuantity: returned?.previous ?? null,
    topShop,
    shopCount,
    movers,
  });
  const { uneven, comparable } = data;
  const name = comparisonName(t, period);
  const compare =
    uneven.length > 0 && comparable !== null
      ? t('compare.comparable', { compare: name, count: comparable.shopCount })
      : name;
  const sentence = (insight: Insight): string => {
    switch (insight.kind) {
      case 'returnsUp':
        return t('insight.returnsUp', {
          rate: percent(insight.rate),
          previous: percent(insight.previousRate),
        });
      case 'salesDown':
      case 'salesUp':
        return insight.movers.length === 0
          ? t(`insight.${insight.kind}`, { compare, change: percent(Math.abs(insight.ratio)) })
          : t(`insight.${insight.kind}By`, {
              compare,
              difference: fullMoney(Math.abs(insight.difference)),
              change: percent(Math.abs(insight.ratio)),
              shops: listText(
                insight.movers.map(({ name, difference }) => `${name} ${signedMoney(difference)}`),
              ),
            });
      case 'concentrated':
        return t('insight.concentrated', { shop: insight.shop, share: percent(insight.share) });
      case 'steady':
        return t('insight.steady', {
          compare,
          change: `${insight.ratio < 0 ? '−' : '+'}${percent(Math.abs(insight.ratio))}`,
        });
      case 'noComparison':
        return uneven.length > 0
          ? t('insight.uneven', { shops: namesOfEnded(t, uneven) })
          : t('insight.noComparison');
    }
  };
  const urgent = insights.some(isUrgent);
  return (
    <Flex
      role="note"
      aria-label={t('insight.label')}
      align="flex-start"
      gap="2"
      minHeight="10"
      paddingX="4"
      paddingY="2"
      borderRadius="l3"
      bg={urgent ? 'bg.warning' : 'bg.info'}
      color="fg"
    >
      <Text color={urgent ? 'fg.warning' : 'fg.info'} flexShrink={0} paddingTop="0.5">
        {urgent ? <WarningIcon /> : <InfoIcon />}
      </Text>
      <Text>
        <Text as="span" fontWeight="semibold">
          {t('insight.label')}
        </Text>{' '}
        {insights.map(sentence).join('')}
      </Text>
    </Flex>
  );
};
