import { deleteUserNotes, findUserNotes, writeUserNote } from '../../db/account/user-notes.ts';
import { lockOwner } from '../../db/shops/lock-owner.ts';
import { signedIn } from '../caller.ts';
import type { CallInput } from '../contract/call.ts';
import { mostNotes } from '../contract/rules/user-notes.ts';
import * as calls from '../contract/user-notes.ts';
import { type CallContext, type Route, route } from '../deps.ts';
import { refuse } from '../refusal.ts';

/** What people chose of how the product looks; everybody has their own alone. */

type Note = Awaited<ReturnType<typeof findUserNotes>>[number];

const rowOf = ({ name, value, changed_at }: Note) => ({ name, value, changedAt: changed_at });

async function list(_input: unknown, context: CallContext) {
  const notes = await findUserNotes(context.db, signedIn(context).id);
  return notes.map(rowOf);
}

async function save({ notes }: CallInput<typeof calls.saveUserNotes>, context: CallContext) {
  const { id } = signedIn(context);
  const wanted = new Map(notes.map(({ name, value }) => [name, value ?? '']));
  const now = context.now();
  const kept = await context.db.transaction().execute(async (trx) => {
    await lockOwner(trx, id);
    const gone = [...wanted].filter(([, value]) => value === '').map(([name]) => name);
    await deleteUserNotes(trx, id, gone);
    for (const [name, value] of wanted)
      if (value !== '') await writeUserNote(trx, id, { name, value, changed_at: now });
    const all = await findUserNotes(trx, id);
    if (all.length > mostNotes) refuse(calls.saveUserNotes, 'tooManyNotes');
    return all;
  });
  return kept.filter(({ name }) => wanted.has(name)).map(rowOf);
}

export const routes: Route[] = [route(calls.listUserNotes, list), route(calls.saveUserNotes, save)];
