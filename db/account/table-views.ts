import type { Selectable } from 'kysely';
import type { DbOrTransaction } from '../engine/connect.ts';
import type { TableViewTable } from './tables.ts';

/** Views of lists that people keep. Whose business it is hangs on who they work for now, not when they kept it. */

/** Who asks: a boss, or somebody who works for one. */
interface Asker {
  readonly id: number;
  readonly boss_id: number | null;
}

export interface ListedView extends Selectable<TableViewTable> {
  readonly maker_nick_name: string | null;
  readonly maker_username: string;
  readonly maker_phone: string;
}

/** How long a deleted view can be brought back, in ms. */
const restorableFor = 24 * 60 * 60 * 1000;

type State = 'kept' | 'deleted';

/** One's own views, and those that people of the same business share. */
const seenBy = (db: DbOrTransaction, { id, boss_id }: Asker, state: State) => {
  const ownerId = boss_id ?? id;
  return db
    .selectFrom('table_view')
    .innerJoin('user', 'user.id', 'table_view.user_id')
    .selectAll('table_view')
    .select([
      'user.nick_name as maker_nick_name',
      'user.username as maker_username',
      'user.phone as maker_phone',
    ])
    .where('table_view.deleted_at', state === 'kept' ? 'is' : 'is not', null)
    .where((row) =>
      row.or([
        row('table_view.user_id', '=', id),
        row.and([
          row('table_view.is_shared', '=', 1),
          row.or([row('user.id', '=', ownerId), row('user.boss_id', '=', ownerId)]),
        ]),
      ]),
    );
};

/** The views of a list that somebody sees, by name. */
export const findTableViews = (
  db: DbOrTransaction,
  asker: Asker,
  list: string,
): Promise<ListedView[]> =>
  seenBy(db, asker, 'kept')
    .where('table_view.list', '=', list)
    .orderBy('table_view.name')
    .orderBy('table_view.id')
    .execute();

/** One of them by its id, of whichever list; or one that was, and can be brought back. */
export const findTableView = (
  db: DbOrTransaction,
  asker: Asker,
  id: number,
  state: State = 'kept',
): Promise<ListedView | undefined> =>
  seenBy(db, asker, state).where('table_view.id', '=', id).executeTakeFirst();

/** The names of the views of a list that a person has made, by id. */
export const namesOfTableViews = (
  db: DbOrTransaction,
  userId: number,
  list: string,
): Promise<Pick<Selectable<TableViewTable>, 'id' | 'name'>[]> =>
  db
    .selectFrom('table_view')
    .select(['id', 'name'])
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .where('deleted_at', 'is', null)
    .execute();

/** The name of a deleted view is free: it cannot be brought back any more once another has it. */
const freeName = (
  trx: DbOrTransaction,
  { userId, list, name }: { userId: number; list: string; name: string },
) =>
  trx
    .deleteFrom('table_view')
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .where('name', '=', name)
    .where('deleted_at', 'is not', null)
    .execute();

type Content = Pick<Selectable<TableViewTable>, 'name' | 'query' | 'is_shared' | 'changed_at'>;

export async function insertTableView(
  trx: DbOrTransaction,
  view: Content & { readonly user_id: number; readonly list: string },
): Promise<number> {
  await freeName(trx, { userId: view.user_id, list: view.list, name: view.name });
  const { id } = await trx
    .insertInto('table_view')
    .values(view)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes a view. Who does not see it any more does not begin with it either. */
export async function updateTableView(
  trx: DbOrTransaction,
  { id, user_id, list }: Pick<ListedView, 'id' | 'user_id' | 'list'>,
  view: Content,
): Promise<void> {
  await freeName(trx, { userId: user_id, list, name: view.name });
  await trx.updateTable('table_view').set(view).where('id', '=', id).execute();
  if (view.is_shared === 1) return;
  await trx
    .deleteFrom('table_view_default')
    .where('view_id', '=', id)
    .where('user_id', '!=', user_id)
    .execute();
}

/** Null brings it back, with all who begin with it. */
export async function markDeleted(
  db: DbOrTransaction,
  id: number,
  deletedAt: number | null,
): Promise<void> {
  await db.updateTable('table_view').set({ deleted_at: deletedAt }).where('id', '=', id).execute();
}

/** Deletes for good what cannot be brought back any more. */
export async function purgeTableViews(db: DbOrTransaction, now: number): Promise<void> {
  await db
    .deleteFrom('table_view')
    .where('deleted_at', '<', now - restorableFor)
    .execute();
}

/** The id of the view with which a list begins for a person. */
export async function findDefaultView(
  db: DbOrTransaction,
  userId: number,
  list: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('table_view_default')
    .innerJoin('table_view', 'table_view.id', 'table_view_default.view_id')
    .select('view_id')
    .where('table_view_default.user_id', '=', userId)
    .where('table_view_default.list', '=', list)
    .where('table_view.deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.view_id;
}

/** Null: the list begins as it does for everybody. */
export async function setDefaultView(
  db: DbOrTransaction,
  of: { readonly userId: number; readonly list: string },
  viewId: number | null,
): Promise<void> {
  if (viewId === null) {
    await db
      .deleteFrom('table_view_default')
      .where('user_id', '=', of.userId)
      .where('list', '=', of.list)
      .execute();
    return;
  }
  await db
    .insertInto('table_view_default')
    .values({ user_id: of.userId, list: of.list, view_id: viewId })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'list']).doUpdateSet({ view_id: viewId }),
    )
    .execute();
}
