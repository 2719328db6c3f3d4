import { Button, Field, Text, Textarea } from '@chakra-ui/react';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dotted } from '../../i18n/format.ts';
import { Form } from '../../shared/forms/Form.tsx';
import { AppDialog } from '../../shared/ui/AppDialog.tsx';
import { codeOf, longestNote, type Missing } from './shortages.ts';
import { otherReply, useShortageActs } from './use-shortage-acts.ts';

interface Props extends Missing {
  readonly onClose: () => void;
}

/** What the shipper reads on the phone about pieces that are missing. */
export default function AnswerDialog({ order, shortage, onClose }: Props) {
  const { t } = useTranslation('delivery');
  const form = useId();
  const [before] = useState(shortage.reply ?? '');
  const [reply, setReply] = useState(before);
  // Answers of others come while this one is written: it takes the place of none that its writer was not told of.
  const [seen, setSeen] = useState(before);
  // The same of what is told to be missing: an answer to one piece is none to all of them.
  const { missing, note } = shortage;
  const report = dotted(t('words.missingPieces', { count: missing }), note === '' ? null : note);
  const [read, setRead] = useState({ report, missing, note });
  const [problem, setProblem] = useState<string | undefined>();
  const acts = useShortageActs(order, shortage);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const text = reply.trim();
    setProblem(text === '' ? t('short.replyMissing') : undefined);
    if (text === '') return;
    if (report !== read.report) {
      setRead({ report, missing, note });
      return setProblem(t('short.reportChanged', { report }));
    }
    const outcome = await acts.reply(text, seen, read);
    setSeen(otherReply(outcome) ?? seen);
    if (!outcome.ok) return setProblem(outcome.message ?? undefined);
    onClose();
  };
  return (
    <AppDialog
      open
      onClose={onClose}
      title={t('short.replyTitle')}
      isDirty={reply !== before}
      footer={
        <Button type="submit" form={form} loading={acts.isAnswering}>
          {t(seen === before ? 'short.send' : 'short.replace')}
        </Button>
      }
    >
      <Form id={form} onSubmit={(event) => void send(event)}>
        <Text overflowWrap="anywhere">
          {dotted(
            order.orderNo,
            codeOf(order, shortage.skuId),
            t('words.missingPieces', { count: missing }),
          )}
        </Text>
        {note !== '' && (
          <Text overflowWrap="anywhere" color="fg.muted">
            {t('short.note', { note })}
          </Text>
        )}
        <Field.Root invalid={problem !== undefined}>
          <Field.Label>{t('short.replyLabel')}</Field.Label>
          <Textarea
            rows={3}
            maxLength={longestNote}
            placeholder={t('short.replyPlaceholder')}
            value={reply}
            onChange={({ currentTarget }) => setReply(currentTarget.value)}
          />
          {problem !== undefined && <Field.ErrorText role="alert">{problem}</Field.ErrorText>}
        </Field.Root>
      </Form>
    </AppDialog>
  );
}
