import { chakra } from '@chakra-ui/react';
import { useId } from 'react';

export type Segment<T extends string> = { readonly value: T; readonly label: string };

type Props<T extends string> = {
  readonly label: string;
  readonly value: T;
  readonly segments: readonly Segment<T>[];
  readonly onChange: (value: T) => void;
};

const Group = chakra('div', {
  base: {
    display: 'inline-flex',
    // Words of some languages are wider side by side than a narrow screen.
    flexWrap: 'wrap',
    borderRadius: 'l2',
    bg: 'bg.muted',
    padding: '2px',
    gap: '2px',
  },
});

const Choice = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: { base: '44px', lg: '7' },
    paddingInline: '3',
    borderRadius: 'calc({radii.l2} - 2px)',
    color: 'fg.muted',
    cursor: 'pointer',
    whiteSpace: 'nowrap',
    _hover: { color: 'fg' },
    '&:has(:checked)': {
      bg: 'bg.panel',
      color: 'fg',
      fontWeight: 'semibold',
      shadow: 'xs',
      // Of colours that the reader has chosen neither ground nor shadow is left.
      '@media (forced-colors: active)': {
        forcedColorAdjust: 'none',
        bg: 'Highlight',
        color: 'HighlightText',
      },
    },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'colorPalette.focusRing' },
  },
});

const Radio = chakra('input', { base: { srOnly: true } });

/**
 * One choice out of a few, all of them in sight. Plain radio buttons: the component library's own part
 * measures itself when it appears, which makes the browser lay out the whole page in between.
 */
export const Segments = <T extends string>({ label, value, segments, onChange }: Props<T>) => {
  const name = useId();
  return (
    <Group role="radiogroup" aria-label={label}>
      {segments.map((segment) => (
        <Choice key={segment.value} position="relative">
          <Radio
            type="radio"
            name={name}
            value={segment.value}
            checked={segment.value === value}
            onChange={() => onChange(segment.value)}
          />
          {segment.label}
        </Choice>
      ))}
    </Group>
  );
};
