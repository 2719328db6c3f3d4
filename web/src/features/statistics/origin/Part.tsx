import { Box, Heading } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

/** A part of the panel under its own heading. */
export const Part = ({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) => {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id}>
      <Heading id={id} as="h3" size="sm" fontWeight="semibold" marginBottom="1">
        {title}
      </Heading>
      {children}
    </Box>
  );
};
