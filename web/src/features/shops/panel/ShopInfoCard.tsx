import { Box, Flex, Skeleton, Text } from '@chakra-ui/react';
import { Fragment, type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { listText } from '../../../i18n/format.ts';
import { useToday } from '../../../shared/date-range/use-today.ts';
import { fullMoney, shortMoney, toFen } from '../../../shared/kpi/money.ts';
import { WarningIcon } from '../../../shared/ui/icons.tsx';
import { ErrorState } from '../../../shared/ui/states.tsx';
import {
  createdIn,
  DoorLink,
  productsAddress,
  UncostedLink,
  uncostedFigures,
  uncostedOf,
} from '../../statistics/index.ts';
import { CardOrigin } from './CardOrigin.tsx';
import { type CardDoor, cardDoor, createdSpans } from './card-doors.ts';
import { cardFaults } from './card-faults.ts';
import { RatingStars } from './RatingStars.tsx';
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
  const faults = useMemo(() => cardFaults(error), [error]);
  return (
    <Box
      role="group"
      aria-label={t('card.label', { shop: name })}
      aria-busy={!card && !error}
      bg="bg.subtle"
      borderRadius="l2"
      marginX="2"
      marginBottom="2"
      paddingY="3"
      // The marks of the facts stand at its beginning.
      paddingStart="4"
      paddingEnd="2"
      fontSize="xs"
      minHeight="356px"
    >
      {card ? (
        <Facts id={id} card={card} conversions={data.shop?.conversions ?? []} faults={faults} />
      ) : error ? (
        <ErrorState
          title={t('card.failed')}
          error={error}
          onRetry={() => refetch().catch(() => {})}
        />
      ) : (
        <Skeleton height="332px" />
      )}
    </Box>
  );
};

type FactsProps = {
  readonly id: string;
  readonly card: Card;
  readonly conversions: NonNullable<ShopInfoCardQuery['shop']>['conversions'];
  /** Why a fact could not be read, by its field. */
  readonly faults: ReadonlyMap<string, string>;
};

type Field = Exclude<keyof Card, '__typename'>;

const Facts = ({ id, card, conversions, faults }: FactsProps) => {
  const { t } = useTranslation('shops');
  const { search } = useLocation();
  const unknown = t('card.unknown');
  const fact = (field: Field, value: ReactNode, hint?: string) => (
    <Fact
      name={t(`card.${field}`)}
      hint={hint}
      fault={faults.get(field)}
      mark={<CardOrigin field={field} name={t(`card.${field}`)} shop={id} />}
    >
      {card[field] === null ? unknown : value}
    </Fact>
  );
  const listed = (field: CardDoor, value: ReactNode) => {
    const door = cardDoor(field, card, search, id);
    return door ? (
      <DoorLink to={door} title={t('card.door', { fact: t(`card.${field}`) })}>
        {value}
      </DoorLink>
    ) : (
      value
    );
  };
  const money = (value: string | null) =>
    value !== null && <span title={fullMoney(toFen(value))}>{shortMoney(toFen(value))}</span>;
  const { createdProducts, deadStock } = card;
  return (
    <Box
      as="dl"
      display="grid"
      gridTemplateColumns="auto 1fr"
      columnGap="3"
      rowGap="1.5"
      // Of many facts each the same: seen where the pointer or the focus is, and everywhere on a touch screen.
      css={{
        '@media (hover: hover)': {
          '&:not(:hover, :focus-within) [data-origin]': { opacity: 0 },
        },
      }}
    >
      {fact(
        'review',
        card.review !== null && listed('review', <RatingStars review={card.review} />),
      )}
      {fact(
        'deliveryGrade',
        card.deliveryGrade && listed('deliveryGrade', t(`card.grade.${card.deliveryGrade}`)),
      )}
      {fact(
        'salesRank',
        card.salesRank !== null &&
          listed('salesRank', t('card.rankValue', { rank: card.salesRank })),
      )}
      {fact('historySales', money(card.historySales))}
      {conversions.length > 0 && (
        <Fact name={t('card.converted')} hint={t('card.convertedHint')} fault={undefined}>
          {t('card.convertedValue', {
            currencies: listText(conversions.map(({ currency }) => currency)),
          })}
        </Fact>
      )}
      {fact('historyProfit', <Profit figure={card.historyProfit} shop={id} />)}
      {fact(
        'deadStock',
        deadStock &&
          listed(
            'deadStock',
            t('card.deadStockValue', {
              count: deadStock.productCount,
              value: shortMoney(toFen(deadStock.value)),
            }),
          ),
        t('card.deadStockHint'),
      )}
      {fact('abnormalProductCount', card.abnormalProductCount)}
      {fact('refundCount', card.refundCount)}
      {fact('joinedQuantity', listed('joinedQuantity', card.joinedQuantity))}
      {fact(
        'awaitingFirstOrderCount',
        listed('awaitingFirstOrderCount', card.awaitingFirstOrderCount),
      )}
      {fact(
        'firstOrderCreatedCount',
        listed('firstOrderCreatedCount', card.firstOrderCreatedCount),
      )}
      {fact('priceDeclaringCount', listed('priceDeclaringCount', card.priceDeclaringCount))}
      {fact('specificationCount', card.specificationCount)}
      {fact('createdProducts', createdProducts && <Created created={createdProducts} shop={id} />)}
    </Box>
  );
};

