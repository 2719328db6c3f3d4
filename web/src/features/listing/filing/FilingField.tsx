import { Box, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

type Props = {
  readonly label: string;
  readonly children: ReactNode;
};

/** One thing that is chosen, below its name. */
export const FilingField = ({ label, children }: Props) => (
  <Box role="group" aria-label={label} minWidth="0">
    <Text fontWeight="medium" marginBottom="1.5">
      {label}
    </Text>
    {children}
  </Box>
);
