import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

type Props = {
  readonly title: string;
  /** One sentence that says what the panel shows; null keeps its place while it is on its way. */
  readonly summary?: ReactNode;
  readonly actions?: ReactNode;
  readonly isBusy?: boolean;
  readonly id?: string;
  readonly children: ReactNode;
};

/** A block of a page: heading, one sentence, actions, content. */
export const Panel = ({ title, summary, actions, isBusy = false, id, children }: Props) => {
  const headingId = useId();
  return (
    <Box
      as="section"
      id={id}
      aria-labelledby={headingId}
      aria-busy={isBusy}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      padding="4"
      minWidth="0"
      scrollMarginTop="16"
    >
      <Flex gap="3" align="flex-start" justify="space-between" wrap="wrap" marginBottom="3">
        <Box minWidth="0" flex="1 1 160px">
          <Heading as="h2" id={headingId} size="md">
            {title}
          </Heading>
          {summary !== undefined && (
            <Text color="fg.muted" fontSize="xs" minHeight="4.5" lineHeight="1.125rem">
              {summary}
            </Text>
          )}
        </Box>
        {actions && (
          <Flex gap="2" wrap="wrap" align="center">
            {actions}
          </Flex>
        )}
      </Flex>
      {children}
    </Box>
  );
};
