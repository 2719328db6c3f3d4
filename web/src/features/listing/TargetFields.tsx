import { Field, Flex, NativeSelect } from '@chakra-ui/react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ListingLanguage } from '../../graphql/schema.generated.ts';
import { useDirectory } from '../../shop-scope/use-directory.ts';
import { nameOfLanguage } from './languages.ts';

type Props = {
  readonly shop: UseFormRegisterReturn;
  readonly language: UseFormRegisterReturn;
  readonly languages: readonly ListingLanguage[];
};

/** Which shop new listings are for, and which language they are translated into. */
export const TargetFields = ({ shop, language, languages }: Props) => {
  const { t } = useTranslation('listing');
  const { shops } = useDirectory();
  return (
    <Flex gap="4" direction={{ base: 'column', md: 'row' }}>
      <Field.Root>
        <Field.Label>{t('columns.shop')}</Field.Label>
        <NativeSelect.Root>
          <NativeSelect.Field {...shop}>
            {shops.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator aria-hidden />
        </NativeSelect.Root>
      </Field.Root>
      <Field.Root>
        <Field.Label>{t('bulk.language')}</Field.Label>
        <NativeSelect.Root>
          <NativeSelect.Field {...language}>
            {languages.map((one) => (
              <option key={one} value={one}>
                {nameOfLanguage(one)}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator aria-hidden />
        </NativeSelect.Root>
      </Field.Root>
    </Flex>
  );
};
