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

/** One's own views, and those that people of the same business share. */
const seenBy = (db: DbOrTransaction, { id, boss_id }: Asker) => {
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
  seenBy(db, asker)
    .where('table_view.list', '=', list)
    .orderBy('table_view.name')
    .orderBy('table_view.id')
    .execute();

/** One of them by its id, of whichever list. */
export const findTableView = (
  db: DbOrTransaction,
  asker: Asker,
  id: number,
): Promise<ListedView | undefined> =>
  seenBy(db, asker).where('table_view.id', '=', id).executeTakeFirst();

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
    .execute();

type Content = Pick<Selectable<TableViewTable>, 'name' | 'query' | 'is_shared' | 'changed_at'>;

export async function insertTableView(
  trx: DbOrTransaction,
  view: Content & { readonly user_id: number; readonly list: string },
): Promise<number> {
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
  id: number,
  view: Content,
): Promise<void> {
  const { user_id } = await trx
    .updateTable('table_view')
    .set(view)
    .where('id', '=', id)
    .returning('user_id')
    .executeTakeFirstOrThrow();
  if (view.is_shared === 1) return;
  await trx
    .deleteFrom('table_view_default')
    .where('view_id', '=', id)
    .where('user_id', '!=', user_id)
    .execute();
}

export async function deleteTableView(db: DbOrTransaction, id: number): Promise<void> {
  await db.deleteFrom('table_view').where('id', '=', id).execute();
}

/** The id of the view with which a list begins for a person. */
export async function findDefaultView(
  db: DbOrTransaction,
  userId: number,
  list: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('table_view_default')
    .select('view_id')
    .where('user_id', '=', userId)
    .where('list', '=', list)
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
