import { Button, Flex } from '@chakra-ui/react';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Day } from '../../../../../api/contract/rules/calendar.ts';
import { staleWhileRevalidate } from '../../../graphql/query-options.ts';
import { BlockPlace, BlockSkeleton } from '../../../shared/charts/BlockState.tsx';
import { Legend } from '../../../shared/charts/Legend.tsx';
import { LineChart } from '../../../shared/charts/lazy.ts';
import { paletteOf, sliceColor } from '../../../shared/charts/palette.ts';
import { TooltipBox } from '../../../shared/charts/TooltipBox.tsx';
import { type DayRange, granularityOf } from '../../../shared/date-range/range.ts';
import { useToday } from '../../../shared/date-range/use-today.ts';
import { fullCount } from '../../../shared/kpi/money.ts';
import { lazyPart } from '../../../shared/lazy-part.ts';
import { DataTable } from '../../../shared/table/DataTable.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { useUrlState } from '../../../shared/url-state/use-url-state.ts';
import { useColorMode } from '../../../theme/color-mode.ts';
import { axisFigure } from '../axis.ts';
import { DoorLink } from '../DoorLink.tsx';
import { openRange, productsAddress } from '../doors.ts';
import { eventColumns, eventLines } from '../events/event-column.tsx';
import type { BucketEvents } from '../events/events.ts';
import { EVENTS_HEIGHT, TrendEvents } from '../events/TrendEvents.tsx';
import { type Events, useEvents } from '../events/use-events.ts';
import { NamedOriginMark } from '../origin/OriginLink.tsx';
import { bucketLabel, dayTitle, finishedValue } from '../trend.ts';
import { UnpaidMark } from '../UnpaidMark.tsx';
import type { HomeVariables } from '../use-home.ts';
import { Block, partOf } from './Block.tsx';
import { type SkuTrendsQuery, useSkuTrendsQuery } from './SkuTrend.generated.ts';
import {
  bestOf,
  lineDays,
  lineLook,
  productsOf,
  shortSkuName,
  skuName,
  skusCodec,
  TOP_SKUS,
  totalOf,
} from './sku-trend.ts';

const SkuPicker = lazyPart(() => import('./SkuPicker.tsx'));

const HEIGHT = 320;
const LEGEND_HEIGHT = 32;
const CHART_HEIGHT = HEIGHT - LEGEND_HEIGHT - EVENTS_HEIGHT;

type Line = NonNullable<SkuTrendsQuery['statistics']['skuTrends']>[number];

/** Pieces of single SKUs over time: of those that sold most, or of those that the reader has chosen. */
export const SkuTrendBlock = ({ variables }: { variables: HomeVariables }) => {
  const { t } = useTranslation('operations');
  const { t: statistics } = useTranslation('statistics');
  const [skuIds, setSkuIds] = useUrlState(skusCodec);
  const [isTable, setIsTable] = useState(false);
  const [isPicking, setIsPicking] = useState(false);
  const { selection, dataSource } = variables;
  const range = useMemo(() => lineDays(variables.range), [variables.range]);
  const ownDays = range === variables.range ? undefined : `${range.start}..${range.end}`;
  const query = useSkuTrendsQuery({
    variables: {
      selection,
      range,
      dataSource,
      skuIds: skuIds.length === 0 ? null : [...skuIds],
      top: TOP_SKUS,
      granularity: granularityOf(range),
    },
    ...staleWhileRevalidate,
    errorPolicy: 'all',
    context: { quiet: true },
  });
  const lines = partOf(query, ({ statistics: { skuTrends } }) => skuTrends);
  const products = useMemo(() => productsOf(lines ?? []), [lines]);
  const buckets = useMemo(() => lines?.[0]?.points.map(({ bucket }) => bucket) ?? [], [lines]);
  const events = useEvents({ selection, range, dataSource, products }, buckets);
  return (
    <>
      <Block
        title={t('sku.title')}
        mark={<NamedOriginMark figure="skus" name={t('sku.title')} />}
        height={HEIGHT}
        data={lines}
        onRetry={() => query.refetch().catch(() => {})}
        summary={(shown) => {
          const best = bestOf(shown);
          return best
            ? t(skuIds.length === 0 ? 'sku.summaryTop' : 'sku.summary', {
                ...range,
                count: shown.length,
                name: skuName(best),
                quantity: fullCount(totalOf(best)),
              })
            : null;
        }}
        actions={
          <>
            {skuIds.length > 0 && (
              <Button size="sm" variant="ghost" onClick={() => setSkuIds([])}>
                {t('words.reset')}
              </Button>
            )}
            <Button size="sm" variant="outline" onClick={() => setIsPicking(true)}>
              {t('sku.choose')}
            </Button>
            <Button
              size="sm"
              variant="ghost"
              aria-pressed={isTable}
              onClick={() => setIsTable(!isTable)}
            >
              {statistics(isTable ? 'view.chart' : 'view.table')}
            </Button>
          </>
        }
      >
        {(shown) =>
          bestOf(shown) === undefined ? (
            <BlockPlace height={HEIGHT}>
              <EmptyState title={t('sku.none')} hint={t('sku.noneHint')} />
            </BlockPlace>
          ) : isTable ? (
            <LinesTable lines={shown} range={range} ownDays={ownDays} marks={events.marks} />
          ) : (
            <Lines lines={shown} range={range} ownDays={ownDays} events={events} />
          )
        }
      </Block>
      {isPicking && (
        <Suspense>
          <SkuPicker
            variables={variables}
            chosen={skuIds}
            known={lines ?? []}
            onChoose={(ids) => {
              setIsPicking(false);
              setSkuIds(ids);
            }}
            onClose={() => setIsPicking(false)}
          />
        </Suspense>
      )}
    </>
  );
};

