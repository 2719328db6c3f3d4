import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { isInPhoneApp } from '../../session/phone-app.ts';
import { ownDirection } from '../../theme/truncation.ts';

const Door = chakra(Link, {
  base: {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    ...ownDirection,
    _hover: { color: 'accent.fg', textDecoration: 'underline', textUnderlineOffset: '2px' },
  },
});

/**
 * The name of something in a table, which leads to its own figures. The phone has no page for some of them: there it
 * is the name alone.
 */
export const DoorLink = (props: ComponentProps<typeof Door>) => {
  const { pathname } = useLocation();
  const { to, title, children } = props;
  const isAway = typeof to === 'string' && to.startsWith('/') && !isInPhoneApp(to);
  if (isAway && isInPhoneApp(pathname)) return <span title={title}>{children}</span>;
  return <Door {...props} />;
};
