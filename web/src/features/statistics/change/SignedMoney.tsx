import { Text } from '@chakra-ui/react';
import { signedMoney } from './words.ts';

/** A difference in yuan with its sign; the colours follow the reader's setting. */
export const SignedMoney = ({
  fen,
  isTotal = false,
}: {
  readonly fen: number;
  readonly isTotal?: boolean;
}) => (
  <Text
    as="span"
    fontWeight={isTotal ? 'semibold' : 'normal'}
    color={fen === 0 ? 'fg.muted' : fen > 0 ? 'trend.up' : 'trend.down'}
  >
    {signedMoney(fen)}
  </Text>
);
