import { Field, Grid, Textarea } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { labelDefaults, labelLimits } from '../../../../../api/contract/rules/label-drawing.ts';
import { CheckField } from '../../../shared/forms/CheckField.tsx';
import { type PlaceholderName, placeholderOf } from '../output/fill.ts';
import type { ItemFieldsProps } from './ItemProperties.tsx';
import { MillimetreField } from './MillimetreField.tsx';
import { Placeholders } from './Placeholders.tsx';

/** What is written, and how. */
export const TextFields = ({ item, onChange }: ItemFieldsProps) => {
  const { t } = useTranslation('labels');
  const text = item.text ?? '';
  const insert = (name: PlaceholderName) =>
    onChange({ text: `${text}${placeholderOf(name)}`.slice(0, labelLimits.mostText) });
  return (
    <>
      <Field.Root>
        <Field.Label>{t('field.text')}</Field.Label>
        <Textarea
          rows={4}
          maxLength={labelLimits.mostText}
          value={text}
          onChange={({ target }) => onChange({ text: target.value }, 'text')}
        />
      </Field.Root>
      <Placeholders onInsert={insert} />
      <Grid templateColumns="1fr 1fr" gap="3">
        <MillimetreField
          label={t('field.size')}
          value={item.size ?? labelDefaults.size}
          least={5}
          most={1_000}
          onChange={(size) => onChange({ size }, 'size')}
        />
        <MillimetreField
          label={t('field.lineHeight')}
          value={item.lineHeight ?? labelDefaults.lineHeight}
          least={5}
          most={2_000}
          onChange={(lineHeight) => onChange({ lineHeight }, 'lineHeight')}
        />
      </Grid>
      <CheckField
        label={t('field.bold')}
        minHeight={{ base: '44px', lg: '0' }}
        checked={item.bold === true}
        onChange={(checked) => onChange({ bold: checked })}
      />
    </>
  );
};
