import { Grid } from '@chakra-ui/react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CodeField } from '../../../shared/forms/CodeField.tsx';
import { TextField } from '../../../shared/forms/TextField.tsx';
import { useSendCode } from '../../account/index.ts';
import { newStaffPhone } from '../phone-rules.ts';
import type { OperatorValues } from './OperatorForm.tsx';

/** Seconds until a code may be sent again. */
const resendSeconds = 60;

/** Another phone to sign in with, and the code that is sent to it. Hidden, they are not part of the form. */
export const NewPhoneFields = ({ phones }: { readonly phones: readonly string[] }) => {
  const { t } = useTranslation('operators');
  const form = useFormContext<OperatorValues>();
  const { errors } = form.formState;
  const { send, sending, secondsLeft } = useSendCode('OPERATOR_PHONE', resendSeconds);
  const sendCode = async () => {
    if (await form.trigger('phone', { shouldFocus: true })) await send(form.getValues('phone'));
  };
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="4">
      <TextField
        label={t('newPhone')}
        placeholder={t('newPhonePlaceholder')}
        startAddon={t('areaCode')}
        type="tel"
        inputMode="numeric"
        autoComplete="off"
        maxLength={11}
        hint={t('newPhoneHint')}
        error={errors.phone?.message}
        {...form.register('phone', {
          shouldUnregister: true,
          validate: (value) => {
            const fault = newStaffPhone(value, phones);
            if (fault === undefined) return true;
            return t(fault === 'phoneRequired' ? 'newPhoneRequired' : fault);
          },
        })}
      />
      <CodeField
        label={t('words.code')}
        placeholder={t('codePlaceholder')}
        secondsLeft={secondsLeft}
        sending={sending}
        onSend={() => void sendCode()}
        error={errors.code?.message}
        {...form.register('code', {
          shouldUnregister: true,
          validate: (value) => value !== '' || t('codeRequired'),
        })}
      />
    </Grid>
  );
};
