import type { Selectable } from 'kysely';
import type { TodoKind } from '../../api/contract/rules/todos.ts';
import type { DbOrTransaction } from '../engine/connect.ts';
import type { TodoMarkTable } from './tables.ts';

/** What the people of a boss have decided about things to do. */

export type TodoMark = Selectable<TodoMarkTable>;

/** The people who may be given something to do, as far as they are named. */
export interface TodoPerson {
  readonly id: number;
  readonly role: 'boss' | 'manager' | 'shipper';
  readonly is_operator: number;
  readonly nick_name: string | null;
  readonly username: string;
  readonly phone: string;
}

const named = [
  'user.id',
  'user.role',
  'user.is_operator',
  'user.nick_name',
  'user.username',
  'user.phone',
] as const;

export interface TodoKey {
  readonly ownerId: number;
  readonly shopId: number;
  readonly kind: TodoKind;
  readonly subject: string;
}

/** The marks of shops. */
export function findTodoMarks(
  db: DbOrTransaction,
  ownerId: number,
  shopIds: readonly number[],
): Promise<TodoMark[]> {
  if (shopIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('todo_mark')
    .where('owner_id', '=', ownerId)
    .where('shop_id', 'in', shopIds)
    .selectAll()
    .execute();
}

type Decided = Partial<Omit<TodoMarkTable, 'owner_id' | 'shop_id' | 'kind' | 'subject'>>;

const undecided = {
  put_off_until: null,
  put_off_by: null,
  handed_to: null,
  handed_by: null,
  handed_at: null,
  note: '',
  settled_at: null,
  settled_by: null,
} as const;

/** Notes what was decided; what else was decided before stays. */
export async function saveTodoMark(
  db: DbOrTransaction,
  { ownerId, shopId, kind, subject }: TodoKey,
  decided: Decided,
): Promise<void> {
  await db
    .insertInto('todo_mark')
    .values({ owner_id: ownerId, shop_id: shopId, kind, subject, ...undecided, ...decided })
    .onConflict((conflict) =>
      conflict.columns(['owner_id', 'shop_id', 'kind', 'subject']).doUpdateSet(decided),
    )
    .execute();
}

/** By id, the people of a boss and the boss: those of whom a mark tells. */
export async function findTodoPeople(
  db: DbOrTransaction,
  ownerId: number,
): Promise<Map<number, TodoPerson>> {
  const rows = await db
    .selectFrom('user')
    .where(({ or, eb }) => or([eb('user.id', '=', ownerId), eb('user.boss_id', '=', ownerId)]))
    .select(named)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The boss, managers and operators who see a shop, the boss first. */
export function findShopPeople(
  db: DbOrTransaction,
  ownerId: number,
  shopId: number,
): Promise<TodoPerson[]> {
  return db
    .selectFrom('user')
    .where(({ or, and, eb, exists, selectFrom }) =>
      or([
        eb('user.id', '=', ownerId),
        and([
          eb('user.boss_id', '=', ownerId),
          eb('user.role', '=', 'manager'),
          exists(
            selectFrom('shop_assignment')
              .select('shop_assignment.user_id')
              .whereRef('shop_assignment.user_id', '=', 'user.id')
              .where('shop_assignment.shop_id', '=', shopId),
          ),
        ]),
      ]),
    )
    .orderBy(({ case: choose }) => choose().when('user.id', '=', ownerId).then(0).else(1).end())
    .orderBy('user.id')
    .select(named)
    .execute();
}

/** By person of a boss, the shops that they are given. */
export async function findShopsOfPeople(
  db: DbOrTransaction,
  ownerId: number,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('shop_assignment')
    .innerJoin('user', 'user.id', 'shop_assignment.user_id')
    .where('user.boss_id', '=', ownerId)
    .where('user.role', '=', 'manager')
    .select(['shop_assignment.user_id', 'shop_assignment.shop_id'])
    .execute();
  return new Set(rows.map(({ user_id, shop_id }) => `${user_id}:${shop_id}`));
}
