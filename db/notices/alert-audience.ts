import { among } from '../engine/among.ts';
import type { Db } from '../engine/connect.ts';

/**
 * Whom things are told: everybody who is signed in somewhere, or has a mailbox told. Who was away is told on
 * return, of the last days.
 */

/** These people, as far as is asked for to find what concerns them. */
export function listAlertAudience(db: Db, now: number) {
  return db
    .selectFrom('user')
    .where((person) =>
      person.or([
        person('user.id', 'in', (live) =>
          live
            .selectFrom('session')
            .select('session.user_id')
            .where('session.expires_at', '>', now),
        ),
        person('user.id', 'in', (mailed) =>
          mailed.selectFrom('mail_setting').select('mail_setting.user_id'),
        ),
      ]),
    )
    .orderBy('user.id')
    .select(['user.id', 'user.role', 'user.register_time as since'])
    .execute();
}

export type AlertPerson = Awaited<ReturnType<typeof listAlertAudience>>[number];

/** The shops of each of these people: those whose time is paid. */
export async function findAudienceShops(
  db: Db,
  people: readonly AlertPerson[],
  now: number,
): Promise<ReadonlyMap<number, ReadonlySet<number>>> {
  const idsOf = (isBoss: boolean) =>
    people.filter(({ role }) => (role === 'boss') === isBoss).map(({ id }) => id);
  const present = db
    .selectFrom('shop')
    .where('shop.unbound_at', 'is', null)
    .where((shop) => shop.or([shop('expire_at', 'is', null), shop('expire_at', '>', now)]));
  const owned = await present
    .where(among(db, 'shop.owner_id', idsOf(true)))
    .select(['shop.owner_id as userId', 'shop.id as shopId'])
    .execute();
  const assigned = await present
    .innerJoin('shop_assignment', 'shop_assignment.shop_id', 'shop.id')
    .innerJoin('user', 'user.id', 'shop_assignment.user_id')
    .where(among(db, 'user.id', idsOf(false)))
    .whereRef('user.boss_id', '=', 'shop.owner_id')
    .select(['user.id as userId', 'shop.id as shopId'])
    .execute();
  const shops = new Map<number, Set<number>>();
  for (const { userId, shopId } of [...owned, ...assigned])
    shops.set(userId, (shops.get(userId) ?? new Set()).add(shopId));
  return shops;
}
