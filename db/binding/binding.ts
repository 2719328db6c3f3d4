import type { Insertable, Selectable } from 'kysely';
import type { DbOrTransaction } from '../engine/connect.ts';
import type { BindAttemptTable, MainAccountTable, Shop } from '../schema.ts';

/** Queries of main accounts and of the binds that lead to them. Instants are milliseconds since 1970. */

export type MainAccount = Selectable<MainAccountTable>;
export type BindAttempt = Selectable<BindAttemptTable>;
type Platform = Shop['platform'];

export interface ListedAccount extends MainAccount {
  readonly shops: number;
}

/** The main accounts of a boss on one marketplace with the number of their shops, oldest first. */
export async function listMainAccounts(
  db: DbOrTransaction,
  ownerId: number,
  platform: Platform,
): Promise<ListedAccount[]> {
  const rows = await db
    .selectFrom('main_account')
    .selectAll('main_account')
    .select((account) =>
      account
        .selectFrom('shop')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('shop.main_account_id', '=', 'main_account.id')
        .where('shop.unbound_at', 'is', null)
        .as('shops'),
    )
    .where('owner_id', '=', ownerId)
    .where('platform', '=', platform)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, shops: row.shops ?? 0 }));
}

export function findMainAccount(
  db: DbOrTransaction,
  ownerId: number,
  by: { readonly id: number } | { readonly phone: string } | { readonly uid: string },
): Promise<MainAccount | undefined> {
  const own = db
    .selectFrom('main_account')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('platform', '=', 'temu')
    .orderBy('id');
  if ('id' in by) return own.where('id', '=', by.id).executeTakeFirst();
  if ('uid' in by) return own.where('external_uid', '=', by.uid).executeTakeFirst();
  return own.where('phone', '=', by.phone).executeTakeFirst();
}

/** The account of the marketplace's id, whoever has bound it. */
export function findAccountByUid(
  db: DbOrTransaction,
  platform: Platform,
  uid: string,
): Promise<MainAccount | undefined> {
  return db
    .selectFrom('main_account')
    .selectAll()
    .where('platform', '=', platform)
    .where('external_uid', '=', uid)
    .executeTakeFirst();
}

/** The shops of the main account that a marketplace knows by this id. */
export function findShopsOfAccount(
  db: DbOrTransaction,
  platform: Platform,
  uid: string,
): Promise<Shop[]> {
  return db
    .selectFrom('main_account')
    .innerJoin('shop', 'shop.main_account_id', 'main_account.id')
    .where('main_account.platform', '=', platform)
    .where('main_account.external_uid', '=', uid)
    .orderBy('shop.sort')
    .selectAll('shop')
    .execute();
}

