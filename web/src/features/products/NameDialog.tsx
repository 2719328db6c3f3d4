import { useApolloClient } from '@apollo/client/react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { reloadActive } from '../../live/reload.ts';
import { errorDelay } from '../../shared/forms/Form.tsx';
import { FormDialog } from '../../shared/forms/FormDialog.tsx';
import { TextField } from '../../shared/forms/TextField.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { useUndo } from '../../shared/ui/use-undo.ts';
import {
  useRenameSkcMutation,
  useUpdateProductSummaryMutation,
} from './ProductWrites.generated.ts';
import type { ProductRow } from './variables.ts';

type Props = { readonly row: ProductRow; readonly onClose: () => void };
type Values = { readonly name: string; readonly category: string };

const MOST = 250;
const MOST_CATEGORY = 60;

/** The name of an SKC; of a whole product, its category too. */
export default function NameDialog({ row, onClose }: Props) {
  const { t } = useTranslation(['products', 'common']);
  const client = useApolloClient();
  const [renameSkc] = useRenameSkcMutation();
  const [updateSummary] = useUpdateProductSummaryMutation();
  const undo = useUndo();
  const isSpu = row.level === 'SPU';
  const form = useForm<Values>({
    defaultValues: { name: row.name, category: row.category ?? '' },
    mode: 'onTouched',
    delayError: errorDelay,
  });
  const { errors, isSubmitting, isDirty } = form.formState;

  /**
   * An empty category takes it away; where there is none and was none, it stays out.
   * @param was what is taken back: what somebody else has saved since stays
   */
  const write = async ({ name, category }: Values, before: string, was?: Values) => {
    if (!isSpu) {
      const input = { skcId: row.id, name, ...(was && { was: was.name }) };
      const { data } = await renameSkc({ variables: { input } });
      return data?.renameSkc ?? null;
    }
    const input = {
      productId: row.id,
      name,
      ...(category !== before && { category }),
      ...(was && { nameWas: was.name, categoryWas: was.category }),
    };
    const { data } = await updateSummary({ variables: { input } });
    return data?.updateProductSummary ?? null;
  };
  const submit = form.handleSubmit(async (values) => {
    const name = values.name.trim();
    const category = values.category.trim();
    if (name === row.name && category === (row.category ?? '')) return onClose();
    // A fault is told by the message of every fault.
    const old = { name: row.name, category: row.category ?? '' };
    const outcome = await write({ name, category }, old.category).catch(() => null);
    if (outcome === null) return;
    if (outcome.error) {
      form.setError('name', { message: outcome.error.message });
      return;
    }
    const takeBack = undo('product name', async () => {
      const back = await write(old, category, { name, category }).catch(() => null);
      if (back?.error) toast.error(back.error.message);
      if (!back || back.error) return false;
      reloadActive(client, { full: false });
      const stands = back.row === null ? old : { category: old.category, ...back.row };
      const isKept =
        (name !== old.name && stands.name !== old.name) ||
        (category !== old.category && (stands.category ?? '') !== old.category);
      if (isKept) toast.warning(t('name.kept'));
      return !isKept;
    });
    toast.success(t('words.changed'), takeBack);
    reloadActive(client, { full: false });
    onClose();
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t(isSpu ? 'name.titleSpu' : 'name.titleSkc')}
      width={480}
      isDirty={isDirty}
      onSubmit={submit}
      submit={{ children: t('common:save'), loading: isSubmitting }}
    >
      <TextField
        label={t('name.field')}
        autoComplete="off"
        maxLength={MOST}
        error={errors.name?.message}
        {...form.register('name', {
          validate: (typed) => typed.trim() !== '' || t('name.required'),
        })}
      />
      {isSpu && (
        <TextField
          label={t('words.category')}
          autoComplete="off"
          maxLength={MOST_CATEGORY}
          {...form.register('category')}
        />
      )}
    </FormDialog>
  );
}
