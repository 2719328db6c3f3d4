import { hasDevice, saveDevice } from '../../db/desktop/devices.ts';
import {
  beginHelperSession,
  endHelperSession,
  hasHelper,
  insertHelperToken,
  keepHelperSession,
} from '../../db/desktop/helper-sessions.ts';
import { count } from '../account/limits.ts';
import { hashToken, newToken } from '../account/tokens.ts';
import { signedIn } from '../caller.ts';
import type { CallInput, CallOutput } from '../contract/call.ts';
import * as calls from '../contract/desktop.ts';
import { helperTokenOf } from '../contract/helper-token.ts';
import { type CallContext, type Route, route } from '../deps.ts';
import { refuse } from '../refusal.ts';

/** A helper says that it is there at its start; nobody starts it more often. */
const mostStarts = { max: 60, window: 900_000 };

/** A page asks for one whenever its connection to the helper opens, at most every five seconds. */
const mostTokens = { max: 600, window: 900_000 };

const leaseFrom = (now: number): number => now + calls.helperLeaseSeconds * 1000;

async function issueToken(
  context: CallContext,
): Promise<CallOutput<typeof calls.issueHelperToken>> {
  const { id } = signedIn(context);
  const { tokenHash } = context.caller;
  if (tokenHash === undefined) throw new Error('A key made a call that is closed to keys');
  await count(context, `helper:${id}`, mostTokens, '连接桌面助手过于频繁');
  const token = newToken();
  const expiresAt = context.now() + calls.helperTokenSeconds * 1000;
  await insertHelperToken(context.db, {
    token_hash: hashToken(token),
    session_hash: tokenHash,
    user_id: id,
    expires_at: expiresAt,
  });
  return { userId: String(id), token, expiresAt };
}

async function startSession(
  { userId, token, deviceId }: CallInput<typeof calls.startHelperSession>,
  context: CallContext,
): Promise<CallOutput<typeof calls.startHelperSession>> {
  const now = context.now();
  const own = helperTokenOf(newToken());
  const isBegun =
    /^[1-9]\d{0,14}$/.test(userId) &&
    (await beginHelperSession(
      context.db,
      { hash: hashToken(token), userId: Number(userId), now },
      { token_hash: hashToken(own), device_id: deviceId, alive_until: leaseFrom(now) },
    ));
  if (!isBegun) refuse(calls.startHelperSession, 'wrongToken');
  return { token: own, leaseSeconds: calls.helperLeaseSeconds };
}

/** The session of the helper that calls; `only` in the declaration sees to it that there is one. */
function helperOf({ caller }: CallContext): number {
  if (caller.helper === undefined) throw new Error('Somebody made a call that is for helpers');
  return caller.helper;
}

export const routes: Route[] = [
  route(calls.getBossHasAtLeastOneDevice, async (_input, context) => {
    const user = signedIn(context);
    return hasDevice(context.db, user.boss_id ?? user.id);
  }),
  route(calls.registerDevice, async ({ deviceId, name }, context) => {
    const { id } = signedIn(context);
    await count(context, `device:${id}`, mostStarts, '桌面助手登记过于频繁');
    const device = { user_id: id, device_id: deviceId, name, seen_at: context.now() };
    await saveDevice(context.db, device);
    return null;
  }),
  route(calls.softwareStarted, (_input, context) =>
    hasHelper(context.db, signedIn(context).id, context.now()),
  ),
  route(calls.issueHelperToken, (_input, context) => issueToken(context)),
  route(calls.startHelperSession, startSession),
  route(calls.keepHelperSession, async (_input, context) => {
    await keepHelperSession(context.db, helperOf(context), leaseFrom(context.now()));
    return null;
  }),
  route(calls.endHelperSession, async (_input, context) => {
    await endHelperSession(context.db, helperOf(context));
    return null;
  }),
];
