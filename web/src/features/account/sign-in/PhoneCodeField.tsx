import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CodeField } from '../../../shared/forms/CodeField.tsx';
import type * as rules from './rules.ts';
import { useRule } from './use-rule.ts';
import type { useSendCode } from './use-send-code.ts';

interface PhoneCodeFieldProps {
  readonly sender: ReturnType<typeof useSendCode>;
  readonly check: typeof rules.code | typeof rules.bindCode | typeof rules.resetCode;
}

/** The code that is sent to the phone: the field `code` of the form around it, beside its `phone`. */
export function PhoneCodeField({ sender, check }: PhoneCodeFieldProps) {
  const { t } = useTranslation('auth');
  const rule = useRule();
  const form = useFormContext<{ phone: string; code: string }>();
  const { send, sending, secondsLeft } = sender;
  const sendCode = async () => {
    if (await form.trigger('phone', { shouldFocus: true })) await send(form.getValues('phone'));
  };
  return (
    <CodeField
      label={t('code')}
      placeholder={t('codePlaceholder')}
      secondsLeft={secondsLeft}
      sending={sending}
      onSend={() => void sendCode()}
      error={form.formState.errors.code?.message}
      {...form.register('code', { validate: (value) => rule(check(value)) })}
    />
  );
}
