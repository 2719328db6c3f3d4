import { Button, Text } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { stop } from '../../../i18n/format.ts';
import { errorDelay, Form } from '../../../shared/forms/Form.tsx';
import type { Refusing } from '../../../shared/forms/mistakes.ts';
import { countdowns } from '../../../shared/forms/use-countdown.ts';
import { useTold } from '../../../shared/ui/use-told.ts';
import { useRegisterMutation, useResetPasswordMutation } from './auth.generated.ts';
import type { Entered } from './auth-machine.ts';
import { forget } from './credential-vault.ts';
import { LeaveTeam } from './LeaveTeam.tsx';
import { LinkButton } from './LinkButton.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { type Refusal, showFault, showRefusedForm } from './outcome.ts';
import { PhoneCodeField } from './PhoneCodeField.tsx';
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
  leaveTeam: boolean;
}

interface NewPasswordFormProps {
  readonly purpose: 'register' | 'forgotPassword';
  /** Told whether anything was typed. */
  readonly onBegun: (isBegun: boolean) => void;
  readonly onSuccess: (entered: Entered) => void;
  readonly onLogin: () => void;
}

/** The register view and the forgot-password view: phone, code, password twice. */
export function NewPasswordForm({ purpose, onBegun, onSuccess, onLogin }: NewPasswordFormProps) {
  const { t } = useTranslation('auth');
  const rule = useRule();
  const isRegister = purpose === 'register';
  const failed = t(isRegister ? 'registerFailed' : 'resetPasswordFailed');
  const form = useForm<Values>({
    mode: 'onTouched',
    delayError: errorDelay,
    defaultValues: {
      phone: '',
      code: '',
      password: '',
      confirm: '',
      terms: false,
      leaveTeam: false,
    },
  });
  const { errors, isDirty } = form.formState;
  const told = useTold();
  const tellBegun = useEffectEvent(onBegun);
  useEffect(() => {
    tellBegun(isDirty);
    return () => tellBegun(false);
  }, [isDirty]);
  /** Why the phone is not registered as it stands: a boss has added it to their team. */
  const [teamReason, setTeamReason] = useState<string>();
  const [register, registering] = useRegisterMutation();
  const [resetPassword, resetting] = useResetPasswordMutation();
  const sender = useSendCode(
    isRegister ? 'REGISTER' : 'RESET_PASSWORD',
    countdowns.loginAndRegister,
  );

  const ask = async (
    input: Pick<Values, 'phone' | 'code' | 'password'>,
    leaveTeam: boolean,
  ): Promise<({ ok: boolean; error: Refusal | null } & Refusing) | undefined> => {
    if (isRegister) {
      const variables = { input: leaveTeam ? { ...input, leaveTeam } : input };
      return (await register({ variables })).data?.register;
    }
    return (await resetPassword({ variables: { input } })).data?.resetPassword;
  };

  // The answer was about that phone alone.
  const forgetTeam = () => {
    setTeamReason(undefined);
    form.setValue('leaveTeam', false);
  };

  const submit = form.handleSubmit(async ({ phone, code, password, terms, leaveTeam }) => {
    told.settle();
    try {
      const answer = await ask({ phone, code, password }, leaveTeam);
      if (answer?.ok) {
        // A remembered password is the old one now.
        if (!isRegister) await forget();
        onSuccess({ phone, password, terms });
      } else if (answer?.error?.field === 'leaveTeam') {
        setTeamReason(answer.error.message);
      } else {
        sender.judged(answer?.error);
        showRefusedForm(form, answer, { code: 'code', password: 'password' }, failed, told.tell);
      }
    } catch (error) {
      showFault(error, failed, told.tell);
    }
  });

  return (
    <FormProvider {...form}>
      <Form onSubmit={submit}>
        <PhoneField
          error={errors.phone?.message}
          {...form.register('phone', {
            validate: (value) => rule(rules.registerPhone(value)),
            onChange: forgetTeam,
          })}
        />
        <PhoneCodeField sender={sender} check={rules.code} />
        <NewPasswordFields
          label={t(isRegister ? 'password' : 'newPassword')}
          password={rules.password}
          confirmation={rules.confirmation}
        />
        {isRegister && <TermsCheckbox />}
        {teamReason !== undefined && <LeaveTeam reason={teamReason} />}
        <Button
          type="submit"
          width="full"
          minHeight={{ base: '44px', lg: '40px' }}
          loading={registering.loading || resetting.loading}
        >
          {t(isRegister ? 'register' : 'submitReset')}
        </Button>
        <Text textAlign="center" color="fg.muted">
          {isRegister && `${t('haveAccount')}${stop()}`}
          <LinkButton onClick={onLogin}>{t('backToLogin')}</LinkButton>
        </Text>
      </Form>
    </FormProvider>
  );
}
