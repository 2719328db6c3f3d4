import { Box, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { textLanguage } from '../../i18n/format.ts';
import { directionOf } from '../../i18n/languages.ts';

export type TooltipLine = {
  /** Null for a line without a mark. */
  readonly color: string | null;
  readonly isDashed?: boolean;
  readonly label: string;
  readonly value: ReactNode;
};

type Props = { readonly title: string; readonly lines: readonly TooltipLine[] };

/** The small panel beside the pointer, the same for every chart. */
export const TooltipBox = ({ title, lines }: Props) => (
  <Box
    // The chart around it runs from left to right.
    dir={directionOf(textLanguage())}
    bg="bg.panel"
    borderWidth="1px"
    borderRadius="l2"
    boxShadow="md"
    paddingX="3"
    paddingY="2"
    fontSize="xs"
    whiteSpace="nowrap"
  >
    <Text fontWeight="semibold">{title}</Text>
    {lines.map(({ color, isDashed, label, value }) => (
      <Flex key={`${label}${color}`} align="center" gap="2">
        {color !== null && (
          <Box
            width="3"
            borderTopWidth="2px"
            borderStyle={isDashed ? 'dashed' : 'solid'}
            style={{ borderColor: color }}
          />
        )}
        <Text color="fg.muted">{label}</Text>
        <Text marginStart="auto" paddingStart="3">
          {value}
        </Text>
      </Flex>
    ))}
  </Box>
);
