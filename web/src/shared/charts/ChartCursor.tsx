import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { chartMargin } from './margin.ts';

type Props = {
  /** From the left of the chart, in px. */
  readonly x: number;
  readonly height: number;
  /** The tooltip of the place. */
  readonly children: ReactNode;
};

/** Where the keys are in a chart. */
export const ChartCursor = ({ x, height, children }: Props) => (
  <Box
    data-chart-cursor
    position="absolute"
    pointerEvents="none"
    top={`${chartMargin.top}px`}
    height={`${height - chartMargin.top - chartMargin.bottom}px`}
    width="1px"
    style={{ left: x }}
    bg="accent.solid"
  >
    {/* The tooltip stands beside its middle. */}
    <Box position="absolute" top="50%">
      {children}
    </Box>
  </Box>
);
