import { skipToken } from '@apollo/client/react';
import { Button, Flex, Text } from '@chakra-ui/react';
import type { TFunction } from 'i18next';
import { Suspense, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { staleWhileRevalidate } from '../../graphql/query-options.ts';
import { fullDay } from '../../i18n/format.ts';
import { BlockPlace, BlockSkeleton } from '../../shared/charts/BlockState.tsx';
import { Legend } from '../../shared/charts/Legend.tsx';
import { LineChart } from '../../shared/charts/lazy.ts';
import { Panel } from '../../shared/charts/Panel.tsx';
import { paletteOf } from '../../shared/charts/palette.ts';
import { TooltipBox, type TooltipLine } from '../../shared/charts/TooltipBox.tsx';
import { granularitiesOf, granularityOf } from '../../shared/date-range/range.ts';
import { Segments } from '../../shared/table/Segments.tsx';
import { EmptyState, ErrorState } from '../../shared/ui/states.tsx';
import { useUrlState } from '../../shared/url-state/use-url-state.ts';
import { useColorMode } from '../../theme/color-mode.ts';
import { axisFigure } from './axis.ts';
import { bucketAddress, spanAddress } from './doors.ts';
import { eventLines } from './events/event-column.tsx';
import { EVENTS_HEIGHT, TrendEvents } from './events/TrendEvents.tsx';
import { useEvents } from './events/use-events.ts';
import { fullFigure, granularity, lineCodec, metricCodec, shortFigure } from './metrics.ts';
import { OriginMark } from './origin/OriginLink.tsx';
import type { Period } from './period.ts';
import { useTrendLineQuery } from './Trend.generated.ts';
import { TrendTable } from './TrendTable.tsx';
import type { TrendPoint, Trends } from './trend.ts';
import { bucketLabel, bucketTitle, lineOf, trendOf } from './trend.ts';
import { UncostedLink } from './UncostedLink.tsx';
import { sumOfUncosted, uncostedFigures } from './uncosted.ts';
import type { HomeVariables } from './use-home.ts';

const HEIGHT = 320;
const LEGEND_HEIGHT = 24;

type Props = {
  /** The points in the width that fits the period; null while they are fetched. */
  readonly trends: Trends | null;
  readonly variables: HomeVariables;
  readonly period: Period;
  readonly nowBucket: string;
  readonly isProfitHidden: boolean;
  readonly onRetry: () => void;
};

const metrics = ['amount', 'quantity', 'profit'] as const;

/** The course of one figure, beside the period that it is compared with. */
export const Trend = (props: Props) => {
  const { trends: fitting, variables, period, nowBucket, isProfitHidden, onRetry } = props;
  const { t } = useTranslation('statistics');
  const [wish, setMetric] = useUrlState(metricCodec);
  const metric = wish === 'profit' && isProfitHidden ? 'amount' : wish;
  const [line, setLine] = useUrlState(lineCodec);
  const [isTable, setIsTable] = useState(false);
  const palette = paletteOf(useColorMode().mode);
  const width = granularityOf(period.range, line === null ? null : granularity[line]);
  const isFitting = width === period.granularity;
  // Another width than the fitting one is asked for by itself.
  const other = useTrendLineQuery(
    isFitting
      ? skipToken
      : {
          variables: { ...variables, granularity: width },
          ...staleWhileRevalidate,
          context: { quiet: true },
          errorPolicy: 'all',
        },
  );
  const trends = isFitting ? fitting : (other.data?.statistics ?? null);
  const points = useMemo(
    () => (trends === null ? null : trendOf(trends, metric, nowBucket)),
    [trends, metric, nowBucket],
  );
  const buckets = useMemo(() => points?.map(({ bucket }) => bucket) ?? [], [points]);
  const events = useEvents(variables, buckets);
  const isFailed = points === null && (trends !== null || other.error !== undefined);
  const retry = isFitting ? onRetry : () => other.refetch().catch(() => {});
  const uncosted = useMemo(
    () => sumOfUncosted(points?.map((point) => point.uncosted) ?? []),
    [points],
  );
  const isUncosted = uncosted !== null && !points?.some(hasProfit);
  const hasPrevious = points?.some(({ previous }) => previous !== null) ?? false;
  const widths = granularitiesOf(period.range);
  const name = t(`trend.${metric}`);
  const { search } = useLocation();
  const navigate = useNavigate();
  const refocus = useRef(false);
  // An hour has no events of its own.
  const hasEvents = width !== 'HOUR';
  const chartHeight = HEIGHT - LEGEND_HEIGHT - (hasEvents ? EVENTS_HEIGHT : 0);
  const open = (index: number) => {
    const to = bucketAddress(search, points?.[index]?.bucket ?? '', period);
    if (to !== null) void navigate(to);
  };
  const select = (from: number, until: number) => {
    const ends = [points?.[from]?.bucket ?? '', points?.[until]?.bucket ?? ''] as const;
    const to = spanAddress(search, ends, period);
    if (to !== null) void navigate(to, { preventScrollReset: true });
  };

  return (
    <Panel
      title={t('trend.title')}
      mark={<OriginMark figure={metric} />}
      summary={
        points === null ? null : (
          <>
            {!isUncosted && <Summary points={points} metric={metric} />}{' '}
            {uncosted && <UncostedLink uncosted={uncosted} />}
          </>
        )
      }
      isBusy={points === null && !isFailed}
      actions={
        <>
          <Segments
            label={t('trend.metric')}
            value={metric}
            segments={metrics
              .filter((value) => value !== 'profit' || !isProfitHidden)
              .map((value) => ({ value, label: t(`trend.${value}`) }))}
            onChange={setMetric}
          />
          {widths.length > 1 && (
            <Segments
              label={t('trend.lineLabel')}
              value={lines[width]}
              segments={widths.map((value) => ({
                value: lines[value],
                label: t(`trend.${lines[value]}`),
              }))}
              onChange={setLine}
            />
          )}
          <Button
            size="sm"
            variant="ghost"
            aria-pressed={isTable}
            onClick={() => setIsTable(!isTable)}
          >
            {isTable ? t('view.chart') : t('view.table')}
          </Button>
        </>
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
      ) : isUncosted && !isTable ? (
        <BlockPlace height={HEIGHT}>
          <EmptyState title={t('trend.none')} hint={t('trend.noneHint')} />
        </BlockPlace>
      ) : isTable ? (
        <TrendTable
          points={points}
          metric={metric}
          period={period}
          events={events.marks}
          height={HEIGHT}
        />
      ) : (
        <>
          <Suspense fallback={<BlockSkeleton height={chartHeight} />}>
            <LineChart
              height={chartHeight}
              labels={points.map(({ bucket }) => bucketLabel(bucket))}
              series={[
                {
                  id: 'current',
                  color: palette.current,
                  values: lineOf(points),
                },
                {
                  id: 'previous',
                  color: palette.previous,
                  isDashed: true,
                  values: points.map(({ previous }) => previous),
                },
              ]}
              ariaLabel={t('trend.chart', { metric: name })}
              axisText={(value) => axisFigure(metric, value)}
              onOpen={width === 'HOUR' ? undefined : open}
              onSelect={width === 'HOUR' ? undefined : select}
              refocus={refocus}
              tooltip={(index) => {
                const point = points[index];
                return point ? (
                  <PointTooltip
                    point={point}
                    metric={metric}
                    palette={palette}
                    events={eventLines(t, events.marks, index)}
                  />
                ) : null;
              }}
            />
          </Suspense>
          {hasEvents && <TrendEvents events={events} count={points.length} period={period} />}
          <Flex justify="center" align="center" gap="4" wrap="wrap">
            <Legend
              items={[
                { color: palette.current, label: `${t('trend.current')} ${span(period.range)}` },
                ...(hasPrevious && period.comparison
                  ? [
                      {
                        color: palette.previous,
                        isDashed: true,
                        label: `${t('trend.previous')} ${span(period.comparison)}`,
                      },
                    ]
                  : []),
              ]}
            />
            {width !== 'HOUR' && (
              <Text color="fg.muted" fontSize="xs">
                {t('trend.drag')}
              </Text>
            )}
          </Flex>
        </>
      )}
    </Panel>
  );
};

