import { Flex, Grid, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { asFigure, dotted } from '../../i18n/format.ts';
import { Sparkline } from '../../shared/charts/Sparkline.tsx';
import { ChangeMark } from '../../shared/kpi/ChangeMark.tsx';
import { changeOf } from '../../shared/kpi/change.ts';
import { KpiCard } from '../../shared/kpi/KpiCard.tsx';
import {
  fullCount,
  fullMoney,
  percent,
  shortCount,
  shortMoney,
  toFen,
} from '../../shared/kpi/money.ts';
import { whyAddress } from './change/why-url.ts';
import {
  type ComparableTotals,
  type Compared,
  comparedFigure,
  isProfitHidden,
  totalOf,
} from './comparison.ts';
import { DoorLink } from './DoorLink.tsx';
import { productsAddress } from './doors.ts';
import { namesOfEnded } from './EndedShops.tsx';
import type { EndedShop } from './ended.ts';
import { marginOf } from './league/league.ts';
import { OriginLink } from './origin/OriginLink.tsx';
import { type OriginFigure as CardFigure, originFigures, sortOf } from './origin/origin-url.ts';
import type { Period } from './period.ts';
import { comparisonName, daysOf } from './period.ts';
import type { SummaryTotalsFragment } from './SummaryCards.generated.ts';
import type { Trends } from './trend.ts';
import { lineOf, trendOf } from './trend.ts';
import { UncostedLink } from './UncostedLink.tsx';
import { type Uncosted, uncostedFigures, uncostedOf } from './uncosted.ts';
import type { HomeVariables } from './use-home.ts';
import { type Recent, useRecent } from './use-recent.ts';

export type SummaryData = {
  readonly totals: SummaryTotalsFragment;
  readonly comparison: SummaryTotalsFragment | null;
  readonly trends: Trends;
  readonly nowHour: number | null;
  readonly nowBucket: string;
  readonly days: number;
  readonly comparisonDays: number;
  /** Nobody has paid for any of the days: their figures are unknown. */
  readonly isUnpaid: boolean;
  /** The shops whose paid time ended within the days that are compared. */
  readonly uneven: readonly EndedShop[];
  /** What is compared in place of all shops where there are such. */
  readonly comparable: ComparableTotals | null;
};

type Props = {
  readonly data: SummaryData | null;
  readonly period: Period;
  readonly variables: HomeVariables;
};

const short = (figure: CardFigure, value: number) =>
  figure === 'quantity' ? shortCount(value) : shortMoney(value);
const full = (figure: CardFigure, value: number) =>
  figure === 'quantity' ? fullCount(value) : fullMoney(value);

/** The five headline figures of the period. */
export const SummaryCards = ({ data, period, variables }: Props) => {
  const { t } = useTranslation('statistics');
  const recent = useRecent(variables, period.isToday);
  return (
    <Grid
      as="section"
      aria-label={t('cards.label')}
      gap="3"
      gridTemplateColumns={{
        base: 'repeat(2, minmax(0, 1fr))',
        md: 'repeat(3, minmax(0, 1fr))',
        xl: 'repeat(5, minmax(0, 1fr))',
      }}
    >
      {originFigures.map((figure) =>
        data === null ? (
          <KpiCard
            key={figure}
            label={t(`cards.${figure}`)}
            figure=""
            change={null}
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
  const value = totalOf(data.totals, figure);
  const { profit, quantity } = data.totals;
  const sold = totalOf(data.totals, 'sold');
  const uncosted = figure === 'profit' ? uncostedOf(profit) : null;
  if (data.isUnpaid) {
    return (
      <KpiCard
        label={t(`cards.${figure}`)}
        figure="–"
        figureTitle={t('unpaid.card')}
        change={<Text>{t('unpaid.card')}</Text>}
        spark={null}
        isLoading={false}
      />
    );
  }
  if (value === null) {
    const isHidden = figure === 'profit' && isProfitHidden(data.totals);
    const reason = isHidden
      ? t('cards.noPermission')
      : uncosted
        ? t('uncosted.mark')
        : t('cards.failed');
    return (
      <KpiCard
        label={t(`cards.${figure}`)}
        figure={reason}
        isWords
        change={null}
        note={uncosted && <UncostedLink uncosted={uncosted} text={uncostedFigures(t, uncosted)} />}
        spark={null}
        corner={uncosted && <OriginLink figure={figure} />}
        isLoading={false}
      />
    );
  }
  const notes: Partial<Record<CardFigure, ReactNode>> = {
    ...(recent && {
      amount: <RecentNote figure="amount" recent={recent} />,
      quantity: <RecentNote figure="quantity" recent={recent} />,
    }),
    ...(quantity && {
      sold: dotted(
        t('cards.pieces', { pieces: shortCount(quantity.sold) }),
        sold === null || quantity.sold === 0
          ? null
          : t('cards.unitPrice', { price: shortMoney(Math.round(sold / quantity.sold)) }),
      ),
      returned: dotted(
        t('cards.pieces', { pieces: shortCount(quantity.returned) }),
        t('cards.returnRate', {
          rate: percent(quantity.sold === 0 ? 0 : quantity.returned / quantity.sold),
        }),
      ),
    }),
    profit: <ProfitNote totals={data.totals} uncosted={uncosted} />,
  };
  return (
    <KpiCard
      label={t(`cards.${figure}`)}
      figure={short(figure, value)}
      figureTitle={full(figure, value)}
      door={{
        to: productsAddress(search, { level: 'sku', sort: sortOf[figure] }),
        title: t('cards.door'),
      }}
      change={
        <Comparison
          figure={figure}
          compared={comparedFigure(data, figure)}
          data={data}
          period={period}
        />
      }
      note={notes[figure]}
      spark={
        <Sparkline
          values={lineOf(trendOf(data.trends, figure, data.nowBucket) ?? [])}
          color="var(--c-colors-accent-solid)"
        />
      }
      corner={<OriginLink figure={figure} />}
      isLoading={false}
    />
  );
};

type ProfitProps = {
  readonly totals: SummaryTotalsFragment;
  readonly uncosted: Uncosted | null;
};

/** What part of the sales it is, and what is in neither for want of a cost. */
const ProfitNote = ({ totals, uncosted }: ProfitProps) => {
  const { t } = useTranslation('statistics');
  const net = totalOf(totals, 'amount');
  const margin = marginOf({
    profit: totalOf(totals, 'profit'),
    costed: (net ?? 0) - toFen(uncosted?.amount ?? '0'),
  });
  return (
    <>
      {margin !== null && (
        <Text as="span" marginEnd="2">
          {t('cards.margin', { rate: percent(margin) })}
        </Text>
      )}
      {uncosted && <UncostedLink uncosted={uncosted} />}
    </>
  );
};

type RecentProps = { readonly figure: 'amount' | 'quantity'; readonly recent: Recent };

/** What the last minutes have added, or taken away; nothing where they changed nothing. */
const RecentNote = ({ figure, recent }: RecentProps) => {
  const { t } = useTranslation('statistics');
  const value = recent[figure];
  if (value === 0) return null;
  const words = (write: typeof short) =>
    t(`cards.recent.${figure}`, {
      count: recent.minutes,
      change: asFigure(`${value > 0 ? '+' : ''}${write(figure, value)}`),
    });
  return (
    <Text as="span" color="accent.fg" title={words(full)}>
      {words(short)}
    </Text>
  );
};

type ComparisonProps = {
  readonly figure: CardFigure;
  readonly compared: Compared | null;
  readonly data: SummaryData;
  readonly period: Period;
};

/** The change and what it is measured against; both periods in full on hover. */
const Comparison = ({ figure, compared, data, period }: ComparisonProps) => {
  const { t } = useTranslation('statistics');
  const { search } = useLocation();
  const { uneven, comparable } = data;
  if (compared === null && period.comparison !== null && uneven.length > 0) {
    return (
      <Flex gap="1" title={t('compare.uneven', { shops: namesOfEnded(t, uneven) })}>
        <Text truncate>{comparisonName(t, period)}</Text>
        <Text as="span">–</Text>
      </Flex>
    );
  }
  if (compared === null || period.comparison === null) return <Text>{t('compare.none')}</Text>;
  const { current, previous, level, untilHour } = compared;
  const days = daysOf(period.range);
  const comparisonDays = daysOf(period.comparison);
  const isPerDay = days !== comparisonDays;
  const title =
    untilHour === null
      ? [
          t('compare.title', {
            range: t('range.span', period.range),
            days,
            comparison: t('range.span', period.comparison),
            comparisonDays,
            figure: full(figure, previous),
          }),
          isPerDay ? t('compare.perDayNote') : '',
          period.isComparisonCut ? t('compare.cut', period.comparison) : '',
          uneven.length > 0 && comparable !== null
            ? t('compare.others', {
                shops: namesOfEnded(t, uneven),
                count: comparable.shopCount,
              })
            : '',
        ].join('')
      : t('compare.titleHours', {
          day: period.comparison.start,
          hour: String(untilHour).padStart(2, '0'),
          current: full(figure, current),
          figure: full(figure, previous),
        });
  return (
    <Flex gap="1" title={title}>
      <Text truncate>{comparisonName(t, period)}</Text>
      <ChangeMark change={changeOf(current, level)} fromNothing={t('compare.fresh')} />
      {figure === 'amount' && (
        <DoorLink
          to={whyAddress(search)}
          preventScrollReset
          flexShrink={0}
          // Beside a narrow figure the sentence below leads there.
          display={{ base: 'none', md: 'inline' }}
          title={t('why.open')}
        >
          {t('why.short')}
        </DoorLink>
      )}
    </Flex>
  );
};
