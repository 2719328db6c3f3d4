import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../../shared/forms/PasswordField.tsx';
import type * as rules from './rules.ts';
import { useRule } from './use-rule.ts';

interface NewPasswordFieldsProps {
  readonly label: string;
  readonly password: typeof rules.password | typeof rules.bindPassword | typeof rules.resetPassword;
  readonly confirmation: typeof rules.confirmation | typeof rules.resetConfirmation;
}

/** A new password, twice: the fields `password` and `confirm` of the form around them. */
export function NewPasswordFields({ label, password, confirmation }: NewPasswordFieldsProps) {
  const { t } = useTranslation('auth');
  const rule = useRule();
  const form = useFormContext<{ password: string; confirm: string }>();
  const { errors, touchedFields } = form.formState;
  return (
    <>
      <PasswordField
        label={label}
        placeholder={t('passwordHint')}
        autoComplete="new-password"
        error={errors.password?.message}
        {...form.register('password', {
          validate: (value) => rule(password(value)),
          onChange: () => void (touchedFields.confirm && form.trigger('confirm')),
        })}
      />
      <PasswordField
        label={t('confirmPassword')}
        placeholder={t('repeatPassword')}
        autoComplete="new-password"
        error={errors.confirm?.message}
        {...form.register('confirm', {
          validate: (value, values) => rule(confirmation(value, values.password)),
        })}
      />
    </>
  );
}
