import { Button, Field, Input } from '@chakra-ui/react';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { longestPutOff } from '../../../../api/contract/rules/todos.ts';
import { Form } from '../../shared/forms/Form.tsx';
import { AppDialog } from '../../shared/ui/AppDialog.tsx';
import type { Todo } from './doors.ts';
import { lastDay, tomorrow, untilTyped } from './put-off.ts';
import type { TodoActs } from './use-todo-acts.ts';

type Props = { readonly todo: Todo; readonly acts: TodoActs; readonly onClose: () => void };

/** Any time within the next 30 days until which something is put off. */
export const PutOffDialog = ({ todo, acts, onClose }: Props) => {
  const { t } = useTranslation('todos');
  const form = useId();
  const [opened] = useState(() => Date.now());
  const [text, setText] = useState(`${tomorrow(opened)}T09:00`);
  const [problem, setProblem] = useState<string | undefined>();
  const [isBusy, setBusy] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const until = untilTyped(text);
    const now = Date.now();
    if (until === null || until <= now) return setProblem(t('putOff.past'));
    if (until > now + longestPutOff) return setProblem(t('putOff.tooLong'));
    setBusy(true);
    const isDone = await acts.putOff(todo, until);
    setBusy(false);
    if (isDone) onClose();
  };
  return (
    <AppDialog
      open
      onClose={onClose}
      title={t('putOff.title')}
      footer={
        <Button type="submit" form={form} loading={isBusy}>
          {t('acts.putOff')}
        </Button>
      }
    >
      <Form id={form} onSubmit={(event) => void send(event)}>
        <Field.Root invalid={problem !== undefined}>
          <Field.Label>{t('putOff.until')}</Field.Label>
          <Input
            type="datetime-local"
            value={text}
            min={`${tomorrow(opened - 86_400_000)}T00:00`}
            max={`${lastDay(opened)}T23:59`}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          {problem !== undefined && <Field.ErrorText role="alert">{problem}</Field.ErrorText>}
        </Field.Root>
      </Form>
    </AppDialog>
  );
};
