import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { longestViewName } from '../../../../../api/contract/rules/table-views.ts';
import type { TableViewTable } from '../../../graphql/schema.generated.ts';
import { useViewer } from '../../../session/viewer-context.ts';
import { CheckField } from '../../../shared/forms/CheckField.tsx';
import { errorDelay } from '../../../shared/forms/Form.tsx';
import { FormDialog } from '../../../shared/forms/FormDialog.tsx';
import { TextField } from '../../../shared/forms/TextField.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { useUndo } from '../../../shared/ui/use-undo.ts';
import type { TableView, TableViews } from './use-table-views.ts';

type Props = {
  readonly table: TableViewTable;
  readonly views: TableViews;
  /** The view to change; null for what is shown now. */
  readonly view: TableView | null;
  readonly onClose: () => void;
};

/** The name of a view, whether colleagues see it, and of one that is kept whether it shows what is shown now. */
export default function ViewDialog({ table, views, view, onClose }: Props) {
  const { t } = useTranslation(['tables', 'common']);
  const { isBoss, role } = useViewer();
  const undo = useUndo();
  const form = useForm({
    defaultValues: { name: view?.name ?? '' },
    mode: 'onTouched',
    delayError: errorDelay,
  });
  const { errors, isSubmitting, isDirty } = form.formState;
  const [isShared, setShared] = useState(view?.isShared ?? false);
  const [isRenewed, setRenewed] = useState(false);
  const mayShare = isBoss || role === 'MANAGER' || view?.isShared === true;

  const submit = form.handleSubmit(async ({ name }) => {
    const query = view === null || isRenewed ? views.query : view.query;
    const input = { id: view?.id ?? null, table, name: name.trim(), query, isShared };
    const outcome = await views.save({ input });
    if (!outcome.ok) {
      if (outcome.message !== null) form.setError('name', { message: outcome.message });
      return;
    }
    const before = view === null ? null : inputOf(table, view);
    toast.success(
      t('tables:views.saved', { name: input.name }),
      before === null
        ? undefined
        : undo('table view', async () => {
            const back = await views.save({ input: before });
            if (!back.ok && back.message !== null) toast.error(back.message);
            return back.ok;
          }),
    );
    onClose();
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t(view === null ? 'tables:views.saveTitle' : 'tables:views.editTitle')}
      width={420}
      isDirty={isDirty}
      onSubmit={submit}
      submit={{ children: t('common:save'), loading: isSubmitting }}
    >
      <TextField
        label={t('tables:views.name')}
        hint={t('tables:views.nameHint')}
        autoComplete="off"
        maxLength={longestViewName}
        error={errors.name?.message}
        {...form.register('name', {
          validate: (typed) => typed.trim() !== '' || t('tables:views.nameMissing'),
        })}
      />
      {view !== null && view.query !== views.query && (
        <CheckField label={t('tables:views.renew')} checked={isRenewed} onChange={setRenewed} />
      )}
      {mayShare && (
        <CheckField label={t('tables:views.share')} checked={isShared} onChange={setShared} />
      )}
    </FormDialog>
  );
}

/** A view as it is saved, such as it was before a change. */
const inputOf = (table: TableViewTable, { id, name, query, isShared }: TableView) => ({
  id,
  table,
  name,
  query,
  isShared,
});
