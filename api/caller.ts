import {
  findFirstBoss,
  findPermissions,
  findSession,
  isClosedSession,
} from '../db/account/accounts.ts';
import { findApiKey, findApiKeyById, type KeyHolder } from '../db/account/api-keys.ts';
import { findUser } from '../db/account/chat-logins.ts';
import { findHelperSession } from '../db/desktop/helper-sessions.ts';
import type { User } from '../db/schema.ts';
import { noteUse } from './account/key-use.ts';
import { noteSession } from './account/session-use.ts';
import { hashToken, tokenOf } from './account/tokens.ts';
import { logout } from './contract/account.ts';
import { ofKeys } from './contract/api-keys.ts';
import type { Call } from './contract/call.ts';
import { resultCode } from './contract/envelope.ts';
import { isHelperToken } from './contract/helper-token.ts';
import { isKey } from './contract/key-token.ts';
import {
  allPermissions,
  costPermissions,
  type PermissionCode,
} from './contract/rules/permissions.ts';
import { ofUsual } from './contract/usual-refusals.ts';
import { endViewing, ofViewing } from './contract/viewing.ts';
import type { Actor, ApiDeps, Caller } from './deps.ts';
import { Refusal, refuse } from './refusal.ts';

const noPermissions: ReadonlySet<string> = new Set();

/**
 * Who sent a request, by its Authorization header. On a preview server everybody is its visitor.
 * @throws Refusal 401 when the header cannot be used, or has a key that is none or none any more
 */
export async function findCaller(deps: ApiDeps, request: Request): Promise<Caller> {
  if (deps.config.readOnly) {
    const user = await findFirstBoss(deps.db);
    return { user, permissions: allPermissions, tokenHash: undefined, isVisitor: true };
  }
  const token = tokenOf(request);
  if (token !== undefined && isKey(token)) return callerByKey(deps, request, token);
  if (token !== undefined && isHelperToken(token)) return callerByHelper(deps, token);
  const tokenHash = token === undefined ? undefined : hashToken(token);
  const session =
    tokenHash === undefined ? undefined : await findSession(deps.db, tokenHash, deps.now());
  if (session !== undefined && tokenHash !== undefined)
    noteSession(deps, request, { tokenHash, seenAt: session.seenAt });
  const user = session?.viewed ?? session?.user;
  const isClosed =
    user === undefined &&
    tokenHash !== undefined &&
    (await isClosedSession(deps.db, tokenHash, deps.now()));
  return {
    user,
    permissions: await permissionsOf(deps, user),
    tokenHash,
    isVisitor: false,
    viewedBy: session?.viewed && session.user,
    viewedGone: session?.viewedGone,
    isClosed,
  };
}

/** The person who has made a key, with no more rights than the key has and they have at this moment. */
async function callerByKey(deps: ApiDeps, request: Request, token: string): Promise<Caller> {
  const found = await findApiKey(deps.db, hashToken(token), deps.now());
  if (found === undefined) refuse(ofUsual, 'keyOver');
  noteUse(deps, request, { id: found.key.key_id, usedAt: found.key.used_at });
  return callerOf(deps, found);
}

/** The person who is connected to a desktop helper. */
async function callerByHelper(deps: ApiDeps, token: string): Promise<Caller> {
  const found = await findHelperSession(deps.db, hashToken(token), deps.now());
  if (found === undefined)
    throw new Refusal(
      { zh: '桌面助手的登录已结束', en: 'The session of this helper is over.' },
      resultCode.sessionInvalid,
    );
  const { user, id } = found;
  const permissions = await permissionsOf(deps, user);
  return { user, helper: id, permissions, tokenHash: undefined, isVisitor: false };
}

async function callerOf(deps: Pick<ApiDeps, 'db'>, { user, key }: KeyHolder): Promise<Caller> {
  const allShops = key.all_shops === 1;
  const withCost = key.with_cost === 1;
  const held = await permissionsOf(deps, user);
  return {
    user: allShops ? user : { ...user, limitedByKey: key.key_id },
    key: {
      keyId: String(key.key_id),
      name: key.name,
      rights: key.rights,
      allShops,
      withCost,
      expiresAt: key.expires_at,
    },
    permissions: withCost ? held : new Set([...held].filter((code) => !costPermissions.has(code))),
    tokenHash: undefined,
    isVisitor: false,
  };
}

