import { Spinner, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ListingLanguage } from '../../../graphql/schema.generated.ts';
import { i18n } from '../../../i18n/i18n.ts';
import { stopVisitor } from '../../../session/visitor/visitor-tips-store.ts';
import { FormDialog } from '../../../shared/forms/FormDialog.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { useDirectory } from '../../../shop-scope/use-directory.ts';
import { preferredLanguage } from '../languages.ts';
import { TargetFields } from '../TargetFields.tsx';
import { CollectedRow } from './CollectedRow.tsx';
import { takeCollected } from './plugin-bridge.ts';
import { useCollected } from './use-collected.ts';
import { useImport } from './use-import.ts';

type Props = {
  readonly languages: readonly ListingLanguage[];
  /** The shop that is selected, which the products are then for; null for none. */
  readonly shopId: string | null;
  readonly onImported: () => void;
  readonly onClose: () => void;
};

/** Makes listings of what the browser plugin has collected; every product says what became of it. */
export default function CollectedDialog({ languages, shopId, onImported, onClose }: Props) {
  const { t } = useTranslation('listing');
  const { shops } = useDirectory();
  const { list, remove } = useCollected();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, string>>(new Map());
  const importOne = useImport();
  const form = useForm({
    defaultValues: {
      shopId: shopId ?? shops[0]?.id ?? '',
      language: preferredLanguage(languages, i18n.language),
    },
  });
  const { isSubmitting, isDirty } = form.formState;
  const rows = Array.isArray(list) ? list : [];
  const picked = rows.filter(({ key }) => !left.has(key) && outcomes.get(key) !== '');

  const submit = form.handleSubmit(async (where) => {
    if (stopVisitor()) return;
    let count = 0;
    // One after the other: each says at once what became of it.
    for (const { key, product } of picked) {
      const outcome = await importOne(product, where);
      setOutcomes((known) => new Map(known).set(key, outcome));
      if (outcome !== '') continue;
      count += 1;
      await takeCollected([key]);
    }
    if (count === 0) return;
    toast.success(t('collected.done', { count }));
    onImported();
    if (count === rows.length) onClose();
  });

  const pick = (key: string, isPicked: boolean) =>
    setLeft((known) => {
      const next = new Set(known);
      if (isPicked) next.delete(key);
      else next.add(key);
      return next;
    });

  return (
    <FormDialog
      onClose={onClose}
      title={t('collected.title')}
      width={640}
      dismissable={!isSubmitting}
      isDirty={(isDirty || left.size > 0) && outcomes.size === 0}
      onSubmit={submit}
      submit={{
        children:
          picked.length === 0
            ? t('collected.submit')
            : t('collected.submitCount', { count: picked.length }),
        loading: isSubmitting,
        disabled: picked.length === 0 || shops.length === 0,
      }}
    >
      {list === null && (
        <Text role="status" color="fg.muted">
          <Spinner size="xs" /> {t('collected.loading')}
        </Text>
      )}
      {list === 'absent' && <Text role="note">{t('collected.noPlugin')}</Text>}
      {Array.isArray(list) && rows.length === 0 && <Text role="note">{t('collected.none')}</Text>}
      {shops.length === 0 && (
        <Text role="note" color="fg.warning">
          {t('collected.noShops')}
        </Text>
      )}
      {rows.length > 0 && (
        <>
          <TargetFields
            shop={form.register('shopId')}
            language={form.register('language')}
            languages={languages}
          />
          <Stack as="ul" gap="3" aria-label={t('collected.list')} aria-live="polite">
            {rows.map(({ key, product }) => (
              <CollectedRow
                key={key}
                product={product}
                isPicked={!left.has(key)}
                outcome={outcomes.get(key)}
                isBusy={isSubmitting}
                onPick={(isPicked) => pick(key, isPicked)}
                onRemove={() => remove(key)}
              />
            ))}
          </Stack>
        </>
      )}
    </FormDialog>
  );
}
