import { Field, NativeSelect } from '@chakra-ui/react';

type Props = {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
  readonly isRequired?: boolean;
  readonly isInvalid?: boolean;
  readonly hint?: string | undefined;
};

/** One value out of a list, in the list of the reader's own system. */
export const SelectField = (props: Props) => {
  const { label, value, options, onChange, isRequired = false, isInvalid = false, hint } = props;
  return (
    <Field.Root invalid={isInvalid} required={isRequired} minWidth="0">
      <Field.Label>
        {label}
        {isRequired && <Field.RequiredIndicator />}
      </Field.Label>
      <NativeSelect.Root size="sm">
        <NativeSelect.Field value={value} onChange={({ target }) => onChange(target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator aria-hidden />
      </NativeSelect.Root>
      {hint !== undefined && (
        <Field.HelperText truncate title={hint} width="full">
          {hint}
        </Field.HelperText>
      )}
    </Field.Root>
  );
};
