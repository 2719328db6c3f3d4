/**
 * A heading of a column whose width is fixed: long words of other languages go on in a second line, and Chinese
 * stays in one.
 */
export const headingCss = {
  whiteSpace: 'normal',
  wordBreak: 'keep-all',
  lineHeight: '1.125rem',
} as const;
