import type { z } from 'zod';
import {
  findDefaultView,
  findTableView,
  findTableViews,
  insertTableView,
  type ListedView,
  markDeleted,
  namesOfTableViews,
  setDefaultView,
  updateTableView,
} from '../../db/account/table-views.ts';
import { lockOwner } from '../../db/shops/lock-owner.ts';
import { rowId } from '../audit/declare.ts';
import { signedIn } from '../caller.ts';
import type { CallInput } from '../contract/call.ts';
import { maskedPhone } from '../contract/rules/phones.ts';
import { isViewQuery, mostViews, viewTables } from '../contract/rules/table-views.ts';
import * as calls from '../contract/table-views.ts';
import { type Actor, type CallContext, type Route, route } from '../deps.ts';
import { refuse } from '../refusal.ts';

/** Views of lists that people keep: their own, and those that they share with their business. */

type Row = z.output<typeof calls.tableViewRow>;

/** Whoever has made it, and the boss of whoever shares it. */
const mayChange = (user: Actor, view: ListedView): boolean =>
  view.user_id === user.id || user.role === 'boss';

/** Who runs shops for the boss decides with what colleagues work; an operator keeps views for themselves. */
const mayShare = ({ role, is_operator }: Actor): boolean =>
  role === 'boss' || (role === 'manager' && is_operator === 0);

/** By what colleagues know the person; of a phone the middle is hidden. */
const makerOf = ({ maker_nick_name, maker_username, maker_phone }: ListedView): string =>
  maker_nick_name || (maker_phone.startsWith('chat:') ? maker_username : maskedPhone(maker_phone));

function rowOf(user: Actor, view: ListedView, defaultId: number | undefined): Row[] {
  const table = viewTables.find((known) => known === view.list);
  // Of a list that is no more, or kept with what does not belong to a view any more: nobody can use it.
  if (table === undefined || !isViewQuery(table, view.query)) return [];
  return [
    {
      viewId: String(view.id),
      table,
      name: view.name,
      query: view.query,
      isShared: view.is_shared === 1,
      isDefault: view.id === defaultId,
      isMine: view.user_id === user.id,
      mayChange: mayChange(user, view),
      maker: makerOf(view),
    },
  ];
}

async function list({ table }: CallInput<typeof calls.listTableViews>, context: CallContext) {
  const user = signedIn(context);
  const views = await findTableViews(context.db, user, table);
  const defaultId = await findDefaultView(context.db, user.id, table);
  const rows = views.flatMap((view) => rowOf(user, view, defaultId));
  return [...rows.filter(({ isMine }) => isMine), ...rows.filter(({ isMine }) => !isMine)];
}

async function save(given: CallInput<typeof calls.saveTableView>, context: CallContext) {
  const user = signedIn(context);
  const { table, name } = given;
  if (!isViewQuery(table, given.query)) refuse(calls.saveTableView, 'wrongQuery');
  const content = {
    name,
    query: given.query,
    is_shared: given.isShared ? 1 : 0,
    changed_at: context.now(),
  } as const;
  const id = await context.db.transaction().execute(async (trx) => {
    const found =
      given.viewId === null ? undefined : await findTableView(trx, user, rowId(given.viewId));
    if (given.viewId !== null && found?.list !== table) refuse(calls.saveTableView, 'gone');
    if (found !== undefined && !mayChange(user, found)) refuse(calls.saveTableView, 'notYours');
    if (given.isShared && found?.is_shared !== 1 && !mayShare(user))
      refuse(calls.saveTableView, 'mayNotShare');
    const makerId = found?.user_id ?? user.id;
    await lockOwner(trx, makerId);
    const others = await namesOfTableViews(trx, makerId, table);
    if (others.some((other) => other.id !== found?.id && other.name === name))
      refuse(calls.saveTableView, 'nameTaken');
    if (found !== undefined) {
      await updateTableView(trx, found, content);
      return found.id;
    }
    if (others.length >= mostViews) refuse(calls.saveTableView, 'tooManyViews');
    return insertTableView(trx, { ...content, user_id: user.id, list: table });
  });
  const view = await findTableView(context.db, user, id);
  const [row] = view ? rowOf(user, view, await findDefaultView(context.db, user.id, table)) : [];
  // A boss who stops the sharing of somebody else's view does not see it any more.
  if (row === undefined) {
    return {
      viewId: String(id),
      table,
      name,
      query: given.query,
      isShared: false,
      isDefault: false,
      isMine: false,
      mayChange: false,
      maker: '',
    };
  }
  return row;
}

async function remove({ viewId }: CallInput<typeof calls.deleteTableView>, context: CallContext) {
  const user = signedIn(context);
  const view = await findTableView(context.db, user, rowId(viewId));
  if (view === undefined) refuse(calls.deleteTableView, 'gone');
  if (!mayChange(user, view)) refuse(calls.deleteTableView, 'notYours');
  await markDeleted(context.db, view.id, context.now());
  return null;
}

async function restore({ viewId }: CallInput<typeof calls.restoreTableView>, context: CallContext) {
  const user = signedIn(context);
  await context.db.transaction().execute(async (trx) => {
    const view = await findTableView(trx, user, rowId(viewId), 'deleted');
    // Who may not change it learns nothing of one that is not to be seen.
    if (view === undefined || !mayChange(user, view)) refuse(calls.restoreTableView, 'gone');
    await lockOwner(trx, view.user_id);
    const others = await namesOfTableViews(trx, view.user_id, view.list);
    if (others.length >= mostViews) refuse(calls.restoreTableView, 'tooManyViews');
    await markDeleted(trx, view.id, null);
  });
  return null;
}

async function setDefault(
  { table, viewId }: CallInput<typeof calls.setDefaultTableView>,
  context: CallContext,
) {
  const user = signedIn(context);
  const view = viewId === null ? null : await findTableView(context.db, user, rowId(viewId));
  if (view === undefined || (view !== null && view.list !== table))
    refuse(calls.setDefaultTableView, 'gone');
  await setDefaultView(context.db, { userId: user.id, list: table }, view?.id ?? null);
  return null;
}

export const routes: Route[] = [
  route(calls.listTableViews, list),
  route(calls.saveTableView, save),
  route(calls.deleteTableView, remove),
  route(calls.restoreTableView, restore),
  route(calls.setDefaultTableView, setDefault),
];
