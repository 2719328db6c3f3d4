import { Button, Flex, NativeSelect, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListingLanguage } from '../../graphql/schema.generated.ts';
import { i18n } from '../../i18n/i18n.ts';
import { nameOfLanguage, preferredLanguage } from './languages.ts';
import type { ListingActs } from './use-listing-acts.ts';
import type { Picked } from './use-picked.ts';

type Props = {
  readonly picked: Picked;
  readonly acts: ListingActs;
  readonly languages: readonly ListingLanguage[];
};

/** What can be done with all ticked listings at once; at the lower edge while some are ticked. */
export const BulkBar = ({ picked, acts, languages }: Props) => {
  const { t } = useTranslation('listing');
  const [chosen, setChosen] = useState<ListingLanguage | null>(null);
  const { rows } = picked;
  if (rows.length === 0) return null;
  const language = chosen ?? preferredLanguage(languages, i18n.language);
  return (
    <Flex
      role="region"
      aria-label={t('bulk.label')}
      position="sticky"
      bottom="3"
      zIndex="docked"
      gap="2"
      align="center"
      wrap="wrap"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="accent.border"
      borderRadius="l3"
      boxShadow="md"
      paddingX="4"
      paddingY="2"
    >
      <Text fontWeight="semibold" flex="1 1 auto" aria-live="polite">
        {t('bulk.selected', { count: rows.length })}
      </Text>
      <NativeSelect.Root size="sm" width="36">
        <NativeSelect.Field
          aria-label={t('bulk.language')}
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
        {t('bulk.translate')}
      </Button>
      <Button size="sm" onClick={() => void acts.publish(rows)}>
        {t('bulk.publish')}
      </Button>
      <Button size="sm" variant="outline" colorPalette="red" onClick={() => void acts.remove(rows)}>
        {t('bulk.delete')}
      </Button>
      <Button size="sm" variant="ghost" colorPalette="gray" onClick={picked.clear}>
        {t('bulk.clear')}
      </Button>
    </Flex>
  );
};
