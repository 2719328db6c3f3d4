import { Field, Input, InputGroup, type InputProps } from '@chakra-ui/react';
import type { ReactNode, Ref } from 'react';

export interface TextFieldProps extends InputProps {
  readonly label: string;
  /** What is wrong, as a sentence; shown below and told to screen readers. */
  readonly error?: string | undefined;
  readonly hint?: string;
  readonly startAddon?: ReactNode;
  readonly endElement?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A labelled input with its error below it. */
export function TextField({
  label,
  error,
  hint,
  startAddon,
  endElement,
  ...input
}: TextFieldProps) {
  return (
    <Field.Root invalid={error !== undefined}>
      <Field.Label>{label}</Field.Label>
      <InputGroup
        startAddon={startAddon}
        endElement={endElement}
        endElementProps={{ paddingX: '1', pointerEvents: 'auto' }}
      >
        <Input minHeight={{ base: '44px', lg: '40px' }} {...input} />
      </InputGroup>
      {error === undefined ? (
        hint && <Field.HelperText>{hint}</Field.HelperText>
      ) : (
        <Field.ErrorText role="alert">{error}</Field.ErrorText>
      )}
    </Field.Root>
  );
}
