import { Box, Flex, Heading } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

type Props = {
  readonly title: string;
  /** Beside the title. */
  readonly acts?: ReactNode;
  readonly children: ReactNode;
};

/** One of the boxes beside the canvas. */
export const Panel = ({ title, acts, children }: Props) => {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id} layerStyle="panel" padding="3" minWidth="0">
      <Flex justify="space-between" align="center" gap="2" marginBottom="2" minHeight="7">
        <Heading as="h2" id={id} fontSize="sm" fontWeight="semibold">
          {title}
        </Heading>
        {acts}
      </Flex>
      {children}
    </Box>
  );
};
