import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { DataTable } from '../../shared/table/DataTable.tsx';
import { DoorLink } from './DoorLink.tsx';
import { bucketAddress } from './doors.ts';
import { eventColumns } from './events/event-column.tsx';
import type { BucketEvents } from './events/events.ts';
import { fullFigure, type Metric } from './metrics.ts';
import type { Period } from './period.ts';
import type { TrendPoint } from './trend.ts';
import { bucketTitle } from './trend.ts';
import { uncostedFigures } from './uncosted.ts';

type Props = {
  readonly points: readonly TrendPoint[];
  readonly metric: Metric;
  readonly period: Period;
  readonly events: readonly BucketEvents[];
  readonly height: number;
};

/** The points of the trend as figures in full. */
export const TrendTable = ({ points, metric, period, events, height }: Props) => {
  const { t } = useTranslation('statistics');
  const { search } = useLocation();
  const bucketCell = ({ bucket, isRunning }: TrendPoint) => {
    const title = bucketTitle(bucket);
    const text = isRunning ? t('trend.running', { bucket: title }) : title;
    const to = bucketAddress(search, bucket, period);
    return to === null ? (
      text
    ) : (
      <DoorLink to={to} title={t('trend.door', { day: title })}>
        {text}
      </DoorLink>
    );
  };
  const figure = (value: number | null) =>
    value === null ? t('trend.unknown') : fullFigure(metric, value);
  return (
    <Box minHeight={`${height}px`}>
      <DataTable
        caption={t('trend.tableCaption', { metric: t(`trend.${metric}`) })}
        maxHeight={`${height}px`}
        rows={points}
        rowKey={({ bucket }) => bucket}
        columns={[
          {
            key: 'bucket',
            header: t('trend.bucket'),
            cell: bucketCell,
          },
          {
            key: 'current',
            header: t('trend.current'),
            isFigure: true,
            cell: ({ value }) => figure(value),
          },
          ...(points.some(({ uncosted }) => uncosted !== null)
            ? [
                {
                  key: 'uncosted',
                  header: t('trend.uncosted'),
                  isFigure: true,
                  cell: ({ uncosted }: TrendPoint) =>
                    uncosted === null ? t('trend.unknown') : uncostedFigures(t, uncosted),
                },
              ]
            : []),
          {
            key: 'comparisonBucket',
            header: t('trend.comparisonBucket'),
            cell: ({ comparisonBucket }) =>
              comparisonBucket === null ? t('trend.unknown') : bucketTitle(comparisonBucket),
          },
          {
            key: 'previous',
            header: t('trend.previous'),
            isFigure: true,
            cell: ({ previous }) => figure(previous),
          },
          ...eventColumns(t, events, period),
        ]}
      />
    </Box>
  );
};
