import { Box, Flex, Grid, Skeleton, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { partsText } from '../../../i18n/format.ts';
import { rightsOf } from '../../../session/rights.ts';
import { useViewer } from '../../../session/viewer-context.ts';
import { Sparkline } from '../../../shared/charts/Sparkline.tsx';
import { ChangeMark } from '../../../shared/kpi/ChangeMark.tsx';
import { CardDoor } from '../../../shared/kpi/KpiCard.tsx';
import { OriginLink } from '../origin/OriginLink.tsx';
import type { SummaryData } from '../summary-card.ts';
import {
  type CardFigure,
  cardAddress,
  cardColumns,
  cardOf,
  type FigureCard,
  figuresFor,
  firstFigureSize,
} from './figure-card.ts';

/** Net sales, profit for whoever may see it, and returns: today against the same hours of yesterday. */
export const FigureCards = ({ data }: { data: SummaryData | null }) => {
  const { t } = useTranslation('statistics');
  const viewer = useViewer();
  const figures = figuresFor(rightsOf(viewer).mayLookCost, data);
  return (
    <Grid as="section" aria-label={t('cards.label')} gap="2" gridTemplateColumns={cardColumns}>
      {figures.map((figure) => {
        const isWide = figure === 'amount' || figures.length === 2;
        return (
          <Box key={figure} {...(isWide && { gridColumn: '1 / -1' })}>
            <Card figure={figure} data={data} />
          </Box>
        );
      })}
    </Grid>
  );
};

const Card = ({ figure, data }: { figure: CardFigure; data: SummaryData | null }) => {
  const { t } = useTranslation('statistics');
  return (
    <Box
      role="group"
      aria-label={t(`cards.${figure}`)}
      aria-busy={data === null}
      position="relative"
      padding="3"
      height="full"
      layerStyle="panel"
    >
      <Text color="fg.muted">{t(`cards.${figure}`)}</Text>
      {data === null ? (
        <Skeleton height={figure === 'amount' ? '96px' : '48px'} marginTop="1" />
      ) : (
        <Content card={cardOf(t, figure, data)} />
      )}
    </Box>
  );
};

const Content = ({ card }: { card: FigureCard }) => {
  const { t } = useTranslation('statistics');
  const { search } = useLocation();
  const { figure, name, value, reason, change, uncompared, note, line, hasOrigin } = card;
  return (
    <>
      {value === null ? (
        <Text lineHeight="2.25rem">{reason}</Text>
      ) : (
        <Text
          textStyle="figure.card"
          lineHeight="2.25rem"
          {...(figure === 'amount' && { fontSize: firstFigureSize, lineHeight: '2.75rem' })}
          title={value.full}
          data-figure
        >
          <CardDoor
            to={cardAddress(search, figure)}
            aria-label={partsText(`${name} ${value.shown}`, t('cards.door'))}
          >
            {value.shown}
          </CardDoor>
        </Text>
      )}
      {hasOrigin && <OriginLink figure={figure} />}
      <Flex gap="1" fontSize="xs" color="fg.muted" wrap="wrap">
        {change === null ? (
          uncompared
        ) : (
          <>
            <span>{t('compare.today')}</span>
            <ChangeMark
              change={change}
              fromNothing={t('compare.fresh')}
              isBadUp={figure === 'returned'}
            />
          </>
        )}
      </Flex>
      {note !== null && (
        <Text fontSize="xs" color="fg.muted">
          {note}
        </Text>
      )}
      {line !== null && (
        <Box height="7" marginTop="1">
          <Sparkline values={line} color="var(--c-colors-accent-solid)" />
        </Box>
      )}
    </>
  );
};
