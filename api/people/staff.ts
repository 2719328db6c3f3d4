import type { User } from '../../db/schema.ts';
import type { CallContext } from '../deps.ts';
import { resolveShops } from '../shop-scope.ts';

/** Who has a phone, as their boss sees it. */
export type KnownAs = 'nobody' | 'manager' | 'operator' | 'shipper' | 'stranger';

export function knownAs(user: User | undefined, ownerId: number): KnownAs {
  if (user === undefined) return 'nobody';
  if (user.boss_id !== ownerId) return 'stranger';
  if (user.role === 'shipper') return 'shipper';
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
