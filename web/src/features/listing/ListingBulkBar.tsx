import { Button, NativeSelect } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListingLanguage } from '../../graphql/schema.generated.ts';
import { i18n } from '../../i18n/i18n.ts';
import type { Picked } from '../../shared/lists/use-picked.ts';
import { BulkBar } from '../../shared/ui/BulkBar.tsx';
import { nameOfLanguage, preferredLanguage } from './languages.ts';
import type { ListingActs } from './use-listing-acts.ts';
import type { ListingRow } from './use-listings.ts';

type Props = {
  readonly picked: Picked<ListingRow>;
  readonly acts: ListingActs;
  readonly languages: readonly ListingLanguage[];
};

/** What can be done with all ticked listings at once. */
export const ListingBulkBar = ({ picked, acts, languages }: Props) => {
  const { t } = useTranslation(['listing', 'tables']);
  const [chosen, setChosen] = useState<ListingLanguage | null>(null);
  const { rows } = picked;
  if (rows.length === 0) return null;
  const language = chosen ?? preferredLanguage(languages, i18n.language);
  return (
    <BulkBar
      label={t('listing:bulk.label')}
      selected={[
        t('listing:bulk.selected', { count: rows.length }),
        ...(picked.elsewhere > 0 ? [t('tables:elsewhere', { count: picked.elsewhere })] : []),
      ].join(' · ')}
      clear={{ label: t('listing:bulk.clear'), run: picked.clear }}
    >
      <NativeSelect.Root size="sm" width="36">
        <NativeSelect.Field
          aria-label={t('listing:bulk.language')}
          value={language}
          onChange={({ target }) =>
            setChosen(languages.find((one) => one === target.value) ?? null)
          }
        >
          {languages.map((one) => (
            <option key={one} value={one}>
              {nameOfLanguage(one)}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      <Button size="sm" variant="outline" onClick={() => void acts.translate(rows, language)}>
        {t('listing:bulk.translate')}
      </Button>
      <Button size="sm" onClick={() => void acts.publish(rows)}>
        {t('listing:bulk.publish')}
      </Button>
      <Button size="sm" variant="outline" colorPalette="red" onClick={() => void acts.remove(rows)}>
        {t('listing:bulk.delete')}
      </Button>
    </BulkBar>
  );
};
