import type { ChangeEvent } from 'react';
import { filterNumber } from './number-filter.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

export interface NumberFieldProps extends TextFieldProps {
  /** Most digits behind the point; 0 for whole numbers, absent for any. */
  readonly decimals?: number;
  /** What is left of what is typed, where it is more than digits and a point. */
  readonly leave?: (text: string) => string;
}

/** A labelled input that takes a number only: whatever else is typed or pasted falls away at once. */
export function NumberField({ decimals, leave, onChange, ...field }: NumberFieldProps) {
  const left = leave ?? ((text: string) => filterNumber(text, decimals));
  return (
    <TextField
      {...field}
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        const input = event.currentTarget;
        const filtered = left(input.value);
        if (filtered !== input.value) input.value = filtered;
        onChange?.(event);
      }}
    />
  );
}
