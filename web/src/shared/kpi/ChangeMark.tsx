import { Text } from '@chakra-ui/react';
import type { Change } from './change.ts';
import { changeText } from './change.ts';

const arrows = { up: '▲', down: '▼', flat: '—' } as const;
const colors = { up: 'trend.up', down: 'trend.down', flat: 'fg.muted' } as const;

type Props = {
  readonly change: Change;
  /** What stands for a percentage where nothing was there before. */
  readonly fromNothing: string;
};

/** Arrow, sign and percentage; the colours follow the reader's setting. */
export const ChangeMark = ({ change, fromNothing }: Props) => (
  <Text
    as="span"
    color={colors[change.direction]}
    whiteSpace="nowrap"
    data-direction={change.direction}
  >
    <span aria-hidden="true">{arrows[change.direction]} </span>
    {changeText(change) ?? fromNothing}
  </Text>
);
