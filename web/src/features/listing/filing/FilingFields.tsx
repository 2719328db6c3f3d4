import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { officeMarkets } from '../../../../../api/contract/rules/seller-office.ts';
import { Select } from '../../../shared/forms/Select.tsx';
import { openDesktopDialog } from '../../desktop/index.ts';
import { EditorSection } from '../EditorSection.tsx';
import type { FilingValues, Listing, ListingValues } from '../form-values.ts';
import { CategoryField } from './CategoryField.tsx';
import { FilingField } from './FilingField.tsx';
import { PaperFields } from './PaperFields.tsx';
import { SizeFields } from './SizeFields.tsx';
import type { Office } from './use-office.ts';

type Props = {
  readonly listing: Pick<Listing, 'shop'>;
  readonly office: Office;
  readonly isReadOnly: boolean;
  /** The helper acts for the owner of a shop alone. */
  readonly isBoss: boolean;
};

/**
 * How the listing is filed at its marketplace. What there is to choose comes from the back office by the helper of the
 * owner's machine; without it, what was chosen is shown.
 */
export const FilingFields = ({ listing, office, isReadOnly, isBoss }: Props) => {
  const { t } = useTranslation('filing');
  const { control } = useFormContext<ListingValues>();
  const { field } = useController({ control, name: 'filing' });
  const value: FilingValues = field.value;
  const change = (next: Partial<FilingValues>) => field.onChange({ ...value, ...next });
  const isShown = isReadOnly || !isBoss;
  const market = value.market === null ? t('none') : t(`markets.${value.market}`);
  return (
    <EditorSection title={t('title')} hint={t('hint', { shop: listing.shop.name })}>
      <Stack gap="4">
        {!isReadOnly && !isBoss && <Text color="fg.muted">{t('bossOnly')}</Text>}
        {!isShown && !office.isOpen && (
          <Flex role="note" gap="3" align="center" wrap="wrap" color="fg.warning">
            <Text>{t('needsHelper')}</Text>
            <Button
              size="xs"
              variant="outline"
              onClick={() => openDesktopDialog({ kind: 'download', product: 'software' })}
            >
              {t('howToStart')}
            </Button>
          </Flex>
        )}
        <Box
          display="grid"
          gap="4"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        >
          <CategoryField
            office={office}
            value={value.category}
            isReadOnly={isShown}
            onChange={(category) =>
              // What was of the other category is not of this one.
              change({
                category,
                sizeChart: null,
                certificates: [],
                guideFiles: [],
                ...(category === null && { model: null }),
              })
            }
          />
          <FilingField label={t('market')}>
            {isShown || !office.isOpen ? (
              // Another one would take away what cannot be chosen anew here.
              <Text color={value.market === null ? 'fg.muted' : undefined}>{market}</Text>
            ) : (
              <Select
                label={t('market')}
                value={value.market ?? ''}
                options={[
                  { value: '', label: t('words.choose') },
                  ...officeMarkets.map((market) => ({
                    value: market,
                    label: t(`markets.${market}`),
                  })),
                ]}
                onChange={(market) =>
                  change({ market: market || null, certificates: [], agency: null })
                }
              />
            )}
          </FilingField>
          {value.category !== null && (
            <SizeFields office={office} value={value} isReadOnly={isShown} onChange={change} />
          )}
        </Box>
        {value.category !== null && (
          <PaperFields office={office} value={value} isReadOnly={isShown} onChange={change} />
        )}
      </Stack>
    </EditorSection>
  );
};
