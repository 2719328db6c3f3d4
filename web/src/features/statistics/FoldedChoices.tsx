import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dotted } from '../../i18n/format.ts';
import { ChevronDownIcon, ChevronUpIcon } from '../../shared/ui/icons.tsx';

type Props = {
  /** What is chosen. */
  readonly chosen: readonly string[];
  /** What stays beside the line. */
  readonly beside: ReactNode;
  readonly children: ReactNode;
};

/** The choices of a narrow window: a line that says what is chosen and unfolds them, so that the figures come first. */
export const FoldedChoices = ({ chosen, beside, children }: Props) => {
  const { t } = useTranslation('statistics');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Box data-screen width="full">
      <Flex gap="2" align="center">
        <Button
          flex="1"
          minWidth="0"
          minHeight="44px"
          height="auto"
          paddingY="1"
          justifyContent="flex-start"
          variant="outline"
          colorPalette="gray"
          fontWeight="normal"
          whiteSpace="normal"
          textAlign="start"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <Text as="span" color="fg.muted" flexShrink="0" srOnly={{ base: true, md: false }}>
            {t('range.label')}
          </Text>
          <Text as="span" minWidth="0">
            {dotted(...chosen)}
          </Text>
          <Box as="span" marginStart="auto">
            {isOpen ? <ChevronUpIcon /> : <ChevronDownIcon />}
          </Box>
        </Button>
        {beside}
      </Flex>
      <Flex id={id} hidden={!isOpen} gap="3" wrap="wrap" align="center" marginTop="3">
        {isOpen && children}
      </Flex>
    </Box>
  );
};
