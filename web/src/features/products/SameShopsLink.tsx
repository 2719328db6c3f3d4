import { Button } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { scopeAddress } from '../statistics/index.ts';

type Props = { readonly path: string; readonly children: ReactNode };

/** The way to another list of the goods of the shops that are looked at. */
export const SameShopsLink = ({ path, children }: Props) => {
  const { search } = useLocation();
  return (
    <Button
      asChild
      size="sm"
      variant="outline"
      colorPalette="gray"
      minHeight={{ base: '44px', lg: '9' }}
    >
      <Link to={scopeAddress(path, search)}>{children}</Link>
    </Button>
  );
};
