import { Field, NativeSelect } from '@chakra-ui/react';
import type { ListingLanguage } from '../../../graphql/schema.generated.ts';
import { nameOfLanguage } from '../languages.ts';

type Props = {
  readonly label: string;
  readonly languages: readonly ListingLanguage[];
  readonly value: ListingLanguage;
  readonly isDisabled: boolean;
  readonly onChange: (language: ListingLanguage) => void;
};

/** One language out of those that can be translated between. */
export const LanguageChoice = ({ label, languages, value, isDisabled, onChange }: Props) => (
  <Field.Root width={{ base: 'full', md: '180px' }}>
    <Field.Label>{label}</Field.Label>
    <NativeSelect.Root size="sm" disabled={isDisabled}>
      <NativeSelect.Field
        minHeight={{ base: '44px', md: '9' }}
        value={value}
        onChange={({ target }) => {
          const chosen = languages.find((one) => one === target.value);
          if (chosen) onChange(chosen);
        }}
      >
        {languages.map((one) => (
          <option key={one} value={one}>
            {nameOfLanguage(one)}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator aria-hidden />
    </NativeSelect.Root>
  </Field.Root>
);
