import { NativeSelect, type NativeSelectFieldProps } from '@chakra-ui/react';

export interface SelectOption<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  readonly isDisabled?: boolean;
}

export interface SelectProps<Value extends string> {
  /** What is chosen, where no label of a field says it. */
  readonly label?: string;
  readonly value: Value;
  readonly options: readonly SelectOption<Value>[];
  readonly onChange: (value: Value) => void;
}

type Look = Omit<NativeSelect.RootProps, 'children' | 'onChange'> & {
  readonly look?: Pick<NativeSelectFieldProps, 'bg' | 'css' | 'minHeight'>;
};

/** One value out of a list, in the list of the reader's own system: on a phone it is made for thumbs. */
export const Select = <Value extends string>(props: SelectProps<Value> & Look) => {
  const { label, value, options, onChange, look, ...root } = props;
  return (
    <NativeSelect.Root size="sm" {...root}>
      <NativeSelect.Field
        {...(label !== undefined && { 'aria-label': label })}
        // As high as the fields of a form where it is one of them, else as the buttons beside it.
        minHeight={{ base: '44px', lg: label === undefined ? '40px' : '9' }}
        {...look}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isDisabled}>
            {option.label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator aria-hidden />
    </NativeSelect.Root>
  );
};
