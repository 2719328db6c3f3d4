import { findUserByPhone, insertBoss, replacePassword } from '../../db/account/accounts.ts';
import { endApiKeys } from '../../db/account/api-keys.ts';
import type { DbOrTransaction } from '../../db/engine/connect.ts';
import { deleteMailSetting } from '../../db/notices/mail-settings.ts';
import { deleteUser } from '../../db/people/staff.ts';
import type { User } from '../../db/schema.ts';
import { lockOwner } from '../../db/shops/lock-owner.ts';
import { tellLeaving } from '../audit/leaving.ts';
import { ofAccounts, register as registerCall } from '../contract/account.ts';
import type { CallContext } from '../deps.ts';
import { refuse } from '../refusal.ts';
import { checkCode } from './codes.ts';
import { guardFailures } from './failures.ts';
import { tellKeysChanged, tellPersonChanged } from './key-news.ts';
import { clearAll } from './limits.ts';
import { hashPassword } from './passwords.ts';
import { loginLimitKey, rememberAsker } from './sign-in.ts';

/**
 * Whether somebody registers with a phone that has an account: a boss has registered already, but staff
 * were added by somebody else, whether they wanted it or not.
 */
export const mayRegister = (user: User | undefined): boolean => user?.role !== 'boss';

interface Entered {
  readonly phone: string;
  readonly password: string;
  readonly code: string;
}

/** Creates a boss: nobody else registers (specification section 6). */
export function register(
  context: CallContext,
  entered: Entered & { readonly leaveTeam?: boolean | undefined },
): Promise<void> {
  return guardFailures(context, entered.phone, async () => {
    const { phone, password, code, leaveTeam } = entered;
    const known = await findUserByPhone(context.db, phone);
    if (!mayRegister(known)) refuse(ofAccounts, 'alreadyRegistered');
    const checked = await checkCode(context, phone, 'register', code);
    // Told to nobody but the owner of the phone. The code stays good for the answer.
    if (known !== undefined && !leaveTeam) refuse(registerCall, 'inTeam');
    const passwordHash = await hashPassword(password);
    const left = await context.db.transaction().execute(async (trx) => {
      await checked.use(trx);
      const staff = leaveTeam ? await removeStaff(trx, phone) : undefined;
      const id = await insertBoss(trx, { phone, passwordHash, now: context.now() });
      if (id === undefined) refuse(ofAccounts, 'alreadyRegistered');
      return staff;
    });
    await clearAll(context, loginLimitKey(phone));
    if (left === undefined) return;
    await tellPersonChanged(context, left.person.id);
    await tellLeaving(context, left.person, left.ownerId);
  });
}

interface Left {
  readonly person: User;
  readonly ownerId: number;
}

/** Takes the phone out of the team that it was added to. */
async function removeStaff(trx: DbOrTransaction, phone: string): Promise<Left | undefined> {
  const found = await findUserByPhone(trx, phone);
  if (found === undefined || found.boss_id === null) return undefined;
  await lockOwner(trx, found.boss_id);
  await deleteUser(trx, found.id);
  return { person: found, ownerId: found.boss_id };
}

/** Sets a new password, ends every session, key and e-mail of the account and forgets its wrong passwords. */
export function resetPassword(context: CallContext, entered: Entered): Promise<void> {
  return guardFailures(context, entered.phone, async () => {
    const { phone, password, code } = entered;
    const user = await findUserByPhone(context.db, phone);
    if (user === undefined) refuse(ofAccounts, 'notRegistered');
    const checked = await checkCode(context, phone, 'resetPassword', code);
    const passwordHash = await hashPassword(password);
    await context.db.transaction().execute(async (trx) => {
      await checked.use(trx);
      await replacePassword(trx, user.id, passwordHash);
      // Whoever knew the old one may have made a key by it.
      await endApiKeys(trx, user.id, context.now());
      // Or may read along in a mailbox of their own.
      await deleteMailSetting(trx, user.id);
      await rememberAsker(context, user.id, trx);
    });
    await clearAll(context, loginLimitKey(phone));
    await tellKeysChanged(context, user.id);
  });
}
