import { randomBytes } from 'node:crypto';
import { saveAuthorisation, useAuthorisation } from '../../db/binding/bind-attempts.ts';
import type { Shop, User } from '../../db/schema.ts';
import { signedIn } from '../caller.ts';
import { ofAuthorization } from '../contract/binding.ts';
import { workSentences } from '../contract/rules/work-sentences.ts';
import { sheinBind, topicFor } from '../contract/topics.ts';
import type { ApiDeps, CallContext } from '../deps.ts';
import { publishCommitted } from '../events.ts';
import { refuse } from '../refusal.ts';
import { accountsOf } from './accounts.ts';
import { orRefusal } from './bind.ts';
import { bindShops, prepareBind, requireFree } from './bind-shops.ts';
import { fetchFirstSales } from './first-sync.ts';
import { AccountProblem } from './marketplace-accounts.ts';

/** How long a seller may take on the marketplace's page. */
const windowLifetime = 10 * 60_000;
/** The specification's words. */
const authorised = workSentences.authorised;

/** The marketplace's page for the window of this client; its state is client id plus user id. */
export async function startAuthorisation(
  context: CallContext,
  platform: Shop['platform'],
  clientId: string = randomBytes(16).toString('hex'),
): Promise<string> {
  const user = signedIn(context);
  const accounts = await orRefusal(() => accountsOf(context));
  const saved = await saveAuthorisation(context.db, {
    client_id: clientId,
    user_id: user.id,
    platform,
    expires_at: context.now() + windowLifetime,
  });
  if (!saved) refuse(ofAuthorization, 'badWindow');
  return accounts.authorisationUrl(platform, clientId + user.id);
}

export interface AuthorisationAnswer {
  readonly state: string;
  /** Absent where the seller has refused. */
  readonly code: string | undefined;
}

/**
 * Takes what the marketplace's page sent back with the seller, binds the shops, and tells the window that
 * had opened the page. Both parts of the state must be those of the session that comes back.
 * @returns the sentence for the seller
 * @throws Refusal when the state is not this user's, too old, or was used
 */
export async function finishAuthorisation(
  deps: ApiDeps,
  user: User,
  { state, code }: AuthorisationAnswer,
): Promise<string> {
  const [, clientId, uid] = /^([0-9a-f]{32})(\d{1,15})$/.exec(state) ?? [];
  const opened =
    clientId === undefined || uid !== String(user.id)
      ? undefined
      : await useAuthorisation(deps.db, { clientId, userId: user.id, now: deps.now() });
  if (clientId === undefined || opened === undefined) refuse(ofAuthorization, 'badLink');

  let msg: string = authorised;
  try {
    if (code === undefined) msg = workSentences.authorisationCancelled;
    else await bindAuthorised(deps, user.id, opened.platform, code);
  } catch (error) {
    if (!(error instanceof AccountProblem)) {
      deps.logger.error({ err: error }, 'An authorisation could not be finished');
      msg = workSentences.authorisationFailed;
    } else msg = error.kind === 'wrongCode' ? workSentences.authorisationWrong : error.message;
  }
  await publishCommitted(deps, topicFor(sheinBind, clientId), { clientId, msg });
  return msg;
}

async function bindAuthorised(
  deps: ApiDeps,
  ownerId: number,
  platform: Shop['platform'],
  code: string,
): Promise<void> {
  const accounts = await accountsOf(deps);
  const session = await accounts.exchange(platform, code);
  await requireFree(deps.db, ownerId, platform, session.uid);
  const prepared = await prepareBind(deps, accounts, { ownerId, platform, session });
  const shops = await deps.db.transaction().execute((trx) => bindShops(trx, prepared));
  fetchFirstSales(deps, accounts.marketplace, shops);
}
