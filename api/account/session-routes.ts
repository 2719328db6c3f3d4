import type { z } from 'zod';
import { deleteSession } from '../../db/account/accounts.ts';
import { endApiKeys } from '../../db/account/api-keys.ts';
import * as sessions from '../../db/account/sessions.ts';
import { signedIn } from '../caller.ts';
import type { CallInput } from '../contract/call.ts';
import { phoneLike } from '../contract/rules/names.ts';
import { maskedPhone } from '../contract/rules/phones.ts';
import * as calls from '../contract/sessions.ts';
import { type CallContext, type Route, route } from '../deps.ts';
import { refuse } from '../refusal.ts';
import { tellPanelChanged } from '../shops/news.ts';
import { tellKeysChanged } from './key-news.ts';
import { clear, count, limitsOf } from './limits.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { rememberAsker } from './sign-in.ts';
import { hashToken } from './tokens.ts';

/** Where a person is signed in, and the password and the name that they change while they are. */

/** Tells a session from others; nothing can be opened by it. */
const idOf = (tokenHash: string): string => hashToken(`session ${tokenHash}`).slice(0, 24);

/** The session that asks. These calls are closed to keys and to helpers, which have none. */
function ownSession({ caller }: CallContext): string {
  if (caller.tokenHash === undefined) throw new Error('A call of sessions alone was made without');
  return caller.tokenHash;
}

async function list(context: CallContext): Promise<z.output<typeof calls.sessionRow>[]> {
  const found = await sessions.listSessions(context.db, signedIn(context).id, context.now());
  const own = ownSession(context);
  const rows = found.map((session) => ({
    sessionId: idOf(session.token_hash),
    createdAt: session.created_at,
    seenAt: session.seen_at,
    expiresAt: session.expires_at,
    address: session.address,
    agent: session.agent,
    isCurrent: session.token_hash === own,
    helpers: session.helpers,
  }));
  return rows.sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
}

async function end({ sessionId }: CallInput<typeof calls.endSession>, context: CallContext) {
  const { id } = signedIn(context);
  const found = await sessions.listSessions(context.db, id, context.now());
  const session = found.find(({ token_hash }) => idOf(token_hash) === sessionId);
  if (session === undefined) refuse(calls.endSession, 'sessionGone');
  await deleteSession(context.db, session.token_hash);
  await tellKeysChanged(context, id);
  return null;
}

async function change(
  { oldPassword, password }: CallInput<typeof calls.changePassword>,
  context: CallContext,
) {
  const user = signedIn(context);
  if (user.password_hash === null || user.password_once === 1)
    refuse(calls.changePassword, 'noPasswordYet');
  const key = `change-password:${user.id}`;
  // A browser that somebody has left open is not to be where the password is guessed.
  await count(context, key, limitsOf(context).loginPerPhone, '原密码错误次数过多');
  if (!(await verifyPassword(user.password_hash, oldPassword)))
    refuse(calls.changePassword, 'wrongOldPassword');
  if (password === oldPassword) refuse(calls.changePassword, 'samePassword');
  const passwordHash = await hashPassword(password);
  const keptSession = ownSession(context);
  await context.db.transaction().execute(async (trx) => {
    await sessions.changePassword(trx, { id: user.id, passwordHash, keptSession });
    // Whoever knew the old one may have made a key by it.
    await endApiKeys(trx, user.id, context.now());
    await rememberAsker(context, user.id, trx);
  });
  await clear(context, key);
  await tellKeysChanged(context, user.id);
  return null;
}

async function rename({ nickName }: CallInput<typeof calls.setNickName>, context: CallContext) {
  const { id, phone } = signedIn(context);
  const like = phoneLike(nickName);
  if (like !== undefined && like !== phone && like !== maskedPhone(phone))
    refuse(calls.setNickName, 'phoneOfAnother');
  await sessions.setNickName(context.db, id, nickName || null);
  await tellPanelChanged(context, [id]);
  return null;
}

export const routes: Route[] = [
  route(calls.listSessions, (_input, context) => list(context)),
  route(calls.endSession, end),
  route(calls.changePassword, change),
  route(calls.setNickName, rename),
];
