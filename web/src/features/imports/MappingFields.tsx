import { Grid, Heading } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { listText } from '../../i18n/format.ts';
import { SelectField } from '../../shared/forms/SelectField.tsx';
import { TextField } from '../../shared/forms/TextField.tsx';
import { useDirectory } from '../../shop-scope/use-directory.ts';
import { AmountNote } from './AmountNote.tsx';
import { CurrencyFields } from './CurrencyFields.tsx';
import { fieldGrid as grid } from './field-grid.ts';
import type { ImportMappingPreviewFragment } from './ImportMapping.generated.ts';
import { fields, type ImportSettings, isRequired, timeZones, withColumn } from './mapping.ts';
import { useColumnName } from './use-column-name.ts';

type Props = {
  readonly preview: ImportMappingPreviewFragment;
  readonly settings: ImportSettings;
  readonly onChange: (settings: ImportSettings) => void;
};

const SAMPLES = 2;

/** Which column is what, and how the file is to be read. */
export const MappingFields = ({ preview, settings, onChange }: Props) => {
  const { columns, currencies, isTotalRepeated } = preview;
  const { t } = useTranslation('imports');
  const columnName = useColumnName();
  const columnOptions = [
    { value: '', label: t('mapping.none') },
    ...columns.map(({ name }) => ({ value: name, label: columnName(name) })),
  ];
  const samplesOf = (column: string | undefined) => {
    const samples = columns.find(({ name }) => name === column)?.samples.slice(0, SAMPLES);
    return samples && samples.length > 0
      ? t('mapping.samples', { samples: listText(samples) })
      : undefined;
  };
  return (
    <>
      <Heading as="h3" size="sm">
        {t('mapping.columns')}
      </Heading>
      <Grid gap="4" gridTemplateColumns={grid} alignItems="start">
        {fields.map((field) => (
          <SelectField
            key={field}
            label={t(`mapping.fields.${field}`)}
            required={isRequired(field)}
            invalid={isRequired(field) && settings.columns[field] === undefined}
            value={settings.columns[field] ?? ''}
            options={columnOptions}
            hint={samplesOf(settings.columns[field])}
            onChange={(column) => onChange(withColumn(settings, field, column || null))}
          />
        ))}
      </Grid>
      <AmountNote isTotalRepeated={isTotalRepeated} settings={settings} onChange={onChange} />
      <CurrencyFields currencies={currencies} settings={settings} onChange={onChange} />
      <Heading as="h3" size="sm">
        {t('mapping.settings')}
      </Heading>
      <ReadingFields settings={settings} onChange={onChange} />
    </>
  );
};

const ReadingFields = ({ settings, onChange }: Omit<Props, 'preview'>) => {
  const { t } = useTranslation('imports');
  const hasShopColumn = settings.columns.SHOP_NAME !== undefined;
  const zones = useMemo(
    () => timeZones(settings.timeZone).map((value) => ({ value, label: value })),
    [settings.timeZone],
  );
  return (
    <Grid gap="4" gridTemplateColumns={grid} alignItems="start">
      <SelectField
        label={t('mapping.encoding')}
        value={settings.encoding}
        options={(['UTF_8', 'GB18030'] as const).map((value) => ({
          value,
          label: t(`mapping.encodings.${value}`),
        }))}
        onChange={(encoding) => onChange({ ...settings, encoding })}
      />
      <SelectField
        label={t('mapping.timeZone')}
        value={settings.timeZone}
        options={zones}
        onChange={(timeZone) => onChange({ ...settings, timeZone })}
      />
      <TextField
        label={t('mapping.cancelPrefix')}
        hint={t('mapping.cancelPrefixHint')}
        size="sm"
        maxLength={8}
        value={settings.cancelPrefix}
        onChange={({ target }) => onChange({ ...settings, cancelPrefix: target.value })}
      />
      {hasShopColumn ? (
        <NewShopFields settings={settings} onChange={onChange} />
      ) : (
        <ShopField settings={settings} onChange={onChange} />
      )}
    </Grid>
  );
};

const NewShopFields = ({ settings, onChange }: Omit<Props, 'preview'>) => {
  const { t } = useTranslation('imports');
  return (
    <>
      <SelectField
        label={t('mapping.platform')}
        value={settings.platform}
        options={(['TEMU', 'SHEIN'] as const).map((value) => ({
          value,
          label: t(`platform.${value}`),
        }))}
        onChange={(platform) => onChange({ ...settings, platform })}
      />
      <SelectField
        label={t('mapping.managedType')}
        value={settings.managedType}
        options={(['FULLY_MANAGED', 'SEMI_MANAGED'] as const).map((value) => ({
          value,
          label: t(`managed.${value}`),
        }))}
        onChange={(managedType) => onChange({ ...settings, managedType })}
      />
    </>
  );
};

const ShopField = ({ settings, onChange }: Omit<Props, 'preview'>) => {
  const { t } = useTranslation('imports');
  const { shops, isComplete } = useDirectory();
  const hasNone = isComplete && shops.length === 0;
  return (
    <SelectField
      label={t('mapping.shop')}
      required
      invalid={settings.shopId === null}
      value={settings.shopId ?? ''}
      hint={hasNone ? t('mapping.shopNoneYet') : t('mapping.shopHint')}
      options={[
        { value: '', label: t('mapping.shopNone') },
        ...shops.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={(shopId) => onChange({ ...settings, shopId: shopId || null })}
    />
  );
};
