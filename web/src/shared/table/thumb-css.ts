/**
 * What is pressed in a table answers a thumb as far as one reaches, beside and below its words, without making its row
 * higher. Where two reach the same place, it is of the one whose words stand there: what reaches lies behind all words.
 */
export const thumbCss = {
  '@media (pointer: coarse)': {
    '& :is(th, td)': { isolation: 'isolate' },
    '& :is(th, td) :is(a, button)': {
      position: 'relative',
      _before: {
        content: '""',
        position: 'absolute',
        zIndex: -1,
        top: '50%',
        insetInlineStart: '50%',
        width: 'max(100%, 44px)',
        height: 'max(100%, 44px)',
        transform: 'translate(-50%, -50%)',
        '[dir=rtl] &': { transform: 'translate(50%, -50%)' },
      },
    },
  },
} as const;
