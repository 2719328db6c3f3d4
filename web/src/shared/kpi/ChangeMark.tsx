import { Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Change } from './change.ts';
import { arrows, changeText } from './change.ts';

const colors = { up: 'trend.up', down: 'trend.down', flat: 'fg.muted' } as const;

type DirectionProps = { readonly direction: Change['direction']; readonly children: ReactNode };

/** An arrow before what has risen or fallen; the colours follow the reader's setting. */
export const DirectionMark = ({ direction, children }: DirectionProps) => (
  <Text as="span" color={colors[direction]} whiteSpace="nowrap" data-direction={direction}>
    <span aria-hidden="true">{arrows[direction]} </span>
    {children}
  </Text>
);

type Props = {
  readonly change: Change;
  /** What stands for a percentage where nothing was there before. */
  readonly fromNothing: string;
};

/** Arrow, sign and percentage. */
export const ChangeMark = ({ change, fromNothing }: Props) => (
  <DirectionMark direction={change.direction}>{changeText(change) ?? fromNothing}</DirectionMark>
);
