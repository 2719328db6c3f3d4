import { chakra } from '@chakra-ui/react';

/** A move to another view that looks like a link. */
export const LinkButton = chakra(
  'button',
  {
    base: {
      color: 'accent.fg',
      paddingY: '1',
      borderRadius: 'l1',
      cursor: 'pointer',
      _hover: { textDecoration: 'underline' },
    },
  },
  { defaultProps: { type: 'button' } },
);
