import { Button } from '@chakra-ui/react';
import type { ReactNode } from 'react';

type Props = {
  /** Names the act and the row, for those who do not see what stands beside it. */
  readonly label: string;
  readonly isDestructive?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
};

/** Something that can be done with a row of a table. */
export const RowAct = ({ label, isDestructive = false, onClick, children }: Props) => (
  <Button
    size="xs"
    variant="ghost"
    paddingX="1.5"
    colorPalette={isDestructive ? 'red' : 'accent'}
    aria-label={label}
    onClick={onClick}
  >
    {children}
  </Button>
);
