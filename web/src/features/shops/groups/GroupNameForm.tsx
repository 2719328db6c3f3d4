import { Button, Flex, Stack } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Outcome } from '../../../graphql/use-write.ts';
import { TextField } from '../../../shared/forms/TextField.tsx';
import { CancelButton } from '../../../shared/ui/CancelButton.tsx';
import { groupNameFault, groupNameLimit } from './group-name.ts';

type Props = {
  readonly label: string;
  readonly action: string;
  /** The name to begin with. */
  readonly name?: string;
  /** Names of the other groups. */
  readonly others: readonly string[];
  readonly onSubmit: (name: string) => Promise<Outcome>;
  readonly onCancel?: () => void;
};

/** The name of a group that is created or renamed. */
export const GroupNameForm = ({ label, action, name = '', others, onSubmit, onCancel }: Props) => {
  const { t } = useTranslation('shopManage');
  const form = useForm({ defaultValues: { name } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    const outcome = await onSubmit(values.name.trim());
    if (outcome.ok) form.reset();
    else if (outcome.message !== null) form.setError('name', { message: outcome.message });
  });
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="2">
        <TextField
          label={label}
          autoComplete="off"
          error={errors.name?.message}
          {...form.register('name', {
            validate: (value) => {
              const fault = groupNameFault(value, others);
              return fault === undefined || t(`groups.${fault}`, { max: groupNameLimit });
            },
          })}
        />
        <Flex gap="2" justify="flex-end">
          {onCancel && <CancelButton size="sm" onClick={onCancel} />}
          <Button size="sm" type="submit" variant="outline" loading={isSubmitting}>
            {action}
          </Button>
        </Flex>
      </Stack>
    </form>
  );
};
