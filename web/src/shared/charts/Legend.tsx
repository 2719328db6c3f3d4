import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

type Item = {
  readonly color: string;
  readonly isDashed?: boolean;
  readonly label: string;
  /** Where what the line is of stands by itself, and what is said of that way. */
  readonly to?: string;
  readonly title?: string;
};

const ItemLink = chakra(Link, {
  base: { _hover: { color: 'accent.fg', textDecoration: 'underline', textUnderlineOffset: '2px' } },
});

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
    {items.map(({ color, isDashed, label, to, title }) => (
      <Flex as="li" key={label} align="center" gap="2">
        <Box
          width="5"
          borderTopWidth="2px"
          borderStyle={isDashed ? 'dashed' : 'solid'}
          style={{ borderColor: color }}
        />
        {to === undefined ? (
          <Text>{label}</Text>
        ) : (
          <ItemLink to={to} title={title}>
            {label}
          </ItemLink>
        )}
      </Flex>
    ))}
  </Flex>
);
