import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  countBindEntry,
  findBindAttempt,
  startBindAttempt,
  updateBindAttempt,
} from '../../db/binding/bind-attempts.ts';
import { type BindAttempt, findMainAccount } from '../../db/binding/binding.ts';
import { count, limitsOf, refuseUntil } from '../account/limits.ts';
import { signedIn } from '../caller.ts';
import { bindAccount, confirmBindCode, sendTemuCode } from '../contract/binding.ts';
import { ofCodes } from '../contract/codes.ts';
import { workSentences } from '../contract/rules/work-sentences.ts';
import type { CallContext } from '../deps.ts';
import { Refusal, refuse } from '../refusal.ts';
import { accountsOf } from './accounts.ts';
import { failBind, finishBind, openSecret, sealSecret } from './attempt.ts';
import { backgroundOf } from './background.ts';
import { requireFree } from './bind-shops.ts';
import { AccountProblem } from './marketplace-accounts.ts';
import { type BindState, publishBind, stateOf } from './news.ts';

/** How long bindAccount waits for the marketplace before it answers that the sign-in goes on, in ms. */
const patience = 2_000;
/** A sign-in that has not ended by then never will: its process is gone. */
const longestSignIn = 60_000;

const signingIn = workSentences.bindSigningIn;
const codeSent = workSentences.bindCodeSent;
const bound = workSentences.bindDone;
const boundAtOnce = workSentences.bindDoneAtOnce;
/** The specification's words for a code that nobody has asked for. */

export interface BindInput {
  readonly phone: string;
  readonly password: string;
  readonly isRebind: boolean;
}

/** Begins a bind and answers how it stands after a moment. Repeated while it is under way, it changes nothing. */
export async function startBind(context: CallContext, input: BindInput): Promise<BindState> {
  const { db, now } = context;
  const { phone, password } = input;
  const user = signedIn(context);
  await requireSense(context, user.id, input);
  const seen = await findBindAttempt(db, user.id, phone);
  if (seen !== undefined && (await isUnderWay(context, seen, password))) {
    await publishBind(context, seen);
    return stateOf(seen);
  }
  await count(context, `bind:${user.id}`, { max: 30, window: 900_000 }, '绑定操作过于频繁');
  const attempt: BindAttempt = {
    owner_id: user.id,
    phone,
    run: randomUUID(),
    is_rebind: input.isRebind ? 1 : 0,
    secret: await sealSecret(context, { password, challenge: null }),
    status: 'signing_in',
    message: signingIn,
    first_mall_id: null,
    attempts: 0,
    code_sent_at: null,
    created_at: now(),
    expires_at: now() + limitsOf(context).codeLifetime,
  };
  if (await startBindAttempt(db, attempt, seen)) {
    await publishBind(context, attempt);
    const job = backgroundOf(context).run('Binding a main account', () =>
      signIn(context, attempt, password),
    );
    const waited = new AbortController();
    await Promise.race([
      job,
      pause(patience, undefined, { signal: waited.signal }).catch(() => {}),
    ]);
    waited.abort();
  }
  return stateOf((await findBindAttempt(db, user.id, phone)) ?? attempt);
}

async function requireSense(
  { db }: CallContext,
  ownerId: number,
  { phone, isRebind }: BindInput,
): Promise<void> {
  const own = await findMainAccount(db, ownerId, { phone });
  if (isRebind && own === undefined) refuse(bindAccount, 'notBound');
  if (!isRebind && own?.needs_rebind === 0) refuse(bindAccount, 'bound');
}

/** Whether the same bind has just been started, or its code has just been sent. */
async function isUnderWay(
  context: CallContext,
  attempt: BindAttempt,
  password: string,
): Promise<boolean> {
  const now = context.now();
  if (attempt.expires_at <= now) return false;
  const isFresh =
    (attempt.status === 'signing_in' && attempt.created_at > now - longestSignIn) ||
    (attempt.status === 'code_sent' && resendWait(context, attempt) > 0);
  return isFresh && (await openSecret(context, attempt))?.password === password;
}

