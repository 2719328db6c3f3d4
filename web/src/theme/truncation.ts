/**
 * What is cut off where the room ends keeps its beginning: a Chinese name in an Arabic page is cut at its own end,
 * and stands at the side where the words around it begin.
 */
export const ownDirection = {
  unicodeBidi: 'plaintext',
  textAlign: '-webkit-match-parent',
  '@supports (text-align: match-parent)': { textAlign: 'match-parent' },
} as const;

/** A line put together of pieces runs as the page does: none of them, apart as they are, says which way. */
export const ofPieces = { unicodeBidi: 'isolate' } as const;

const oneLine = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  ...ownDirection,
} as const;

const lines = {
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  textWrap: 'wrap',
  ...ownDirection,
} as const;

/** Chakra's, with the direction of what is in them. */
export const utilities = {
  truncate: {
    values: { type: 'boolean' },
    transform: (value: unknown) => (value === true ? oneLine : {}),
  },
  lineClamp: {
    transform: (value: unknown) =>
      value === 'none' ? { WebkitLineClamp: 'unset' } : { ...lines, WebkitLineClamp: `${value}` },
  },
} as const;
