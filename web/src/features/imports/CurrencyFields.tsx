import { Button, Field, Flex, Grid, Heading, Input, InputGroup, Text } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../shared/forms/SelectField.tsx';
import { fullCount, fullMoney, toFen } from '../../shared/kpi/money.ts';
import { currencyName, foreignCurrencies, foreignMoney, textOfFile, YUAN } from './currencies.ts';
import { fieldGrid as grid } from './field-grid.ts';
import type { ImportMappingPreviewFragment } from './ImportMapping.generated.ts';
import type { ImportSettings } from './mapping.ts';

type Found = ImportMappingPreviewFragment['currencies'][number];

type Props = {
  readonly currencies: readonly Found[];
  readonly settings: ImportSettings;
  readonly onChange: (settings: ImportSettings) => void;
};

/** More than the server takes, and than any file of rates has. */
const MAX_RATES_BYTES = 1024 * 1024;

/** What the amounts are in, and what other currencies are worth. Figures are in yuan. */
export const CurrencyFields = ({ currencies, settings, onChange }: Props) => {
  const { t } = useTranslation('imports');
  const found = currencies.filter(({ currency }) => currency !== YUAN);
  const added = Object.keys(settings.rates).filter((code) =>
    found.every(({ currency }) => currency !== code),
  );
  const list = currencies.map(({ currency, rows }) =>
    t('currency.foundOne', { currency: currencyName(currency), rows: fullCount(rows) }),
  );
  const setRate = (code: string, rate: string) =>
    onChange({ ...settings, rates: { ...settings.rates, [code]: rate } });
  return (
    <>
      <Heading as="h3" size="sm">
        {t('currency.title')}
      </Heading>
      {found.length > 0 && (
        <Text>{t('currency.found', { list: list.join(t('words.separator')) })}</Text>
      )}
      <Grid gap="4" gridTemplateColumns={grid} alignItems="start">
        <SelectField
          label={t('currency.unnamed')}
          value={settings.currency ?? ''}
          hint={t('currency.unnamedHint')}
          options={[
            { value: '', label: t('currency.yuan') },
            ...foreignCurrencies.map((code) => ({ value: code, label: currencyName(code) })),
          ]}
          onChange={(code) => onChange({ ...settings, currency: code || null })}
        />
        {found.map((each) => (
          <RateField
            key={each.currency}
            code={each.currency}
            found={each}
            isByDay={settings.dailyRates !== null && !settings.rates[each.currency]}
            rate={settings.rates[each.currency] ?? ''}
            onChange={(rate) => setRate(each.currency, rate)}
          />
        ))}
        {added.map((code) => (
          <RateField
            key={code}
            code={code}
            found={null}
            isByDay={false}
            rate={settings.rates[code] ?? ''}
            onChange={(rate) => setRate(code, rate)}
          />
        ))}
        {(found.length > 0 || added.length > 0 || settings.dailyRates !== null) && (
          <DailyRates settings={settings} onChange={onChange} />
        )}
        <SelectField
          label={t('currency.other')}
          value=""
          hint={t('currency.otherHint')}
          options={[
            { value: '', label: t('currency.add') },
            ...foreignCurrencies
              .filter((code) => !added.includes(code))
              .filter((code) => found.every(({ currency }) => currency !== code))
              .map((code) => ({ value: code, label: currencyName(code) })),
          ]}
          onChange={(code) => code !== '' && setRate(code, '')}
        />
      </Grid>
    </>
  );
};

type RateProps = {
  readonly code: string;
  /** What the file holds of it; null where somebody added it. */
  readonly found: Found | null;
  readonly isByDay: boolean;
  readonly rate: string;
  readonly onChange: (rate: string) => void;
};

const RateField = ({ code, found, isByDay, rate, onChange }: RateProps) => {
  const { t } = useTranslation('imports');
  const isLacking = found !== null && found.unratedRows > 0;
  return (
    <Field.Root minWidth="0" invalid={isLacking} required={found !== null && !isByDay}>
      <Field.Label>
        {t('currency.rate', { currency: currencyName(code) })}
        <Field.RequiredIndicator />
      </Field.Label>
      <InputGroup startAddon={`1 ${code} =`} endAddon={t('currency.unit')}>
        <Input
          size="sm"
          inputMode="decimal"
          maxLength={20}
          value={rate}
          placeholder={isByDay ? t('currency.byDay') : t('currency.example')}
          onChange={({ target }) => onChange(target.value)}
        />
      </InputGroup>
      {found !== null && (
        <Field.HelperText>
          {found.originalAmount !== null && foreignMoney(found.originalAmount, code)}
          {found.amount !== null && ` = ${fullMoney(toFen(found.amount))}`}
          {isLacking && ` · ${t('currency.lacking', { rows: fullCount(found.unratedRows) })}`}
        </Field.HelperText>
      )}
    </Field.Root>
  );
};

const DailyRates = ({ settings, onChange }: Omit<Props, 'currencies'>) => {
  const { t } = useTranslation('imports');
  const input = useRef<HTMLInputElement>(null);
  const [isTooLarge, setTooLarge] = useState(false);
  const { dailyRates } = settings;
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    setTooLarge(file.size > MAX_RATES_BYTES);
    if (file.size > MAX_RATES_BYTES) return;
    onChange({ ...settings, dailyRates: { name: file.name, text: await textOfFile(file) } });
  };
  return (
    <Field.Root minWidth="0" invalid={isTooLarge}>
      <Field.Label>{t('currency.daily')}</Field.Label>
      <Flex gap="2" align="center" width="full">
        <input
          ref={input}
          type="file"
          accept=".csv,.txt,text/csv"
          hidden
          aria-label={t('currency.daily')}
          onChange={({ target }) => {
            void take(target.files?.[0]);
            target.value = '';
          }}
        />
        <Button
          size="sm"
          variant="outline"
          minWidth="0"
          flexShrink="1"
          title={dailyRates?.name}
          onClick={() => input.current?.click()}
        >
          <Text truncate>{dailyRates?.name ?? t('currency.dailyChoose')}</Text>
        </Button>
        {dailyRates !== null && (
          <Button
            size="sm"
            variant="ghost"
            onClick={() => onChange({ ...settings, dailyRates: null })}
          >
            {t('currency.dailyRemove')}
          </Button>
        )}
      </Flex>
      <Field.HelperText>{t('currency.dailyHint')}</Field.HelperText>
      <Field.ErrorText>{t('currency.dailyTooLarge')}</Field.ErrorText>
    </Field.Root>
  );
};
