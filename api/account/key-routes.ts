import type { z } from 'zod';
import {
  countApiKeys,
  findApiKeys,
  insertApiKey,
  type ListedApiKey,
  revokeApiKey,
} from '../../db/account/api-keys.ts';
import { lockOwner } from '../../db/shops/lock-owner.ts';
import { hasPermission, signedIn } from '../caller.ts';
import * as calls from '../contract/api-keys.ts';
import type { CallInput } from '../contract/call.ts';
import { keyOf, startOf } from '../contract/key-token.ts';
import { addDays, dayStart, shanghaiDay } from '../contract/rules/calendar.ts';
import { type CallContext, type Route, route } from '../deps.ts';
import { refuse } from '../refusal.ts';
import { shopsAmong } from '../shop-scope.ts';
import { tellKeysChanged } from './key-news.ts';
import { count } from './limits.ts';
import { hashToken, newToken } from './tokens.ts';

/** Keys that people make for their tools. Every change is logged, and stays readable in the key's row. */

type Row = z.output<typeof calls.apiKeyRow>;

const rowOf = (key: ListedApiKey): Row => ({
  keyId: String(key.id),
  name: key.name,
  start: key.key_start,
  rights: key.rights,
  shopIds: key.all_shops === 1 ? null : [...key.mallIds],
  withCost: key.with_cost === 1,
  createdAt: key.created_at,
  expiresAt: key.expires_at,
  revokedAt: key.revoked_at,
  lastUse:
    key.used_at === null
      ? null
      : { at: key.used_at, address: key.used_address, tool: key.used_tool },
});

async function rowsOf(context: CallContext): Promise<Row[]> {
  return (await findApiKeys(context.db, signedIn(context).id)).map(rowOf);
}

async function rowOfKey(context: CallContext, keyId: number): Promise<Row> {
  const row = (await rowsOf(context)).find((each) => each.keyId === String(keyId));
  if (row === undefined) refuse(calls.revokeApiKey, 'gone');
  return row;
}

async function tellChanged(
  context: CallContext,
  keyId: number,
  act: 'made' | 'revoked',
): Promise<void> {
  const { id: userId } = signedIn(context);
  const { requestId, clientAddress } = context;
  context.logger.info({ requestId, userId, clientAddress, keyId, act }, 'An API key has changed');
  await tellKeysChanged(context, userId);
}

/** The end of the last day on which a key can be used. */
function endOf(lastDay: string, now: number): number {
  const today = shanghaiDay(now);
  if (lastDay < today) refuse(calls.createApiKey, 'past');
  if (lastDay > addDays(today, calls.longestDays)) refuse(calls.createApiKey, 'tooLong');
  return dayStart(addDays(lastDay, 1));
}

/** An ended key stays on record, so that nobody may make and revoke any number. */
const mostMade = { max: 60, window: 3_600_000 };

async function create(given: CallInput<typeof calls.createApiKey>, context: CallContext) {
  const user = signedIn(context);
  const now = context.now();
  if (given.withCost && !hasPermission(context, 'lookCost')) refuse(calls.createApiKey, 'noCost');
  const expiresAt = endOf(given.lastDay, now);
  await count(context, `api-key:${user.id}`, mostMade, '新建API密钥过于频繁');
  const secret = keyOf(newToken());
  const id = await context.db.transaction().execute(async (trx) => {
    await lockOwner(trx, user.id);
    if ((await countApiKeys(trx, user.id, now)) >= calls.mostKeys)
      refuse(calls.createApiKey, 'tooManyKeys');
    const shops = await shopsAmong(trx, user, [...new Set(given.shopIds ?? [])]);
    const key = {
      user_id: user.id,
      name: given.name,
      key_hash: hashToken(secret),
      key_start: startOf(secret),
      rights: given.rights,
      all_shops: given.shopIds === null ? 1 : 0,
      with_cost: given.withCost ? 1 : 0,
      created_at: now,
      expires_at: expiresAt,
      revoked_at: null,
      used_at: null,
      used_address: null,
      used_tool: null,
    } as const;
    return insertApiKey(
      trx,
      key,
      shops.map((shop) => shop.id),
    );
  });
  await tellChanged(context, id, 'made');
  return { key: await rowOfKey(context, id), secret };
}

async function revoke({ keyId }: CallInput<typeof calls.revokeApiKey>, context: CallContext) {
  const id = /^\d{1,9}$/.test(keyId) ? Number(keyId) : -1;
  const key = { id, userId: signedIn(context).id, now: context.now() };
  if (!(await revokeApiKey(context.db, key))) refuse(calls.revokeApiKey, 'gone');
  await tellChanged(context, id, 'revoked');
  return rowOfKey(context, id);
}

export const routes: Route[] = [
  route(calls.listApiKeys, (_input, context) => rowsOf(context)),
  route(calls.createApiKey, create),
  route(calls.revokeApiKey, revoke),
];
