import { Box, VisuallyHidden } from '@chakra-ui/react';
import {
  Line,
  type LineCustomSvgLayerProps,
  type Point,
  type SliceData,
  type SliceTooltipProps,
} from '@nivo/line';
import {
  Fragment,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useMemo,
} from 'react';
import { useTranslation } from 'react-i18next';
import { BrushBar } from './BrushBar.tsx';
import type { Span } from './brush.ts';
import { ChartCursor } from './ChartCursor.tsx';
import { chartMargin as margin } from './margin.ts';
import { nivoTheme } from './nivo-theme.ts';
import { labelledPoints } from './ticks.ts';
import { TooltipMode } from './tooltip-mode.ts';
import { useBrush } from './use-brush.ts';
import { useWidth } from './use-width.ts';
import { valueAxis } from './value-axis.ts';

export type LineSeries = {
  readonly id: string;
  readonly color: string;
  /** Told apart without its colour, as the period is that another one is compared with. */
  readonly isDashed?: boolean;
  /** One value a label; null leaves a gap. */
  readonly values: readonly (number | null)[];
};

export type LineChartProps = {
  /** The places of the axis. */
  readonly labels: readonly string[];
  /** The first one is drawn over the others. */
  readonly series: readonly LineSeries[];
  readonly height: number;
  readonly ariaLabel: string;
  readonly axisText: (value: number) => string;
  /** What is shown at a place when the pointer, or a key, is on it. */
  readonly tooltip: (index: number) => ReactNode;
  /** A place was clicked, with the line whose point was nearest there, or entered by key. */
  readonly onOpen?: ((index: number, seriesId?: string) => void) | undefined;
  /** The places from one to another were drawn over. */
  readonly onSelect?: ((from: number, to: number) => void) | undefined;
  /** Says of a chart that is drawn in the place of one in which something was chosen that it has the focus. */
  readonly refocus?: RefObject<boolean> | undefined;
};

type Drawn = {
  readonly id: string;
  readonly color: string;
  readonly data: readonly { readonly x: number; readonly y: number | null }[];
};

type PointOrSlice = Readonly<Point<Drawn>> | Readonly<SliceData<Drawn>>;

const isAlone = (places: readonly { data: { y: number | null } }[], index: number): boolean =>
  places.length > 1 &&
  [index - 1, index + 1].every((near) => (places[near]?.data.y ?? null) === null);

const isOnly = (places: readonly { data: { y: number | null } }[]): boolean =>
  places.filter(({ data: { y } }) => y !== null).length === 1;

/** The line whose point is nearest to a height of the chart; of several in one place the one in front. */
const nearestOf = (points: readonly Readonly<Point<Drawn>>[], y: number): string | undefined =>
  points.toSorted((one, other) => Math.abs(one.y - y) - Math.abs(other.y - y))[0]?.seriesId;

const LABEL_WIDTH = 64;

