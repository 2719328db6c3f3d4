import { Button, Field, Text, Textarea } from '@chakra-ui/react';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dotted } from '../../../i18n/format.ts';
import { DraftLine } from '../../../session/drafts/DraftLine.tsx';
import { isText, shapeOf } from '../../../session/drafts/shapes.ts';
import { useDraft } from '../../../session/drafts/use-draft.ts';
import { Form } from '../../../shared/forms/Form.tsx';
import { NumberField } from '../../../shared/forms/NumberField.tsx';
import { fullCount } from '../../../shared/kpi/money.ts';
import { AppDialog } from '../../../shared/ui/AppDialog.tsx';
import { longestNote } from '../shortages.ts';
import type { Order } from '../use-shipping-orders.ts';

interface Props {
  readonly task: Pick<Order, 'id'>;
  readonly one: Order['goods'][number];
  /** What was told before; null for nothing. */
  readonly told: { readonly missing: number; readonly note: string } | null;
  readonly onTell: (missing: number, note: string) => void;
  readonly onClose: () => void;
}

interface Written {
  readonly missing: string;
  readonly note: string;
}
const isWritten = shapeOf<Written>({ missing: isText, note: isText });

/** How many pieces of a SKU are missing, and a word with it. */
export default function ShortageDialog({ task, one, told, onTell, onClose }: Props) {
  const { t } = useTranslation(['phone', 'common']);
  const form = useId();
  const before = { missing: String(told?.missing ?? 1), note: told?.note ?? '' };
  const [missing, setMissing] = useState(before.missing);
  const [note, setNote] = useState(before.note);
  const [isTried, setIsTried] = useState(false);
  const take = (written: Written) => {
    setMissing(written.missing);
    setNote(written.note);
  };
  const draft = useDraft({
    what: `shortage:${task.id}:${one.skuId}`,
    base: JSON.stringify(before),
    is: isWritten,
    onRestore: take,
    onDiscard: () => take(before),
  });
  const write = (written: Written) => {
    take(written);
    if (written.missing === before.missing && written.note === before.note) draft.forget();
    else draft.keep(written);
  };
  const close = () => {
    draft.forget();
    onClose();
  };
  const count = Number(missing);
  const isRight = Number.isInteger(count) && count >= 1 && count <= one.quantity;
  const tell = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (!isRight) return;
    draft.forget();
    onTell(count, note.trim());
  };
  return (
    <AppDialog
      open
      onClose={close}
      title={t('short.report')}
      isDirty={missing !== before.missing || note !== before.note}
      footer={
        <Button type="submit" form={form} size="lg" minHeight="52px" width="full">
          {t('short.submit')}
        </Button>
      }
    >
      <Form id={form} onSubmit={tell}>
        <DraftLine draft={draft} />
        <Text overflowWrap="anywhere">{dotted(one.productName, one.specification, one.code)}</Text>
        <NumberField
          label={t('short.missing')}
          hint={t('short.of', { quantity: fullCount(one.quantity) })}
          decimals={0}
          value={missing}
          onChange={({ currentTarget }) => write({ missing: currentTarget.value, note })}
          {...(isTried &&
            !isRight && { error: t('short.range', { quantity: fullCount(one.quantity) }) })}
        />
        <Field.Root>
          <Field.Label>{t('words.note')}</Field.Label>
          <Textarea
            rows={2}
            maxLength={longestNote}
            placeholder={t('short.notePlaceholder')}
            value={note}
            onChange={({ currentTarget }) => write({ missing, note: currentTarget.value })}
          />
        </Field.Root>
      </Form>
    </AppDialog>
  );
}
