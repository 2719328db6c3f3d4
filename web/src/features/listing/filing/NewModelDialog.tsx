import { Box } from '@chakra-ui/react';
import type { FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  type ModelMeasure,
  modelMeasures,
  type OfficeChoice,
} from '../../../../../api/contract/rules/seller-office.ts';
import { stopVisitor } from '../../../session/visitor/visitor-tips-store.ts';
import { FormDialog } from '../../../shared/forms/FormDialog.tsx';
import { NumberField } from '../../../shared/forms/NumberField.tsx';
import { TextField } from '../../../shared/forms/TextField.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { OfficeError } from './office-calls.ts';
import { readModelId } from './read-office.ts';
import type { Office } from './use-office.ts';

type Props = {
  readonly office: Office;
  readonly onClose: () => void;
  readonly onCreated: (model: OfficeChoice) => void;
};

const measures = ['height', 'bust', 'waist', 'hips'] as const satisfies readonly ModelMeasure[];
const LONGEST_NAME = 30;

type Values = { name: string } & Record<ModelMeasure, string>;

/** Makes a model of the shop at the marketplace, with the measures that are shown beside the sizes. */
export const NewModelDialog = ({ office, onClose, onCreated }: Props) => {
  const { t } = useTranslation('filing');
  const form = useForm<Values>({
    defaultValues: { name: '', height: '', bust: '', waist: '', hips: '' },
    mode: 'onTouched',
  });
  const { errors, isSubmitting, isDirty } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    if (stopVisitor()) return;
    const name = values.name.trim();
    const body = {
      name,
      ...Object.fromEntries(measures.map((measure) => [measure, Number(values[measure])])),
    };
    try {
      const id = await office.ask('modelCreate', body, readModelId);
      toast.success(t('model.created'));
      onCreated({ id, name });
    } catch (error) {
      const detail = error instanceof OfficeError ? error.detail : '';
      toast.error(detail || t('model.failed'));
    }
  });
  // The dialog is within the form of the listing, which must not hear of it.
  const submitAlone = (event: FormEvent) => {
    event.stopPropagation();
    void submit(event);
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t('model.create')}
      isDirty={isDirty}
      onSubmit={submitAlone}
      submit={{ children: t('model.save'), loading: isSubmitting }}
    >
      <TextField
        label={t('model.name')}
        error={errors.name?.message}
        {...form.register('name', {
          validate: (text) => {
            if (text.trim() === '') return t('model.nameRequired');
            return text.trim().length <= LONGEST_NAME || t('model.nameTooLong');
          },
        })}
      />
      <Box display="grid" gap="4" gridTemplateColumns="1fr 1fr">
        {measures.map((measure) => {
          const [least, most] = modelMeasures[measure];
          return (
            <NumberField
              key={measure}
              label={t(`model.${measure}`)}
              decimals={0}
              error={errors[measure]?.message}
              {...form.register(measure, {
                validate: (text) =>
                  (/^\d+$/.test(text) && Number(text) >= least && Number(text) <= most) ||
                  t('model.range', { least, most }),
              })}
            />
          );
        })}
      </Box>
    </FormDialog>
  );
};
