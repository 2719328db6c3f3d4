import { type Expression, type SqlBool, sql } from 'kysely';
import type { PeopleSort, PersonKind } from '../../api/contract/rules/people.ts';
import type { Db, DbOrTransaction } from '../engine/connect.ts';
import { holdsKeyword } from '../engine/keyword.ts';

/** Everybody who works for a boss, whatever they do, and whom the boss has asked to. */

export interface Person {
  /** Null of somebody who has not come yet. */
  readonly id: number | null;
  readonly kind: PersonKind;
  readonly phone: string;
  readonly nick_name: string | null;
  readonly has_password: number;
  readonly password_once: number;
  readonly last_seen_at: number | null;
  /** When they were added; null of who has not come yet. */
  readonly added_at: number | null;
  /** Until when the code opens; null of who is there. */
  readonly expires_at: number | null;
  /** Their bound shops in saved order. */
  readonly mallIds: readonly string[];
  readonly permissions: readonly string[];
}

export interface PeopleFilter {
  readonly ownerId: number;
  readonly now: number;
  readonly kind?: PersonKind | undefined;
  /** Row id of a shop that they have. */
  readonly shopId?: number | undefined;
  /** Permission codes all of which they hold. */
  readonly codes?: readonly string[] | undefined;
  /** Part of the phone or the name. */
  readonly keyword?: string | undefined;
}

const assigned = (db: DbOrTransaction, ownerId: number) =>
  db
    .selectFrom('shop_assignment')
    .innerJoin('shop', 'shop.id', 'shop_assignment.shop_id')
    .where('shop.owner_id', '=', ownerId)
    .where('shop.unbound_at', 'is', null);

/** Those who are there. */
const staff = (db: DbOrTransaction, ownerId: number) =>
  db
    .selectFrom('user')
    .where('user.boss_id', '=', ownerId)
    .select((user) => [
      sql<number | null>`"user".id`.as('id'),
      sql<PersonKind>`case when "user".role = 'shipper' then 'shipper' when "user".is_operator = 1 then 'operator' else 'manager' end`.as(
        'kind',
      ),
      'user.phone',
      'user.nick_name',
      sql<number>`case when "user".password_hash is null then 0 else 1 end`.as('has_password'),
      sql<number>`"user".password_once`.as('password_once'),
      'user.last_seen_at',
      sql<number | null>`"user".register_time`.as('added_at'),
      sql<number | null>`cast(null as bigint)`.as('expires_at'),
      sql<number>`${assigned(db, ownerId)
        .whereRef('shop_assignment.user_id', '=', user.ref('user.id'))
        .select(({ fn }) => fn.countAll<number>().as('count'))}`.as('shops'),
    ]);

/** Phones that a code is on its way to, and who are nobody's yet: a union, so the columns stand in the same order. */
const invited = (db: DbOrTransaction, ownerId: number, now: number) =>
  db
    .selectFrom('pending_manager')
    .where('pending_manager.owner_id', '=', ownerId)
    .where('pending_manager.expires_at', '>', now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('user').select('user.id').whereRef('user.phone', '=', 'pending_manager.phone'),
        ),
      ),
    )
    .select([
      sql<number | null>`cast(null as integer)`.as('id'),
      sql<PersonKind>`'invited'`.as('kind'),
      'pending_manager.phone',
      sql<string | null>`cast(null as text)`.as('nick_name'),
      sql<number>`0`.as('has_password'),
      sql<number>`0`.as('password_once'),
      sql<number | null>`cast(null as bigint)`.as('last_seen_at'),
      sql<number | null>`cast(null as bigint)`.as('added_at'),
      sql<number | null>`pending_manager.expires_at`.as('expires_at'),
      sql<number>`0`.as('shops'),
    ]);

function matching(db: DbOrTransaction, filter: PeopleFilter) {
  const { ownerId, now, kind, shopId, codes, keyword } = filter;
  let people = db.selectFrom(
    staff(db, ownerId)
      .unionAll(invited(db, ownerId, now))
      .as('person'),
  );
  if (kind !== undefined) people = people.where('person.kind', '=', kind);
  if (shopId !== undefined)
    people = people.where('person.id', 'in', (inner) =>
      inner
        .selectFrom('shop_assignment')
        .select('shop_assignment.user_id')
        .where('shop_assignment.shop_id', '=', shopId),
    );
  if (codes !== undefined)
    people = people.where('person.kind', '=', 'manager').where('person.id', 'in', (inner) =>
      inner
        .selectFrom('user_permission')
        .select('user_permission.user_id')
        .where('user_permission.perms_code', 'in', codes)
        .groupBy('user_permission.user_id')
        .having(({ fn }) => fn.countAll<number>(), '=', codes.length),
    );
  if (keyword !== undefined) {
    const holds = (column: string): Expression<SqlBool> => holdsKeyword(sql.ref(column), keyword);
    people = people.where(({ or }) => or([holds('person.phone'), holds('person.nick_name')]));
  }
  return people;
}

/** Who never was here, and whose code is on its way, stand at the end of what is sorted down. */
const orders: Record<PeopleSort, string> = {
  added: 'coalesce(person.added_at, person.expires_at) desc',
  seen: 'coalesce(person.last_seen_at, -1) desc',
  away: "case when person.kind = 'invited' then 1 else 0 end, coalesce(person.last_seen_at, -1)",
  shops: 'person.shops desc',
};

/** A page of them: four reads, however many there are. */
export async function listPeople(
  db: Db,
  filter: PeopleFilter,
  page: { readonly sort: PeopleSort; readonly limit: number; readonly offset: number },
): Promise<{ total: number; rows: Person[] }> {
  const { total } = await matching(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const people = await matching(db, filter)
    .select([
      'person.id',
      'person.kind',
      'person.phone',
      'person.nick_name',
      'person.has_password',
      'person.password_once',
      'person.last_seen_at',
      'person.added_at',
      'person.expires_at',
    ])
    .orderBy(sql.raw(orders[page.sort]))
    .orderBy('person.phone')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const ids = people.flatMap(({ id }) => id ?? []);
  if (ids.length === 0)
    return { total, rows: people.map((row) => ({ ...row, mallIds: [], permissions: [] })) };
  const shops = await assigned(db, filter.ownerId)
    .where('shop_assignment.user_id', 'in', ids)
    .orderBy('shop.sort')
    .orderBy('shop.id')
    .select(['shop_assignment.user_id', 'shop.mall_id'])
    .execute();
  const granted = await db
    .selectFrom('user_permission')
    .where('user_id', 'in', ids)
    .select(['user_id', 'perms_code'])
    .execute();
  const shopsOf = Map.groupBy(shops, ({ user_id }) => user_id);
  const permissionsOf = Map.groupBy(granted, ({ user_id }) => user_id);
  return {
    total,
    rows: people.map((row) => ({
      ...row,
      mallIds: (shopsOf.get(row.id ?? 0) ?? []).map(({ mall_id }) => mall_id),
      permissions: (permissionsOf.get(row.id ?? 0) ?? []).map(({ perms_code }) => perms_code),
    })),
  };
}
