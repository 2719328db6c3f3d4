import { findBoundShops, findMainAccount, listMainAccounts } from '../../db/binding/binding.ts';
import { signedIn } from '../caller.ts';
import * as calls from '../contract/binding.ts';
import type { CallInput, CallOutput } from '../contract/call.ts';
import {
  getShopCookie,
  getTemuCredByShopId,
  getTemuCredByShopIdAgent,
} from '../contract/shop-sessions.ts';
import { type CallContext, type Route, route } from '../deps.ts';
import { Refusal, refuse } from '../refusal.ts';
import { resolveShop } from '../shop-scope.ts';
import { startAuthorisation } from './authorise.ts';
import { bindStateOf, confirmBind, resendCode, startBind } from './bind.ts';
import { accountRow, shopRow } from './rows.ts';
import { credentialOf, isActive } from './shop-credentials.ts';
import { unbindAccount, unbindShein } from './unbind.ts';

async function unbind({ accountId }: { accountId: string }, context: CallContext): Promise<null> {
  await unbindAccount(context, accountId);
  return null;
}

async function cancelShein(
  { shopId: mallId }: CallInput<typeof calls.sheinAuthCancel>,
  context: CallContext,
): Promise<null> {
  await unbindShein(context, mallId);
  return null;
}

/** Of shops that came with a file, or were unbound since, there is none. */
async function shopSession(
  { shopId: mallId }: CallInput<typeof getTemuCredByShopId>,
  context: CallContext,
): Promise<CallOutput<typeof getTemuCredByShopId>> {
  const shop = await resolveShop(context, mallId).catch((error: unknown) => {
    // The specification says code 1 of a foreign shop here, not a right that is missing.
    throw error instanceof Refusal
      ? new Refusal(error.message, undefined, undefined, undefined, error.named)
      : error;
  });
  const credential = await credentialOf(context, shop);
  return {
    shopId: mallId,
    isActive: await isActive(context, shop),
    ...(credential !== undefined && { credential }),
  };
}

async function shopCookie(
  { shopId: mallId }: CallInput<typeof getShopCookie>,
  context: CallContext,
): Promise<CallOutput<typeof getShopCookie>> {
  const shop = await resolveShop(context, mallId).catch((error: unknown) => {
    if (error instanceof Refusal) refuse(getShopCookie, 'foreignShop');
    throw error;
  });
  const cookie = await credentialOf(context, shop);
  if (cookie === undefined) refuse(getShopCookie, 'noShopSession');
  return { shopId: mallId, cookie };
}

export const routes: Route[] = [
  route(calls.bindAccount, (input, context) => startBind(context, input)),
  route(calls.sendTemuCode, async (input, context) => {
    await resendCode(context, input);
    return null;
  }),
  route(calls.confirmBindCode, async (input, context) => ({
    firstShopId: await confirmBind(context, input),
  })),
  route(calls.getBindState, ({ phone }, context) => bindStateOf(context, phone)),
  route(calls.unbindTemuAccount, unbind),
  route(calls.deleteMyTemuAcount, unbind),
  route(calls.unbindSheinShop, cancelShein),
  route(calls.sheinAuthCancel, cancelShein),
  route(calls.sheinAuthorizationUrl, ({ clientId }, context) =>
    startAuthorisation(context, 'shein', clientId),
  ),
  route(calls.temuAuthorizationUrl, ({ clientId }, context) =>
    startAuthorisation(context, 'temu', clientId),
  ),
  ...[getTemuCredByShopId, getTemuCredByShopIdAgent].map((call) => route(call, shopSession)),
  route(getShopCookie, shopCookie),
  route(calls.getTemuAccountList, async (_input, context) => {
    const accounts = await listMainAccounts(context.db, signedIn(context).id, 'temu');
    return accounts.map(accountRow);
  }),
  route(calls.getTemuShopListByTemuUid, async ({ temuUid }, context) => {
    const ownerId = signedIn(context).id;
    const account = await findMainAccount(context.db, ownerId, { uid: temuUid });
    if (account === undefined) return [];
    const shops = await findBoundShops(context.db, ownerId, { accountId: account.id });
    return shops.map(shopRow);
  }),
  route(calls.getAccountSheinShopList, async (_input, context) => {
    const ownerId = signedIn(context).id;
    const shops = await findBoundShops(context.db, ownerId, { platform: 'shein' });
    return shops.map(shopRow);
  }),
];
