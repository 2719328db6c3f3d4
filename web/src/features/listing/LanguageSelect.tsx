import { useTranslation } from 'react-i18next';
import type { ListingLanguage } from '../../graphql/schema.generated.ts';
import { Select } from '../../shared/forms/Select.tsx';
import { nameOfLanguage } from './languages.ts';

type Props = {
  readonly languages: readonly ListingLanguage[];
  readonly value: ListingLanguage;
  readonly width: string;
  readonly onChange: (language: ListingLanguage) => void;
};

/** The language that listings are translated into. */
export const LanguageSelect = ({ languages, ...select }: Props) => {
  const { t } = useTranslation('listing');
  return (
    <Select
      {...select}
      label={t('bulk.language')}
      options={languages.map((value) => ({ value, label: nameOfLanguage(value) }))}
    />
  );
};
