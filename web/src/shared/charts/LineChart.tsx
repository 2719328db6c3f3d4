import { Box } from '@chakra-ui/react';
import { Line, type LineCustomSvgLayerProps, type SliceTooltipProps } from '@nivo/line';
import { type ReactNode, useMemo } from 'react';
import { useColorMode } from '../../theme/color-mode.ts';
import { nivoTheme } from './nivo-theme.ts';
import { paletteOf } from './palette.ts';
import { labelledPoints } from './ticks.ts';
import { useWidth } from './use-width.ts';

export type LinePoint = {
  readonly label: string;
  /** Null leaves a gap. */
  readonly current: number | null;
  readonly previous: number | null;
};

export type LineChartProps = {
  readonly points: readonly LinePoint[];
  readonly height: number;
  readonly ariaLabel: string;
  readonly axisText: (value: number) => string;
  /** What is shown at a point when the pointer is on it. */
  readonly tooltip: (index: number) => ReactNode;
};

type Series = {
  readonly id: 'current' | 'previous';
  readonly data: readonly { readonly x: number; readonly y: number | null }[];
};

/** The compared period is dashed, so that the two lines differ without their colours. */
const Lines = ({ series, lineGenerator }: LineCustomSvgLayerProps<Series>) =>
  series
    .toReversed()
    .map(({ id, data, color }) => (
      <path
        key={id}
        d={lineGenerator(data.map(({ position }) => position)) ?? ''}
        fill="none"
        stroke={color}
        strokeWidth={id === 'current' ? 2 : 1.5}
        strokeDasharray={id === 'current' ? undefined : '5 4'}
        strokeLinejoin="round"
      />
    ));

const margin = { top: 12, right: 32, bottom: 32, left: 64 };
const LABEL_WIDTH = 64;

/** A period and the dashed one it is compared with, over the same places. */
export default function LineChart({
  points,
  height,
  ariaLabel,
  axisText,
  tooltip,
}: LineChartProps) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const palette = paletteOf(useColorMode().mode);
  const data = useMemo(
    (): Series[] =>
      (['current', 'previous'] as const)
        .map((id) => ({ id, data: points.map((point, x) => ({ x, y: point[id] })) }))
        .filter(({ data: values }) => values.some(({ y }) => y !== null)),
    [points],
  );
  const low = Math.min(...data.flatMap(({ data: values }) => values.map(({ y }) => y ?? 0)));
  const labelled = useMemo(
    () => labelledPoints(points.length, width - margin.left - margin.right, LABEL_WIDTH),
    [points.length, width],
  );
  const SliceTooltip = useMemo(
    () =>
      ({ slice }: SliceTooltipProps<Series>) => (
        <>{tooltip(Number(slice.points[0]?.data.x ?? 0))}</>
      ),
    [tooltip],
  );
  const isSinglePoint = points.length === 1;
  return (
    <Box
      ref={ref}
      height={`${height}px`}
      // A tooltip may stand out above; what is too wide must not widen the page.
      overflowX="clip"
      css={{ '& > div': { overflow: 'visible' } }}
    >
      {width > 0 && data.length > 0 && (
        <Line<Series>
          data={data}
          width={width}
          height={height}
          margin={margin}
          theme={nivoTheme}
          colors={({ id }) => (id === 'current' ? palette.current : palette.previous)}
          xScale={{ type: 'linear', min: 0, max: Math.max(1, points.length - 1), nice: false }}
          // From zero, so that a small change does not look like a large one.
          yScale={{ type: 'linear', min: Math.min(0, low), max: 'auto', nice: 5 }}
          curve="monotoneX"
          axisLeft={{ tickValues: 5, format: axisText, tickPadding: 8 }}
          axisBottom={{
            tickValues: labelled,
            format: (index: number) => points[index]?.label ?? '',
            tickPadding: 8,
          }}
          gridYValues={5}
          enableGridX={false}
          enableArea={false}
          enablePoints={isSinglePoint}
          pointSize={8}
          layers={['grid', 'axes', Lines, 'points', 'crosshair', 'slices']}
          enableSlices="x"
          sliceTooltip={SliceTooltip}
          animate={false}
          role="img"
          ariaLabel={ariaLabel}
        />
      )}
    </Box>
  );
}