export async function insertMainAccount(
  trx: DbOrTransaction,
  account: Insertable<MainAccountTable>,
): Promise<number> {
  const { id } = await trx
    .insertInto('main_account')
    .values(account)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The bound shops of a main account, or of a whole marketplace, in saved order. */
export function findBoundShops(
  db: DbOrTransaction,
  ownerId: number,
  of: { readonly accountId: number } | { readonly platform: Platform },
): Promise<Shop[]> {
  const own = db
    .selectFrom('shop')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('unbound_at', 'is', null)
    .orderBy('sort')
    .orderBy('id');
  return 'accountId' in of
    ? own.where('main_account_id', '=', of.accountId).execute()
    : own.where('platform', '=', of.platform).execute();
}

/** Phones of the boss's accounts that must be bound again. */
export async function findRebindPhones(db: DbOrTransaction, ownerId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('main_account')
    .select('phone')
    .where('owner_id', '=', ownerId)
    .where('needs_rebind', '=', 1)
    .orderBy('id')
    .execute();
  return rows.map((row) => row.phone);
}

/** Notes that the marketplace has ended the session of an account. False where that was known. */
export async function markNeedsRebind(db: DbOrTransaction, accountId: number): Promise<boolean> {
  const changed = await db
    .updateTable('main_account')
    .set({ needs_rebind: 1 })
    .where('id', '=', accountId)
    .where('needs_rebind', '=', 0)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** By what the marketplace lets us act for a main account, as it was sealed; undefined where it does no more. */
export async function findCredential(
  db: DbOrTransaction,
  accountId: number,
): Promise<{ readonly sealed: string | null } | undefined> {
  return db
    .selectFrom('main_account')
    .select('credential as sealed')
    .where('id', '=', accountId)
    .where('needs_rebind', '=', 0)
    .executeTakeFirst();
}

/** The account of a bound shop, by all that a session of the account says; undefined where its session is over. */
export async function findAccountOfMall(
  db: DbOrTransaction,
  session: {
    readonly platform: Platform;
    readonly uid: string;
    readonly phone: string;
    readonly mallId: string;
  },
): Promise<{ readonly id: number } | undefined> {
  return db
    .selectFrom('main_account')
    .innerJoin('shop', 'shop.main_account_id', 'main_account.id')
    .select('main_account.id')
    .where('main_account.platform', '=', session.platform)
    .where('main_account.external_uid', '=', session.uid)
    .where('main_account.phone', '=', session.phone)
    .where('main_account.needs_rebind', '=', 0)
    .where('shop.mall_id', '=', session.mallId)
    .where('shop.unbound_at', 'is', null)
    .executeTakeFirst();
}

/** Stores an account, or renews the boss's own. Answers its id; undefined when another boss has it. */
export async function saveMainAccount(
  db: DbOrTransaction,
  account: Insertable<MainAccountTable>,
): Promise<number | undefined> {
  const saved = await db
    .insertInto('main_account')
    .values({ ...account, needs_rebind: 0 })
    .onConflict((conflict) =>
      conflict
        .columns(['platform', 'external_uid'])
        .doUpdateSet({
          phone: account.phone,
          credential: account.credential ?? null,
          needs_rebind: 0,
        })
        .where('main_account.owner_id', '=', account.owner_id),
    )
    .returning('id')
    .executeTakeFirst();
  return saved?.id;
}

export function findShopsByMallId(
  db: DbOrTransaction,
  mallIds: readonly string[],
): Promise<Shop[]> {
  if (mallIds.length === 0) return Promise.resolve([]);
  return db.selectFrom('shop').selectAll().where('mall_id', 'in', mallIds).execute();
}

/** Gives an unbound shop back to the boss it belonged to, with what is left of its paid time, or renews a bound one. */
export async function reviveShop(
  db: DbOrTransaction,
  shopId: number,
  accountId: number,
): Promise<void> {
  await db
    .updateTable('shop')
    .set({ unbound_at: null, cleared_at: null, main_account_id: accountId })
    .where('id', '=', shopId)
    .execute();
}

/** Facts and their sums, which do not go with their shop by themselves. */
const factTables = [
  'sale_line',
  'import_line',
  'import_repeat',
  'import_change',
  'shop_hour',
  'shop_day',
  'shop_day_hours',
  'shop_month',
  'sku_minute',
  'sku_hour',
  'sku_day',
  'sku_month',
  'sku_window',
  'category_window',
  'band_window',
  'sold_window',
  'line_day',
  'stock',
] as const;

/** Deletes shops with everything that is known of them. */
export async function deleteShops(db: DbOrTransaction, shopIds: readonly number[]): Promise<void> {
  if (shopIds.length === 0) return;
  for (const table of factTables)
    await db.deleteFrom(table).where('shop_id', 'in', shopIds).execute();
  await db.deleteFrom('shop').where('id', 'in', shopIds).execute();
}

export async function lastSort(db: DbOrTransaction, ownerId: number): Promise<number> {
  const row = await db
    .selectFrom('shop')
    .select(({ fn }) => fn.max('sort').as('sort'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return row?.sort ?? 0;
}

/**
 * Takes shops out of every list: nobody is assigned to them and no group has them any more. Their
 * history stays until `purgeBinding`.
 */
export async function unbindShops(
  trx: DbOrTransaction,
  shopIds: readonly number[],
  now: number,
): Promise<void> {
  if (shopIds.length === 0) return;
  await trx.deleteFrom('shop_assignment').where('shop_id', 'in', shopIds).execute();
  await trx.deleteFrom('shop_group_member').where('shop_id', 'in', shopIds).execute();
  await trx
    .updateTable('shop')
    .set({ unbound_at: now, main_account_id: null })
    .where('id', 'in', shopIds)
    .execute();
}

export async function deleteMainAccount(db: DbOrTransaction, accountId: number): Promise<void> {
  await db.deleteFrom('main_account').where('id', '=', accountId).execute();
}
