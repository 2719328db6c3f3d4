import { Box, Flex, Grid, Skeleton, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dotted } from '../../../i18n/format.ts';
import { rightsOf } from '../../../session/rights.ts';
import { useViewer } from '../../../session/viewer-context.ts';
import { Sparkline } from '../../../shared/charts/Sparkline.tsx';
import { ChangeMark } from '../../../shared/kpi/ChangeMark.tsx';
import { changeOf } from '../../../shared/kpi/change.ts';
import { fullMoney, percent, shortCount, shortMoney } from '../../../shared/kpi/money.ts';
import { comparedFigure, isProfitHidden, totalOf } from '../comparison.ts';
import { OriginLink } from '../origin/OriginLink.tsx';
import type { SummaryData } from '../SummaryCards.tsx';
import { lineOf, trendOf } from '../trend.ts';
import { uncostedNote, uncostedOf } from '../uncosted.ts';

type Figure = 'amount' | 'profit' | 'returned';

/** Net sales, profit for whoever may see it, and returns: today against the same hours of yesterday. */
export const FigureCards = ({ data }: { data: SummaryData | null }) => {
  const { t } = useTranslation('statistics');
  const viewer = useViewer();
  const withProfit =
    rightsOf(viewer).mayLookCost && (data === null || !isProfitHidden(data.totals));
  return (
    <Grid
      as="section"
      aria-label={t('cards.label')}
      gap="2"
      gridTemplateColumns="repeat(2, minmax(0, 1fr))"
    >
      <Box gridColumn="1 / -1">
        <Card figure="amount" data={data} />
      </Box>
      {withProfit && <Card figure="profit" data={data} />}
      <Box {...(!withProfit && { gridColumn: '1 / -1' })}>
        <Card figure="returned" data={data} />
      </Box>
    </Grid>
  );
};

const Card = ({ figure, data }: { figure: Figure; data: SummaryData | null }) => {
  const { t } = useTranslation('statistics');
  const isFirst = figure === 'amount';
  return (
    <Box
      role="group"
      aria-label={t(`cards.${figure}`)}
      aria-busy={data === null}
      position="relative"
      padding="3"
      height="full"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
    >
      <Text color="fg.muted">{t(`cards.${figure}`)}</Text>
      {data === null ? (
        <Skeleton height={isFirst ? '96px' : '48px'} marginTop="1" />
      ) : (
        <>
          <Value figure={figure} data={data} />
          {!data.isUnpaid && <OriginLink figure={figure} />}
          <Comparison figure={figure} data={data} />
          <Note figure={figure} data={data} />
          {isFirst && !data.isUnpaid && (
            <Box height="7" marginTop="1">
              <Sparkline
                values={lineOf(trendOf(data.trends, figure, data.nowBucket) ?? [])}
                color="var(--c-colors-accent-solid)"
              />
            </Box>
          )}
        </>
      )}
    </Box>
  );
};

type Props = { readonly figure: Figure; readonly data: SummaryData };

const Value = ({ figure, data }: Props) => {
  const { t } = useTranslation('statistics');
  const value = data.isUnpaid ? null : totalOf(data.totals, figure);
  if (value === null) {
    const isUncosted = figure === 'profit' && uncostedOf(data.totals.profit) !== null;
    const reason = data.isUnpaid
      ? t('unpaid.card')
      : t(isUncosted ? 'uncosted.mark' : 'cards.failed');
    return <Text lineHeight="2.25rem">{reason}</Text>;
  }
  return (
    <Text
      textStyle="figure.card"
      lineHeight="2.25rem"
      {...(figure === 'amount' && { fontSize: '3xl', lineHeight: '2.75rem' })}
      title={fullMoney(value)}
      data-figure
    >
      {shortMoney(value)}
    </Text>
  );
};

const Comparison = ({ figure, data }: Props) => {
  const { t } = useTranslation('statistics');
  const compared = data.isUnpaid ? null : comparedFigure(data, figure);
  return (
    <Flex gap="1" fontSize="xs" color="fg.muted" wrap="wrap">
      {compared === null ? (
        t('compare.none')
      ) : (
        <>
          <span>{t('compare.today')}</span>
          <ChangeMark
            change={changeOf(compared.current, compared.level)}
            fromNothing={t('compare.fresh')}
          />
        </>
      )}
    </Flex>
  );
};

const Note = ({ figure, data }: Props) => {
  const { t } = useTranslation('statistics');
  const { quantity, profit } = data.totals;
  const uncosted = figure === 'profit' && profit?.profit != null ? uncostedOf(profit) : null;
  const notes: Record<Figure, ReactNode> = {
    amount: quantity && t('cards.pieces', { pieces: shortCount(quantity.net) }),
    returned:
      quantity &&
      dotted(
        t('cards.pieces', { pieces: shortCount(quantity.returned) }),
        t('cards.returnRate', {
          rate: percent(quantity.sold === 0 ? 0 : quantity.returned / quantity.sold),
        }),
      ),
    profit: uncosted && uncostedNote(t, uncosted),
  };
  if (data.isUnpaid || !notes[figure]) return null;
  return (
    <Text fontSize="xs" color="fg.muted">
      {notes[figure]}
    </Text>
  );
};
