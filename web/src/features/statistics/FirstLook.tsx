import { Box, Flex, Skeleton, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { asFigure } from '../../i18n/format.ts';
import { fullMoney, percent, toFen } from '../../shared/kpi/money.ts';
import { InfoIcon, WarningIcon } from '../../shared/ui/icons.tsx';
import { isAlarming, type Lead, leadOf } from './change/change.ts';
import { useChange } from './change/use-change.ts';
import { whyAddress } from './change/why-url.ts';
import { comparedWith, signedMoney } from './change/words.ts';
import { comparedFigure } from './comparison.ts';
import { DoorLink } from './DoorLink.tsx';
import { productsAddress, shopAddress } from './doors.ts';
import { namesOfEnded } from './EndedShops.tsx';
import type { Period } from './period.ts';
import type { SummaryData } from './SummaryCards.tsx';
import type { HomeVariables } from './use-home.ts';

type Props = {
  readonly data: SummaryData | null;
  readonly period: Period;
  readonly variables: HomeVariables;
  readonly isOneShop: boolean;
};

/** One line that says what has changed, by how much, and where it comes from; it leads to all of it. */
export const FirstLook = ({ data, period, variables, isOneShop }: Props) => {
  const { t } = useTranslation('statistics');
  const { search } = useLocation();
  const compared = data && comparedFigure(data, 'amount');
  const change = useChange(
    { ...variables, untilHour: compared?.untilHour ?? null },
    { skip: compared === null },
  ).data?.statistics.change;
  if (data === null) return <Skeleton height="10" borderRadius="l3" aria-hidden="true" />;
  const { uneven, comparable } = data;
  if (compared === null) {
    return (
      <Line isUrgent={false}>
        {uneven.length > 0
          ? t('insight.uneven', { shops: namesOfEnded(t, uneven) })
          : t('insight.noComparison')}
      </Line>
    );
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
  return (
    <Line isUrgent={isAlarming(difference, level, isUnusual)}>
      {difference === 0
        ? t('why.level', { compare })
        : t(difference < 0 ? 'why.less' : 'why.more', {
            compare,
            difference: fullMoney(Math.abs(difference)),
            change:
              level === 0
                ? ''
                : t('why.ratio', {
                    ratio: asFigure(
                      `${difference < 0 ? '−' : '+'}${percent(Math.abs(difference / level))}`,
                    ),
                  }),
          })}
      {isUnusual !== null &&
        change?.usual &&
        t(isUnusual ? 'why.unusual' : 'why.usual', { usual: fullMoney(toFen(change.usual)) })}
      {lead && <LeadWords lead={lead} search={search} isOneShop={isOneShop} />}
      {t('why.end')}
      {change && (
        <DoorLink
          to={whyAddress(search)}
          preventScrollReset
          color="accent.fg"
          textDecoration="underline"
          textUnderlineOffset="2px"
        >
          {t('why.open')}
        </DoorLink>
      )}
    </Line>
  );
};

type LeadProps = { readonly lead: Lead; readonly search: string; readonly isOneShop: boolean };

/** A name within a sentence: it breaks where the sentence does. */
const inWords = {
  whiteSpace: 'normal',
  textDecoration: 'underline',
  textDecorationColor: 'border.emphasized',
  textUnderlineOffset: '2px',
} as const;

/** Which shop, and which product of it, and why. */
const LeadWords = ({ lead: { shop, product }, search, isOneShop }: LeadProps) => {
  const { t } = useTranslation('statistics');
  return (
    <>
      {(!isOneShop || product !== null) && t('why.leads')}
      {!isOneShop && (
        <>
          <DoorLink
            {...inWords}
            to={shopAddress(search, shop.id)}
            title={t('why.onlyShop', { shop: shop.name })}
          >
            {shop.name}
          </DoorLink>{' '}
          {signedMoney(shop.difference)}
          {product !== null && t('why.within')}
        </>
      )}
      {product !== null && (
        <>
          <DoorLink
            {...inWords}
            to={productsAddress(search, { level: 'spu', q: product.id }, { shop: shop.id })}
            title={t('productRanking.door', { product: product.name })}
          >
            {product.name || t('productRanking.unnamed')}
          </DoorLink>
          {product.cause !== null &&
            t('why.ofCause', {
              because: t(
                `why.because.${product.cause}.${product.difference < 0 ? 'less' : 'more'}`,
              ),
            })}{' '}
          {signedMoney(product.difference)}
        </>
      )}
    </>
  );
};

const Line = ({
  isUrgent,
  children,
}: {
  readonly isUrgent: boolean;
  readonly children: ReactNode;
}) => {
  const { t } = useTranslation('statistics');
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
      bg={isUrgent ? 'bg.warning' : 'bg.info'}
      color="fg"
    >
      <Text color={isUrgent ? 'fg.warning' : 'fg.info'} flexShrink={0} paddingTop="0.5">
        {isUrgent ? <WarningIcon /> : <InfoIcon />}
      </Text>
      <Box>
        <Text as="span" fontWeight="semibold">
          {t('insight.label')}
        </Text>{' '}
        {children}
      </Box>
    </Flex>
  );
};
