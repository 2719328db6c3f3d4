import { Box, Field, Text } from '@chakra-ui/react';
import { type ReactNode, useEffect } from 'react';
import { Controller, useController, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Refused } from '../../../graphql/use-write.ts';
import { rightsOf } from '../../../session/rights.ts';
import { useViewer } from '../../../session/viewer-context.ts';
import { DayField } from '../../../shared/date-range/DayField.tsx';
import { CheckField } from '../../../shared/forms/CheckField.tsx';
import { errorDelay, Form } from '../../../shared/forms/Form.tsx';
import { showMistakes } from '../../../shared/forms/mistakes.ts';
import { TextField } from '../../../shared/forms/TextField.tsx';
import { CheckSelect } from '../../../shared/lists/CheckSelect.tsx';
import { Segments } from '../../../shared/table/Segments.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { shopItem } from '../../../shop-scope/shop-item.tsx';
import type { DirectoryShop } from '../../../shop-scope/use-directory.ts';
import { type Lasting, lastDayOf, lastings, latestDay } from './lasting.ts';
import type { KeyWrites } from './use-key-writes.ts';

type Props = {
  readonly formId: string;
  readonly shops: readonly DirectoryShop[];
  readonly writes: KeyWrites;
  readonly onDirty: (isDirty: boolean) => void;
  readonly onBusy: (isBusy: boolean) => void;
  readonly onMade: (secret: string) => void;
};

type Values = {
  name: string;
  rights: 'READ' | 'WRITE';
  scope: 'all' | 'some';
  shops: ReadonlySet<string>;
  withCost: boolean;
  lasting: Lasting;
  ownDay: string;
};

type ChoiceProps = { readonly label: string; readonly hint?: string; readonly children: ReactNode };

const Choice = ({ label, hint, children }: ChoiceProps) => (
  <Box>
    <Text fontWeight="medium" marginBottom="1.5" aria-hidden="true">
      {label}
    </Text>
    {children}
    {hint && (
      <Text color="fg.muted" fontSize="xs" marginTop="1.5">
        {hint}
      </Text>
    )}
  </Box>
);

/** A key that reads, of all shops, without cost, for 90 days, unless more is asked for. */
export const KeyForm = ({ formId, shops, writes, onBusy, onDirty, onMade }: Props) => {
  const { t } = useTranslation('apiKeys');
  const viewer = useViewer();
  const { today } = viewer;
  const form = useForm<Values>({
    mode: 'onTouched',
    delayError: errorDelay,
    defaultValues: {
      name: '',
      rights: 'READ',
      scope: 'all',
      shops: new Set<string>(),
      withCost: false,
      lasting: '90',
      ownDay: latestDay(today),
    },
  });
  const { control } = form;
  const { errors, isDirty } = form.formState;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const [rights, scope, lasting, ownDay] = useWatch({
    control,
    name: ['rights', 'scope', 'lasting', 'ownDay'],
  });
  const chosen = useController({
    control,
    name: 'shops',
    rules: {
      validate: (ids, values) => values.scope === 'all' || ids.size > 0 || t('shopsRequired'),
    },
  }).field;
  const cost = useController({ control, name: 'withCost' }).field;

  const fail = ({ mistakes }: Refused) => {
    const places = { name: 'name', shopIds: 'shops', lastDay: 'ownDay' } as const;
    const [other] = showMistakes(form, mistakes, places);
    if (other?.message) toast.error(other.message);
  };
  const submit = form.handleSubmit(async (values) => {
    onBusy(true);
    const outcome = await writes.create({
      input: {
        name: values.name.trim(),
        rights: values.rights,
        shopIds: values.scope === 'all' ? null : [...values.shops],
        withCost: values.withCost,
        lastDay: lastDayOf(values.lasting, values.ownDay, today),
      },
    });
    onBusy(false);
    if (!outcome.ok) return fail(outcome);
    if (outcome.payload.secret !== null) onMade(outcome.payload.secret);
  });

  return (
    <Form id={formId} onSubmit={submit}>
      <TextField
        label={t('words.name')}
        placeholder={t('namePlaceholder')}
        autoComplete="off"
        maxLength={30}
        error={errors.name?.message}
        {...form.register('name', {
          validate: (value) => value.trim() !== '' || t('nameRequired'),
        })}
      />
      <Choice label={t('rightsTitle')} hint={t(`rightsHint.${rights}`)}>
        <Segments
          label={t('rightsTitle')}
          value={rights}
          segments={(['READ', 'WRITE'] as const).map((value) => ({
            value,
            label: t(`rights.${value}`),
          }))}
          onChange={(value) => form.setValue('rights', value, { shouldDirty: true })}
        />
      </Choice>
      <Choice
        label={t('words.shops')}
        {...(scope === 'all' && { hint: t(viewer.isBoss ? 'allHint' : 'allHintOfStaff') })}
      >
        <Segments
          label={t('words.shops')}
          value={scope}
          segments={[
            { value: 'all', label: t('words.allShops') },
            { value: 'some', label: t('someShops') },
          ]}
          onChange={(value) => form.setValue('scope', value, { shouldDirty: true })}
        />
      </Choice>
      {scope === 'some' && (
        <CheckSelect
          ref={chosen.ref}
          label={t('someShops')}
          items={shops.map(shopItem)}
          checked={chosen.value}
          onChange={(ids) =>
            form.setValue('shops', ids, { shouldValidate: form.formState.isSubmitted })
          }
          empty={t('words.noShops')}
          error={errors.shops?.message}
          height="200px"
        />
      )}
      {rightsOf(viewer).mayLookCost && (
        <CheckField label={t('mayCost')} checked={cost.value} onChange={cost.onChange} />
      )}
      <Choice label={t('lasting')} hint={t('until', { day: lastDayOf(lasting, ownDay, today) })}>
        <Segments
          label={t('lasting')}
          value={lasting}
          segments={lastings.map((value) => ({
            value,
            label: value === 'day' ? t('ownDay') : t('days', { count: Number(value) }),
          }))}
          onChange={(value) => form.setValue('lasting', value, { shouldDirty: true })}
        />
      </Choice>
      {lasting === 'day' && (
        <Field.Root invalid={errors.ownDay !== undefined}>
          <Field.Label>{t('lastDay')}</Field.Label>
          <Controller
            control={form.control}
            name="ownDay"
            rules={{
              validate: (day) => (day >= today && day <= latestDay(today)) || t('dayOutside'),
            }}
            render={({ field }) => (
              <DayField
                label={t('lastDay')}
                value={field.value}
                pickable={{ start: today, end: latestDay(today) }}
                isInvalid={errors.ownDay !== undefined}
                onChange={field.onChange}
              />
            )}
          />
          <Field.ErrorText role="alert">{errors.ownDay?.message}</Field.ErrorText>
        </Field.Root>
      )}
    </Form>
  );
};
