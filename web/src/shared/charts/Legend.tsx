import { Box, Flex, Text } from '@chakra-ui/react';

type Item = { readonly color: string; readonly isDashed?: boolean; readonly label: string };

/** What the lines of a chart stand for. */
export const Legend = ({ items }: { readonly items: readonly Item[] }) => (
  <Flex
    as="ul"
    columnGap="4"
    wrap="wrap"
    listStyleType="none"
    fontSize="xs"
    color="fg.muted"
    lineHeight="1.5rem"
  >
    {items.map(({ color, isDashed, label }) => (
      <Flex as="li" key={label} align="center" gap="2">
        <Box
          width="5"
          borderTopWidth="2px"
          borderStyle={isDashed ? 'dashed' : 'solid'}
          style={{ borderColor: color }}
        />
        <Text>{label}</Text>
      </Flex>
    ))}
  </Flex>
);
