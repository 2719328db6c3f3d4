import { Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Change } from './change.ts';
import { arrows, changeText } from './change.ts';

const colors = { up: 'trend.up', down: 'trend.down', flat: 'fg.muted' } as const;

const turned = { up: 'down', down: 'up', flat: 'flat' } as const;

type Meaning = {
  /** Nobody wants more of it, as of returns: it rises in the colour in which sales fall. */
  readonly isBadUp?: boolean;
};

type DirectionProps = Meaning & {
  readonly direction: Change['direction'];
  readonly children: ReactNode;
};

/** An arrow before what has risen or fallen, none before what has not; the colours follow the reader's setting. */
export const DirectionMark = ({ direction, isBadUp = false, children }: DirectionProps) => {
  const tone = isBadUp ? turned[direction] : direction;
  return (
    <Text
      as="span"
      color={colors[tone]}
      whiteSpace="nowrap"
      data-direction={direction}
      data-tone={tone}
    >
      <span aria-hidden="true">{arrows[direction]}</span>
      {children}
    </Text>
  );
};

type Props = Meaning & {
  readonly change: Change;
  /** What stands for a percentage where nothing was there before. */
  readonly fromNothing: string;
};

/** Arrow, sign and percentage. */
export const ChangeMark = ({ change, fromNothing, ...meaning }: Props) => (
  <DirectionMark direction={change.direction} {...meaning}>
    {changeText(change) ?? fromNothing}
  </DirectionMark>
);
