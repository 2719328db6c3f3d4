import { findUserByPhone, insertBoss, replacePassword } from '../../db/accounts.ts';
import type { CallContext } from '../deps.ts';
import { Refusal } from '../refusal.ts';
import { checkCode } from './codes.ts';
import { guardFailures } from './failures.ts';
import { clear } from './limits.ts';
import { hashPassword } from './passwords.ts';
import { loginLimitKey } from './sign-in.ts';

export const alreadyRegistered = '该手机号已注册，请直接登录';
/** The specification's words for a phone without an account. */
export const notRegistered = '您还未注册';

interface Entered {
  readonly phone: string;
  readonly password: string;
  readonly code: string;
}

/** Creates a boss: nobody else registers (specification section 6). */
export function register(context: CallContext, entered: Entered): Promise<void> {
  return guardFailures(context, async () => {
    const { phone, password, code } = entered;
    if ((await findUserByPhone(context.db, phone)) !== undefined)
      throw new Refusal(alreadyRegistered);
    const checked = await checkCode(context, phone, 'register', code);
    const passwordHash = await hashPassword(password);
    await context.db.transaction().execute(async (trx) => {
      await checked.use(trx);
      const id = await insertBoss(trx, { phone, passwordHash, now: context.now() });
      if (id === undefined) throw new Refusal(alreadyRegistered);
    });
  });
}

/** Sets a new password, ends every session of the account and forgets its wrong passwords. */
export function resetPassword(context: CallContext, entered: Entered): Promise<void> {
  return guardFailures(context, async () => {
    const { phone, password, code } = entered;
    const user = await findUserByPhone(context.db, phone);
    if (user === undefined) throw new Refusal(notRegistered);
    const checked = await checkCode(context, phone, 'resetPassword', code);
    const passwordHash = await hashPassword(password);
    await context.db.transaction().execute(async (trx) => {
      await checked.use(trx);
      await replacePassword(trx, user.id, passwordHash);
    });
    await clear(context, loginLimitKey(phone));
  });
}
