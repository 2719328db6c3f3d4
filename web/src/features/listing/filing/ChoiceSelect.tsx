import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { OfficeChoice } from '../../../../../api/contract/rules/seller-office.ts';
import { Select } from '../../../shared/forms/Select.tsx';

type Props = {
  readonly label: string;
  readonly value: OfficeChoice | null;
  /** Undefined where they are not known: what was chosen is shown alone. */
  readonly choices: readonly (OfficeChoice & { readonly text?: string })[] | undefined;
  readonly isReadOnly: boolean;
  readonly onChange: (choice: OfficeChoice | null) => void;
};

/** One of several, or none. What was chosen stays, also where it is not offered any more. */
export const ChoiceSelect = ({ label, value, choices, isReadOnly, onChange }: Props) => {
  const { t } = useTranslation('filing');
  if (isReadOnly || choices === undefined)
    return <Text color={value === null ? 'fg.muted' : undefined}>{value?.name ?? t('none')}</Text>;
  const isGone = value !== null && choices.every(({ id }) => id !== value.id);
  const all = isGone ? [value, ...choices] : choices;
  return (
    <Select
      label={label}
      value={value?.id ?? ''}
      options={[
        { value: '', label: t('none') },
        ...all.map((choice) => ({
          value: choice.id,
          label: ('text' in choice && choice.text) || choice.name,
        })),
      ]}
      onChange={(chosen) => {
        const found = all.find(({ id }) => id === chosen);
        onChange(found ? { id: found.id, name: found.name } : null);
      }}
    />
  );
};
