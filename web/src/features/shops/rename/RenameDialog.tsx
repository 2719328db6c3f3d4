import { type ChangeEvent, type CompositionEvent, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { maxShopNameUnits } from '../../../../../api/contract/rules/names.ts';
import { FormDialog } from '../../../shared/forms/FormDialog.tsx';
import { TextField } from '../../../shared/forms/TextField.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { useUndo } from '../../../shared/ui/use-undo.ts';
import { useDirectory } from '../../../shop-scope/use-directory.ts';
import { renameDialog } from './rename-dialog.ts';
import { useRenameShopMutation } from './ShopRename.generated.ts';
import { cutName, MAX_TAB_NAME_UNITS, nameFault } from './shop-name.ts';

type Props = NonNullable<ReturnType<typeof renameDialog.get>>;

/** The name of one shop. The answer changes the cache, and so every place that shows the shop. */
export default function RenameDialog({ shop, isForTab, finalFocus }: Props) {
  const { t } = useTranslation(['shops', 'common']);
  const { shops, hidden } = useDirectory();
  const [rename] = useRenameShopMutation();
  const undo = useUndo();
  const form = useForm({ defaultValues: { name: shop.name } });
  const { errors, isSubmitting, isDirty } = form.formState;
  const input = useRef<HTMLInputElement>(null);
  const maxUnits = isForTab ? MAX_TAB_NAME_UNITS : maxShopNameUnits;
  const close = () => renameDialog.set(undefined);

  const field = form.register('name', {
    validate: (value) => {
      const taken = [...shops, ...hidden].map(({ name }) => name);
      const fault = nameFault(value, { maxUnits, taken });
      return fault === undefined || t(`rename.${fault}`, { max: maxUnits });
    },
  });
  const limit = (typed: string) => {
    const kept = cutName(typed, maxUnits);
    if (isForTab && kept !== typed) form.setValue('name', kept, { shouldDirty: true });
  };
  const submit = form.handleSubmit(async ({ name }) => {
    try {
      const { data } = await rename({
        variables: { input: { id: shop.id, name: name.trim() } },
      });
      const answer = data?.renameShop;
      if (answer?.error) form.setError('name', { message: answer.error.message });
      if (!answer?.shop) return;
      const takeBack = undo('shop name', async () => {
        // A fault is told by the message of every fault.
        const back = await rename({ variables: { input: { id: shop.id, name: shop.name } } }).catch(
          () => null,
        );
        const error = back?.data?.renameShop.error;
        if (error) toast.error(error.message);
        return back?.data?.renameShop.shop != null;
      });
      toast.success(t('rename.done'), takeBack);
      close();
    } catch {
      // The error link has said it; what was typed stays.
    }
  });
  return (
    <FormDialog
      onClose={close}
      title={t('rename.title')}
      width={400}
      isDirty={isDirty}
      initialFocus={() => input.current}
      finalFocus={finalFocus}
      onSubmit={submit}
      submit={{ children: t('common:save'), loading: isSubmitting }}
    >
      <TextField
        label={t('rename.name')}
        autoComplete="off"
        hint={t('rename.hint', { max: maxUnits })}
        error={errors.name?.message}
        {...field}
        ref={(node: HTMLInputElement | null) => {
          field.ref(node);
          input.current = node;
        }}
        onFocus={({ target }) => target.select()}
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          void field.onChange(event);
          // What an input method is still composing is no text yet.
          const { nativeEvent } = event;
          if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) return;
          limit(event.target.value);
        }}
        onCompositionEnd={(event: CompositionEvent<HTMLInputElement>) =>
          limit(event.currentTarget.value)
        }
      />
    </FormDialog>
  );
}