/** Whether anything with a cost moved in the bucket. */
const hasProfit = ({ value, uncosted }: TrendPoint): boolean =>
  value !== null && (value !== 0 || uncosted !== null);

const lines = { HOUR: 'hour', DAY: 'day', MONTH: 'month' } as const;

const span = ({ start, end }: { start: string; end: string }) =>
  start === end ? fullDay(start) : `${fullDay(start)} ~ ${fullDay(end)}`;

type SummaryProps = {
  readonly points: readonly TrendPoint[];
  readonly metric: 'amount' | 'quantity' | 'profit';
};

const Summary = ({ points, metric }: SummaryProps) => {
  const { t } = useTranslation('statistics');
  const name = t(`trend.${metric}`);
  const known = points.flatMap(({ bucket, value }) => (value === null ? [] : [{ bucket, value }]));
  const [first, ...rest] = known;
  if (first === undefined || known.every(({ value }) => value === 0)) {
    return <>{t('trend.summaryNone', { metric: name })}</>;
  }
  const peak = rest.reduce((best, point) => (point.value > best.value ? point : best), first);
  return (
    <>
      {t('trend.summary', {
        metric: name,
        total: shortFigure(
          metric,
          known.reduce((sum, { value }) => sum + value, 0),
        ),
        bucket: bucketLabel(peak.bucket),
        peak: shortFigure(metric, peak.value),
      })}
    </>
  );
};

/** The name of a point's hour or day; of a running hour with the word that it is not over. */
const titleOf = ({ bucket, isRunning }: TrendPoint, t: TFunction<'statistics'>): string =>
  isRunning ? t('trend.running', { bucket: bucketTitle(bucket) }) : bucketTitle(bucket);

type TooltipProps = {
  readonly point: TrendPoint;
  readonly metric: 'amount' | 'quantity' | 'profit';
  readonly palette: { readonly current: string; readonly previous: string };
  readonly events: readonly TooltipLine[];
};

const PointTooltip = ({ point, metric, palette, events }: TooltipProps) => {
  const { t } = useTranslation('statistics');
  const figure = (value: number | null) =>
    value === null ? t('trend.unknown') : fullFigure(metric, value);
  return (
    <TooltipBox
      title={t(`trend.${metric}`)}
      lines={[
        { color: palette.current, label: titleOf(point, t), value: figure(point.value) },
        ...(point.uncosted === null
          ? []
          : [
              {
                color: null,
                label: t('trend.uncosted'),
                value: uncostedFigures(t, point.uncosted),
              },
            ]),
        ...(point.comparisonBucket === null
          ? []
          : [
              {
                color: palette.previous,
                isDashed: true,
                label: bucketTitle(point.comparisonBucket),
                value: figure(point.previous),
              },
            ]),
        ...events,
      ]}
    />
  );
};
