import type { z } from 'zod';
import {
  findShopsOfPeople,
  findTodoMarks,
  findTodoPeople,
  type TodoMark,
  type TodoPerson,
} from '../../db/todos/todo-marks.ts';
import { nameOf } from '../account/name.ts';
import { isExpired } from '../billing/paid-time.ts';
import { hasPermission, signedIn } from '../caller.ts';
import {
  byLoss,
  canSettle,
  isSettled,
  isTodoFor,
  stakeOf,
  type TodoFilter,
  type TodoKind,
  todoKinds,
} from '../contract/rules/todos.ts';
import type { todoPerson, todoRow } from '../contract/todos.ts';
import type { CallContext } from '../deps.ts';
import { scopeOf } from '../shop-scope.ts';
import { type Found, findTodos, shopsOfTodos } from './found.ts';

/** What there is to do, with what was decided about it, in the words of the contract. */

export type Row = z.output<typeof todoRow>;
type Shops = Parameters<typeof scopeOf>[0];

/** An account that nobody has named is called by its phone number, which others need not know. */
export const personRow = (person: TodoPerson): z.output<typeof todoPerson> => ({
  userId: String(person.id),
  name: nameOf(person).replace(/^(\d{3})\d{4}(\d{4})$/, '$1****$2'),
  role: person.role === 'boss' ? 'boss' : person.is_operator === 1 ? 'operator' : 'manager',
});

/** The boss whose business the caller works in. */
export const ownerOf = (context: CallContext): number => {
  const user = signedIn(context);
  return user.boss_id ?? user.id;
};

/** The kinds that concern the caller. */
function kindsFor(context: CallContext, kind: TodoKind | undefined): ReadonlySet<TodoKind> {
  const rights = {
    isBoss: signedIn(context).role === 'boss',
    mayLookCost: hasPermission(context, 'lookCost'),
  };
  const wanted = kind === undefined ? todoKinds : [kind];
  return new Set(wanted.filter((one) => isTodoFor(one, rights)));
}

const keyOf = (one: Pick<Found, 'kind' | 'shopId' | 'subject'>): string =>
  `${one.shopId} ${one.kind} ${one.subject}`;

/** Everything that there is to do in shops, decided or not, in no order. */
export async function todosOf(
  context: CallContext,
  shops: Shops,
  kind?: TodoKind,
): Promise<readonly Row[]> {
  const { db } = context;
  const viewer = signedIn(context);
  const ownerId = ownerOf(context);
  const now = context.now();
  const paid = context.config.readOnly ? shops : shops.filter((shop) => !isExpired(shop, now));
  const looking = {
    db,
    now,
    viewer,
    ...scopeOf(shops, context),
    paidIds: paid.map(({ id }) => id),
  };
  const found = await findTodos(looking, kindsFor(context, kind));
  const [mallIds, marks, people, given] = await Promise.all([
    shopsOfTodos(looking, shops, found),
    findTodoMarks(db, ownerId, [...new Set(found.map(({ shopId }) => shopId))]),
    findTodoPeople(db, ownerId),
    findShopsOfPeople(db, ownerId),
  ]);
  const marked = new Map(
    marks.map((mark) => [
      keyOf({ kind: mark.kind, shopId: mark.shop_id, subject: mark.subject }),
      mark,
    ]),
  );
  return found.map((one) =>
    rowOf(one, { mallIds, people, given, now, mark: marked.get(keyOf(one)) }),
  );
}

interface Known {
  readonly mallIds: ReadonlyMap<number, string>;
  readonly people: ReadonlyMap<number, TodoPerson>;
  readonly given: ReadonlySet<string>;
  readonly now: number;
  readonly mark: TodoMark | undefined;
}

function rowOf(found: Found, { mallIds, people, given, now, mark }: Known): Row {
  const { kind, shopId, subject, count, stake, deadline } = found;
  const personOf = (id: number | null | undefined) => {
    const person = people.get(id ?? 0);
    return person === undefined ? null : personRow(person);
  };
  const mallIdOf = (id: number) => mallIds.get(id) ?? [];
  const isPutOff = mark?.put_off_until != null && mark.put_off_until > now;
  const isDone = mark !== undefined && isSettled(kind, mark.settled_at, now);
  const handed = people.get(mark?.handed_to ?? 0);
  // Who sees the shop no more has nothing to do there.
  const isHanded = handed?.role === 'boss' || given.has(`${handed?.id}:${shopId}`);
  return {
    kind,
    mallId: mallIds.get(shopId) ?? '',
    mallIds: (found.shopIds ?? [shopId]).flatMap(mallIdOf),
    subject,
    title: found.title ?? null,
    code: found.code ?? null,
    detail: found.detail ?? null,
    prove: found.prove ?? null,
    count,
    stake,
    stakeKind: stakeOf[kind],
    deadline,
    putOffUntil: isPutOff ? mark.put_off_until : null,
    putOffBy: isPutOff ? personOf(mark.put_off_by) : null,
    handedTo: isHanded ? personOf(mark?.handed_to) : null,
    handedBy: isHanded ? personOf(mark?.handed_by) : null,
    handTime: isHanded ? (mark?.handed_at ?? null) : null,
    note: isHanded ? (mark?.note ?? '') : '',
    settleTime: isDone ? mark.settled_at : null,
    settledBy: isDone ? personOf(mark.settled_by) : null,
    canSettle: canSettle(kind),
  };
}

const isAside = ({ putOffUntil, settleTime }: Row): boolean =>
  putOffUntil !== null || settleTime !== null;

/** Which of the filters a row is of, for a person. */
export function filtersOf(row: Row, userId: string): readonly TodoFilter[] {
  if (isAside(row)) return ['putOff'];
  return row.handedTo?.userId === userId ? ['open', 'mine'] : ['open'];
}

/** What was handed to the person first, then by what is lost by waiting. */
export const inOrder = (rows: readonly Row[], userId: string, now: number): Row[] =>
  rows.toSorted(
    (one, other) =>
      Number(other.handedTo?.userId === userId) - Number(one.handedTo?.userId === userId) ||
      byLoss(one, other, now) ||
      (one.mallId < other.mallId ? -1 : one.mallId > other.mallId ? 1 : 0) ||
      (one.subject < other.subject ? -1 : 1),
  );
