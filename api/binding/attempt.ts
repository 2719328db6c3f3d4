import { z } from 'zod';
import { updateBindAttempt } from '../../db/binding/bind-attempts.ts';
import { type BindAttempt, findMainAccount } from '../../db/binding/binding.ts';
import { workSentences } from '../contract/rules/work-sentences.ts';
import type { ApiDeps } from '../deps.ts';
import { Refusal } from '../refusal.ts';
import { bindShops, prepareBind } from './bind-shops.ts';
import { fetchFirstSales } from './first-sync.ts';
import {
  AccountProblem,
  type AccountSession,
  type MarketplaceAccounts,
} from './marketplace-accounts.ts';
import { publishBind, publishRebind } from './news.ts';
import { vaultOf } from './vault.ts';

/** One bind that is under way: its secret, its failure and its end. */

const secretText = z.object({ password: z.string(), challenge: z.string().nullable() });
export type BindSecret = z.output<typeof secretText>;
const secretPurpose = 'bind attempt';

export async function sealSecret(deps: ApiDeps, secret: BindSecret): Promise<string> {
  return (await vaultOf(deps)).seal(secretPurpose, JSON.stringify(secret));
}

/** Undefined when the bind is over, or the key is another one than it was begun with. */
export async function openSecret(
  deps: ApiDeps,
  attempt: Pick<BindAttempt, 'secret'>,
): Promise<BindSecret | undefined> {
  if (attempt.secret === null) return undefined;
  const text = (await vaultOf(deps)).open(secretPurpose, attempt.secret);
  return text === undefined ? undefined : secretText.parse(JSON.parse(text));
}

/** A newer bind of the same phone has taken this one's place. */
class Overtaken extends Error {}

/** Ends a bind that has failed, and says why. A fault of ours is logged and told in general words. */
export async function failBind(
  deps: ApiDeps,
  attempt: BindAttempt,
  error: unknown,
): Promise<string> {
  const isExpected = error instanceof AccountProblem || error instanceof Refusal;
  if (error instanceof Overtaken) return workSentences.bindOvertaken;
  if (!isExpected) deps.logger.error({ err: error }, 'Binding a main account failed');
  const message = isExpected ? error.message : workSentences.bindFailed;
  const failed = { ...attempt, status: 'failed' as const, message, secret: null };
  const { status, secret } = failed;
  if (await updateBindAttempt(deps.db, attempt, { status, message, secret }))
    await publishBind(deps, failed);
  return message;
}

/**
 * Binds the account with its shops and tells everybody who waits for it.
 * @returns mallId of the first shop
 */
export async function finishBind(
  deps: ApiDeps,
  accounts: MarketplaceAccounts,
  attempt: BindAttempt,
  session: AccountSession,
  message: string,
): Promise<string> {
  const { owner_id: ownerId, phone } = attempt;
  const before = await findMainAccount(deps.db, ownerId, { phone });
  const prepared = await prepareBind(deps, accounts, { ownerId, platform: 'temu', session });
  const done = { status: 'bound' as const, message, secret: null };
  const { shops, firstMallId } = await deps.db.transaction().execute(async (trx) => {
    const bound = await bindShops(trx, prepared);
    const first = bound[0]?.mall_id ?? '';
    if (!(await updateBindAttempt(trx, attempt, { ...done, first_mall_id: first })))
      throw new Overtaken();
    return { shops: bound, firstMallId: first };
  });
  await publishBind(deps, { ...attempt, ...done, first_mall_id: firstMallId });
  if (before?.needs_rebind === 1) await publishRebind(deps, phone, false);
  fetchFirstSales(deps, accounts.marketplace, shops);
  return firstMallId;
}
