import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

type Props = {
  readonly title: string;
  readonly hint?: string | undefined;
  readonly action?: ReactNode;
  readonly children: ReactNode;
};

/** One part of the editor in a frame of its own. */
export const EditorSection = ({ title, hint, action, children }: Props) => (
  <Box
    as="section"
    aria-label={title}
    layerStyle="panel"
    padding={{ base: '3', md: '4' }}
    minWidth="0"
  >
    <Flex justify="space-between" align="center" gap="3" wrap="wrap" marginBottom="3">
      <Flex gap="3" align="baseline" wrap="wrap">
        <Heading as="h2" size="sm">
          {title}
        </Heading>
        {hint && (
          <Text color="fg.muted" fontSize="xs">
            {hint}
          </Text>
        )}
      </Flex>
      {action}
    </Flex>
    {children}
  </Box>
);
