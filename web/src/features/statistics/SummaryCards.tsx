import { Flex, Grid, Text } from '@chakra-ui/react';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { asFigure } from '../../i18n/format.ts';
import { Sparkline } from '../../shared/charts/Sparkline.tsx';
import { ChangeMark } from '../../shared/kpi/ChangeMark.tsx';
import { hasLongComparison } from '../../shared/kpi/card-size.ts';
import { KpiCard } from '../../shared/kpi/KpiCard.tsx';
import { whyAddress } from './change/why-url.ts';
import { DoorLink } from './DoorLink.tsx';
import { productsAddress } from './doors.ts';
import { OriginLink } from './origin/OriginLink.tsx';
import { type OriginFigure as CardFigure, originFigures, sortOf } from './origin/origin-url.ts';
import type { Period } from './period.ts';
import {
  besideChangeOf,
  fullOf,
  type SummaryCard,
  type SummaryData,
  shortOf,
  summaryCard,
} from './summary-card.ts';
import { UncostedLink } from './UncostedLink.tsx';
import { uncostedFigures, uncostedShort } from './uncosted.ts';
import type { HomeVariables } from './use-home.ts';
import { type Recent, useRecent } from './use-recent.ts';

type Props = {
  readonly data: SummaryData | null;
  readonly period: Period;
  readonly variables: HomeVariables;
};

/** The five headline figures of the period. */
export const SummaryCards = ({ data, period, variables }: Props) => {
  const { t } = useTranslation('statistics');
  const recent = useRecent(variables, period.isToday);
  const isTall = hasLongComparison(t);
  return (
    <Grid
      as="section"
      aria-label={t('cards.label')}
      gap="3"
      gridTemplateColumns={{
        // Half a phone has no room for long comparisons.
        base: isTall ? 'minmax(0, 1fr)' : 'repeat(2, minmax(0, 1fr))',
        sm: 'repeat(2, minmax(0, 1fr))',
        md: 'repeat(3, minmax(0, 1fr))',
        xl: 'repeat(5, minmax(0, 1fr))',
      }}
      // Of two columns the fifth has both.
      css={{ '& > :last-child': { gridColumn: { base: '1 / -1', md: 'auto' } } }}
    >
      {originFigures.map((figure) =>
        data === null ? (
          <KpiCard
            key={figure}
            label={t(`cards.${figure}`)}
            figure=""
            change={null}
            isTall={isTall}
            spark={null}
            isLoading
          />
        ) : (
          <FigureCard key={figure} figure={figure} data={data} period={period} recent={recent} />
        ),
      )}
    </Grid>
  );
};

type CardProps = {
  readonly figure: CardFigure;
  readonly data: SummaryData;
  readonly period: Period;
  readonly recent: Recent | null;
};

const FigureCard = ({ figure, data, period, recent }: CardProps) => {
  const { t } = useTranslation('statistics');
  const { search } = useLocation();
  const card = summaryCard(t, figure, data, period);
  const { name, value, uncosted } = card;
  const isTall = hasLongComparison(t);
  const beside = besideChangeOf(card, isTall);
  if (data.isUnpaid) {
    return (
      <KpiCard
        label={name}
        figure="–"
        figureTitle={t('unpaid.card')}
        change={<Text>{t('unpaid.card')}</Text>}
        isTall={isTall}
        spark={null}
        isLoading={false}
      />
    );
  }
  if (value === null) {
    return (
      <KpiCard
        label={name}
        figure={card.reason}
        isWords
        change={null}
        isTall={isTall}
        note={uncosted && <UncostedLink uncosted={uncosted} text={uncostedFigures(t, uncosted)} />}
        spark={null}
        corner={uncosted && <OriginLink figure={figure} />}
        isLoading={false}
      />
    );
  }
  return (
    <KpiCard
      label={name}
      figure={value.shown}
      figureTitle={value.full}
      door={{
        to: productsAddress(search, { level: 'sku', sort: sortOf[figure] }),
        title: t('cards.door'),
      }}
      change={<Comparison card={card} isApart={isTall} beside={beside} />}
      isTall={isTall}
      note={noteOf(t, beside === null ? card : { ...card, note: null }, recent)}
      spark={<Sparkline values={card.line} color="var(--c-colors-accent-solid)" />}
      corner={<OriginLink figure={figure} />}
      isLoading={false}
    />
  );
};

const noteOf = (
  t: TFunction<'statistics'>,
  { figure, note, uncosted }: SummaryCard,
  recent: Recent | null,
): ReactNode | undefined => {
  switch (figure) {
    case 'amount':
    case 'quantity':
      return recent && <RecentNote figure={figure} recent={recent} />;
    case 'profit':
      if (note === null && uncosted === null) return undefined;
      return (
        <>
          {note !== null && (
            <Text as="span" marginEnd="2">
              {note}
            </Text>
          )}
          {uncosted && <UncostedLink uncosted={uncosted} text={uncostedShort(t, uncosted)} />}
        </>
      );
    default:
      return note;
  }
};

type RecentProps = { readonly figure: 'amount' | 'quantity'; readonly recent: Recent };

/** What the last minutes have added, or taken away; nothing where they changed nothing. */
const RecentNote = ({ figure, recent }: RecentProps) => {
  const { t } = useTranslation('statistics');
  const value = recent[figure];
  if (value === 0) return null;
  const words = (write: typeof shortOf) =>
    t(`cards.recent.${figure}`, {
      count: recent.minutes,
      change: asFigure(`${value > 0 ? '+' : ''}${write(figure, value)}`),
    });
  return (
    <Text as="span" color="accent.fg" title={words(fullOf)}>
      {words(shortOf)}
    </Text>
  );
};

type ComparisonProps = {
  readonly card: SummaryCard;
  /** What it is measured against has a line of its own, below the change. */
  readonly isApart: boolean;
  readonly beside: string | null;
};

/** The change and what it is measured against; both periods in full on hover. */
const Comparison = ({
  card: { figure, comparison, uncompared },
  isApart,
  beside,
}: ComparisonProps) => {
  const { t } = useTranslation('statistics');
  const { search } = useLocation();
  const { name, title, change } = comparison ?? { name: uncompared };
  return (
    <Flex columnGap="1" title={title} {...(isApart && { flexWrap: 'wrap' })}>
      <Text truncate {...(isApart && { order: 1, flexBasis: 'full' })}>
        {name}
      </Text>
      {change === null && <Text as="span">–</Text>}
      {change && (
        <>
          <ChangeMark
            change={change}
            fromNothing={t('compare.fresh')}
            isBadUp={figure === 'returned'}
          />
          {figure === 'amount' && (
            <DoorLink
              to={whyAddress(search)}
              preventScrollReset
              flexShrink={0}
              // In a narrow card what it is compared with would be cut: the sentence below leads there.
              display={isApart ? { base: 'none', md: 'inline' } : 'none'}
              {...(!isApart && { css: { '@container (min-width: 12rem)': { display: 'inline' } } })}
              title={t('why.open')}
            >
              {t('why.short')}
            </DoorLink>
          )}
        </>
      )}
      {beside !== null && (
        <Text as="span" {...(change && { marginStart: '1' })}>
          {beside}
        </Text>
      )}
    </Flex>
  );
};
