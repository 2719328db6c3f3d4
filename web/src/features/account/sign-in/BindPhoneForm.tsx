import { Button } from '@chakra-ui/react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { errorDelay, Form } from '../../../shared/forms/Form.tsx';
import { countdowns } from '../../../shared/forms/use-countdown.ts';
import { useTold } from '../../../shared/ui/use-told.ts';
import { useBindPhoneMutation } from './link-account.generated.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { showFault, showRefusedForm } from './outcome.ts';
import { PhoneCodeField } from './PhoneCodeField.tsx';
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
  const { errors } = form.formState;
  const told = useTold();
  const [bindPhone, binding] = useBindPhoneMutation();
  const sender = useSendCode('BIND_PHONE', countdowns.bindPhone);

  const submit = form.handleSubmit(async ({ phone, password, code }) => {
    told.settle();
    try {
      const { data } = await bindPhone({ variables: { input: { phone, password, code } } });
      const places = { password: 'password', code: 'code' } as const;
      if (data?.bindPhone.viewer) return onDone();
      sender.judged(data?.bindPhone.error);
      showRefusedForm(form, data?.bindPhone, places, t('linkFailed'), told.tell);
    } catch (error) {
      showFault(error, t('linkFailed'), told.tell);
    }
  });

  return (
    <FormProvider {...form}>
      <Form onSubmit={submit}>
        <PhoneField
          error={errors.phone?.message}
          {...form.register('phone', { validate: (value) => rule(rules.bindPhone(value)) })}
        />
        <NewPasswordFields
          label={t('password')}
          password={rules.bindPassword}
          confirmation={rules.resetConfirmation}
        />
        <PhoneCodeField sender={sender} check={rules.bindCode} />
        <Button
          type="submit"
          width="full"
          minHeight={{ base: '44px', lg: '40px' }}
          loading={binding.loading}
        >
          {t('bindPhone')}
        </Button>
      </Form>
    </FormProvider>
  );
}
