import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DraftLine } from '../../../session/drafts/DraftLine.tsx';
import { useFormDraft } from '../../../session/drafts/use-form-draft.ts';
import { ownWords } from '../../../shared/errors/own-words.ts';
import { errorDelay } from '../../../shared/forms/Form.tsx';
import { FormDialog } from '../../../shared/forms/FormDialog.tsx';
import { showMistakes } from '../../../shared/forms/mistakes.ts';
import { toast } from '../../../shared/ui/toast.ts';
import { warnOfManagerPlugin } from '../../desktop/index.ts';
import { addedManager, closeManager } from '../manager-dialogs.ts';
import { useManagerWrites } from '../use-manager-writes.ts';
import type { Manager } from '../use-managers.ts';
import { ManagerFields } from './ManagerFields.tsx';
import { usePhoneCheck } from './use-phone-check.ts';
import { isManagerValues, type ManagerValues, valuesOf, withoutPassword } from './values.ts';

type Props = {
  /** Null to add one. */
  readonly manager: Manager | null;
  readonly finalFocus: (() => HTMLElement | null) | undefined;
};

/** 添加管理员 and 编辑管理员权限: the phone is checked first, then come shops, password and permissions. */
export default function ManagerDialog({ manager: first, finalFocus }: Props) {
  const { t } = useTranslation(['people', 'common']);
  const [manager, setManager] = useState(first);
  const { save, takeBack } = useManagerWrites();
  const form = useForm<ManagerValues>({
    mode: 'onTouched',
    delayError: errorDelay,
    defaultValues: valuesOf(first),
  });
  const edit = (known: Manager) => {
    setManager(known);
    form.reset(valuesOf(known));
  };
  const { check, ask } = usePhoneCheck({
    onKnown: edit,
    onLeft: () => form.reset(valuesOf(null)),
  });
  const isOpen = manager !== null || check.state === 'new';
  const draft = useFormDraft({
    form,
    what: `manager:${manager?.id ?? 'new'}`,
    base: manager === null ? '' : JSON.stringify(valuesOf(manager)),
    is: isManagerValues,
    storable: withoutPassword,
    onRestored: ({ phone }) => {
      if (manager === null) void ask(phone);
    },
  });
  const close = () => {
    draft.forget();
    closeManager();
  };

  const submit = form.handleSubmit(async ({ phone, password, shopIds, permissionIds }) => {
    if (!isOpen) return;
    const input = { phone, password: password === '' ? null : password, shopIds, permissionIds };
    const outcome = await save(input);
    if (!outcome.ok) {
      const places = { phone: 'phone', password: 'password', shopIds: 'shopIds' } as const;
      const others = showMistakes(form, outcome.mistakes, places);
      if (others.length > 0 || outcome.mistakes.length === 0)
        outcome.tell(ownWords(others[0]) || t('form.failed'));
      return;
    }
    if (manager !== null) {
      // A password that was written over is known to nobody.
      const isForGood = password !== '' || manager.shops.length === 0;
      toast.success(t('form.changed'), isForGood ? undefined : takeBack(manager));
      close();
      return;
    }
    toast.success(t('form.added'));
    draft.forget();
    if (outcome.payload.manager) edit(outcome.payload.manager);
    addedManager.set({ phone });
    warnOfManagerPlugin();
  });

  return (
    <FormProvider {...form}>
      <FormDialog
        onClose={close}
        title={t(manager === null ? 'addManager' : 'form.edit')}
        width={550}
        isDirty={form.formState.isDirty}
        {...(finalFocus ? { finalFocus } : {})}
        onSubmit={(event) => {
          if (check.state !== 'checking') return submit(event);
          event.preventDefault();
          toast.warning(t('form.waitForPhone'));
        }}
        submit={{ children: t('common:save'), loading: form.formState.isSubmitting }}
      >
        <DraftLine draft={draft} />
        <ManagerFields manager={manager} check={check} isOpen={isOpen} onPhone={ask} />
      </FormDialog>
    </FormProvider>
  );
}
