import { Text } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { errorDelay } from '../../../shared/forms/Form.tsx';
import { FormDialog } from '../../../shared/forms/FormDialog.tsx';
import { PasswordField } from '../../../shared/forms/PasswordField.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { staffPassword } from '../phone-rules.ts';
import type { Shipper } from './ShipperTable.tsx';
import type { ShipperWrites } from './use-shipper-writes.ts';

type Props = {
  readonly shipper: Shipper;
  readonly writes: ShipperWrites;
  readonly onClose: () => void;
};

/** 修改密码 */
export const PasswordDialog = ({ shipper, writes, onClose }: Props) => {
  const { t } = useTranslation('shippers');
  const form = useForm({
    mode: 'onTouched',
    delayError: errorDelay,
    defaultValues: { password: '' },
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ password }) => {
    const outcome = await writes.setPassword(shipper.id, password);
    if (outcome.ok) {
      toast.success(t('changed'));
      onClose();
    } else if (outcome.field === 'password')
      form.setError('password', { message: outcome.message ?? '' });
    else if (outcome.message !== null) outcome.tell(outcome.message);
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t('password')}
      width={550}
      isDirty={isDirty}
      onSubmit={submit}
      submit={{ children: t('changeDo'), loading: isSubmitting }}
    >
      <Text>{t('passwordText', { phone: shipper.phone })}</Text>
      <PasswordField
        label={t('words.newPassword')}
        autoComplete="new-password"
        maxLength={12}
        hint={t('passwordHint')}
        error={errors.password?.message}
        {...form.register('password', {
          validate: (value) => {
            const fault = staffPassword(value, true);
            return fault === undefined || t(`${fault}`);
          },
        })}
      />
    </FormDialog>
  );
};
