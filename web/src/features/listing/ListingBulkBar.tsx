import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListingLanguage } from '../../graphql/schema.generated.ts';
import { i18n } from '../../i18n/i18n.ts';
import type { GatherOptions } from '../../shared/export/gather.ts';
import { AllMatching } from '../../shared/lists/AllMatching.tsx';
import type { Picked } from '../../shared/lists/use-picked.ts';
import { BulkBar } from '../../shared/ui/BulkBar.tsx';
import { LanguageSelect } from './LanguageSelect.tsx';
import { preferredLanguage } from './languages.ts';
import { isUnpublished, type ListingActs } from './use-listing-acts.ts';
import type { ListingRow } from './use-listings.ts';

type Props = {
  readonly picked: Picked<ListingRow>;
  /** Of the whole list. */
  readonly total: number;
  readonly gather: (options: GatherOptions) => Promise<readonly ListingRow[]>;
  readonly acts: ListingActs;
  readonly languages: readonly ListingLanguage[];
};

/** What can be done with all ticked listings at once. */
export const ListingBulkBar = ({ picked, total, gather, acts, languages }: Props) => {
  const { t } = useTranslation('listing');
  const [chosen, setChosen] = useState<ListingLanguage | null>(null);
  const { rows } = picked;
  if (rows.length === 0) return null;
  const language = chosen ?? preferredLanguage(languages, i18n.language);
  return (
    <BulkBar
      label={t('words.bulkActs')}
      selected={t('words.picked', { count: rows.length })}
      clear={{ label: t('words.clearPicked'), run: picked.clear }}
    >
      <AllMatching picked={picked} total={total} gather={gather} />
      <LanguageSelect width="36" languages={languages} value={language} onChange={setChosen} />
      <Button size="sm" variant="outline" onClick={() => void acts.translate(rows, language)}>
        {t('bulk.translate')}
      </Button>
      <Button
        size="sm"
        disabled={!rows.some(isUnpublished)}
        onClick={() => void acts.publish(rows)}
      >
        {t('bulk.publish')}
      </Button>
      <Button size="sm" variant="outline" colorPalette="red" onClick={() => void acts.remove(rows)}>
        {t('bulk.delete')}
      </Button>
    </BulkBar>
  );
};
