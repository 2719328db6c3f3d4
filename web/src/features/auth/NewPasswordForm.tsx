import { Button, Text } from '@chakra-ui/react';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CodeField } from '../../shared/forms/CodeField.tsx';
import { errorDelay, Form } from '../../shared/forms/Form.tsx';
import { PasswordField } from '../../shared/forms/PasswordField.tsx';
import { countdowns } from '../../shared/forms/use-countdown.ts';
import { useRegisterMutation, useResetPasswordMutation } from './auth.generated.ts';
import { forget } from './credential-vault.ts';
import { LinkButton } from './LinkButton.tsx';
import { type Refusal, showFault, showRefusal } from './outcome.ts';
import { PhoneField } from './PhoneField.tsx';
import * as rules from './rules.ts';
import { TermsCheckbox } from './TermsCheckbox.tsx';
import { useRule } from './use-rule.ts';
import { useSendCode } from './use-send-code.ts';

interface Values {
  phone: string;
  code: string;
  password: string;
  confirm: string;
  terms: boolean;
}

interface NewPasswordFormProps {
  readonly purpose: 'register' | 'forgotPassword';
  readonly onSuccess: () => void;
  readonly onLogin: () => void;
}

/** The register view and the forgot-password view: phone, code, password twice. */
export function NewPasswordForm({ purpose, onSuccess, onLogin }: NewPasswordFormProps) {
  const { t } = useTranslation('auth');
  const rule = useRule();
  const isRegister = purpose === 'register';
  const failed = t(isRegister ? 'registerFailed' : 'resetPasswordFailed');
  const form = useForm<Values>({
    mode: 'onTouched',
    delayError: errorDelay,
    defaultValues: { phone: '', code: '', password: '', confirm: '', terms: false },
  });
  const { errors, touchedFields } = form.formState;
  const [register, registering] = useRegisterMutation();
  const [resetPassword, resetting] = useResetPasswordMutation();
  const { send, sending, secondsLeft } = useSendCode(
    isRegister ? 'REGISTER' : 'RESET_PASSWORD',
    countdowns.loginAndRegister,
  );

  const ask = async (
    input: Pick<Values, 'phone' | 'code' | 'password'>,
  ): Promise<{ ok: boolean; error: Refusal | null } | undefined> => {
    if (isRegister) return (await register({ variables: { input } })).data?.register;
    return (await resetPassword({ variables: { input } })).data?.resetPassword;
  };

  const submit = form.handleSubmit(async ({ phone, code, password }) => {
    try {
      const answer = await ask({ phone, code, password });
      if (answer?.ok) {
        // A remembered password is the old one now.
        if (!isRegister) await forget();
        onSuccess();
      } else if (answer?.error?.field === 'code') {
        form.setError('code', { message: answer.error.message });
      } else {
        showRefusal(answer?.error, failed);
      }
    } catch (error) {
      showFault(error, failed);
    }
  });

  const sendCode = async () => {
    if (await form.trigger('phone')) await send(form.getValues('phone'));
  };

  return (
    <Form onSubmit={submit}>
      <PhoneField
        error={errors.phone?.message}
        {...form.register('phone', { validate: (value) => rule(rules.registerPhone(value)) })}
      />
      <CodeField
        label={t('code')}
        placeholder={t('codePlaceholder')}
        secondsLeft={secondsLeft}
        sending={sending}
        onSend={() => void sendCode()}
        error={errors.code?.message}
        {...form.register('code', { validate: (value) => rule(rules.code(value)) })}
      />
      <PasswordField
        label={t(isRegister ? 'password' : 'newPassword')}
        placeholder={t('passwordHint')}
        autoComplete="new-password"
        error={errors.password?.message}
        {...form.register('password', {
          validate: (value) => rule(rules.password(value)),
          onChange: () => void (touchedFields.confirm && form.trigger('confirm')),
        })}
      />
      <PasswordField
        label={t('confirmPassword')}
        placeholder={t('repeatPassword')}
        autoComplete="new-password"
        error={errors.confirm?.message}
        {...form.register('confirm', {
          validate: (value, values) => rule(rules.confirmation(value, values.password)),
        })}
      />
      {isRegister && (
        <Controller
          control={form.control}
          name="terms"
          rules={{ validate: (ticked) => ticked || t('termsRequired') }}
          render={({ field, fieldState }) => (
            <TermsCheckbox
              checked={field.value}
              onChange={field.onChange}
              error={fieldState.error?.message}
            />
          )}
        />
      )}
      <Button
        type="submit"
        width="full"
        minHeight={{ base: '44px', md: '40px' }}
        loading={registering.loading || resetting.loading}
      >
        {t(isRegister ? 'register' : 'submitReset')}
      </Button>
      <Text textAlign="center" color="fg.muted">
        {isRegister && t('haveAccount')}
        <LinkButton onClick={onLogin}>{t('backToLogin')}</LinkButton>
      </Text>
    </Form>
  );
}