const resendWait = (context: CallContext, { code_sent_at: sentAt }: BindAttempt): number =>
  (sentAt ?? 0) + limitsOf(context).resend.window - context.now();

async function signIn(context: CallContext, attempt: BindAttempt, password: string): Promise<void> {
  try {
    const accounts = await accountsOf(context);
    const answer = await accounts.signIn(attempt.phone, password);
    if (answer.kind === 'session') {
      await finishBind(context, accounts, attempt, answer.session, boundAtOnce);
      return;
    }
    await requireFree(context.db, attempt.owner_id, 'temu', answer.uid);
    await waitForCode(context, attempt, { password, challenge: answer.challenge });
  } catch (error) {
    await failBind(context, attempt, error);
  }
}

async function waitForCode(
  context: CallContext,
  attempt: BindAttempt,
  secret: { password: string; challenge: string },
): Promise<void> {
  const now = context.now();
  const change = {
    status: 'code_sent' as const,
    message: codeSent,
    secret: await sealSecret(context, secret),
    attempts: 0,
    code_sent_at: now,
    expires_at: now + limitsOf(context).codeLifetime,
  };
  if (await updateBindAttempt(context.db, attempt, change))
    await publishBind(context, { ...attempt, ...change });
}

/** Lets the marketplace send another code for the bind that is under way. */
export async function resendCode(
  context: CallContext,
  { phone, password }: { phone: string; password: string },
): Promise<void> {
  const user = signedIn(context);
  const attempt = await findBindAttempt(context.db, user.id, phone);
  if (attempt === undefined || attempt.expires_at <= context.now())
    refuse(confirmBindCode, 'noCode');
  if (attempt.status === 'signing_in') {
    await publishBind(context, attempt);
    return;
  }
  const secret = await openSecret(context, attempt);
  if (secret === undefined || secret.challenge === null) refuse(confirmBindCode, 'noCode');
  if (secret.password !== password) refuse(sendTemuCode, 'otherAccount');
  const wait = resendWait(context, attempt);
  if (wait > 0) refuseUntil('验证码已发送，请勿重复获取', wait);
  const { resend } = limitsOf(context);
  await count(context, `bind:resend:${user.id}:${phone}`, resend, '验证码已发送，请勿重复获取');
  const { challenge } = secret;
  const renewed = await orRefusal(async () => (await accountsOf(context)).resend(challenge));
  await waitForCode(context, attempt, { password, challenge: renewed });
}

/**
 * Ends a bind with its code. Confirmed again, it answers the same.
 * @returns mallId of the first shop
 */
export async function confirmBind(
  context: CallContext,
  { phone, code }: { phone: string; code: string },
): Promise<string> {
  const attempt = await countBindEntry(context.db, signedIn(context).id, phone);
  if (attempt === undefined) refuse(confirmBindCode, 'noCode');
  if (attempt.status === 'bound' && attempt.first_mall_id !== null) return attempt.first_mall_id;
  if (attempt.attempts > limitsOf(context).codeAttempts) refuse(ofCodes, 'tooManyCodes');
  if (attempt.expires_at <= context.now()) refuse(ofCodes, 'codeExpired');
  const challenge = (await openSecret(context, attempt))?.challenge;
  if (attempt.status !== 'code_sent' || !challenge) refuse(confirmBindCode, 'noCode');

  const { accounts, session } = await orRefusal(async () => {
    const way = await accountsOf(context);
    return { accounts: way, session: await way.confirm(challenge, code) };
  });
  try {
    return await finishBind(context, accounts, attempt, session, bound);
  } catch (error) {
    throw new Refusal(await failBind(context, attempt, error));
  }
}

/** What the marketplace refuses, the seller reads. */
export async function orRefusal<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof AccountProblem) error.refuse();
    throw error;
  }
}

/** How the caller's own bind of a phone stands; null without one, or once it is long over. */
export async function bindStateOf(context: CallContext, phone: string): Promise<BindState | null> {
  const attempt = await findBindAttempt(context.db, signedIn(context).id, phone);
  return attempt === undefined ? null : stateOf(attempt);
}
