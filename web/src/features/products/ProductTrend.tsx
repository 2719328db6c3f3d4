import { Button } from '@chakra-ui/react';
import { type ComponentProps, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { DataSource } from '../../../../api/contract/rules/data-source.ts';
import { BlockPlace, BlockSkeleton } from '../../shared/charts/BlockState.tsx';
import { LineChart } from '../../shared/charts/lazy.ts';
import { Panel } from '../../shared/charts/Panel.tsx';
import { paletteOf } from '../../shared/charts/palette.ts';
import { TooltipBox } from '../../shared/charts/TooltipBox.tsx';
import type { DayRange } from '../../shared/date-range/range.ts';
import { useToday } from '../../shared/date-range/use-today.ts';
import { fullCount } from '../../shared/kpi/money.ts';
import { DataTable } from '../../shared/table/DataTable.tsx';
import { EmptyState, ErrorState } from '../../shared/ui/states.tsx';
import { printQuery } from '../../shared/url-state/codec.ts';
import { useColorMode } from '../../theme/color-mode.ts';
import {
  axisFigure,
  bucketLabel,
  DoorLink,
  dataSource,
  dayTitle,
  eventColumns,
  eventLines,
  finishedValue,
  NamedOriginMark,
  openRange,
  TrendEvents,
  useEvents,
} from '../statistics/index.ts';
import { Counted } from './cells.tsx';
import type { TrendPoint } from './product-trend.ts';
import { useProductTrend } from './use-product-trend.ts';
import type { ProductRow } from './variables.ts';

type Props = {
  readonly row: ProductRow;
  readonly range: DayRange;
  readonly source: DataSource;
};

const HEIGHT = 240;

type EventProps = ComponentProps<typeof TrendEvents>;
type Marks = EventProps['events']['marks'];
type EventPeriod = EventProps['period'];

/** The product with the figures of one day or month of its course, also of today. */
const useBucketDoor = (range: DayRange) => {
  const { search } = useLocation();
  const today = useToday();
  return (bucket: string): string | null => {
    const days = openRange(bucket, { range, today });
    if (days === null) return null;
    const wanted = new URLSearchParams(search);
    wanted.set('range', days);
    return printQuery(wanted);
  };
};

/** The net pieces of one product over time. */
export const ProductTrend = ({ row, range, source }: Props) => {
  const { t } = useTranslation(['products', 'statistics', 'operations']);
  const { points, isFailed, retry } = useProductTrend({ row, range, source });
  const buckets = useMemo(() => points?.map(({ bucket }) => bucket) ?? [], [points]);
  const selection = useMemo(() => ({ shop: row.shop.id }), [row.shop.id]);
  const products = useMemo(() => new Map([[row.productId, row.name]]), [row.productId, row.name]);
  const asked = { selection, range, dataSource: dataSource[source], products };
  const events = useEvents(asked, buckets);
  const doorOf = useBucketDoor(range);
  const navigate = useNavigate();
  const open = (index: number) => {
    const to = doorOf(buckets[index] ?? '');
    if (to !== null) void navigate(to, { preventScrollReset: true });
  };
  const [isTable, setIsTable] = useState(false);
  const { t: statistics } = useTranslation('statistics');
  const palette = paletteOf(useColorMode().mode);
  const today = useToday();
  const period = { range, today, shop: row.shop.id };
  const hasSales = points?.some(({ sold, returned }) => sold || returned) ?? false;
  return (
    <Panel
      title={t('products:drawer.trend', range)}
      mark={
        <NamedOriginMark figure="product" name={t('operations:sku.title')} shop={row.shop.id} />
      }
      summary={points === null ? null : <Summary points={points} />}
      isBusy={points === null && !isFailed}
      actions={
        hasSales && (
          <Button
            size="sm"
            variant="ghost"
            aria-pressed={isTable}
            onClick={() => setIsTable(!isTable)}
          >
            {t(isTable ? 'statistics:view.chart' : 'statistics:view.table')}
          </Button>
        )
      }
    >
      {points === null ? (
        isFailed ? (
          <BlockPlace height={HEIGHT}>
            <ErrorState onRetry={retry} />
          </BlockPlace>
        ) : (
          <BlockSkeleton height={HEIGHT} />
        )
      ) : !hasSales ? (
        <BlockPlace height={HEIGHT}>
          <EmptyState title={t('products:drawer.trendNone')} />
        </BlockPlace>
      ) : isTable ? (
        <TrendTable points={points} events={events.marks} period={period} doorOf={doorOf} />
      ) : (
        <>
          <Suspense fallback={<BlockSkeleton height={HEIGHT} />}>
            <LineChart
              height={HEIGHT}
              labels={points.map(({ bucket }) => bucketLabel(bucket))}
              series={[
                {
                  id: 'net',
                  color: palette.current,
                  values: points.map(({ bucket, net }) => finishedValue(bucket, today, net)),
                },
              ]}
              ariaLabel={t('products:drawer.trendChart', { name: row.name })}
              onOpen={open}
              axisText={(value) => axisFigure('quantity', value)}
              tooltip={(index) => {
                const point = points[index];
                return point === undefined ? null : (
                  <TooltipBox
                    title={t('products:columns.quantity')}
                    lines={[
                      {
                        color: palette.current,
                        label: dayTitle(point.bucket, today, statistics),
                        value: <Counted count={point.net} />,
                      },
                      ...eventLines(statistics, events.marks, index),
                    ]}
                  />
                );
              }}
            />
          </Suspense>
          <TrendEvents events={events} count={points.length} period={period} />
        </>
      )}
    </Panel>
  );
};

type PointsProps = { readonly points: readonly TrendPoint[] };

const Summary = ({ points }: PointsProps) => {
  const { t } = useTranslation('products');
  const [first, ...rest] = points;
  const total = points.reduce((sum, { net }) => sum + (net ?? 0), 0);
  if (first === undefined || total === 0) return <>{t('drawer.trendNone')}</>;
  const peak = rest.reduce(
    (best, point) => ((point.net ?? 0) > (best.net ?? 0) ? point : best),
    first,
  );
  return (
    <>
      {t('drawer.trendSummary', {
        total: fullCount(total),
        bucket: bucketLabel(peak.bucket),
        peak: fullCount(peak.net ?? 0),
      })}
    </>
  );
};

type TableProps = PointsProps & {
  readonly events: Marks;
  readonly period: EventPeriod;
  readonly doorOf: (bucket: string) => string | null;
};

const TrendTable = ({ points, events, period, doorOf }: TableProps) => {
  const { t } = useTranslation('products');
  const { t: statistics } = useTranslation('statistics');
  const today = useToday();
  return (
    <DataTable
      caption={t('drawer.trendCaption')}
      maxHeight={`${HEIGHT}px`}
      rows={points}
      rowKey={({ bucket }) => bucket}
      columns={[
        {
          key: 'bucket',
          header: t('drawer.bucket'),
          cell: ({ bucket }) => {
            const title = dayTitle(bucket, today, statistics);
            const to = doorOf(bucket);
            return to === null ? (
              title
            ) : (
              <DoorLink to={to} preventScrollReset title={statistics('trend.door', { day: title })}>
                {title}
              </DoorLink>
            );
          },
        },
        ...(['net', 'sold', 'returned'] as const).map((key) => ({
          key,
          header: t(key === 'net' ? 'columns.quantity' : `columns.${key}`),
          isFigure: true,
          cell: (point: TrendPoint) => <Counted count={point[key]} />,
        })),
        ...eventColumns(statistics, events, period),
      ]}
    />
  );
};
