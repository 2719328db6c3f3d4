/**
 * A heading of a column whose width is fixed: long words of other languages go on in a second line, and Chinese
 * stays in one.
 */
export const headingCss = {
  whiteSpace: 'normal',
  wordBreak: 'keep-all',
  lineHeight: '1.125rem',
} as const;

/** Words of letters need more room than the Chinese ones that columns are made for. */
export const wordRoomCss = {
  '--word-room': '1.4',
  '&:lang(ja), &:lang(ko)': { '--word-room': '1.2' },
  '&:lang(zh)': { '--word-room': '1' },
} as const;

/** How wide a column of this width is in the language of the page. */
export const widthFor = (width: string): string => `calc(${width} * var(--word-room))`;
