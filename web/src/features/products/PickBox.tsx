import { chakra } from '@chakra-ui/react';

const Box = chakra('input', {
  base: {
    boxSize: '4',
    flexShrink: 0,
    cursor: 'pointer',
    accentColor: 'var(--c-colors-accent-solid)',
  },
});

type Props = {
  readonly label: string;
  readonly checked: boolean | 'indeterminate';
  readonly onChange: (checked: boolean) => void;
};

/** A box to tick in each of thousands of lines: the browser's own, which costs nothing to draw. */
export const PickBox = ({ label, checked, onChange }: Props) => (
  <Box
    ref={(box: HTMLInputElement | null) => {
      if (box) box.indeterminate = checked === 'indeterminate';
    }}
    type="checkbox"
    aria-label={label}
    checked={checked === true}
    onChange={({ target }) => onChange(target.checked)}
  />
);
