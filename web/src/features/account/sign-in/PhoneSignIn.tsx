import { Button, Stack, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { phonePreview } from '../../../session/phone-app.ts';
import { errorDelay, Form } from '../../../shared/forms/Form.tsx';
import { PasswordField } from '../../../shared/forms/PasswordField.tsx';
import { countdowns } from '../../../shared/forms/use-countdown.ts';
import { Segments } from '../../../shared/table/Segments.tsx';
import { PhoneCodeField } from './PhoneCodeField.tsx';
import { PhoneField } from './PhoneField.tsx';
import * as rules from './rules.ts';
import { TermsCheckbox } from './TermsCheckbox.tsx';
import { useRule } from './use-rule.ts';
import { useSendCode } from './use-send-code.ts';
import { useSignIn } from './use-sign-in.ts';

type Way = 'password' | 'code';

/** The sign-in of the phone's workbench: by password, also one that the boss gave, or by code. */
export default function PhoneSignIn() {
  const { t } = useTranslation(['auth', 'phone', 'shell']);
  const [way, setWay] = useState<Way>('password');
  const form = useForm({
    mode: 'onTouched',
    delayError: errorDelay,
    shouldUnregister: true,
    defaultValues: { phone: '', password: '', code: '', terms: false },
  });
  // It stands in for every page of the workbench.
  const { pathname, search } = useLocation();
  const title = t('shell:pageTitle', { page: t('shell:title.phone') });
  useEffect(() => {
    document.title = title;
  }, [title]);
  const rule = useRule();
  const { errors } = form.formState;
  const sender = useSendCode('LOGIN', countdowns.loginAndRegister);
  const { signIn, signingIn } = useSignIn(pathname + search, sender.judged);
  const submit = form.handleSubmit(async ({ phone, password, code }) => {
    if (way === 'code') await signIn({ phone, code }, 'code');
    else await signIn({ phone, password, onPhone: true }, 'account');
  });
  return (
    <Stack as="main" gap="6" padding="5" paddingTop="16" maxWidth="480px" marginX="auto">
      <Stack gap="1">
        <Text as="h1" fontSize="2xl" lineHeight="2rem" fontWeight="semibold">
          {t('phone:signIn.title')}
        </Text>
        <Text color="fg.muted">{t('phone:signIn.hint')}</Text>
      </Stack>
      <FormProvider {...form}>
        <Form onSubmit={submit}>
          <Segments
            label={t('phone:signIn.way')}
            value={way}
            segments={(['password', 'code'] as const).map((value) => ({
              value,
              label: t(`phone:signIn.${value}`),
            }))}
            onChange={(value) => {
              form.clearErrors();
              setWay(value);
            }}
          />
          <PhoneField
            error={errors.phone?.message}
            {...form.register('phone', { validate: (value) => rule(rules.loginPhone(value)) })}
          />
          {way === 'password' ? (
            <PasswordField
              label={t('auth:password')}
              autoComplete="current-password"
              error={errors.password?.message}
              {...form.register('password', { validate: (value) => rule(rules.password(value)) })}
            />
          ) : (
            <PhoneCodeField sender={sender} check={rules.code} />
          )}
          <TermsCheckbox />
          <Button type="submit" width="full" minHeight="48px" loading={signingIn}>
            {t('phone:signIn.submit')}
          </Button>
        </Form>
      </FormProvider>
      <Button
        asChild
        variant="ghost"
        height="auto"
        minHeight="44px"
        whiteSpace="normal"
        textAlign="center"
      >
        <Link to={phonePreview}>{t('phone:signIn.preview')}</Link>
      </Button>
    </Stack>
  );
}
