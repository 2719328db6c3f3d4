import { chakra } from '@chakra-ui/react';

const Box = chakra('input', {
  base: {
    boxSize: '4',
    flexShrink: 0,
    cursor: 'pointer',
    accentColor: 'var(--c-colors-accent-solid)',
  },
});

/** On a touch screen as large as a thumb needs; what stands beside it keeps its place, and lies over it. */
const Reach = chakra('label', {
  base: {
    display: 'flex',
    flexShrink: 0,
    cursor: 'pointer',
    '@media (pointer: coarse)': { padding: '14px', margin: '-14px' },
  },
});

type Props = {
  readonly label: string;
  readonly checked: boolean | 'indeterminate';
  readonly onChange: (checked: boolean) => void;
};

/** A box to tick in each of thousands of lines: the browser's own, which costs nothing to draw. */
export const PickBox = ({ label, checked, onChange }: Props) => (
  <Reach>
    <Box
      ref={(box: HTMLInputElement | null) => {
        if (box) box.indeterminate = checked === 'indeterminate';
      }}
      type="checkbox"
      aria-label={label}
      checked={checked === true}
      onChange={({ target }) => onChange(target.checked)}
    />
  </Reach>
);
