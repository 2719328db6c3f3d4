import { findFirstBoss, findPermissions, findSessionUser } from '../db/account/accounts.ts';
import type { User } from '../db/schema.ts';
import { hashToken, tokenOf } from './account/tokens.ts';
import { resultCode } from './contract/envelope.ts';
import { allPermissions, type PermissionCode } from './contract/rules/permissions.ts';
import type { ApiDeps, Caller } from './deps.ts';
import { Refusal } from './refusal.ts';

const noPermissions: ReadonlySet<string> = new Set();

/** Who sent a request, by its Authorization header. On a preview server everybody is its visitor. */
export async function findCaller(deps: ApiDeps, request: Request): Promise<Caller> {
  if (deps.config.readOnly) {
    const user = await findFirstBoss(deps.db);
    return { user, permissions: allPermissions, tokenHash: undefined, isVisitor: true };
  }
  const token = tokenOf(request);
  const tokenHash = token === undefined ? undefined : hashToken(token);
  const user =
    tokenHash === undefined ? undefined : await findSessionUser(deps.db, tokenHash, deps.now());
  return { user, permissions: await permissionsOf(deps, user), tokenHash, isVisitor: false };
}

async function permissionsOf(deps: ApiDeps, user: User | undefined): Promise<ReadonlySet<string>> {
  if (user === undefined) return noPermissions;
  if (user.role === 'boss') return allPermissions;
  return new Set(await findPermissions(deps.db, user.id));
}

/**
 * The signed-in user of a call.
 * @throws Refusal 401 without a valid session
 */
export function signedIn(context: { readonly caller: Caller }): User {
  const { user, tokenHash } = context.caller;
  if (user !== undefined) return user;
  throw new Refusal(
    tokenHash === undefined ? '请先登录' : '登录失效，请重新登录',
    resultCode.sessionInvalid,
  );
}

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
  if (!hasPermission(context, permission))
    throw new Refusal('无权限，请联系BOSS', resultCode.forbidden);
}
