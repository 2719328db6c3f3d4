import { Box, Button, Text } from '@chakra-ui/react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../shared/lazy-part.ts';
import type { EventPeriod } from './events.ts';
import type { Events } from './use-events.ts';

const EventStrip = lazyPart(() => import('./EventStrip.tsx'));

/** The height that the ticks take below a chart, with or without events. */
export const EVENTS_HEIGHT = 28;

type Props = {
  readonly events: Events;
  /** Buckets of the chart. */
  readonly count: number;
  readonly period: EventPeriod;
};

/** The ticks below a trend, or that they could not be read. */
export const TrendEvents = ({ events: { marks, isFailed, retry }, count, period }: Props) => {
  const { t } = useTranslation(['statistics', 'common']);
  return (
    <Box height={`${EVENTS_HEIGHT}px`}>
      {isFailed ? (
        <Text textAlign="center" color="fg.muted" fontSize="xs">
          {t('statistics:events.failed')}{' '}
          <Button size="2xs" variant="ghost" onClick={retry}>
            {t('common:retry')}
          </Button>
        </Text>
      ) : (
        <Suspense>
          <EventStrip marks={marks} count={count} period={period} />
        </Suspense>
      )}
    </Box>
  );
};
