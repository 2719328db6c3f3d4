import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { listText } from '../../../i18n/format.ts';
import type { FilingValues } from '../form-values.ts';
import { ChoiceSelect } from './ChoiceSelect.tsx';
import { FilingField } from './FilingField.tsx';
import { ModelField } from './ModelField.tsx';
import { ReadState } from './ReadState.tsx';
import { readSizes } from './read-office.ts';
import { type Office, useOfficeAnswer } from './use-office.ts';

type Props = {
  readonly office: Office;
  readonly value: FilingValues;
  readonly isReadOnly: boolean;
  readonly onChange: (change: Partial<FilingValues>) => void;
};

/** In which sizes the goods come, and who shows them where the category is worn. */
export const SizeFields = ({ office, value, isReadOnly, onChange }: Props) => {
  const { t } = useTranslation('filing');
  const categoryId = value.category?.id;
  const body = isReadOnly || categoryId === undefined ? null : { categoryId };
  const sizes = useOfficeAnswer(office, 'sizeSpec', body, readSizes);
  const charts = sizes.data?.charts;
  const chart = charts?.find(({ id }) => id === value.sizeChart?.id);
  return (
    <>
      <FilingField label={t('sizeChart')}>
        {charts?.length === 0 && value.sizeChart === null ? (
          <Text color="fg.muted">{t('noSizeCharts')}</Text>
        ) : (
          <ChoiceSelect
            label={t('sizeChart')}
            value={value.sizeChart}
            choices={charts}
            isReadOnly={isReadOnly}
            onChange={(sizeChart) => onChange({ sizeChart })}
          />
        )}
        {chart !== undefined && (
          <Text color="fg.muted" fontSize="xs" marginTop="1">
            {t(chart.measures.length === 0 ? 'chartSizes' : 'chart', {
              sizes: listText(chart.sizes),
              measures: listText(chart.measures),
            })}
          </Text>
        )}
        <ReadState answer={sizes} />
      </FilingField>
      {(value.model !== null || sizes.data?.onModel === true) && (
        <ModelField
          office={office}
          value={value.model}
          isReadOnly={isReadOnly}
          onChange={(model) => onChange({ model })}
        />
      )}
    </>
  );
};
