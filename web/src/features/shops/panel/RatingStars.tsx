import { Box, Flex } from '@chakra-ui/react';

const HIGHEST = 5;

const star = (
  <svg viewBox="0 0 60 12" width="60" height="12" fill="currentColor" aria-hidden="true">
    {[0, 12, 24, 36, 48].map((x) => (
      <path
        key={x}
        transform={`translate(${x} 0)`}
        d="m6 .8 1.6 3.4 3.6.5-2.6 2.6.6 3.7L6 9.2 2.8 11l.6-3.7L.8 4.7l3.6-.5Z"
      />
    ))}
  </svg>
);

/** The review score as a number and as a picture of stars, filled as far as the score goes. */
export const RatingStars = ({ review }: { review: number }) => (
  <Flex as="span" align="center" gap="1.5">
    {review}
    <Box as="span" position="relative" display="inline-block" color="border.emphasized">
      {star}
      <Box
        as="span"
        position="absolute"
        insetBlock="0"
        insetInlineStart="0"
        overflow="hidden"
        color="fg.warning"
        style={{ width: `${(review / HIGHEST) * 100}%` }}
      >
        {star}
      </Box>
    </Box>
  </Flex>
);
