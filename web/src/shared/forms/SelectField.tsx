import { Field, type FieldRootProps } from '@chakra-ui/react';
import { Select, type SelectProps } from './Select.tsx';

type Props<Value extends string> = SelectProps<Value> &
  Omit<FieldRootProps, 'children' | 'onChange'> & {
    readonly label: string;
    readonly hint?: string | undefined;
  };

/** A labelled choice of one value out of a list. */
export const SelectField = <Value extends string>(props: Props<Value>) => {
  const { label, value, options, onChange, hint, ...root } = props;
  return (
    <Field.Root minWidth="0" {...root}>
      <Field.Label>
        {label}
        {root.required && <Field.RequiredIndicator />}
      </Field.Label>
      <Select value={value} options={options} onChange={onChange} />
      {hint !== undefined && (
        <Field.HelperText lineClamp="2" title={hint} width="full">
          {hint}
        </Field.HelperText>
      )}
    </Field.Root>
  );
};
