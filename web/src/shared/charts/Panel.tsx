import { Box, Flex, Heading, IconButton, Text } from '@chakra-ui/react';
import { type ReactNode, use, useId } from 'react';
import { ChevronDownIcon, ChevronForwardIcon } from '../ui/icons.tsx';
import { FoldingContext } from './folding.ts';

type Props = {
  readonly title: string;
  /** What stands behind the heading, such as the way to where its figures come from. */
  readonly mark?: ReactNode;
  /** One sentence that says what the panel shows; null keeps its place while it is on its way. */
  readonly summary?: ReactNode;
  readonly actions?: ReactNode;
  readonly isBusy?: boolean;
  readonly id?: string;
  readonly children: ReactNode;
};

/** A block of a page: heading, one sentence, actions, content. Where its page says so it can be folded. */
export const Panel = ({ title, mark, summary, actions, isBusy = false, id, children }: Props) => {
  const headingId = useId();
  const folding = use(FoldingContext);
  const isFolded = folding?.isFolded === true;
  return (
    <Box
      as="section"
      id={id}
      aria-labelledby={headingId}
      aria-busy={isBusy && !isFolded}
      layerStyle="panel"
      padding="4"
      minWidth="0"
      // On paper nothing scrolls: a table that is wider is not to run past the edge.
      _print={{ minWidth: 'fit-content' }}
      scrollMarginTop="2"
    >
      <Flex
        gap="3"
        align="flex-start"
        justify="space-between"
        wrap="wrap"
        marginBottom={isFolded ? '0' : '3'}
      >
        <Box minWidth="0" flex="1 1 160px">
          <Flex align="center" gap="1">
            <Heading as="h2" id={headingId} size="md">
              {title}
            </Heading>
            {!isFolded && mark}
            {folding && (
              <IconButton
                variant="ghost"
                colorPalette="gray"
                size="2xs"
                minWidth={{ base: '44px', lg: '6' }}
                minHeight={{ base: '44px', lg: '6' }}
                marginY={{ base: '-10px', lg: '0' }}
                aria-expanded={!isFolded}
                // Open is the plain state, and on a phone it stands over the sentence below.
                _expanded={{ bg: { base: 'transparent', _hover: 'bg.muted' } }}
                aria-label={folding.label(title)}
                onClick={folding.onFold}
                data-screen
              >
                {isFolded ? <ChevronForwardIcon /> : <ChevronDownIcon />}
              </IconButton>
            )}
          </Flex>
          {summary !== undefined && (
            <Text color="fg.muted" fontSize="xs" minHeight="4.5" lineHeight="1.125rem">
              {summary}
            </Text>
          )}
        </Box>
        {actions && !isFolded && (
          <Flex gap="2" wrap="wrap" align="center">
            {actions}
          </Flex>
        )}
      </Flex>
      {!isFolded && <FoldingContext value={null}>{children}</FoldingContext>}
    </Box>
  );
};
