import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ownWords } from '../../../shared/errors/own-words.ts';
import { errorDelay } from '../../../shared/forms/Form.tsx';
import { FormDialog } from '../../../shared/forms/FormDialog.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { warnOfManagerPlugin } from '../../desktop/index.ts';
import { closeManager } from '../manager-dialogs.ts';
import { useManagerWrites } from '../use-manager-writes.ts';
import { AssignFields } from './AssignFields.tsx';
import { type AssignValues, emptyAssignment, shopsOf } from './shop-choice.ts';
import { useStaffCode } from './use-staff-code.ts';

/** 添加店长: shops of one main account for a phone, by the code that is sent to it. */
export default function AssignDialog({
  finalFocus,
}: {
  finalFocus: (() => HTMLElement | null) | undefined;
}) {
  const { t } = useTranslation('people');
  const { distribute } = useManagerWrites();
  const sender = useStaffCode();
  const form = useForm<AssignValues>({
    mode: 'onTouched',
    delayError: errorDelay,
    defaultValues: emptyAssignment,
  });
  const submit = form.handleSubmit(async ({ phone, password, code, shopIds }) => {
    if (!sender.isOf(phone, password)) {
      form.setError('code', { message: t('assign.codeStale') });
      return;
    }
    const outcome = await distribute({ phone, code, shopIds: shopsOf(shopIds) });
    if (outcome.ok) {
      toast.success(t('assign.done'));
      closeManager();
      warnOfManagerPlugin();
    } else if (outcome.field === 'code' && outcome.message !== null) {
      form.setError('code', { message: outcome.message });
    } else outcome.tell(ownWords(outcome.mistakes[0]) || t('form.failed'));
  });
  return (
    <FormDialog
      onClose={closeManager}
      title={t('assign.title')}
      width={600}
      isDirty={form.formState.isDirty}
      {...(finalFocus ? { finalFocus } : {})}
      onSubmit={submit}
      submit={{ children: t('assign.submit'), loading: form.formState.isSubmitting }}
    >
      <FormProvider {...form}>
        <AssignFields sender={sender} />
      </FormProvider>
    </FormDialog>
  );
}
