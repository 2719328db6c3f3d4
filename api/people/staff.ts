import type { User } from '../../db/schema.ts';
import type { CallContext } from '../deps.ts';
import { Refusal } from '../refusal.ts';
import { resolveShops } from '../shop-scope.ts';

/**
 * One sentence for every account that is none of the boss's own staff: nobody learns whether a phone is
 * another boss's, or belongs to their staff.
 */
export const takenPhone = '该手机号已被其他账号使用，请更换手机号';

/** Who has a phone, as their boss sees it. */
export type KnownAs = 'nobody' | 'manager' | 'operator' | 'shipper' | 'stranger';

export function knownAs(user: User | undefined, ownerId: number): KnownAs {
  if (user === undefined) return 'nobody';
  if (user.boss_id !== ownerId) return 'stranger';
  if (user.role === 'worker') return 'shipper';
  return user.is_operator === 1 ? 'operator' : 'manager';
}

/**
 * The ids of the shops of a comma list; none for an empty one.
 * @throws Refusal 403 when one is not the boss's
 */
export async function ownShopIds(context: CallContext, commaList: string): Promise<number[]> {
  if (commaList.replaceAll(',', '').trim() === '') return [];
  return (await resolveShops(context, commaList)).map((shop) => shop.id);
}

/** @throws Refusal with a sentence, where there is nobody */
export function present<T>(found: T | undefined, gone: string): T {
  if (found === undefined) throw new Refusal(gone);
  return found;
}