type CreatedProps = {
  readonly created: NonNullable<Card['createdProducts']>;
  readonly shop: string;
};

/** The new products of three spans, each of which leads to its own. */
const Created = ({ created, shop }: CreatedProps) => {
  const { t } = useTranslation('shops');
  const { search } = useLocation();
  const today = useToday();
  return (
    <Box textAlign="end">
      {createdSpans(today).map(({ span, field, start }, place) => {
        const number = created[field];
        const text = t(`card.createdIn.${span}`, { number: number ?? t('card.unknown') });
        return (
          <Fragment key={span}>
            {place > 0 && listText(['', ''])}
            {number ? (
              <DoorLink
                to={productsAddress(search, createdIn({ start, end: today }), { shop })}
                title={t('card.door', { fact: t('card.createdProducts') })}
              >
                {text}
              </DoorLink>
            ) : (
              text
            )}
          </Fragment>
        );
      })}
    </Box>
  );
};

type ProfitProps = { readonly figure: Card['historyProfit']; readonly shop: string };

const Profit = ({ figure, shop }: ProfitProps) => {
  const { t: words } = useTranslation('shops');
  const { t } = useTranslation('statistics');
  if (figure === null) return words('card.unknown');
  if (figure.hiddenReason === 'NO_PERMISSION') return words('card.noPermission');
  const uncosted = uncostedOf(figure);
  return (
    <Box textAlign="end">
      {figure.profit === null ? (
        t('uncosted.mark')
      ) : (
        <span title={fullMoney(toFen(figure.profit))}>{shortMoney(toFen(figure.profit))}</span>
      )}
      {uncosted && (
        <Box>
          <UncostedLink
            uncosted={uncosted}
            only={{ shop }}
            text={
              figure.profit === null
                ? uncostedFigures(t, uncosted)
                : t('uncosted.besides', { figures: uncostedFigures(t, uncosted) })
            }
          />
        </Box>
      )}
    </Box>
  );
};

type FactProps = {
  readonly name: string;
  readonly hint: string | undefined;
  readonly fault: string | undefined;
  readonly mark?: ReactNode;
  readonly children: ReactNode;
};

const Fact = ({ name, hint, fault, mark, children }: FactProps) => {
  const { t } = useTranslation('shops');
  return (
    <>
      <Text as="dt" position="relative" color="fg.muted" title={hint}>
        {fault === undefined && mark}
        {name}
      </Text>
      <Flex as="dd" justify="flex-end" align="center" gap="1">
        {fault === undefined ? (
          children
        ) : (
          <Flex
            as="span"
            role="img"
            aria-label={t('card.fault', { fact: name, fault })}
            title={fault}
            align="center"
            gap="1"
            color="fg.error"
          >
            <WarningIcon />
            {t('card.faultMark')}
          </Flex>
        )}
      </Flex>
    </>
  );
};
