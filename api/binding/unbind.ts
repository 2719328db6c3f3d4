import { deleteBindAttempt } from '../../db/binding/bind-attempts.ts';
import {
  deleteMainAccount,
  findBoundShops,
  findMainAccount,
  unbindShops,
} from '../../db/binding/binding.ts';
import { findAssigned } from '../../db/shops/shops.ts';
import { signedIn } from '../caller.ts';
import { ofBound } from '../contract/binding.ts';
import type { CallContext } from '../deps.ts';
import { refuse } from '../refusal.ts';
import { tellPanelChanged } from '../shops/news.ts';
import { publishRebind } from './news.ts';

/** Takes a temu main account and its shops from the boss. The history of the shops is kept for 7 days. */
export async function unbindAccount(context: CallContext, accountId: string): Promise<void> {
  const { db, now } = context;
  const ownerId = signedIn(context).id;
  const account = /^\d{1,15}$/.test(accountId)
    ? await findMainAccount(db, ownerId, { id: Number(accountId) })
    : undefined;
  if (account === undefined) refuse(ofBound, 'accountGone');
  const assigned = await db.transaction().execute(async (trx) => {
    const shops = await findBoundShops(trx, ownerId, { accountId: account.id });
    const ids = shops.map((shop) => shop.id);
    const users = await findAssigned(trx, ownerId, ids);
    await unbindShops(trx, ids, now());
    await deleteBindAttempt(trx, ownerId, account.phone);
    await deleteMainAccount(trx, account.id);
    return users;
  });
  await tellPanelChanged(context, [ownerId, ...assigned]);
  if (account.needs_rebind === 1) await publishRebind(context, account.phone, false);
}

/** Takes a shein shop from the boss, and its authorisation when it was the account's last one. */
export async function unbindShein(context: CallContext, mallId: string): Promise<void> {
  const { db, now } = context;
  const ownerId = signedIn(context).id;
  const assigned = await db.transaction().execute(async (trx) => {
    const shops = await findBoundShops(trx, ownerId, { platform: 'shein' });
    const shop = shops.find((each) => each.mall_id === mallId);
    if (shop === undefined) refuse(ofBound, 'shopGone');
    const users = await findAssigned(trx, ownerId, [shop.id]);
    await unbindShops(trx, [shop.id], now());
    const accountId = shop.main_account_id;
    if (accountId === null) return users;
    const left = shops.some((each) => each.id !== shop.id && each.main_account_id === accountId);
    if (!left) await deleteMainAccount(trx, accountId);
    return users;
  });
  await tellPanelChanged(context, [ownerId, ...assigned]);
}
