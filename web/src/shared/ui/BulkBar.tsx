import { Button, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { stripHeight } from '../connection/ConnectionStrip.tsx';

type Props = {
  readonly label: string;
  /** How many are ticked, in a sentence. */
  readonly selected: string;
  readonly clear: { readonly label: string; readonly run: () => void };
  /** The acts. */
  readonly children: ReactNode;
};

/** What can be done with all ticked rows at once; at the lower edge while some are ticked. */
export const BulkBar = ({ label, selected, clear, children }: Props) => (
  <Flex
    role="region"
    aria-label={label}
    position="sticky"
    bottom={`calc(0.75rem + ${stripHeight})`}
    zIndex="docked"
    gap="2"
    align="center"
    wrap="wrap"
    layerStyle="panel"
    borderColor="accent.border"
    boxShadow="md"
    paddingX="4"
    paddingY="2"
  >
    <Text fontWeight="semibold" flex="1 1 auto" aria-live="polite">
      {selected}
    </Text>
    {children}
    <Button size="sm" variant="ghost" colorPalette="gray" onClick={clear.run}>
      {clear.label}
    </Button>
  </Flex>
);
