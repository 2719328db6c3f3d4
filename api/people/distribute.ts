import {
  deletePendingManager,
  findPendingManager,
  savePendingManager,
} from '../../db/people/managers.ts';
import { assignShops } from '../../db/shops/shops.ts';
import { type CheckedCode, checkCode, countCodeRequest, issueCode } from '../account/codes.ts';
import { guardFailures } from '../account/failures.ts';
import { limitsOf } from '../account/limits.ts';
import { hashPassword } from '../account/passwords.ts';
import { signedIn } from '../caller.ts';
import { distributeShopToUser } from '../contract/distribution.ts';
import { ofManagerPhones } from '../contract/staff.ts';
import type { CallContext } from '../deps.ts';
import { refuse } from '../refusal.ts';
import { shopsAmong } from '../shop-scope.ts';
import { changePeople, managerOfPhone } from './managers.ts';
import { kindOfPhone } from './phones.ts';

/** Assigning shops to a phone, by a code that its owner tells the boss, or without. */

/**
 * Sends a code, and notes what it will allow this boss: a code that another boss had sent opens nothing here.
 * @param password what the code will set; undefined leaves the password as it is
 */
export async function sendDistributeCode(
  context: CallContext,
  phone: string,
  password?: string,
): Promise<void> {
  await countCodeRequest(context);
  const kind = await kindOfPhone(context, phone);
  if (kind === 'shipper') refuse(ofManagerPhones, 'shipperPhone');
  const passwordHash = password === undefined ? null : await hashPassword(password);
  await issueCode(context, phone, 'distribute');
  await savePendingManager(context.db, {
    ownerId: signedIn(context).id,
    phone,
    passwordHash,
    expiresAt: context.now() + limitsOf(context).codeLifetime,
  });
}

interface Distribution {
  readonly phone: string;
  readonly mallIds: readonly string[];
}

export const distributeByCode = (
  context: CallContext,
  { code, ...distribution }: Distribution & { readonly code: string },
): Promise<void> =>
  guardFailures(context, distribution.phone, async () => {
    const { phone } = distribution;
    const ownerId = signedIn(context).id;
    const pending = await findPendingManager(context.db, ownerId, phone, context.now());
    if (pending === undefined) refuse(distributeShopToUser, 'noCodeSent');
    const checked = await checkCode(context, phone, 'distribute', code);
    await distribute(context, distribution, { checked, passwordHash: pending.password_hash });
  });

/** Assigns shops besides those that the manager has already. */
export async function distribute(
  context: CallContext,
  { phone, mallIds }: Distribution,
  by?: { readonly checked: CheckedCode; readonly passwordHash: string | null },
): Promise<void> {
  if (by === undefined) await kindOfPhone(context, phone);
  await changePeople(context, async (trx, owner) => {
    const shops = await shopsAmong(trx, owner, [...new Set(mallIds)]);
    await by?.checked.use(trx);
    const passwordHash = by?.passwordHash ?? null;
    const id = await managerOfPhone(trx, owner, { phone, passwordHash, now: context.now() });
    const shopIds = shops.map((shop) => shop.id);
    await assignShops(trx, id, shopIds);
    await deletePendingManager(trx, owner.id, phone);
    return id;
  });
}