/** Lines over the same places. */
export default function LineChart({
  labels,
  series,
  height,
  ariaLabel,
  axisText,
  tooltip,
  onOpen,
  onSelect,
  refocus,
}: LineChartProps) {
  const { t } = useTranslation();
  const [ref, width] = useWidth<HTMLDivElement>();
  const brush = useBrush({
    count: labels.length,
    start: margin.left,
    end: width - margin.right,
    onOpen,
    onSelect:
      onSelect && labels.length > 2
        ? (from, to) => {
            if (refocus) refocus.current = true;
            onSelect(from, to);
          }
        : undefined,
  });
  const { cursor, waiting } = brush;
  // Also when it was only hidden until its figures were there.
  useLayoutEffect(() => {
    if (!refocus?.current) return;
    refocus.current = false;
    // Nobody has gone elsewhere meanwhile.
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, [refocus, ref]);
  const nameOf = (span: Span) =>
    t('chart.span', { from: labels[span.from] ?? '', to: labels[span.to] ?? '' });
  const data = useMemo(
    (): Drawn[] =>
      series
        .filter(({ values }) => values.some((value) => value !== null))
        .map(({ id, color, values }) => ({ id, color, data: values.map((y, x) => ({ x, y })) })),
    [series],
  );
  const Lines = useMemo(() => {
    const dashed = new Set(series.filter(({ isDashed }) => isDashed).map(({ id }) => id));
    return ({ series: drawn, lineGenerator }: LineCustomSvgLayerProps<Drawn>) =>
      drawn.toReversed().map(({ id, data: places, color }) => (
        <Fragment key={id}>
          <path
            d={lineGenerator(places.map(({ position }) => position)) ?? ''}
            fill="none"
            stroke={color}
            strokeWidth={dashed.has(id) ? 1.5 : 2}
            strokeDasharray={dashed.has(id) ? '5 4' : undefined}
            strokeLinejoin="round"
          />
          {/* A value between two gaps has no line to lie on; the only one there is stands in figures, too. */}
          {places
            .filter(({ data: { y } }, index) => y !== null && isAlone(places, index))
            .map(({ position: { x, y }, data: { y: value } }) => (
              <Fragment key={x}>
                <circle cx={x} cy={y ?? 0} r="2.5" fill={color} />
                {value !== null && isOnly(places) && (
                  <text x={x + 8} y={(y ?? 0) - 8} fontSize="12" fill="var(--chakra-colors-fg)">
                    {axisText(value)}
                  </text>
                )}
              </Fragment>
            ))}
        </Fragment>
      ));
  }, [series, axisText]);
  const axis = useMemo(
    () => valueAxis(data.flatMap(({ data: values }) => values.map(({ y }) => y ?? 0))),
    [data],
  );
  const labelled = useMemo(
    () => labelledPoints(labels.length, width - margin.left - margin.right, LABEL_WIDTH),
    [labels.length, width],
  );
  const SliceTooltip = useMemo(
    () =>
      ({ slice }: SliceTooltipProps<Drawn>) => <>{tooltip(Number(slice.points[0]?.data.x ?? 0))}</>,
    [tooltip],
  );
  return (
    <Box
      // Time and size run from left to right, whichever way the words do.
      dir="ltr"
      position="relative"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (cursor !== null && !currentTarget.contains(relatedTarget)) brush.forget();
      }}
    >
      <Box
        ref={ref}
        height={`${height}px`}
        // What is too wide for a moment must not widen the page.
        overflowX="clip"
        position="relative"
        // Arrow keys are its own, also those of whoever has the page read out.
        role="application"
        tabIndex={0}
        aria-label={t(onSelect ? 'chart.walkAndSelect' : 'chart.walk', { chart: ariaLabel })}
        outlineOffset="-2px"
        {...brush.handlers}
        css={{
          ...(onOpen && { '& svg': { cursor: 'pointer' } }),
          ...(onSelect && { userSelect: 'none', touchAction: 'pan-y pinch-zoom' }),
        }}
      >
        {brush.area && (
          <Box
            data-brush
            position="absolute"
            pointerEvents="none"
            top={`${margin.top}px`}
            bottom={`${margin.bottom}px`}
            // Time runs from left to right in every language.
            style={{ left: brush.area.left, width: brush.area.width }}
            bg="accent.muted"
            opacity="0.5"
            borderInlineWidth="1px"
            borderColor="accent.solid"
          />
        )}
        {/* Whoever uses keys looks where these are, wherever the pointer rests. */}
        <TooltipMode value={cursor === null ? 'shown' : 'hidden'}>
          {width > 0 && data.length > 0 && (
            <Line<Drawn>
              data={data}
              width={width}
              height={height}
              margin={margin}
              theme={nivoTheme}
              colors={({ color }) => color}
              xScale={{ type: 'linear', min: 0, max: Math.max(1, labels.length - 1), nice: false }}
              yScale={{ type: 'linear', min: axis.min, max: axis.max, nice: false }}
              curve="linear"
              axisLeft={{ tickValues: axis.ticks, format: axisText, tickPadding: 8 }}
              axisBottom={{
                tickValues: labelled,
                format: (index: number) => labels[index] ?? '',
                tickPadding: 8,
              }}
              gridYValues={axis.ticks}
              enableGridX={false}
              enableArea={false}
              enablePoints={labels.length === 1}
              pointSize={8}
              layers={['grid', 'axes', Lines, 'points', 'crosshair', 'slices']}
              enableSlices="x"
              sliceTooltip={SliceTooltip}
              animate={false}
              {...(onOpen && {
                onClick: (place: PointOrSlice, { clientY, currentTarget }: MouseEvent) => {
                  if (!('points' in place) || brush.wasDrawn()) return;
                  const svg = currentTarget.closest('svg') ?? currentTarget;
                  const y = clientY - svg.getBoundingClientRect().top - margin.top;
                  onOpen(Number(place.points[0]?.data.x ?? 0), nearestOf(place.points, y));
                },
              })}
              role="img"
              ariaLabel={ariaLabel}
            />
          )}
        </TooltipMode>
        {cursor && (
          <ChartCursor x={cursor.x} height={height}>
            {tooltip(cursor.place)}
          </ChartCursor>
        )}
      </Box>
      {waiting && (
        <BrushBar
          name={nameOf(waiting)}
          onTake={brush.take}
          onGiveUp={() => {
            brush.forget();
            ref.current?.focus({ preventScroll: true });
          }}
        />
      )}
      <VisuallyHidden aria-live="polite">
        <TooltipMode value="spoken">
          {cursor && waiting && <p>{nameOf(waiting)}</p>}
          {cursor && tooltip(cursor.place)}
        </TooltipMode>
      </VisuallyHidden>
    </Box>
  );
}
