import { Field, NativeSelect, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CodeField } from '../../../shared/forms/CodeField.tsx';
import { PasswordField } from '../../../shared/forms/PasswordField.tsx';
import { TextField } from '../../../shared/forms/TextField.tsx';
import { CheckList } from '../../../shared/lists/CheckList.tsx';
import { ErrorState } from '../../../shared/ui/states.tsx';
import { FieldFault } from '../FieldFault.tsx';
import { useDistributableShopsQuery } from '../People.generated.ts';
import { accountFormCheckPass, accountFormPassword, accountFormPhone } from '../phone-rules.ts';
import { type Account, accountsOf } from './accounts.ts';
import { type AssignValues, pressed, selectAll } from './shop-choice.ts';
import type { StaffCode } from './use-staff-code.ts';

/** The fields of the form with account. */
export const AssignFields = ({ sender }: { sender: StaffCode }) => {
  const { t } = useTranslation('people');
  const form = useFormContext<AssignValues>();
  const { errors, touchedFields } = form.formState;
  const { send, sending, secondsLeft } = sender;
  const sendCode = async () => {
    // The password goes along with the code.
    if (!(await form.trigger(['phone', 'password'], { shouldFocus: true }))) return;
    form.clearErrors('code');
    await send(form.getValues('phone'), form.getValues('password'));
  };
  const phoneFault = (value: string) => {
    const key = accountFormPhone(value);
    return key === undefined || t(`rule.${key}`);
  };
  const passwordFault = (value: string) => {
    const key = accountFormPassword(value);
    return key === undefined || t(`rule.${key}`);
  };
  const checkFault = (value: string, { password }: AssignValues) => {
    const key = accountFormCheckPass(value, password);
    return key === undefined || t(`rule.${key}`);
  };
  return (
    <>
      <TextField
        label={t('assign.phone')}
        placeholder={t('assign.phonePlaceholder')}
        type="tel"
        inputMode="numeric"
        autoComplete="off"
        maxLength={11}
        error={errors.phone?.message}
        {...form.register('phone', { validate: phoneFault })}
      />
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        <PasswordField
          label={t('words.password')}
          autoComplete="new-password"
          hint={t('form.passwordHint')}
          error={errors.password?.message}
          {...form.register('password', {
            validate: passwordFault,
            onChange: () => void (touchedFields.checkPass && form.trigger('checkPass')),
          })}
        />
        <PasswordField
          label={t('assign.checkPass')}
          placeholder={t('assign.checkPassPlaceholder')}
          autoComplete="new-password"
          error={errors.checkPass?.message}
          {...form.register('checkPass', { validate: checkFault })}
        />
      </SimpleGrid>
      <CodeField
        label={t('words.code')}
        placeholder={t('assign.codePlaceholder')}
        hint={t('assign.hint')}
        secondsLeft={secondsLeft}
        sending={sending}
        onSend={() => void sendCode()}
        error={errors.code?.message}
        {...form.register('code', {
          validate: (value) => value !== '' || t('assign.codeRequired'),
        })}
      />
      <AccountAndShops />
    </>
  );
};

const AccountAndShops = () => {
  const { t } = useTranslation('people');
  const { data, error, refetch } = useDistributableShopsQuery({
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const form = useFormContext<AssignValues>();
  const { field, fieldState } = useController<AssignValues, 'account'>({
    name: 'account',
    rules: { validate: (value) => value !== '' || t('assign.accountRequired') },
  });
  if (error && !data)
    return <ErrorState error={error} onRetry={() => void refetch().catch(() => {})} />;
  const accounts = accountsOf(data?.distributableShops ?? []);
  return (
    <>
      <Field.Root invalid={fieldState.invalid}>
        <Field.Label>{t('assign.account')}</Field.Label>
        <NativeSelect.Root disabled={data === undefined}>
          <NativeSelect.Field
            ref={field.ref}
            name={field.name}
            value={field.value}
            onBlur={field.onBlur}
            onChange={({ target }) => {
              field.onChange(target.value);
              // Shops of one account at a time.
              form.setValue('shopIds', []);
              form.clearErrors('shopIds');
            }}
          >
            <option value="">{t('words.choose')}</option>
            {accounts.map(({ key, phone, platform, shops }) => (
              <option key={key} value={key}>
                {t('assign.accountOption', {
                  phone: phone ?? t('noAccount'),
                  platform: platform.toLowerCase(),
                  count: shops.length,
                })}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator aria-hidden />
        </NativeSelect.Root>
        {fieldState.error && (
          <Field.ErrorText role="alert">{fieldState.error.message}</Field.ErrorText>
        )}
      </Field.Root>
      <Shops account={accounts.find(({ key }) => key === field.value)} />
    </>
  );
};

const Shops = ({ account }: { account: Account | undefined }) => {
  const { t } = useTranslation(['people', 'common']);
  const { field, fieldState } = useController<AssignValues, 'shopIds'>({
    name: 'shopIds',
    rules: { validate: (value) => value.length > 0 || t('assign.shopsRequired') },
  });
  const shops = account?.shops ?? [];
  const all = shops.map(({ id }) => id);
  return (
    <Stack gap="1.5">
      <Text fontSize="sm" fontWeight="medium">
        {t('assign.shops')}
      </Text>
      <CheckList
        label={t('assign.shops')}
        items={
          shops.length === 0
            ? []
            : [
                { id: selectAll, name: t('common:checkAll') },
                ...shops.map(({ id, name, mallId }) => ({ id, name, detail: mallId })),
              ]
        }
        checked={new Set(field.value)}
        onToggle={(option) => field.onChange(pressed(field.value, option, all))}
        empty={t('assign.chooseAccountFirst')}
        height="176px"
      />
      <FieldFault text={fieldState.error?.message} />
    </Stack>
  );
};
