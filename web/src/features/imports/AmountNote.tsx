import { Checkbox, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { ImportMappingPreviewFragment } from './ImportMapping.generated.ts';
import type { ImportSettings } from './mapping.ts';

type Props = {
  readonly isTotalRepeated: ImportMappingPreviewFragment['isTotalRepeated'];
  readonly settings: ImportSettings;
  readonly onChange: (settings: ImportSettings) => void;
};

/** Of price and total the one that counts, or that sales are 0; and the doubt about a total. */
export const AmountNote = ({ isTotalRepeated, settings, onChange }: Props) => {
  const { t } = useTranslation('imports');
  const { UNIT_PRICE: price, LINE_TOTAL: total } = settings.columns;
  return (
    <>
      <Text role="status" color={(price ?? total) ? 'fg.muted' : 'fg.warning'}>
        {price !== undefined
          ? t('mapping.byPrice', { column: price })
          : total !== undefined
            ? t('mapping.byTotal', { column: total })
            : t('mapping.noAmounts')}
      </Text>
      {total !== undefined && (isTotalRepeated || settings.isTotalPerLine) && (
        <Checkbox.Root
          size="sm"
          checked={settings.isTotalPerLine}
          onCheckedChange={({ checked }) =>
            onChange({ ...settings, isTotalPerLine: checked === true })
          }
        >
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label>{t('mapping.totalPerLine', { column: total })}</Checkbox.Label>
        </Checkbox.Root>
      )}
    </>
  );
};
