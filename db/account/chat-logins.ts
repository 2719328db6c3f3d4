import type { DbOrTransaction } from '../engine/connect.ts';
import type { User } from '../schema.ts';

/** Sign-in by chat app. Instants are milliseconds since 1970. */

export interface NewChatLogin {
  readonly sessionId: string;
  /** The signed-in user who binds a chat account; null to sign in. */
  readonly linkUserId: number | null;
  /** Hash of the token of their session. */
  readonly linkSession: string | null;
  readonly expiresAt: number;
}

/** Begins a sign-in; one that has begun already stays as it is, so that nobody can take it over. */
export async function insertChatLogin(db: DbOrTransaction, login: NewChatLogin): Promise<boolean> {
  const row = await db
    .insertInto('chat_login')
    .values({
      session_id: login.sessionId,
      link_user_id: login.linkUserId,
      link_session: login.linkUserId === null ? null : login.linkSession,
      user_id: null,
      token_hash: null,
      confirmed_at: null,
      expires_at: login.expiresAt,
    })
    .onConflict((conflict) => conflict.column('session_id').doNothing())
    .returning('session_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes the confirmation of a sign-in, once. Undefined when it is unknown, too old, or confirmed. */
export function confirmChatLogin(db: DbOrTransaction, sessionId: string, now: number) {
  return db
    .updateTable('chat_login')
    .set({ confirmed_at: now })
    .where('session_id', '=', sessionId)
    .where('expires_at', '>', now)
    .where('confirmed_at', 'is', null)
    .returning(['link_user_id', 'link_session'])
    .executeTakeFirst();
}

/** Lets the one-time token of this hash be exchanged for a session of the user. */
export async function offerChatToken(
  db: DbOrTransaction,
  offer: { sessionId: string; userId: number; tokenHash: string; expiresAt: number },
): Promise<void> {
  await db
    .updateTable('chat_login')
    .set({ user_id: offer.userId, token_hash: offer.tokenHash, expires_at: offer.expiresAt })
    .where('session_id', '=', offer.sessionId)
    .execute();
}

/** Uses a one-time token up and gives whose it was. */
export async function takeChatToken(
  db: DbOrTransaction,
  given: { sessionId: string; tokenHash: string; now: number },
): Promise<number | undefined> {
  const row = await db
    .updateTable('chat_login')
    .set({ token_hash: null })
    .where('session_id', '=', given.sessionId)
    .where('token_hash', '=', given.tokenHash)
    .where('expires_at', '>', given.now)
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id ?? undefined;
}

export function findUserByChat(db: DbOrTransaction, chatUid: string): Promise<User | undefined> {
  return db.selectFrom('user').selectAll().where('wechat_uid', '=', chatUid).executeTakeFirst();
}

export function findUser(db: DbOrTransaction, id: number): Promise<User | undefined> {
  return db.selectFrom('user').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The phone column of a boss who has none yet: no number, so nobody can sign in with it. */
const placeholder = (chatUid: string): string => `chat:${chatUid}`;

export const hasPhone = (user: Pick<User, 'phone'>): boolean => !user.phone.startsWith('chat:');

/** A boss who came by the chat app and has no phone yet, made where there is none. */
export async function insertChatBoss(
  db: DbOrTransaction,
  boss: { chatUid: string; nickName: string; now: number },
): Promise<number> {
  await db
    .insertInto('user')
    .values({
      phone: placeholder(boss.chatUid),
      username: boss.nickName,
      nick_name: boss.nickName,
      role: 'boss',
      boss_id: null,
      password_hash: null,
      wechat_uid: boss.chatUid,
      register_time: boss.now,
      is_first: 1,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id } = await db
    .selectFrom('user')
    .select('id')
    .where('wechat_uid', '=', boss.chatUid)
    .executeTakeFirstOrThrow();
  return id;
}

/** Gives a user a chat account, and its name where they have none; false when another user has it. */
export async function linkChat(
  db: DbOrTransaction,
  userId: number,
  chat: { uid: string; nickName: string | null },
): Promise<boolean> {
  const other = await findUserByChat(db, chat.uid);
  if (other !== undefined && other.id !== userId) return false;
  await db
    .updateTable('user')
    .set(({ fn, val }) => ({
      wechat_uid: chat.uid,
      nick_name: fn.coalesce('nick_name', val(chat.nickName)),
    }))
    .where('id', '=', userId)
    .execute();
  return true;
}

/** Gives a user a phone and a password. The phone must be free. */
export async function setPhone(
  db: DbOrTransaction,
  userId: number,
  phone: string,
  passwordHash: string,
): Promise<void> {
  await db
    .updateTable('user')
    .set({ phone, username: phone, password_hash: passwordHash })
    .where('id', '=', userId)
    .execute();
}
