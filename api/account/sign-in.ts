import { findUserByPhone, insertSession, useOneTimePassword } from '../../db/account/accounts.ts';
import { rememberDevice } from '../../db/account/known-devices.ts';
import type { DbOrTransaction } from '../../db/engine/connect.ts';
import type { User } from '../../db/schema.ts';
import { login, sendPhoneCode } from '../contract/account.ts';
import { isPhone } from '../contract/rules/phones.ts';
import type { CallContext } from '../deps.ts';
import { refuse } from '../refusal.ts';
import { askerOf, placeOf, strangers } from './askers.ts';
import { checkCode } from './codes.ts';
import { guardFailures } from './failures.ts';
import { clear, count, limitsOf, manyTimes, uncount } from './limits.ts';
import { verifyPassword } from './passwords.ts';
import { placeOfSession } from './session-use.ts';
import { hashToken, newToken } from './tokens.ts';

export const loginLimitKey = (phone: string): string => `login:phone:${phone}`;

/**
 * Signs in with exactly one of password and code.
 * @returns the session token
 */
export async function signIn(
  context: CallContext,
  entered: { phone: string; password?: string; code?: string; onPhone?: boolean },
): Promise<string> {
  const { phone, password, code, onPhone = false } = entered;
  const isReserved = phone === context.config.reservedLogin;
  if (!isReserved && !isPhone(phone)) refuse(login, 'badPhone');
  if (password !== undefined && code !== undefined) refuse(login, 'eitherOr');
  if (password === '' || (password === undefined && code === undefined))
    refuse(login, 'noPassword');
  if (code === '') refuse(login, 'noCode');

  return guardFailures(context, phone, async () => {
    const user =
      code === undefined
        ? await byPassword(context, { phone, password: password ?? '', onPhone })
        : await byCode(context, phone, code);
    return openSession(context, user);
  });
}

/**
 * Counts a password that is entered.
 * @returns takes it back: the password was right
 */
async function countPassword(context: CallContext, phone: string): Promise<() => Promise<void>> {
  const { loginPerPhone } = limitsOf(context);
  const { isKnown, key } = await placeOf(context, phone);
  const own = `${loginLimitKey(phone)}${key}`;
  await count(context, own, loginPerPhone, '密码错误次数过多');
  const all = loginLimitKey(phone);
  if (!isKnown) {
    const limit = manyTimes(loginPerPhone, strangers);
    await count(context, all, limit, '该手机号密码错误次数过多，可改用验证码登录');
  }
  return async () => {
    await clear(context, own);
    if (!isKnown) await uncount(context, all);
  };
}

async function byPassword(
  context: CallContext,
  { phone, password, onPhone }: { phone: string; password: string; onPhone: boolean },
): Promise<User> {
  const wrong = onPhone ? 'wrongOnPhone' : 'wrongPassword';
  const takeBack = await countPassword(context, phone);
  const user = await findUserByPhone(context.db, phone);
  const isRight = await verifyPassword(user?.password_hash, password);
  if (user === undefined || !isRight) refuse(login, wrong);
  await takeBack();
  // A manager's password is for the desktop helper and the phone (reading A10).
  if (user.role === 'manager' && !onPhone) refuse(login, 'managerByPassword');
  if (user.password_once === 1 && !(await useOnce(context, user))) refuse(login, wrong);
  return user;
}

const useOnce = async ({ db }: CallContext, user: User): Promise<boolean> =>
  user.password_hash !== null && useOneTimePassword(db, user.id, user.password_hash);

async function byCode(context: CallContext, phone: string, code: string): Promise<User> {
  const checked = await checkCode(context, phone, 'login', code);
  const user = await findUserByPhone(context.db, phone);
  if (user === undefined || user.role === 'shipper') refuse(login, 'wrongCode');
  await checked.use(context.db);
  return user;
}

/**
 * Bosses and managers sign in by code; a warehouse shipper has a password only. The others are told, as
 * registration and reset tell them: whoever mistypes a digit would wait for a message that never comes.
 * @throws Refusal for a phone that no code is sent to
 */
export function requireCodeLogin(user: User | undefined): void {
  if (user === undefined) refuse(sendPhoneCode, 'notAuthorised');
  if (user.role === 'shipper') refuse(sendPhoneCode, 'shipperByCode');
}

/** Begins a session of a user who has shown who they are, and gives its token. */
export async function openSession(context: CallContext, user: User): Promise<string> {
  const token = newToken();
  const now = context.now();
  await rememberAsker(context, user.id);
  await insertSession(context.db, {
    tokenHash: hashToken(token),
    userId: user.id,
    now,
    expiresAt: now + limitsOf(context).sessionLifetime,
    ...placeOfSession(context.request),
  });
  return token;
}

/** The browser that asks has shown that it is the user's. */
export async function rememberAsker(
  context: CallContext,
  userId: number,
  db: DbOrTransaction = context.db,
): Promise<void> {
  const { deviceHash } = askerOf(context);
  if (deviceHash !== null) await rememberDevice(db, { userId, deviceHash, now: context.now() });
}
