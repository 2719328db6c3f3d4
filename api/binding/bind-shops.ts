import {
  deleteShops,
  findAccountByUid,
  findShopsByMallId,
  lastSort,
  reviveShop,
  saveMainAccount,
} from '../../db/binding/binding.ts';
import type { DbOrTransaction } from '../../db/engine/connect.ts';
import type { Shop } from '../../db/schema.ts';
import { insertShops } from '../../db/shops/shops.ts';
import { dayMs } from '../contract/rules/calendar.ts';
import { trialDays } from '../contract/rules/prices.ts';
import type { ApiDeps } from '../deps.ts';
import { historyStart } from '../marketplace/history.ts';
import type { MarketplaceShop } from '../marketplace/marketplace.ts';
import {
  AccountProblem,
  type AccountSession,
  type MarketplaceAccounts,
} from './marketplace-accounts.ts';
import { vaultOf } from './vault.ts';

/** How many days of sales a newly bound shop is brought up to date with. */
export const historyDays = 30;
const trialMs = trialDays * dayMs;

/** What the vault seals a marketplace credential for. */
export const credentialPurpose = 'marketplace credential';

export interface BindRequest {
  readonly ownerId: number;
  readonly platform: Shop['platform'];
  readonly session: AccountSession;
}

export interface PreparedBind extends BindRequest {
  readonly shops: readonly MarketplaceShop[];
  readonly credential: string;
  readonly origin: Shop['origin'];
  readonly now: number;
}

/** Everything that a bind needs from outside, fetched before its transaction begins. */
export async function prepareBind(
  deps: ApiDeps,
  accounts: MarketplaceAccounts,
  request: BindRequest,
): Promise<PreparedBind> {
  const { session } = request;
  const shops = await accounts.marketplace.shops(session.uid);
  if (shops.length === 0) throw new AccountProblem('noShops');
  const vault = await vaultOf(deps);
  return {
    ...request,
    shops,
    credential: vault.seal(credentialPurpose, session.credential),
    origin: accounts.isSimulated ? 'simulated' : 'bound',
    now: deps.now(),
  };
}

/** @throws AccountProblem `boundElsewhere` where another boss has the account */
export async function requireFree(
  db: DbOrTransaction,
  ownerId: number,
  platform: Shop['platform'],
  uid: string,
): Promise<void> {
  const known = await findAccountByUid(db, platform, uid);
  if (known !== undefined && known.owner_id !== ownerId) throw new AccountProblem('boundElsewhere');
}

/**
 * Stores the account and its shops, in the account's order. A shop that this boss had unbound comes back
 * with its history; of one that another boss had unbound nothing is left.
 * @throws AccountProblem `boundElsewhere`
 */
export async function bindShops(trx: DbOrTransaction, bind: PreparedBind): Promise<Shop[]> {
  const { ownerId, platform, session, now } = bind;
  const accountId = await saveMainAccount(trx, {
    owner_id: ownerId,
    platform,
    phone: session.phone,
    external_uid: session.uid,
    created_at: now,
    credential: bind.credential,
  });
  if (accountId === undefined) throw new AccountProblem('boundElsewhere');

  const mallIds = bind.shops.map((shop) => shop.mallId);
  const fresh = new Set(mallIds);
  for (const known of await findShopsByMallId(trx, mallIds)) {
    if (known.owner_id === ownerId) {
      await reviveShop(trx, known.id, accountId);
      fresh.delete(known.mall_id);
    } else if (known.unbound_at === null) throw new AccountProblem('boundElsewhere');
    else await deleteShops(trx, [known.id]);
  }
  const sort = (await lastSort(trx, ownerId)) + 1;
  const added = bind.shops.filter((shop) => fresh.has(shop.mallId));
  await insertShops(
    trx,
    added.map((shop, index) => ({
      owner_id: ownerId,
      platform: shop.platform,
      mall_id: shop.mallId,
      mall_name: shop.name,
      mall_name_dis: shop.name,
      mall_name_native: shop.nativeName,
      is_semi_managed: shop.isSemiManaged ? 1 : 0,
      is_closed: 0,
      main_account_id: accountId,
      origin: bind.origin,
      sort: sort + index,
      expire_at: now + trialMs,
      abnormal_count: 0,
      refund_count: 0,
      specification_count: 0,
      created_at: historyStart(now, historyDays),
    })),
  );
  const bound = await findShopsByMallId(trx, mallIds);
  return bound.sort((a, b) => mallIds.indexOf(a.mall_id) - mallIds.indexOf(b.mall_id));
}