const idOf = ({ shop, skuId }: Line): string => `${shop.id} ${skuId}`;

/** A SKU in the product list, of the days of the page or of these. */
const skuAddress = (search: string, { skuId, shop }: Line, range: string | undefined): string =>
  productsAddress(
    search,
    { level: 'sku', q: skuId },
    { shop: shop.id, ...(range !== undefined && { range }) },
  );

/** The same of what a point counts; null for days that no address has a name for, and where nobody has paid. */
function pointAddress(
  search: string,
  line: Line,
  place: number,
  period: { readonly range: DayRange; readonly today: Day },
): string | null {
  const point = line.points[place];
  if (point === undefined || point.quantity === null) return null;
  const range = openRange(point.bucket, period);
  return range === null ? null : skuAddress(search, line, range);
}

/** Most of a place comes first, as whoever opens it by a key sees it. */
const piecesAt = ({ points }: Line, place: number): number => points[place]?.quantity?.net ?? 0;

/** The pieces of a point, or that its shop is not paid for. */
const countOf = (count: number | null | undefined) =>
  count == null ? <UnpaidMark /> : fullCount(count);

type LinesProps = {
  readonly lines: readonly Line[];
  readonly range: DayRange;
  /** The days of the lines, where they are not those of the page. */
  readonly ownDays: string | undefined;
};

const Lines = ({ lines, range, ownDays, events }: LinesProps & { readonly events: Events }) => {
  const { t } = useTranslation('operations');
  const { t: statistics } = useTranslation('statistics');
  const palette = paletteOf(useColorMode().mode);
  const today = useToday();
  const { search } = useLocation();
  const navigate = useNavigate();
  /** The line that was pressed; by a key, the one with most pieces there. */
  const open = (place: number, pressed?: string) => {
    const line =
      lines.find((one) => idOf(one) === pressed) ??
      lines.toSorted((one, other) => piecesAt(other, place) - piecesAt(one, place))[0];
    const to = line && pointAddress(search, line, place, { range, today });
    if (to) void navigate(to);
  };
  const named = lines.map((line, index) => {
    const { color, isDashed } = lineLook(index);
    return {
      id: idOf(line),
      color: sliceColor(palette, color, false),
      isDashed,
      label: shortSkuName(line),
      to: skuAddress(search, line, ownDays),
      title: t('words.toProduct', { product: skuName(line) }),
      counts: line.points.map(({ quantity }) => quantity?.net),
      values: line.points.map(({ bucket, quantity }) =>
        finishedValue(bucket, today, quantity?.net ?? null),
      ),
    };
  });
  const buckets = lines[0]?.points.map(({ bucket }) => bucket) ?? [];
  const tooltip = (index: number) => (
    <TooltipBox
      title={dayTitle(buckets[index] ?? '', today, statistics)}
      lines={[
        ...named.map(({ color, isDashed, label, counts }) => ({
          color,
          isDashed,
          label,
          value: countOf(counts[index]),
        })),
        ...eventLines(statistics, events.marks, index),
      ]}
    />
  );
  return (
    <>
      <Suspense fallback={<BlockSkeleton height={CHART_HEIGHT} />}>
        <LineChart
          height={CHART_HEIGHT}
          labels={buckets.map(bucketLabel)}
          series={named}
          ariaLabel={t('sku.chart')}
          axisText={(value) => axisFigure('quantity', value)}
          tooltip={tooltip}
          onOpen={open}
        />
      </Suspense>
      <TrendEvents events={events} count={buckets.length} period={{ range, today }} />
      <Flex justify="center">
        <Legend items={named} />
      </Flex>
    </>
  );
};

type TableProps = LinesProps & { readonly marks: readonly BucketEvents[] };

const LinesTable = ({ lines, range, ownDays, marks }: TableProps) => {
  const { t } = useTranslation('operations');
  const { t: statistics } = useTranslation('statistics');
  const today = useToday();
  const { search } = useLocation();
  return (
    <DataTable
      caption={t('sku.list')}
      maxHeight={`${HEIGHT}px`}
      rows={lines[0]?.points ?? []}
      rowKey={({ bucket }) => bucket}
      columns={[
        {
          key: 'bucket',
          header: statistics('trend.bucket'),
          cell: ({ bucket }) => dayTitle(bucket, today, statistics),
        },
        ...lines.map((line) => ({
          key: idOf(line),
          header: shortSkuName(line),
          headerCell: (
            <DoorLink
              to={skuAddress(search, line, ownDays)}
              title={t('words.toProduct', { product: skuName(line) })}
            >
              {shortSkuName(line)}
            </DoorLink>
          ),
          isFigure: true,
          cell: (_row: Line['points'][number], index: number) => {
            const count = countOf(line.points[index]?.quantity?.net);
            const to = pointAddress(search, line, index, { range, today });
            return to === null ? count : <DoorLink to={to}>{count}</DoorLink>;
          },
        })),
        ...eventColumns(statistics, marks, { range, today }),
      ]}
    />
  );
};
