import { Grid, Text } from '@chakra-ui/react';
import { useEffect, useMemo } from 'react';
import { FormProvider, useController, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Refused } from '../../../graphql/use-write.ts';
import { CheckField } from '../../../shared/forms/CheckField.tsx';
import { errorDelay, Form } from '../../../shared/forms/Form.tsx';
import { showMistakes } from '../../../shared/forms/mistakes.ts';
import { CheckSelect } from '../../../shared/lists/CheckSelect.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { PlatformMark } from '../../../shop-scope/PlatformMark.tsx';
import { shopItem } from '../../../shop-scope/shop-item.tsx';
import type { DirectoryShop } from '../../../shop-scope/use-directory.ts';
import { PhoneField } from '../../account/index.ts';
import { newStaffPhone } from '../phone-rules.ts';
import { NewPhoneFields } from './NewPhoneFields.tsx';
import type { OpenedOperator } from './OperatorDialog.tsx';
import { accountsAmong, accountsOf, shopsOf } from './operator-shops.ts';
import type { OperatorWrites } from './use-operator-writes.ts';

type Props = {
  readonly formId: string;
  readonly opened: OpenedOperator;
  /** Those who are operators already. */
  readonly phones: readonly string[];
  readonly shops: readonly DirectoryShop[];
  /** What the operator is responsible for so far. */
  readonly shopIds: readonly string[];
  readonly writes: OperatorWrites;
  readonly onDirty: (isDirty: boolean) => void;
  readonly onBusy: (isBusy: boolean) => void;
  readonly onDone: () => void;
};

export type OperatorValues = {
  /** Of a new operator, or the new one of somebody there is. */
  phone: string;
  code: string;
  changesPhone: boolean;
  accounts: ReadonlySet<string>;
  shops: ReadonlySet<string>;
};

/** The account, the main accounts and their shops; another phone where it is wanted. */
export const OperatorForm = (props: Props) => {
  const { formId, opened, phones, shops, shopIds, writes, onBusy, onDirty, onDone } = props;
  const { t } = useTranslation('operators');
  const form = useForm<OperatorValues>({
    mode: 'onTouched',
    delayError: errorDelay,
    defaultValues: {
      phone: '',
      code: '',
      changesPhone: false,
      accounts: accountsAmong(shops, new Set(shopIds)),
      shops: new Set(shopIds),
    },
  });
  const { control } = form;
  const { errors, isDirty } = form.formState;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const accounts = useController({
    control,
    name: 'accounts',
    rules: { validate: (chosen) => chosen.size > 0 || t('accountsRequired') },
  }).field;
  const chosen = useController({
    control,
    name: 'shops',
    rules: { validate: (ids) => ids.size > 0 || t('shopsRequired') },
  }).field;
  const changes = useController({ control, name: 'changesPhone' }).field;
  const accountItems = useMemo(
    () =>
      accountsOf(shops).map(({ key, platform, phone, uid, firstShop, shopCount }) => ({
        id: key,
        name: t(shopCount === 1 ? 'accountOfOne' : 'accountOfMany', {
          account: phone ?? t('noAccount'),
          shop: firstShop,
          count: shopCount,
        }),
        ...(uid === null ? {} : { detail: uid }),
        mark: <PlatformMark platform={platform} />,
      })),
    [shops, t],
  );
  const offered = useMemo(() => shopsOf(shops, accounts.value), [shops, accounts.value]);
  const shopItems = useMemo(() => offered.map(shopItem), [offered]);

  const choose = (name: 'accounts' | 'shops', ids: ReadonlySet<string>) =>
    form.setValue(name, ids, { shouldValidate: form.formState.isSubmitted });
  const chooseAccounts = (keys: ReadonlySet<string>) => {
    choose('accounts', keys);
    // The shops of an account that is taken away go with it.
    const left = new Set(shopsOf(shops, keys).map(({ id }) => id));
    choose('shops', new Set([...chosen.value].filter((id) => left.has(id))));
  };
  const fail = ({ mistakes }: Refused) => {
    const places = { phone: 'phone', code: 'code', shopIds: 'shops' } as const;
    const [other] = showMistakes(form, mistakes, places);
    if (other?.message) toast.error(other.message);
  };
  const save = async ({ phone, code, changesPhone, shops: ids }: OperatorValues) => {
    if (opened.kind === 'add') return writes.add(phone, [...ids]);
    if (changesPhone) {
      const moved = await writes.changePhone(opened.id, phone, code);
      if (!moved.ok) return moved;
      // The code is used up: should the rest fail, it is not sent again.
      form.setValue('changesPhone', false);
    }
    return writes.setShops(opened.id, [...ids]);
  };
  const submit = form.handleSubmit(async (values) => {
    onBusy(true);
    const outcome = await save(values);
    onBusy(false);
    if (!outcome.ok) return fail(outcome);
    if (opened.kind === 'add') toast.success(t('added'));
    else {
      // The old phone would have to confirm by a code that it is taken back.
      const isForGood = values.changesPhone || shopIds.length === 0;
      toast.success(t('words.saved'), isForGood ? undefined : writes.takeBack(opened.id, shopIds));
    }
    onDone();
  });

  return (
    <FormProvider {...form}>
      <Form id={formId} onSubmit={submit}>
        {opened.kind === 'add' ? (
          <PhoneField
            autoComplete="off"
            error={errors.phone?.message}
            {...form.register('phone', {
              validate: (value) => {
                const fault = newStaffPhone(value, phones);
                return fault === undefined || t(`${fault}`);
              },
            })}
          />
        ) : (
          <Text>
            <Text as="span" color="fg.muted">
              {t('account')}
            </Text>
            <Text as="span" fontWeight="semibold" marginStart="3">
              {opened.account}
            </Text>
          </Text>
        )}
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="4">
          <CheckSelect
            ref={accounts.ref}
            label={t('accounts')}
            items={accountItems}
            checked={accounts.value}
            onChange={chooseAccounts}
            empty={t('words.noShops')}
            error={errors.accounts?.message}
          />
          <CheckSelect
            ref={chosen.ref}
            label={t('shops')}
            items={shopItems}
            checked={chosen.value}
            onChange={(ids) => choose('shops', ids)}
            empty={t('accountsFirst')}
            error={errors.shops?.message}
          />
        </Grid>
        {opened.kind === 'edit' && (
          <CheckField
            label={t('changePhone')}
            checked={changes.value}
            onChange={changes.onChange}
          />
        )}
        {changes.value && <NewPhoneFields phones={phones} />}
      </Form>
    </FormProvider>
  );
};
