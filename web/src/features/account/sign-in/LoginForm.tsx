import { Box, Button, HStack, StackSeparator, Tabs, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { Controller, FormProvider, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { stop } from '../../../i18n/format.ts';
import { CheckField } from '../../../shared/forms/CheckField.tsx';
import { errorDelay, Form } from '../../../shared/forms/Form.tsx';
import { PasswordField } from '../../../shared/forms/PasswordField.tsx';
import { countdowns } from '../../../shared/forms/use-countdown.ts';
import { useReservedLoginQuery } from './auth.generated.ts';
import type { AuthState, Entered } from './auth-machine.ts';
import { canRemember, forget, recall, remember } from './credential-vault.ts';
import { LinkButton } from './LinkButton.tsx';
import { PhoneCodeField } from './PhoneCodeField.tsx';
import { PhoneField } from './PhoneField.tsx';
import * as rules from './rules.ts';
import { TermsCheckbox } from './TermsCheckbox.tsx';
import { useRule } from './use-rule.ts';
import { useSendCode } from './use-send-code.ts';
import { useSignIn } from './use-sign-in.ts';

interface LoginValues {
  phone: string;
  password: string;
  code: string;
  remember: boolean;
  terms: boolean;
}

interface LoginFormProps {
  readonly tab: AuthState['tab'];
  /** What was entered just now; with the terms agreed to, it signs in at once. */
  readonly entered?: Entered | undefined;
  readonly onTab: (tab: AuthState['tab']) => void;
  readonly onRegister: () => void;
  readonly onForgotPassword: () => void;
  readonly onChat: () => void;
}

/** The two tabs of the login view: bosses by password, managers and finance by code. */
export function LoginForm({
  tab,
  entered,
  onTab,
  onRegister,
  onForgotPassword,
  onChat,
}: LoginFormProps) {
  const { t } = useTranslation('auth');
  const form = useForm<LoginValues>({
    mode: 'onTouched',
    delayError: errorDelay,
    shouldUnregister: true,
    defaultValues: {
      phone: '',
      password: '',
      terms: false,
      ...entered,
      code: '',
      remember: false,
    },
  });
  const rule = useRule();
  const { errors } = form.formState;
  const [phone = '', password = ''] = useWatch({
    control: form.control,
    name: ['phone', 'password'],
  });
  // Without the answer there is no such value; that is no news for the person.
  const reserved = useReservedLoginQuery({ context: { quiet: true } }).data?.reservedLogin ?? '';
  const enabled = rules.canLogin({ phone, password }, tab, reserved);
  const sender = useSendCode('LOGIN', countdowns.loginAndRegister);
  const { signIn, signingIn } = useSignIn(undefined, sender.judged);

  useEffect(() => {
    if (tab !== 'account') return;
    void recall().then((credentials) => {
      // What the person has typed meanwhile is not overwritten.
      if (!credentials || form.getValues('phone') !== '') return;
      form.setValue('phone', credentials.phone);
      form.setValue('password', credentials.password);
      form.setValue('remember', true);
    });
  }, [form, tab]);

  const submit = form.handleSubmit(async (values) => {
    const isAccount = tab === 'account';
    const secret = isAccount ? { password: values.password } : { code: values.code };
    const { phone, password } = values;
    const keep = () => (values.remember ? remember({ phone, password }) : forget());
    await signIn({ phone, ...secret }, tab, isAccount ? keep : undefined);
  });

  // Once, whatever comes of it: who is refused finds the form as it was sent.
  const isSent = useRef(false);
  useEffect(() => {
    if (!entered?.terms || isSent.current) return;
    isSent.current = true;
    void submit();
  });

  // Signing in by chat app is signing in: it takes the agreement too.
  const openChat = async () => {
    if (await form.trigger('terms')) onChat();
  };

  return (
    <FormProvider {...form}>
      <Form
        onSubmit={submit}
        onKeyDown={(event) => {
          // A disabled button keeps Enter from submitting; the person still learns what is missing.
          if (event.key === 'Enter' && !enabled) void form.trigger();
        }}
      >
        <Tabs.Root
          value={tab}
          fitted
          colorPalette="accent"
          onValueChange={({ value }) => {
            form.clearErrors();
            onTab(value === 'code' ? 'code' : 'account');
          }}
        >
          <Tabs.List>
            <Tabs.Trigger value="account">{t('bossTab')}</Tabs.Trigger>
            <Tabs.Trigger value="code">{t('managerTab')}</Tabs.Trigger>
          </Tabs.List>
          <Tabs.Content value="account" tabIndex={-1} padding="0" />
          <Tabs.Content value="code" tabIndex={-1} padding="0" />
        </Tabs.Root>

        {tab === 'code' && <Text color="fg.muted">{t('managerHint')}</Text>}

        <PhoneField
          error={errors.phone?.message}
          maxLength={Math.max(11, reserved.length)}
          {...form.register('phone', {
            validate: (value) => rule(rules.loginPhone(value)),
          })}
        />

        {tab === 'account' ? (
          <PasswordField
            label={t('password')}
            autoComplete="current-password"
            error={errors.password?.message}
            {...form.register('password', {
              validate: (value) => rule(rules.password(value)),
            })}
          />
        ) : (
          <PhoneCodeField sender={sender} check={rules.code} />
        )}

        {tab === 'account' && (
          <HStack justify="space-between">
            {canRemember() ? (
              <Controller
                control={form.control}
                name="remember"
                render={({ field }) => (
                  <CheckField
                    label={t('remember')}
                    checked={field.value}
                    onChange={field.onChange}
                  />
                )}
              />
            ) : (
              <Box />
            )}
            <LinkButton onClick={onForgotPassword}>{t('forgotPassword')}</LinkButton>
          </HStack>
        )}

        <TermsCheckbox />

        <Button
          type="submit"
          width="full"
          minHeight={{ base: '44px', lg: '40px' }}
          disabled={!enabled}
          loading={signingIn}
        >
          {t('login')}
        </Button>

        <HStack
          justify="center"
          gap="2"
          color="fg.muted"
          separator={<StackSeparator height="4" alignSelf="center" />}
        >
          {tab === 'account' && (
            <Text>
              {t('noAccount')}
              {stop()}
              <LinkButton onClick={onRegister}>{t('register')}</LinkButton>
            </Text>
          )}
          <LinkButton onClick={() => void openChat()}>{t('chatLogin')}</LinkButton>
        </HStack>
      </Form>
    </FormProvider>
  );
}
