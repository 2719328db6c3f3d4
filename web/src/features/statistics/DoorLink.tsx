import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { ownDirection } from '../../theme/truncation.ts';

/** The name of something in a table, which leads to its own figures. */
export const DoorLink = chakra(Link, {
  base: {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    ...ownDirection,
    _hover: { color: 'accent.fg', textDecoration: 'underline', textUnderlineOffset: '2px' },
  },
});
