import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { CheckField } from '../../shared/forms/CheckField.tsx';
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
        <CheckField
          label={t('mapping.totalPerLine', { column: total })}
          checked={settings.isTotalPerLine}
          onChange={(checked) => onChange({ ...settings, isTotalPerLine: checked })}
        />
      )}
    </>
  );
};
