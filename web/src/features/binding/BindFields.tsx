import type { Ref } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CodeField } from '../../shared/forms/CodeField.tsx';
import { Form } from '../../shared/forms/Form.tsx';
import { PasswordField } from '../../shared/forms/PasswordField.tsx';
import { TextField } from '../../shared/forms/TextField.tsx';
import { useSecondsUntil } from '../../shared/forms/use-countdown.ts';
import type { Bind } from './use-bind.ts';

interface BindFieldsProps {
  readonly id: string;
  readonly bind: Bind;
  readonly isRebind: boolean;
  readonly ref: Ref<HTMLFormElement>;
}

/** Account, password and the code of the marketplace. */
export function BindFields({ id, bind, isRebind, ref }: BindFieldsProps) {
  const { t } = useTranslation('binding');
  const { form, flow } = bind;
  const { errors } = form.formState;
  const [phone, pass] = useWatch({ control: form.control, name: ['phone', 'pass'] });
  const secondsLeft = useSecondsUntil(flow.resendAt);
  const isAskedAgain = flow.phase === 'codeSent' || flow.phase === 'signingIn';

  return (
    <Form
      ref={ref}
      id={id}
      onSubmit={(event) => {
        event.preventDefault();
        void bind.confirm();
      }}
    >
      <TextField
        label={t('account')}
        placeholder={t('accountPlaceholder')}
        type="tel"
        inputMode="numeric"
        // The account of the marketplace is none of ours: nothing may fill it in or remember it.
        autoComplete="off"
        maxLength={11}
        readOnly={isRebind}
        {...(isRebind ? { bg: 'bg.subtle' } : {})}
        error={errors.phone?.message}
        {...form.register('phone', { validate: (value) => value !== '' || t('accountRequired') })}
      />
      <PasswordField
        label={t('words.password')}
        placeholder={t('passwordPlaceholder')}
        autoComplete="new-password"
        maxLength={64}
        error={errors.pass?.message}
        {...form.register('pass', { validate: (value) => value !== '' || t('passwordRequired') })}
      />
      <CodeField
        label={t('words.code')}
        placeholder={t('codePlaceholder')}
        secondsLeft={secondsLeft}
        sending={bind.isBusy}
        canSend={phone !== '' && pass !== ''}
        {...(isAskedAgain ? { sendText: t('sendAgain') } : {})}
        onSend={() => void bind.askForCode(isRebind)}
        {...form.register('code')}
      />
    </Form>
  );
}
