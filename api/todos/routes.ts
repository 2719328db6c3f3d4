import { findPermissions } from '../../db/account/accounts.ts';
import type { Shop } from '../../db/schema.ts';
import { findShopPeople, saveTodoMark, type TodoPerson } from '../../db/todos/todo-marks.ts';
import { signedIn } from '../caller.ts';
import type { CallInput } from '../contract/call.ts';
import { canSettle, isTodoFor, longestPutOff, type TodoKind } from '../contract/rules/todos.ts';
import * as calls from '../contract/todos.ts';
import { type CallContext, type Route, route } from '../deps.ts';
import { shopsChanged } from '../events.ts';
import { refuse } from '../refusal.ts';
import { resolveShop, resolveShops } from '../shop-scope.ts';
import { listPage } from '../statistics/ranges.ts';
import { filtersOf, inOrder, ownerOf, personRow, type Row, todosOf } from './rows.ts';

async function list(input: CallInput<typeof calls.listTodos>, context: CallContext) {
  const userId = String(signedIn(context).id);
  const shops = await resolveShops(context, input.shopId);
  const all = await todosOf(context, shops, input.kind);
  const byFilter = (filter: typeof input.filter) =>
    all.filter((row) => filtersOf(row, userId).includes(filter));
  const wanted = inOrder(byFilter(input.filter), userId, context.now());
  const { limit, offset } = listPage(input);
  const stakes = wanted.flatMap(({ stake }) => stake ?? []);
  return {
    total: wanted.length,
    stake: stakes.length === 0 ? null : stakes.reduce((sum, one) => sum + one, 0),
    counts: {
      open: byFilter('open').length,
      mine: byFilter('mine').length,
      putOff: byFilter('putOff').length,
    },
    rows: wanted.slice(offset, offset + limit),
  };
}

/** Whether a person who sees a shop sees what there is to do of a kind. */
async function concerns(
  { db }: CallContext,
  { id, role }: TodoPerson,
  kind: TodoKind,
): Promise<boolean> {
  const isBoss = role === 'boss';
  const mayLookCost = isBoss || (await findPermissions(db, id)).includes('lookCost');
  return isTodoFor(kind, { isBoss, mayLookCost });
}

/** Who sees a shop and what there is to do of a kind. */
async function peopleFor(
  context: CallContext,
  shop: Shop,
  kind: TodoKind,
): Promise<readonly TodoPerson[]> {
  const people = await findShopPeople(context.db, ownerOf(context), shop.id);
  const may = await Promise.all(people.map((person) => concerns(context, person, kind)));
  return people.filter((_, place) => may[place]);
}

async function people(input: CallInput<typeof calls.listTodoPeople>, context: CallContext) {
  const { id } = signedIn(context);
  const shop = await resolveShop(context, input.shopId);
  const found = await peopleFor(context, shop, input.kind);
  return found.filter((person) => person.id !== id).map(personRow);
}

interface Named {
  readonly shopId: string;
  readonly kind: TodoKind;
  readonly subject: string;
}

type Decided = Parameters<typeof saveTodoMark>[2];

/**
 * Decides about something that the caller sees there to be done, tells whoever looks, and answers it anew. What was
 * so already is not decided again.
 */
async function decide(
  { shopId, kind, subject }: Named,
  context: CallContext,
  decision: (row: Row, shop: Shop) => Decided | undefined | Promise<Decided | undefined>,
): Promise<Row> {
  const shop = await resolveShop(context, shopId);
  const find = async () =>
    (await todosOf(context, [shop], kind)).find(
      (row) => row.mallId === shopId && row.subject === subject,
    );
  const known = await find();
  if (known === undefined) refuse(calls.putOffTodo, 'gone');
  const decided = await decision(known, shop);
  if (decided === undefined) return known;
  const key = { ownerId: ownerOf(context), shopId: shop.id, kind, subject };
  await saveTodoMark(context.db, key, decided);
  const row = await find();
  if (row === undefined) refuse(calls.putOffTodo, 'gone');
  await shopsChanged(context, row.mallIds, context.requestId);
  return row;
}

const putOff = (input: CallInput<typeof calls.putOffTodo>, context: CallContext) =>
  decide(input, context, (row) => {
    const now = context.now();
    if (input.until <= now) refuse(calls.putOffTodo, 'past');
    if (input.until > now + longestPutOff) refuse(calls.putOffTodo, 'tooLong');
    if (row.putOffUntil === input.until) return undefined;
    return { put_off_until: input.until, put_off_by: signedIn(context).id };
  });

const resume = (input: CallInput<typeof calls.resumeTodo>, context: CallContext) =>
  decide(input, context, ({ putOffUntil }) =>
    putOffUntil === null ? undefined : { put_off_until: null, put_off_by: null },
  );

const hand = (input: CallInput<typeof calls.handTodo>, context: CallContext) =>
  decide(input, context, async ({ handedTo, note }, shop) => {
    const person = (await peopleFor(context, shop, input.kind)).find(
      ({ id }) => String(id) === input.userId,
    );
    if (person === undefined) refuse(calls.handTodo, 'stranger');
    if (handedTo?.userId === input.userId && note === input.note) return undefined;
    return {
      handed_to: person.id,
      handed_by: signedIn(context).id,
      handed_at: context.now(),
      note: input.note,
    };
  });

const takeBack = (input: CallInput<typeof calls.takeBackTodo>, context: CallContext) =>
  decide(input, context, ({ handedTo }) =>
    handedTo === null ? undefined : { handed_to: null, handed_by: null, handed_at: null, note: '' },
  );

const settle = (input: CallInput<typeof calls.settleTodo>, context: CallContext) =>
  decide(input, context, ({ settleTime }) => {
    if (!canSettle(input.kind)) refuse(calls.settleTodo, 'factual');
    if (settleTime !== null) return undefined;
    return { settled_at: context.now(), settled_by: signedIn(context).id };
  });

const reopen = (input: CallInput<typeof calls.reopenTodo>, context: CallContext) =>
  decide(input, context, ({ settleTime }) =>
    settleTime === null ? undefined : { settled_at: null, settled_by: null },
  );

export const routes: Route[] = [
  route(calls.listTodos, list),
  route(calls.listTodoPeople, people),
  route(calls.putOffTodo, putOff),
  route(calls.resumeTodo, resume),
  route(calls.handTodo, hand),
  route(calls.takeBackTodo, takeBack),
  route(calls.settleTodo, settle),
  route(calls.reopenTodo, reopen),
];
