import { clearData } from '../billing/expired-shops.ts';
import type { Db } from '../engine/connect.ts';
import { lockShops } from '../shops/lock-shops.ts';
import { deleteShops } from './binding.ts';

/** How long the history of an unbound shop is kept (specification section 4). */
export const unboundKeptFor = 7 * 24 * 60 * 60 * 1000;

/**
 * Deletes shops that were unbound 7 days ago, and binds and windows that are long over. Of a shop with paid time
 * left only the data goes: whoever binds it again later has not paid for nothing.
 */
export async function purgeBinding(db: Db, now: number): Promise<void> {
  const due = now - unboundKeptFor;
  const shops = await db
    .selectFrom('shop')
    .select('id')
    .where('unbound_at', '<=', due)
    .where(({ eb, or }) => or([eb('cleared_at', 'is', null), eb('expire_at', '<=', now)]))
    .execute();
  // One at a time: a shop may have many lines, and others write as well.
  for (const { id } of shops)
    await db.transaction().execute(async (trx) => {
      await lockShops(trx, [id]);
      // It may have been bound again since it was looked up.
      const gone = await trx
        .selectFrom('shop')
        .select(['id', 'expire_at'])
        .where('id', '=', id)
        .where('unbound_at', '<=', due)
        .executeTakeFirst();
      if (gone === undefined) return;
      if ((gone.expire_at ?? 0) > now) await clearData(trx, id, now);
      else await deleteShops(trx, [id]);
    });
  const before = now - 24 * 60 * 60 * 1000;
  await db.deleteFrom('bind_attempt').where('expires_at', '<=', before).execute();
  await db.deleteFrom('shop_authorisation').where('expires_at', '<=', before).execute();
  await db.deleteFrom('chat_login').where('expires_at', '<=', before).execute();
}
