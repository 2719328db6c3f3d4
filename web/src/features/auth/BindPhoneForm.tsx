import { Button } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CodeField } from '../../shared/forms/CodeField.tsx';
import { errorDelay, Form } from '../../shared/forms/Form.tsx';
import { PasswordField } from '../../shared/forms/PasswordField.tsx';
import { countdowns } from '../../shared/forms/use-countdown.ts';
import { useBindPhoneMutation } from './link-account.generated.ts';
import { showFault, showRefusal } from './outcome.ts';
import { PhoneField } from './PhoneField.tsx';
import * as rules from './rules.ts';
import { useRule } from './use-rule.ts';
import { useSendCode } from './use-send-code.ts';

interface Values {
  phone: string;
  password: string;
  confirm: string;
  code: string;
}

/** Gives the signed-in person a phone and a password to sign in with. */
export function BindPhoneForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('auth');
  const rule = useRule();
  const form = useForm<Values>({
    mode: 'onTouched',
    delayError: errorDelay,
    defaultValues: { phone: '', password: '', confirm: '', code: '' },
  });
  const { errors, touchedFields } = form.formState;
  const [bindPhone, binding] = useBindPhoneMutation();
  const { send, sending, secondsLeft } = useSendCode('BIND_PHONE', countdowns.bindPhone);

  const submit = form.handleSubmit(async ({ phone, password, code }) => {
    try {
      const { data } = await bindPhone({ variables: { input: { phone, password, code } } });
      const error = data?.bindPhone.error;
      if (data?.bindPhone.viewer) onDone();
      else if (error?.field === 'code') form.setError('code', { message: error.message });
      else showRefusal(error, t('linkFailed'));
    } catch (error) {
      showFault(error, t('linkFailed'));
    }
  });

  const sendCode = async () => {
    if (await form.trigger('phone')) await send(form.getValues('phone'));
  };

  return (
    <Form onSubmit={submit}>
      <PhoneField
        error={errors.phone?.message}
        {...form.register('phone', { validate: (value) => rule(rules.bindPhone(value)) })}
      />
      <PasswordField
        label={t('password')}
        placeholder={t('passwordHint')}
        autoComplete="new-password"
        error={errors.password?.message}
        {...form.register('password', {
          validate: (value) => rule(rules.bindPassword(value)),
          onChange: () => void (touchedFields.confirm && form.trigger('confirm')),
        })}
      />
      <PasswordField
        label={t('confirmPassword')}
        placeholder={t('repeatPassword')}
        autoComplete="new-password"
        error={errors.confirm?.message}
        {...form.register('confirm', {
          validate: (value, values) => rule(rules.resetConfirmation(value, values.password)),
        })}
      />
      <CodeField
        label={t('code')}
        placeholder={t('codePlaceholder')}
        secondsLeft={secondsLeft}
        sending={sending}
        onSend={() => void sendCode()}
        error={errors.code?.message}
        {...form.register('code', { validate: (value) => rule(rules.bindCode(value)) })}
      />
      <Button
        type="submit"
        width="full"
        minHeight={{ base: '44px', md: '40px' }}
        loading={binding.loading}
      >
        {t('bindPhone')}
      </Button>
    </Form>
  );
}
