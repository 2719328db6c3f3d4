import { findPersonOf, setViewed } from '../../db/account/sessions.ts';
import { rowId } from '../audit/declare.ts';
import { signedIn } from '../caller.ts';
import { endViewing, viewAs } from '../contract/viewing.ts';
import { type Route, route } from '../deps.ts';
import { refuse } from '../refusal.ts';
import { nameOf } from './name.ts';

/** A boss looks at the product as one of their people; the session keeps whose it is. */

export const routes: Route[] = [
  route(viewAs, async ({ workerId }, context) => {
    const { db, caller } = context;
    const person = await findPersonOf(db, signedIn(context).id, rowId(workerId));
    // The call is closed to keys and helpers, which have no session.
    if (person === undefined || caller.tokenHash === undefined) refuse(viewAs, 'personGone');
    await setViewed(db, caller.tokenHash, { id: person.id, name: nameOf(person) });
    return null;
  }),

  route(endViewing, async (_input, { db, caller }) => {
    const isViewing = caller.viewedBy !== undefined || caller.viewedGone !== undefined;
    if (!isViewing || caller.tokenHash === undefined) refuse(endViewing, 'notViewing');
    await setViewed(db, caller.tokenHash, null);
    return null;
  }),
];
