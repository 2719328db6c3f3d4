import { Button, Field, Flex, Input } from '@chakra-ui/react';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shanghaiDay } from '../../../../api/contract/rules/calendar.ts';
import { longestPutOff } from '../../../../api/contract/rules/todos.ts';
import { DayField } from '../../shared/date-range/DayField.tsx';
import { Form } from '../../shared/forms/Form.tsx';
import { AppDialog } from '../../shared/ui/AppDialog.tsx';
import type { Todo } from './doors.ts';
import { lastDay, morning, tomorrow, untilTyped } from './put-off.ts';
import type { TodoActs } from './use-todo-acts.ts';

type Props = { readonly todo: Todo; readonly acts: TodoActs; readonly onClose: () => void };

/** Any time within the next 30 days until which something is put off. */
export const PutOffDialog = ({ todo, acts, onClose }: Props) => {
  const { t } = useTranslation('todos');
  const form = useId();
  const [opened] = useState(() => Date.now());
  const [day, setDay] = useState(tomorrow(opened));
  const [time, setTime] = useState(morning);
  const [problem, setProblem] = useState<string | undefined>();
  const [isBusy, setBusy] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const until = untilTyped(day, time);
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
      isDirty={day !== tomorrow(opened) || time !== morning}
      footer={
        <Button type="submit" form={form} loading={isBusy}>
          {t('acts.putOff')}
        </Button>
      }
    >
      <Form id={form} onSubmit={(event) => void send(event)}>
        <Flex gap="3" wrap="wrap">
          <Field.Root invalid={problem !== undefined} width="auto" flex="1 1 10rem">
            <Field.Label>{t('putOff.until')}</Field.Label>
            <DayField
              label={t('putOff.until')}
              value={day}
              onChange={setDay}
              pickable={{ start: shanghaiDay(opened), end: lastDay(opened) }}
            />
            {problem !== undefined && <Field.ErrorText role="alert">{problem}</Field.ErrorText>}
          </Field.Root>
          <Field.Root width="auto" flex="1 1 8rem">
            <Field.Label>{t('putOff.time')}</Field.Label>
            <Input
              type="time"
              size="sm"
              minHeight={{ base: '44px', lg: '9' }}
              value={time}
              onChange={({ currentTarget }) => setTime(currentTarget.value)}
            />
          </Field.Root>
        </Flex>
      </Form>
    </AppDialog>
  );
};
