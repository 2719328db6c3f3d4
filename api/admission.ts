import {
  findCaller,
  isShipper,
  requireOpenToHelper,
  requireOpenToKey,
  requireOpenToViewing,
  signedIn,
} from './caller.ts';
import type { Call } from './contract/call.ts';
import { ofUsual } from './contract/usual-refusals.ts';
import type { CallContext, Caller } from './deps.ts';
import { refuse } from './refusal.ts';

/** Who is let in to a call: before its body is read, and again after one that took long. */

/** For so long what was found out of the caller is good, in ms. */
const goodFor = 1_000;

function requireRole(call: Call, caller: Caller): void {
  if (call.role === 'anyone') return;
  const user = signedIn({ caller });
  if (isShipper(user) && !call.shippers) refuse(ofUsual, 'shipperOnPhone');
  // A refusal of the business, not of a right that the boss could grant.
  if (call.role === 'boss' && user.role !== 'boss') refuse(ofUsual, 'bossOnly');
}

/** @throws Refusal when the call is not for such a caller */
export function requireAdmitted(call: Call, caller: Caller): void {
  requireRole(call, caller);
  requireOpenToKey(call, caller);
  requireOpenToHelper(call, caller);
}

/**
 * The call with its caller as they are when its body has come: whoever sends one slowly acts by no right that was
 * taken away meanwhile.
 * @throws Refusal when it is not theirs to make any more
 */
export async function stillAdmitted(call: Call, context: CallContext): Promise<CallContext> {
  if (context.now() - context.begunAt < goodFor) return context;
  const caller = await findCaller(context, context.request);
  requireOpenToViewing(call, caller);
  requireAdmitted(call, caller);
  return { ...context, caller };
}
