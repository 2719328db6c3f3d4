import { Box, Button, Center } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { GraphQLProvider } from '../../../graphql/GraphQLProvider.tsx';
import { errorDelay, Form } from '../../../shared/forms/Form.tsx';
import { countdowns } from '../../../shared/forms/use-countdown.ts';
import { toast } from '../../../shared/ui/toast.ts';
import { useTold } from '../../../shared/ui/use-told.ts';
import { useResetPasswordMutation } from './auth.generated.ts';
import { forget } from './credential-vault.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { showFault, showRefusedForm } from './outcome.ts';
import { PhoneCodeField } from './PhoneCodeField.tsx';
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
    defaultValues: { phone: '', code: '', password: '', confirm: '' },
  });
  const { errors, isValid } = form.formState;
  const told = useTold();
  const [resetPassword, { loading }] = useResetPasswordMutation();
  const sender = useSendCode('RESET_PASSWORD', countdowns.resetPassword);

  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => void navigate('/index'), redirectAfter);
    return () => clearTimeout(timer);
  }, [done, navigate]);

  const submit = form.handleSubmit(async ({ phone, code, password }) => {
    told.settle();
    try {
      const { data } = await resetPassword({ variables: { input: { phone, code, password } } });
      const places = { code: 'code', password: 'password' } as const;
      if (data?.resetPassword.ok) {
        await forget();
        toast.success(t('resetDone'));
        setDone(true);
      } else {
        sender.judged(data?.resetPassword.error);
        showRefusedForm(form, data?.resetPassword, places, t('resetPasswordFailed'), told.tell);
      }
    } catch (error) {
      showFault(error, t('resetPasswordFailed'), told.tell);
    }
  });

  return (
    <FormProvider {...form}>
      <Form onSubmit={submit}>
        <PhoneField
          error={errors.phone?.message}
          {...form.register('phone', { validate: (value) => rule(rules.resetPhone(value)) })}
        />
        <PhoneCodeField sender={sender} check={rules.resetCode} />
        <NewPasswordFields
          label={t('newPassword')}
          password={rules.resetPassword}
          confirmation={rules.resetConfirmation}
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
    </FormProvider>
  );
}

/** /resetpass: a new password by a code, without being signed in. */
export default function ResetPasswordPage() {
  const { t } = useTranslation('auth');
  return (
    <Center flex="1" paddingX="4" paddingY={{ base: '8', md: '16' }} bg="bg.canvas">
      <Box width="full" maxWidth="420px" layerStyle="panel" padding={{ base: '5', md: '8' }}>
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
