import { Box, Button, Center } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { GraphQLProvider } from '../../graphql/GraphQLProvider.tsx';
import { CodeField } from '../../shared/forms/CodeField.tsx';
import { errorDelay, Form } from '../../shared/forms/Form.tsx';
import { PasswordField } from '../../shared/forms/PasswordField.tsx';
import { countdowns } from '../../shared/forms/use-countdown.ts';
import { toast } from '../../shared/ui/toast.ts';
import { useResetPasswordMutation } from './auth.generated.ts';
import { forget } from './credential-vault.ts';
import { showFault, showRefusal } from './outcome.ts';
import { PhoneField } from './PhoneField.tsx';
import * as rules from './rules.ts';
import { useRule } from './use-rule.ts';
import { useSendCode } from './use-send-code.ts';

/** How long the success message stands before the browser goes to the home page, in ms. */
const redirectAfter = 1500;

function ResetPasswordForm() {
  const { t } = useTranslation('auth');
  const rule = useRule();
  const navigate = useNavigate();
  const [done, setDone] = useState(false);
  const form = useForm({
    mode: 'onTouched',
    delayError: errorDelay,
    defaultValues: { phone: '', code: '', password: '', repeat: '' },
  });
  const { errors, isValid, touchedFields } = form.formState;
  const [resetPassword, { loading }] = useResetPasswordMutation();
  const { send, sending, secondsLeft } = useSendCode('RESET_PASSWORD', countdowns.resetPassword);

  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => void navigate('/index'), redirectAfter);
    return () => clearTimeout(timer);
  }, [done, navigate]);

  const submit = form.handleSubmit(async ({ phone, code, password }) => {
    try {
      const { data } = await resetPassword({ variables: { input: { phone, code, password } } });
      const error = data?.resetPassword.error;
      if (data?.resetPassword.ok) {
        await forget();
        toast.success(t('resetDone'));
        setDone(true);
      } else if (error?.field === 'code') {
        form.setError('code', { message: error.message });
      } else {
        showRefusal(error, t('resetPasswordFailed'));
      }
    } catch (error) {
      showFault(error, t('resetPasswordFailed'));
    }
  });

  const sendCode = async () => {
    if (await form.trigger('phone')) await send(form.getValues('phone'));
  };

  return (
    <Form onSubmit={submit}>
      <PhoneField
        error={errors.phone?.message}
        {...form.register('phone', { validate: (value) => rule(rules.resetPhone(value)) })}
      />
      <CodeField
        label={t('code')}
        placeholder={t('codePlaceholder')}
        secondsLeft={secondsLeft}
        sending={sending}
        onSend={() => void sendCode()}
        error={errors.code?.message}
        {...form.register('code', { validate: (value) => rule(rules.resetCode(value)) })}
      />
      <PasswordField
        label={t('newPassword')}
        placeholder={t('passwordHint')}
        autoComplete="new-password"
        error={errors.password?.message}
        {...form.register('password', {
          validate: (value) => rule(rules.resetPassword(value)),
          onChange: () => void (touchedFields.repeat && form.trigger('repeat')),
        })}
      />
      <PasswordField
        label={t('confirmPassword')}
        placeholder={t('repeatPassword')}
        autoComplete="new-password"
        error={errors.repeat?.message}
        {...form.register('repeat', {
          validate: (value, values) => rule(rules.resetConfirmation(value, values.password)),
        })}
      />
      <Button
        type="submit"
        width="full"
        minHeight="44px"
        disabled={!isValid || done}
        loading={loading}
      >
        {t('submitReset')}
      </Button>
    </Form>
  );
}

/** /resetpass: a new password by a code, without being signed in. */
export default function ResetPasswordPage() {
  const { t } = useTranslation('auth');
  return (
    <Center flex="1" paddingX="4" paddingY={{ base: '8', md: '16' }} bg="bg.canvas">
      <Box
        width="full"
        maxWidth="420px"
        bg="bg.panel"
        borderWidth="1px"
        borderRadius="l3"
        padding={{ base: '5', md: '8' }}
      >
        <Box as="h1" fontSize="xl" fontWeight="semibold" marginBottom="5">
          {t('resetPassword')}
        </Box>
        <GraphQLProvider>
          <ResetPasswordForm />
        </GraphQLProvider>
      </Box>
    </Center>
  );
}
