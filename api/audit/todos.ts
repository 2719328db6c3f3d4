import { visibleShopsAmong } from '../../db/shops/shops.ts';
import { shanghaiMinute } from '../contract/rules/calendar.ts';
import type { TodoKind } from '../contract/rules/todos.ts';
import * as todos from '../contract/todos.ts';
import { todosOf } from '../todos/rows.ts';
import { type About, type Acting, type Entry, one, type Standing, told } from './declare.ts';

/** What is decided about things to do. */

interface Named {
  readonly shopId: string;
  readonly kind: TodoKind;
  readonly subject: string;
}

async function rowNamed({ shopId, kind, subject }: Named, acting: Acting) {
  const shops = await visibleShopsAmong(acting.db, acting.user, [shopId]);
  const rows = shops.length === 0 ? [] : await todosOf(acting, shops, kind);
  return rows.find((row) => row.mallId === shopId && row.subject === subject);
}

const deciding = {
  kind: 'todos',
  about: async (named: Named, acting: Acting): Promise<About> => {
    const row = await rowNamed(named, acting);
    if (row === undefined) return {};
    return { mallIds: [named.shopId], subjects: one('todo', `${row.kind} ${row.title ?? ''}`) };
  },
  standing: async (named: Named, acting: Acting): Promise<Standing> => {
    const row = await rowNamed(named, acting);
    if (row === undefined) return {};
    return {
      todoPutOff: row.putOffUntil === null ? null : shanghaiMinute(row.putOffUntil),
      todoPerson: row.handedTo?.name ?? null,
      todoNote: row.note || null,
      todoSettled: row.settleTime === null ? null : shanghaiMinute(row.settleTime),
    };
  },
} as const;

export const todoAudits: readonly Entry[] = [
  told(todos.putOffTodo, deciding),
  told(todos.resumeTodo, deciding),
  told(todos.handTodo, deciding),
  told(todos.takeBackTodo, deciding),
  told(todos.settleTodo, deciding),
  told(todos.reopenTodo, deciding),
];
