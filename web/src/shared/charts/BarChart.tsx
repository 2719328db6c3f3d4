import { Box } from '@chakra-ui/react';
import { Bar } from '@nivo/bar';
import { useMemo } from 'react';
import { useColorMode } from '../../theme/color-mode.ts';
import { nivoTheme } from './nivo-theme.ts';
import { paletteOf } from './palette.ts';
import { TooltipBox } from './TooltipBox.tsx';
import { fitText, textPlaces } from './ticks.ts';
import { useWidth } from './use-width.ts';

export type BarRow = { readonly id: string; readonly label: string; readonly value: number };

export type BarChartProps = {
  /** The longest bar first. */
  readonly rows: readonly BarRow[];
  readonly height: number;
  readonly ariaLabel: string;
  readonly axisText: (value: number) => string;
  readonly shortText: (value: number) => string;
  readonly fullText: (value: number) => string;
  /** A bar was clicked; whoever uses keys has the table. */
  readonly onOpen?: (id: string) => void;
};

const margin = { top: 4, right: 76, bottom: 28 };
const NARROW = 480;
/** A half-width place of a name, and what stands beside the names, in px. */
const PLACE = 7;
const BESIDE = 16;
/** The most that names take of the width, so that bars can be compared. */
const MOST_OF_WIDTH = 0.4;
const LEAST_PLACES = 10;
/** Between a bar and its figure, in px. */
const OFFSET = 8;

/** Room for the names: as much as the longest needs, in half-width places and in px. */
const roomForNames = (rows: readonly BarRow[], width: number) => {
  const longest = Math.max(...rows.map(({ label }) => textPlaces(label)));
  const most = Math.max(LEAST_PLACES, Math.floor((width * MOST_OF_WIDTH - BESIDE) / PLACE));
  const places = Math.min(longest, most);
  return { places, left: BESIDE + PLACE * places };
};

/** Room for the figures behind the bars, of which the longest bar may have the longest. */
const roomForFigures = (figures: readonly string[]): number =>
  Math.max(margin.right, OFFSET + PLACE * (1 + Math.max(...figures.map(textPlaces))));

/** Horizontal bars, one a row, the name before and the figure behind each. */
export default function BarChart(props: BarChartProps) {
  const { rows, height, ariaLabel, axisText, shortText, fullText, onOpen } = props;
  const [ref, width] = useWidth<HTMLDivElement>();
  const names = useMemo(() => roomForNames(rows, width), [rows, width]);
  const right = useMemo(
    () => roomForFigures(rows.map(({ value }) => shortText(value))),
    [rows, shortText],
  );
  // Of nothing but zeros no number of ticks makes an axis.
  const isFlat = rows.every(({ value }) => value === 0);
  const ticks = isFlat ? [0] : width < NARROW ? 2 : 4;
  const palette = paletteOf(useColorMode().mode);
  const labels = useMemo(() => new Map(rows.map(({ id, label }) => [id, label])), [rows]);
  // The first row stands at the top, where nivo puts the last.
  const data = useMemo(() => rows.map(({ id, value }) => ({ id, value })).toReversed(), [rows]);
  return (
    <Box
      ref={ref}
      // Time and size run from left to right, whichever way the words do.
      dir="ltr"
      height={`${height}px`}
      width="full"
      overflow="hidden"
      css={onOpen ? { '& rect[focusable]': { cursor: 'pointer' } } : {}}
    >
      {width > 0 && data.length > 0 && (
        <Bar
          data={data}
          keys={['value']}
          indexBy="id"
          layout="horizontal"
          width={width}
          height={height}
          margin={{ ...margin, left: names.left, right }}
          // Unless told, it begins at zero, and what came back more than it was sold has no bar.
          valueScale={{ type: 'linear', nice: true, min: 'auto', max: isFlat ? 1 : 'auto' }}
          padding={0.35}
          theme={nivoTheme}
          colors={palette.current}
          borderRadius={2}
          enableLabel={false}
          enableTotals
          totalsOffset={OFFSET}
          valueFormat={shortText}
          axisLeft={{
            tickPadding: 8,
            format: (id: string) => fitText(labels.get(id) ?? '', names.places),
          }}
          axisBottom={{ tickValues: ticks, format: axisText, tickPadding: 6 }}
          enableGridX
          gridXValues={ticks}
          enableGridY={false}
          animate={false}
          {...(onOpen && {
            onClick: ({ indexValue }: { indexValue: string | number }) =>
              onOpen(String(indexValue)),
          })}
          role="img"
          ariaLabel={ariaLabel}
          tooltip={({ indexValue, value }) => (
            <TooltipBox
              title={labels.get(String(indexValue)) ?? ''}
              lines={[{ color: palette.current, label: '', value: fullText(value) }]}
            />
          )}
        />
      )}
    </Box>
  );
}
