import { Box, VisuallyHidden } from '@chakra-ui/react';

/** Before a row that nobody has opened yet, in the room at its side; said to those who cannot see it. */
export const UnreadDot = ({ label, top }: { readonly label: string; readonly top: string }) => (
  <>
    <Box
      as="span"
      aria-hidden
      position="absolute"
      insetStart="1.5"
      top={top}
      boxSize="2"
      borderRadius="full"
      bg="red.solid"
    />
    <VisuallyHidden>{label}</VisuallyHidden>
  </>
);
