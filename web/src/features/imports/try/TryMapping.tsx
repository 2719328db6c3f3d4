import { Grid, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { listText } from '../../../i18n/format.ts';
import { Panel } from '../../../shared/charts/Panel.tsx';
import { SelectField } from '../../../shared/forms/SelectField.tsx';
import { useColumnName } from '../use-column-name.ts';
import { type TryAnswer, type TryField, type TryMapping, tryFields } from './try-answer.ts';

const required: ReadonlySet<string> = new Set(['orderNo', 'productCode', 'quantity', 'soldAt']);
const isField = (name: string): name is TryField => name in tryFields;

type Props = {
  readonly answer: TryAnswer;
  readonly isBusy: boolean;
  readonly onChange: (mapping: TryMapping) => void;
};

/** Which column is read as what, to be corrected. */
export function TryMappingPanel({ answer, isBusy, onChange }: Props) {
  const { t } = useTranslation(['tryImport', 'imports']);
  const { columns, mapping, missing } = answer;
  const columnName = useColumnName();
  const choices = [
    { value: '', label: t('tryImport:noColumn') },
    ...columns.map(({ name }) => ({ value: name, label: columnName(name) })),
  ];
  const choose = (field: TryField, column: string) => {
    const { [field]: _former, ...others } = mapping;
    // One column is one field: the other gives it up. Of a price and a total one is left.
    const rival =
      field === 'unitPrice' ? 'lineTotal' : field === 'lineTotal' ? 'unitPrice' : undefined;
    const left = Object.entries(others).filter(
      ([name, taken]) => taken !== column && (column === '' || name !== rival),
    );
    onChange({ ...Object.fromEntries(left), ...(column !== '' && { [field]: column }) });
  };
  return (
    <Panel title={t('tryImport:mappingTitle')} summary={t('tryImport:mappingHint')} isBusy={isBusy}>
      <Grid gap="3" gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 10.5rem), 1fr))">
        {Object.keys(tryFields)
          .filter(isField)
          .map((field) => {
            const column = mapping[field] ?? '';
            const samples = columns.find(({ name }) => name === column)?.samples;
            return (
              <SelectField
                key={field}
                label={t(`imports:mapping.fields.${tryFields[field]}`)}
                value={column}
                options={choices}
                required={required.has(field)}
                invalid={missing.includes(field)}
                hint={samples && listText(samples)}
                onChange={(next) => choose(field, next)}
              />
            );
          })}
      </Grid>
      {missing.length > 0 && (
        <Text role="status" color="fg.warning" paddingTop="3">
          {t('imports:mapping.missing', {
            fields: listText(
              missing
                .filter(isField)
                .map((field) => t(`imports:mapping.fields.${tryFields[field]}`)),
            ),
          })}
        </Text>
      )}
    </Panel>
  );
}
