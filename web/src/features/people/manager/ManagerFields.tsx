import { Box, Button, Fieldset, Flex, Skeleton, Spinner, Text } from '@chakra-ui/react';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { partsText } from '../../../i18n/format.ts';
import { CheckField } from '../../../shared/forms/CheckField.tsx';
import { PasswordField } from '../../../shared/forms/PasswordField.tsx';
import { TextField } from '../../../shared/forms/TextField.tsx';
import { ErrorState } from '../../../shared/ui/states.tsx';
import { FieldFault } from '../FieldFault.tsx';
import { useManagersQuery } from '../People.generated.ts';
import { staffPassword, staffPhone } from '../phone-rules.ts';
import type { Manager } from '../use-managers.ts';
import { ShopChoice } from './ShopChoice.tsx';
import type { PhoneCheck } from './use-phone-check.ts';
import type { ManagerValues } from './values.ts';

type Props = {
  readonly manager: Manager | null;
  readonly check: PhoneCheck;
  /** The phone may be authorised: shops, password and permissions can be chosen. */
  readonly isOpen: boolean;
  readonly onPhone: (phone: string) => Promise<void>;
};

/** The fields of the form of a manager. */
export const ManagerFields = ({ manager, check, isOpen, onPhone }: Props) => {
  const { t } = useTranslation('people');
  const form = useFormContext<ManagerValues>();
  const { errors } = form.formState;
  const rule = (key: Parameters<typeof staffFault>[0]) =>
    staffFault(key, (name) => t(`rule.${name}`));
  const refusal = check.state === 'refused' ? check.message : undefined;
  return (
    <>
      <Box>
        <TextField
          label={t('words.phone')}
          placeholder={t('form.phonePlaceholder')}
          type="tel"
          inputMode="numeric"
          autoComplete="off"
          maxLength={11}
          readOnly={manager !== null}
          error={errors.phone?.message ?? refusal}
          {...form.register('phone', {
            validate: (value) => rule(staffPhone(value)),
            onChange: ({ target }) => {
              form.clearErrors();
              void onPhone(target.value);
            },
          })}
        />
        {manager === null && errors.phone === undefined && (
          <PhoneState check={check} onAgain={() => void onPhone(form.getValues('phone'))} />
        )}
      </Box>
      <Shops manager={manager} isOpen={isOpen} />
      <PasswordField
        label={t('words.password')}
        autoComplete="new-password"
        disabled={!isOpen}
        hint={
          manager === null
            ? t('form.passwordHint')
            : partsText(t('form.passwordHint'), t('form.passwordOptional'))
        }
        error={errors.password?.message}
        {...form.register('password', {
          validate: (value) =>
            !isOpen || rule(staffPassword(value, manager === null && check.state === 'new')),
        })}
      />
      <Permissions isOpen={isOpen} />
    </>
  );
};

type Fault = Exclude<ReturnType<typeof staffPhone> | ReturnType<typeof staffPassword>, undefined>;

const staffFault = (key: Fault | undefined, say: (key: Fault) => string): string | true =>
  key === undefined ? true : say(key);

const PhoneState = ({ check, onAgain }: { check: PhoneCheck; onAgain: () => void }) => {
  const { t } = useTranslation('people');
  if (check.state === 'failed' || check.state === 'refused') {
    return (
      <Flex marginTop="1" gap="2" align="center" color="status.overdue" fontSize="sm">
        {/* Why it was refused stands at the field. */}
        {check.state === 'failed' && <Text role="alert">{t('form.checkFailed')}</Text>}
        <Button type="button" size="xs" variant="outline" onClick={onAgain}>
          {t('form.checkAgain')}
        </Button>
      </Flex>
    );
  }
  return (
    <Flex role="status" marginTop="1" gap="2" align="center" color="fg.muted" fontSize="sm">
      {check.state === 'checking' && <Spinner size="xs" />}
      {check.state === 'checking'
        ? t('form.checking')
        : t(check.state === 'new' ? 'form.newPhone' : 'form.checkFirst')}
    </Flex>
  );
};

const Shops = ({ manager, isOpen }: { manager: Manager | null; isOpen: boolean }) => {
  const { t } = useTranslation('people');
  const { field, fieldState } = useController<ManagerValues, 'shopIds'>({
    name: 'shopIds',
    rules: {
      validate: (value) => !isOpen || value.length > 0 || t('rule.shopsRequired'),
    },
  });
  return (
    <Box>
      <ShopChoice
        // What was searched for the last phone is not what is searched for this one.
        key={manager?.id ?? 'new'}
        chosen={field.value}
        onChange={field.onChange}
        isOpen={isOpen}
      />
      <FieldFault text={fieldState.error?.message} />
    </Box>
  );
};

const Permissions = ({ isOpen }: { isOpen: boolean }) => {
  const { t } = useTranslation('people');
  const { data, error, refetch } = useManagersQuery({ context: { quiet: true } });
  const { field } = useController<ManagerValues, 'permissionIds'>({ name: 'permissionIds' });
  if (error && !data)
    return <ErrorState error={error} onRetry={() => void refetch().catch(() => {})} />;
  return (
    <Fieldset.Root disabled={!isOpen}>
      <Fieldset.Legend>
        <Text as="span" fontSize="sm" fontWeight="medium">
          {t('form.permissions')}
        </Text>
      </Fieldset.Legend>
      {data === undefined && <Skeleton height="5" marginTop="2" />}
      <Flex gap="4" wrap="wrap" marginTop="2">
        {data?.managerPermissions.map(({ permissionId, name }) => (
          <CheckField
            label={name}
            key={permissionId}
            disabled={!isOpen}
            checked={field.value.includes(permissionId)}
            onChange={(checked) => {
              const others = field.value.filter((id) => id !== permissionId);
              field.onChange(checked ? [...others, permissionId] : others);
            }}
          />
        ))}
      </Flex>
    </Fieldset.Root>
  );
};
