import type { Insertable, Selectable } from 'kysely';
import type { Db, DbOrTransaction } from '../engine/connect.ts';
import { prepared } from '../engine/prepared.ts';
import type { ApiKey, ApiKeyTable, User } from '../schema.ts';

/** Keys of tools. Instants are milliseconds since 1970. */

/** A key with the mall ids of the shops that it is limited to, as far as they are still bound. */
export interface ListedApiKey extends ApiKey {
  readonly mallIds: readonly string[];
}

/** What is asked of a key with every request. */
type FoundKey = Pick<
  Selectable<ApiKeyTable>,
  'name' | 'rights' | 'all_shops' | 'with_cost' | 'expires_at' | 'used_at'
> & { readonly key_id: number };

const usable = (db: DbOrTransaction, now: number) =>
  db
    .selectFrom('api_key')
    .innerJoin('user', 'user.id', 'api_key.user_id')
    .selectAll('user')
    .select([
      'api_key.id as key_id',
      'api_key.name',
      'api_key.rights',
      'api_key.all_shops',
      'api_key.with_cost',
      'api_key.expires_at',
      'api_key.used_at',
    ])
    .where('api_key.expires_at', '>', now)
    .where('api_key.revoked_at', 'is', null);

const byHash = prepared((db, now: number, keyHash: string) =>
  usable(db, now).where('api_key.key_hash', '=', keyHash),
);

export interface KeyHolder {
  readonly user: User;
  readonly key: FoundKey;
}

type Holding = Awaited<ReturnType<typeof byHash>>[number];

function holderOf(found: Holding | undefined): KeyHolder | undefined {
  if (found === undefined) return undefined;
  const { key_id, name, rights, all_shops, with_cost, expires_at, used_at, ...user } = found;
  return { user, key: { key_id, name, rights, all_shops, with_cost, expires_at, used_at } };
}

/** A key that can be used, and who has made it. */
export async function findApiKey(
  db: Db,
  keyHash: string,
  now: number,
): Promise<KeyHolder | undefined> {
  const [found] = await byHash(db, now, keyHash);
  return holderOf(found);
}

/** The same by the key's id. */
export async function findApiKeyById(
  db: DbOrTransaction,
  id: number,
  now: number,
): Promise<KeyHolder | undefined> {
  return holderOf(await usable(db, now).where('api_key.id', '=', id).executeTakeFirst());
}

/** Notes a use, unless one was noted after `before`: of many at once one writes. */
export async function noteApiKeyUse(
  db: DbOrTransaction,
  use: {
    readonly id: number;
    readonly now: number;
    readonly before: number;
    readonly address: string | null;
    readonly tool: string | null;
  },
): Promise<void> {
  await db
    .updateTable('api_key')
    .set({ used_at: use.now, used_address: use.address, used_tool: use.tool })
    .where('id', '=', use.id)
    .where((key) => key.or([key('used_at', 'is', null), key('used_at', '<=', use.before)]))
    .execute();
}

/** How many keys of a person can be used. */
export async function countApiKeys(
  db: DbOrTransaction,
  userId: number,
  now: number,
): Promise<number> {
  const { count } = await db
    .selectFrom('api_key')
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .where('revoked_at', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Adds a key, limited to these shops unless it is for all. */
export async function insertApiKey(
  trx: DbOrTransaction,
  key: Insertable<ApiKeyTable>,
  shopIds: readonly number[],
): Promise<number> {
  const { id } = await trx
    .insertInto('api_key')
    .values(key)
    .returning('id')
    .executeTakeFirstOrThrow();
  if (shopIds.length > 0) {
    await trx
      .insertInto('api_key_shop')
      .values(shopIds.map((shop_id) => ({ key_id: id, shop_id })))
      .execute();
  }
  return id;
}

/** The keys of a person, newest first, ended ones too. */
export async function findApiKeys(db: DbOrTransaction, userId: number): Promise<ListedApiKey[]> {
  const keys = await db
    .selectFrom('api_key')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();
  const shops = await db
    .selectFrom('api_key_shop')
    .innerJoin('api_key', 'api_key.id', 'api_key_shop.key_id')
    .innerJoin('shop', 'shop.id', 'api_key_shop.shop_id')
    .where('api_key.user_id', '=', userId)
    .where('shop.unbound_at', 'is', null)
    .orderBy('shop.sort')
    .orderBy('shop.id')
    .select(['api_key_shop.key_id', 'shop.mall_id'])
    .execute();
  const mallIds = Map.groupBy(shops, ({ key_id }) => key_id);
  return keys.map((key) => ({
    ...key,
    mallIds: (mallIds.get(key.id) ?? []).map(({ mall_id }) => mall_id),
  }));
}

/** Ends a key of a person; false when there is none of theirs that could be used. */
export async function revokeApiKey(
  db: DbOrTransaction,
  key: { readonly id: number; readonly userId: number; readonly now: number },
): Promise<boolean> {
  const row = await db
    .updateTable('api_key')
    .set({ revoked_at: key.now })
    .where('id', '=', key.id)
    .where('user_id', '=', key.userId)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends every key of a person. */
export async function endApiKeys(db: DbOrTransaction, userId: number, now: number): Promise<void> {
  await db
    .updateTable('api_key')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** An ended key stays on record for so long: half a year. */
const keptFor = 180 * 24 * 60 * 60 * 1000;

/** Deletes keys that ended long ago. */
export async function purgeApiKeys(db: DbOrTransaction, now: number): Promise<void> {
  const before = now - keptFor;
  await db
    .deleteFrom('api_key')
    .where((key) => key.or([key('expires_at', '<=', before), key('revoked_at', '<=', before)]))
    .execute();
}
