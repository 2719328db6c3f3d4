import { useTranslation } from 'react-i18next';
import { type Outcome, useWrite } from '../../graphql/use-write.ts';
import { stopVisitor } from '../../session/visitor/visitor-tips-store.ts';
import { shortTime } from '../../shared/date-range/time-text.ts';
import { toast } from '../../shared/ui/toast.ts';
import type { Todo } from './doors.ts';
import {
  useHandTodoMutation,
  usePutOffTodoMutation,
  useReopenTodoMutation,
  useResumeTodoMutation,
  useSettleTodoMutation,
  useTakeBackTodoMutation,
} from './Todos.generated.ts';
import { useReadTodos } from './use-todos.ts';

const quiet = { context: { quiet: true } } as const;

/** What is decided about things to do; whatever was decided offers the way back. */
export function useTodoActs() {
  const { t } = useTranslation(['todos', 'common']);
  const read = useReadTodos();
  const [sendPutOff] = useWrite(usePutOffTodoMutation(quiet), 'putOffTodo');
  const [sendResume] = useWrite(useResumeTodoMutation(quiet), 'resumeTodo');
  const [sendHand] = useWrite(useHandTodoMutation(quiet), 'handTodo');
  const [sendTakeBack] = useWrite(useTakeBackTodoMutation(quiet), 'takeBackTodo');
  const [sendSettle] = useWrite(useSettleTodoMutation(quiet), 'settleTodo');
  const [sendReopen] = useWrite(useReopenTodoMutation(quiet), 'reopenTodo');

  /** True when it was done; the list then is read anew, also where it was refused: it is not what it was. */
  const act = async (
    send: () => Promise<Outcome>,
    done: string,
    undo?: () => void,
  ): Promise<boolean> => {
    if (stopVisitor()) return false;
    const outcome = await send();
    read();
    if (outcome.ok) toast.success(done, undo && { label: t('common:undo'), onClick: undo });
    else outcome.tell(outcome.message ?? t('failed'));
    return outcome.ok;
  };

  const resume = ({ id }: Todo) => void act(() => sendResume({ input: { id } }), t('resumed'));
  const takeBack = ({ id }: Todo) =>
    void act(() => sendTakeBack({ input: { id } }), t('takenBack'));
  const reopen = ({ id }: Todo) => void act(() => sendReopen({ input: { id } }), t('reopened'));

  return {
    resume,
    takeBack,
    reopen,
    putOff: (todo: Todo, until: number) =>
      act(
        () => sendPutOff({ input: { id: todo.id, until: new Date(until).toISOString() } }),
        t('putOff.done', { time: shortTime(until) }),
        () => resume(todo),
      ),
    settle: (todo: Todo) =>
      void act(
        () => sendSettle({ input: { id: todo.id } }),
        t('settled'),
        () => reopen(todo),
      ),
    hand: (todo: Todo, person: { readonly id: string; readonly name: string }, note: string) =>
      act(
        () => sendHand({ input: { id: todo.id, userId: person.id, note } }),
        t('hand.done', { name: person.name }),
        () => takeBack(todo),
      ),
  };
}

export type TodoActs = ReturnType<typeof useTodoActs>;