/**
 * Who has asked for something a while ago, with the rights of this moment; undefined when they, or the key that
 * they asked by, are no more.
 */
export async function findAsker(
  deps: Pick<ApiDeps, 'db' | 'now'>,
  { userId, keyId }: { readonly userId: number; readonly keyId: number | null },
): Promise<Caller | undefined> {
  if (keyId !== null) {
    const found = await findApiKeyById(deps.db, keyId, deps.now());
    return found && callerOf(deps, found);
  }
  const user = await findUser(deps.db, userId);
  if (user === undefined) return undefined;
  const permissions = await permissionsOf(deps, user);
  return { user, permissions, tokenHash: undefined, isVisitor: false };
}

/** @throws Refusal 403 when the caller is a tool whose key may not make the call */
export function requireOpenToKey(call: Call, { key }: Caller): void {
  if (key === undefined) return;
  if (call.keys === 'closed') refuse(ofKeys, 'closed');
  if (call.keys === 'allShops' && !key.allShops) refuse(ofKeys, 'someShops');
  if (call.kind === 'write' && call.keys !== 'reading' && key.rights === 'read')
    refuse(ofKeys, 'readOnly');
}

/** What the session itself needs while its boss looks at the product as another person. */
const openToViewing: ReadonlySet<string> = new Set([endViewing.name, logout.name]);

/** @throws Refusal 403 when a boss who looks at the product as another person would act, or see what is personal */
export function requireOpenToViewing(call: Call, { viewedBy, viewedGone }: Caller): void {
  if (openToViewing.has(call.name)) return;
  // What their page shows may still be the other person's: nothing is done by surprise as the boss themselves.
  if (viewedGone !== undefined && call.kind === 'write')
    refuse(ofViewing, 'viewedGone', { name: viewedGone });
  if (viewedBy === undefined) return;
  if (call.kind === 'write') refuse(ofViewing, 'lookOnly');
  if (call.keys === 'closed') refuse(ofViewing, 'personal');
}

/** @throws Refusal 403 when a helper calls what is not for it, or somebody else what is for helpers alone */
export function requireOpenToHelper(call: Call, caller: Caller): void {
  if (caller.helper !== undefined && call.helpers === 'no')
    throw new Refusal(
      { zh: '桌面助手不能使用此接口', en: 'Helpers cannot make this call.' },
      resultCode.forbidden,
    );
  if (caller.helper === undefined && call.helpers === 'only')
    throw new Refusal(
      { zh: '此接口仅供桌面助手使用', en: 'Only helpers can make this call.' },
      resultCode.forbidden,
    );
}

async function permissionsOf(
  deps: Pick<ApiDeps, 'db'>,
  user: User | undefined,
): Promise<ReadonlySet<string>> {
  if (user === undefined) return noPermissions;
  if (user.role === 'boss') return allPermissions;
  return new Set(await findPermissions(deps.db, user.id));
}

/**
 * The signed-in user of a call.
 * @throws Refusal 401 without a valid session or key
 */
export function signedIn(context: { readonly caller: Caller }): Actor {
  const { user, tokenHash, isClosed } = context.caller;
  if (user !== undefined) return user;
  if (isClosed) refuse(ofUsual, 'accountClosed');
  refuse(ofUsual, tokenHash === undefined ? 'signInFirst' : 'sessionOver');
}

/** A warehouse shipper, who may make the calls that are declared so and sees the shops that they ship for. */
export const isShipper = ({ role }: Pick<User, 'role'>): boolean => role === 'shipper';

export const hasPermission = (
  context: { readonly caller: Caller },
  permission: PermissionCode,
): boolean => context.caller.permissions.has(permission);

/** @throws Refusal 401 without a valid session, 403 without the permission */
export function requirePermission(
  context: { readonly caller: Caller },
  permission: PermissionCode,
): void {
  signedIn(context);
  if (!hasPermission(context, permission)) refuse(ofUsual, 'noRight');
}
