import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { Pie } from '@nivo/pie';
import { Link, useNavigate } from 'react-router-dom';
import { useColorMode } from '../../theme/color-mode.ts';
import { nivoTheme } from './nivo-theme.ts';
import { paletteOf, sliceColor } from './palette.ts';
import { TooltipBox } from './TooltipBox.tsx';

export type PieSlice = {
  readonly id: string;
  readonly label: string;
  readonly value: number;
  readonly isRest: boolean;
};

export type PieChartProps = {
  readonly slices: readonly PieSlice[];
  readonly height: number;
  readonly ariaLabel: string;
  readonly shareText: (share: number) => string;
  readonly fullText: (value: number) => string;
  /** Where a slice leads; null for one that leads nowhere, such as the rest. */
  readonly doorOf?: ((slice: PieSlice) => string | null) | undefined;
};

const SliceLink = chakra(Link, {
  base: { _hover: { color: 'accent.fg', textDecoration: 'underline' } },
});

const SIZE = 168;

/** A ring of at most a handful of slices, and a legend that can be read without the ring. */
export default function PieChart({
  slices,
  height,
  ariaLabel,
  shareText,
  fullText,
  doorOf = () => null,
}: PieChartProps) {
  const palette = paletteOf(useColorMode().mode);
  const navigate = useNavigate();
  const total = slices.reduce((sum, { value }) => sum + value, 0);
  const parts = slices.map((slice, index) => ({
    ...slice,
    color: sliceColor(palette, index, slice.isRest),
    share: total === 0 ? 0 : slice.value / total,
  }));
  const doors = new Map(slices.map((slice) => [slice.id, doorOf(slice)]));
  return (
    <Flex minHeight={`${height}px`} align="center" justify="center" gap="6" wrap="wrap">
      <Box
        role="img"
        aria-label={ariaLabel}
        dir="ltr"
        width={`${SIZE}px`}
        height={`${SIZE}px`}
        flexShrink={0}
      >
        <Pie
          data={parts}
          width={SIZE}
          height={SIZE}
          margin={{ top: 8, right: 8, bottom: 8, left: 8 }}
          innerRadius={0.6}
          padAngle={1}
          cornerRadius={2}
          sortByValue={false}
          // The box around it is the picture and has the name.
          role="presentation"
          theme={nivoTheme}
          colors={{ datum: 'data.color' }}
          enableArcLabels={false}
          enableArcLinkLabels={false}
          activeOuterRadiusOffset={4}
          animate={false}
          onClick={({ id }) => {
            const to = doors.get(String(id)) ?? null;
            if (to !== null) void navigate(to);
          }}
          tooltip={({ datum }) => (
            <TooltipBox
              title={datum.data.label}
              lines={[
                {
                  color: datum.data.color,
                  label: shareText(datum.data.share),
                  value: fullText(datum.data.value),
                },
              ]}
            />
          )}
        />
      </Box>
      <Flex
        as="ul"
        direction="column"
        gap="1"
        flex="1 1 140px"
        maxWidth="280px"
        listStyleType="none"
      >
        {parts.map(({ id, label, color, share, value }) => (
          <Flex as="li" key={id} align="center" gap="2" title={`${label} ${fullText(value)}`}>
            <Box flexShrink={0} boxSize="2.5" borderRadius="xs" style={{ background: color }} />
            <Text flex="1" truncate>
              <SliceName label={label} to={doors.get(id) ?? null} />
            </Text>
            <Text color="fg.muted">{shareText(share)}</Text>
          </Flex>
        ))}
      </Flex>
    </Flex>
  );
}

const SliceName = ({ label, to }: { readonly label: string; readonly to: string | null }) =>
  to === null ? (
    label
  ) : (
    <SliceLink to={to} title={label}>
      {label}
    </SliceLink>
  );
