/** The columns of the form: one on a phone, four on a desk. */
export const fieldGrid = {
  base: 'minmax(0, 1fr)',
  sm: 'repeat(2, minmax(0, 1fr))',
  lg: 'repeat(4, minmax(0, 1fr))',
} as const;
