import { Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfficeChoice } from '../../../../../api/contract/rules/seller-office.ts';
import { ChoiceSelect } from './ChoiceSelect.tsx';
import { FilingField } from './FilingField.tsx';
import { NewModelDialog } from './NewModelDialog.tsx';
import { ReadState } from './ReadState.tsx';
import { readModels } from './read-office.ts';
import { type Office, useOfficeAnswer } from './use-office.ts';

type Props = {
  readonly office: Office;
  readonly value: OfficeChoice | null;
  readonly isReadOnly: boolean;
  readonly onChange: (model: OfficeChoice | null) => void;
};

const nothing = {};

/** Who wears the goods in the pictures, with the measures that are shown beside the sizes. */
export const ModelField = ({ office, value, isReadOnly, onChange }: Props) => {
  const { t } = useTranslation('filing');
  const models = useOfficeAnswer(office, 'modelQuery', isReadOnly ? null : nothing, readModels);
  const [isMaking, setMaking] = useState(false);
  const choices = models.data?.map((model) => ({ ...model, text: t('model.of', model) }));
  return (
    <FilingField label={t('model.label')}>
      <ChoiceSelect
        label={t('model.label')}
        value={value}
        choices={choices}
        isReadOnly={isReadOnly}
        onChange={onChange}
      />
      <Flex gap="2" marginTop="2" align="center" wrap="wrap">
        <ReadState answer={models} />
        {choices !== undefined && !isReadOnly && (
          <Button
            size="xs"
            minHeight={{ base: '44px', lg: '7' }}
            variant="outline"
            onClick={() => setMaking(true)}
          >
            {t('model.create')}
          </Button>
        )}
      </Flex>
      {isMaking && (
        <NewModelDialog
          office={office}
          onClose={() => setMaking(false)}
          onCreated={(model) => {
            setMaking(false);
            models.retry();
            onChange(model);
          }}
        />
      )}
    </FilingField>
  );
};
