import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { errorDelay } from '../../../shared/forms/Form.tsx';
import { FormDialog } from '../../../shared/forms/FormDialog.tsx';
import { showMistakes } from '../../../shared/forms/mistakes.ts';
import { PasswordField } from '../../../shared/forms/PasswordField.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { useDirectory } from '../../../shop-scope/use-directory.ts';
import { PhoneField } from '../../account/index.ts';
import { newStaffPhone, staffPassword } from '../phone-rules.ts';
import { ShopChoice } from './ShopChoice.tsx';
import type { ShipperWrites } from './use-shipper-writes.ts';

type Props = {
  /** Those who are shippers already. */
  readonly phones: readonly string[];
  readonly writes: ShipperWrites;
  readonly onClose: () => void;
};

/** 添加仓库发货员 */
export const AddShipperDialog = ({ phones, writes, onClose }: Props) => {
  const { t } = useTranslation('shippers');
  const { shops, hidden, isComplete } = useDirectory();
  // All of them, until the boss chooses.
  const [chosen, setChosen] = useState<ReadonlySet<string>>();
  const shopIds = chosen ?? new Set([...shops, ...hidden].map(({ id }) => id));
  const form = useForm({
    mode: 'onTouched',
    delayError: errorDelay,
    defaultValues: { phone: '', password: '' },
  });
  const { errors, isSubmitting, isDirty } = form.formState;
  const submit = form.handleSubmit(async ({ phone, password }) => {
    const outcome = await writes.add(phone, password, [...shopIds]);
    if (outcome.ok) {
      toast.success(t('added'));
      onClose();
      return;
    }
    const places = { phone: 'phone', password: 'password' } as const;
    const [other] = showMistakes(form, outcome.mistakes, places);
    if (other?.message) toast.error(other.message);
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t('add')}
      width={550}
      isDirty={isDirty}
      onSubmit={submit}
      submit={{ children: t('addDo'), loading: isSubmitting, disabled: !isComplete }}
    >
      <PhoneField
        autoComplete="off"
        error={errors.phone?.message}
        {...form.register('phone', {
          validate: (value) => {
            const fault = newStaffPhone(value, phones);
            return fault === undefined || t(`${fault}`);
          },
        })}
      />
      <PasswordField
        label={t('signInPassword')}
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
      <ShopChoice
        label={t('shops')}
        hint={t('shopChoiceHint')}
        checked={shopIds}
        onChange={setChosen}
      />
    </FormDialog>
  );
};
