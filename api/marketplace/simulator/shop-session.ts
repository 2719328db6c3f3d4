import { findAccountOfMall } from '../../../db/binding/binding.ts';
import type { ApiDeps } from '../../deps.ts';

/**
 * The shop that a request to the simulated marketplace is for, whose seller the cookie names: as the marketplace gave
 * it at sign-in, and has not ended since. Undefined where there is no such session.
 */
export async function mallOfSession(
  deps: ApiDeps,
  { headers }: Request,
): Promise<string | undefined> {
  const mallId = headers.get('x-mall-id') ?? '';
  const cookie = headers.get('cookie') ?? '';
  const [, uid, phone, platform] =
    /^api_uid=([^;]+); seller=(\d{11}); at=(temu|shein)$/.exec(cookie) ?? [];
  if (uid === undefined || phone === undefined) return undefined;
  const account = await findAccountOfMall(deps.db, {
    uid,
    phone,
    platform: platform === 'shein' ? 'shein' : 'temu',
    mallId,
  });
  return account && mallId;
}
