import { Box } from '@chakra-ui/react';
import {
  Line,
  type LineCustomSvgLayerProps,
  type Point,
  type SliceData,
  type SliceTooltipProps,
} from '@nivo/line';
import { Fragment, type ReactNode, useMemo } from 'react';
import { nivoTheme } from './nivo-theme.ts';
import { labelledPoints } from './ticks.ts';
import { useBrush } from './use-brush.ts';
import { useWidth } from './use-width.ts';

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
  /** What is shown at a place when the pointer is on it. */
  readonly tooltip: (index: number) => ReactNode;
  /** A place was clicked; whoever uses keys has the table. */
  readonly onOpen?: ((index: number) => void) | undefined;
  /** The places from one to another were drawn over. */
  readonly onSelect?: ((from: number, to: number) => void) | undefined;
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

const margin = { top: 12, right: 32, bottom: 32, left: 64 };
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
}: LineChartProps) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const brush = useBrush({
    count: labels.length,
    start: margin.left,
    end: width - margin.right,
    onSelect: labels.length > 2 ? onSelect : undefined,
  });
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
          {/* A value between two gaps has no line to lie on. */}
          {places
            .filter(({ data: { y } }, index) => y !== null && isAlone(places, index))
            .map(({ position: { x, y } }) => (
              <circle key={x} cx={x} cy={y ?? 0} r="2.5" fill={color} />
            ))}
        </Fragment>
      ));
  }, [series]);
  const low = Math.min(...data.flatMap(({ data: values }) => values.map(({ y }) => y ?? 0)));
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
      ref={ref}
      // Time and size run from left to right, whichever way the words do.
      dir="ltr"
      height={`${height}px`}
      // A tooltip may stand out above; what is too wide must not widen the page.
      overflowX="clip"
      position="relative"
      {...brush.handlers}
      css={{
        '& > div': { overflow: 'visible' },
        ...(onOpen && { '& svg': { cursor: 'pointer' } }),
        ...(onSelect && { userSelect: 'none' }),
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
      {width > 0 && data.length > 0 && (
        <Line<Drawn>
          data={data}
          width={width}
          height={height}
          margin={margin}
          theme={nivoTheme}
          colors={({ color }) => color}
          xScale={{ type: 'linear', min: 0, max: Math.max(1, labels.length - 1), nice: false }}
          // From zero, so that a small change does not look like a large one.
          yScale={{ type: 'linear', min: Math.min(0, low), max: 'auto', nice: 5 }}
          curve="linear"
          axisLeft={{ tickValues: 5, format: axisText, tickPadding: 8 }}
          axisBottom={{
            tickValues: labelled,
            format: (index: number) => labels[index] ?? '',
            tickPadding: 8,
          }}
          gridYValues={5}
          enableGridX={false}
          enableArea={false}
          enablePoints={labels.length === 1}
          pointSize={8}
          layers={['grid', 'axes', Lines, 'points', 'crosshair', 'slices']}
          enableSlices="x"
          sliceTooltip={SliceTooltip}
          animate={false}
          {...(onOpen && {
            onClick: (place: PointOrSlice) => {
              if ('points' in place && !brush.wasDrawn())
                onOpen(Number(place.points[0]?.data.x ?? 0));
            },
          })}
          role="img"
          ariaLabel={ariaLabel}
        />
      )}
    </Box>
  );
}
