import { Button, Stack, Text } from '@chakra-ui/react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { phoneApp } from '../../../session/phone-app.ts';
import { errorDelay, Form } from '../../../shared/forms/Form.tsx';
import { PasswordField } from '../../../shared/forms/PasswordField.tsx';
import { PhoneField } from './PhoneField.tsx';
import * as rules from './rules.ts';
import { TermsCheckbox } from './TermsCheckbox.tsx';
import { useRule } from './use-rule.ts';
import { useSignIn } from './use-sign-in.ts';

/** The sign-in of the phone's workbench: by phone and password, as the boss gives them to shippers. */
export function PhoneSignIn() {
  const { t } = useTranslation(['auth', 'phone']);
  const form = useForm({
    mode: 'onTouched',
    delayError: errorDelay,
    defaultValues: { phone: '', password: '', terms: false },
  });
  const rule = useRule();
  const { errors } = form.formState;
  const { signIn, signingIn } = useSignIn(phoneApp);
  const submit = form.handleSubmit(async ({ phone, password }) => {
    await signIn({ phone, password }, 'account');
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
          <PhoneField
            error={errors.phone?.message}
            {...form.register('phone', { validate: (value) => rule(rules.loginPhone(value)) })}
          />
          <PasswordField
            label={t('auth:password')}
            autoComplete="current-password"
            error={errors.password?.message}
            {...form.register('password', { validate: (value) => rule(rules.password(value)) })}
          />
          <TermsCheckbox />
          <Button type="submit" width="full" minHeight="48px" loading={signingIn}>
            {t('phone:signIn.submit')}
          </Button>
        </Form>
      </FormProvider>
    </Stack>
  );
}
