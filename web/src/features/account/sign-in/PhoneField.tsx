import { useTranslation } from 'react-i18next';
import { TextField, type TextFieldProps } from '../../../shared/forms/TextField.tsx';

/** A mainland phone: +86 is the only area code. */
export function PhoneField(props: Omit<TextFieldProps, 'label'>) {
  const { t } = useTranslation('auth');
  return (
    <TextField
      label={t('phone')}
      placeholder={t('phonePlaceholder')}
      startAddon={t('areaCode')}
      type="tel"
      inputMode="numeric"
      autoComplete="username"
      maxLength={11}
      {...props}
    />
  );
}
