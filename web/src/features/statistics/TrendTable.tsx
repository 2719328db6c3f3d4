import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { DataTable } from '../../shared/table/DataTable.tsx';
import { fullFigure, type Metric } from './metrics.ts';
import type { TrendPoint } from './trend.ts';
import { bucketTitle } from './trend.ts';
import { uncostedFigures } from './uncosted.ts';

type Props = {
  readonly points: readonly TrendPoint[];
  readonly metric: Metric;
  readonly height: number;
};

/** The points of the trend as figures in full. */
export const TrendTable = ({ points, metric, height }: Props) => {
  const { t } = useTranslation('statistics');
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
            cell: ({ bucket, isRunning }) =>
              isRunning ? t('trend.running', { bucket: bucketTitle(bucket) }) : bucketTitle(bucket),
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
        ]}
      />
    </Box>
  );
};
