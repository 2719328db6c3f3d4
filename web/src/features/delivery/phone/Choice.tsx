import { NativeSelect } from '@chakra-ui/react';

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChange: (value: string) => void;
}

/** The phone's own list: it is made for thumbs. */
export function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <NativeSelect.Root flex="1" minWidth="0">
      <NativeSelect.Field
        aria-label={label}
        minHeight="44px"
        bg="bg.panel"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {options.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator aria-hidden />
    </NativeSelect.Root>
  );
}
