import { NativeSelect } from '@chakra-ui/react';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

type Props = {
  readonly label: string;
  /** What stands for no choice; left out, one is always chosen. */
  readonly none?: string;
  /** Empty for no choice. */
  readonly value: string;
  readonly choices: readonly Choice[];
  /** The least, beside other choices where there is room for them in one line. */
  readonly width?: string;
  readonly onChange: (value: string) => void;
};

/** One choice out of many by which a list is narrowed down or ordered; two stand beside each other on a phone. */
export const FilterSelect = ({ label, none, value, choices, width = '40', onChange }: Props) => (
  <NativeSelect.Root
    size="sm"
    width={{ base: 'calc(50% - 4px)', md: 'auto' }}
    minWidth={{ md: width }}
    maxWidth={{ md: '64' }}
  >
    <NativeSelect.Field
      aria-label={label}
      // As wide as what is chosen: words of other languages are longer than the Chinese ones.
      css={{ fieldSizing: 'content' }}
      minHeight={{ base: '44px', lg: '9' }}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      {none !== undefined && <option value="">{none}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </NativeSelect.Field>
    <NativeSelect.Indicator aria-hidden />
  </NativeSelect.Root>
);
