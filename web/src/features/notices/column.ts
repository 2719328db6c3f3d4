/** The measure of text that is read from top to bottom. */
export const column = {
  width: 'full',
  maxWidth: '860px',
  marginX: 'auto',
  paddingX: { base: '5', md: '8' },
  paddingY: { base: '6', md: '8' },
} as const;
