import { Field, NativeSelect } from '@chakra-ui/react';

type Props<Value extends string> = {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
};

/** One of several, of what the label is judged by. */
export const Choice = <Value extends string>({ label, value, options, onChange }: Props<Value>) => (
  <Field.Root marginTop="2">
    <Field.Label>{label}</Field.Label>
    <NativeSelect.Root size="sm">
      <NativeSelect.Field
        minHeight={{ base: '44px', md: '40px' }}
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = options.find((one) => one.value === currentTarget.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator aria-hidden />
    </NativeSelect.Root>
  </Field.Root>
);
