import { Box, Button, Field, Skeleton, Text, Textarea } from '@chakra-ui/react';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withDetail } from '../../i18n/format.ts';
import { Form } from '../../shared/forms/Form.tsx';
import { SelectField } from '../../shared/forms/SelectField.tsx';
import { AppDialog } from '../../shared/ui/AppDialog.tsx';
import { EmptyState, ErrorState } from '../../shared/ui/states.tsx';
import { useMatter } from './cells.tsx';
import type { Todo } from './doors.ts';
import { useTodoPeopleQuery } from './Todos.generated.ts';
import type { TodoActs } from './use-todo-acts.ts';

type Props = { readonly todo: Todo; readonly acts: TodoActs; readonly onClose: () => void };

/** As the server takes it. */
const longestNote = 200;

/** To whom something is handed, with a word. */
export const HandDialog = ({ todo, acts, onClose }: Props) => {
  const { t } = useTranslation('todos');
  const form = useId();
  const matter = useMatter()(todo);
  const { data, error, refetch } = useTodoPeopleQuery({
    variables: { shopId: todo.shop.id, kind: todo.kind },
    fetchPolicy: 'network-only',
    context: { quiet: true },
  });
  const people = data?.todoPeople ?? undefined;
  const [chosen, setChosen] = useState(todo.handedTo?.id ?? '');
  const [note, setNote] = useState(todo.note);
  const [isBusy, setBusy] = useState(false);
  const person = people?.find(({ id }) => id === chosen) ?? people?.[0];
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (person === undefined) return;
    setBusy(true);
    const isDone = await acts.hand(todo, person, note.trim());
    setBusy(false);
    if (isDone) onClose();
  };
  return (
    <AppDialog
      open
      onClose={onClose}
      title={t('hand.title')}
      isDirty={note !== todo.note}
      footer={
        <Button type="submit" form={form} loading={isBusy} disabled={person === undefined}>
          {t('acts.hand')}
        </Button>
      }
    >
      {people === undefined ? (
        error ? (
          <ErrorState error={error} onRetry={() => void refetch().catch(() => {})} />
        ) : (
          <Skeleton height="40" />
        )
      ) : people.length === 0 ? (
        <EmptyState title={t('hand.nobody')} hint={t('hand.nobodyHint')} />
      ) : (
        <Form id={form} onSubmit={(event) => void send(event)}>
          <Box overflowWrap="anywhere">
            <Text lineClamp="2" title={todo.shop.name}>
              {todo.shop.name}
            </Text>
            <Text>{matter}</Text>
          </Box>
          <SelectField
            label={t('hand.person')}
            value={person?.id ?? ''}
            options={people.map(({ id, name, isBoss, isOperator }) => ({
              value: id,
              label: withDetail(
                name,
                t(`roles.${isBoss ? 'BOSS' : isOperator ? 'OPERATOR' : 'MANAGER'}`),
              ),
            }))}
            onChange={setChosen}
          />
          <Field.Root>
            <Field.Label>{t('words.note')}</Field.Label>
            <Textarea
              rows={2}
              maxLength={longestNote}
              value={note}
              onChange={({ currentTarget }) => setNote(currentTarget.value)}
            />
          </Field.Root>
        </Form>
      )}
    </AppDialog>
  );
};
