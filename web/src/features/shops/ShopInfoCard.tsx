import { Badge, Box, Skeleton, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fullMoney, shortMoney, toFen } from '../../shared/kpi/money.ts';
import { ErrorState } from '../../shared/ui/states.tsx';
import { type ShopInfoCardQuery, useShopInfoCardQuery } from './ShopInfoCard.generated.ts';

type Card = NonNullable<ShopInfoCardQuery['shop']>['card'];

type Props = { readonly id: string; readonly name: string };

/** What is to be known of one shop at a glance; fetched when it is opened. */
export const ShopInfoCard = ({ id, name }: Props) => {
  const { t } = useTranslation('shops');
  const { data, error, refetch } = useShopInfoCardQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
    // A fact that cannot be read is left open; the others are shown.
    errorPolicy: 'all',
  });
  const card = data?.shop?.card;
  return (
    <Box
      role="group"
      aria-label={t('card.label', { shop: name })}
      aria-busy={!card && !error}
      bg="bg.subtle"
      borderRadius="l2"
      marginX="2"
      marginBottom="2"
      padding="3"
      fontSize="xs"
      minHeight="356px"
    >
      {card ? (
        <Facts card={card} />
      ) : error ? (
        <ErrorState title={t('card.failed')} onRetry={() => refetch().catch(() => {})} />
      ) : (
        <Skeleton height="332px" />
      )}
    </Box>
  );
};

const Facts = ({ card }: { card: Card }) => {
  const { t } = useTranslation('shops');
  const count = (value: number | null) => value ?? t('card.unknown');
  const money = (value: string) => (
    <span title={fullMoney(toFen(value))}>{shortMoney(toFen(value))}</span>
  );
  const { createdProducts, deadStock, historyProfit } = card;
  return (
    <Box as="dl" display="grid" gridTemplateColumns="auto 1fr" columnGap="3" rowGap="1.5">
      <Fact name={t('card.rating')}>{count(card.review)}</Fact>
      <Fact name={t('card.delivery')}>
        {card.deliveryGrade === null ? t('card.unknown') : t(`card.grade.${card.deliveryGrade}`)}
      </Fact>
      <Fact name={t('card.rank')}>
        {card.salesRank === null
          ? t('card.unknown')
          : t('card.rankValue', { rank: card.salesRank })}
      </Fact>
      <Fact name={t('card.sales')}>
        {card.historySales === null ? t('card.unknown') : money(card.historySales)}
      </Fact>
      <Fact name={t('card.profit')}>
        <Profit figure={historyProfit} />
      </Fact>
      <Fact name={t('card.deadStock')} hint={t('card.deadStockHint')}>
        {deadStock === null
          ? t('card.unknown')
          : t('card.deadStockValue', {
              count: deadStock.productCount,
              value: shortMoney(toFen(deadStock.value)),
            })}
      </Fact>
      <Fact name={t('card.abnormal')}>{count(card.abnormalProductCount)}</Fact>
      <Fact name={t('card.refunds')}>{count(card.refundCount)}</Fact>
      <Fact name={t('card.joined')}>{count(card.joinedQuantity)}</Fact>
      <Fact name={t('card.awaitingFirstOrder')}>{count(card.awaitingFirstOrderCount)}</Fact>
      <Fact name={t('card.firstOrderCreated')}>{count(card.firstOrderCreatedCount)}</Fact>
      <Fact name={t('card.priceDeclaring')}>{count(card.priceDeclaringCount)}</Fact>
      <Fact name={t('card.specification')}>{count(card.specificationCount)}</Fact>
      <Fact name={t('card.created')}>
        {createdProducts === null
          ? t('card.unknown')
          : t('card.createdValue', {
              today: createdProducts.today,
              week: createdProducts.lastSevenDays,
              month: createdProducts.lastThirtyDays,
            })}
      </Fact>
    </Box>
  );
};

const Profit = ({ figure }: { figure: Card['historyProfit'] }) => {
  const { t } = useTranslation('shops');
  if (figure === null) return t('card.unknown');
  if (figure.profit === null) return t('card.noPermission');
  return (
    <>
      {figure.isEstimate && (
        <Badge size="xs" colorPalette="orange" marginEnd="1">
          {t('card.estimate')}
        </Badge>
      )}
      <span title={fullMoney(toFen(figure.profit))}>{shortMoney(toFen(figure.profit))}</span>
    </>
  );
};

type FactProps = { readonly name: string; readonly hint?: string; readonly children: ReactNode };

const Fact = ({ name, hint, children }: FactProps) => (
  <>
    <Text as="dt" color="fg.muted" title={hint}>
      {name}
    </Text>
    <Text as="dd" textAlign="end">
      {children}
    </Text>
  </>
);
