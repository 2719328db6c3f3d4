import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import {
  countMailCode,
  deleteMailSetting,
  findMailSetting,
  saveMailAddress,
  saveMailCode,
  updateMailSetting,
  useMailCode,
} from '../../db/notices/mail-settings.ts';
import { countCodeRequest } from '../account/codes.ts';
import { count, type Limit, limitsOf, uncount } from '../account/limits.ts';
import { signedIn } from '../caller.ts';
import type { CallInput, CallOutput } from '../contract/call.ts';
import * as calls from '../contract/mail.ts';
import { isUsuallyPushed, kindsOffered } from '../contract/rules/alerts.ts';
import { languageOf } from '../contract/rules/languages.ts';
import { type CallContext, type Route, route } from '../deps.ts';
import { refuse } from '../refusal.ts';
import { codeMail, testMail } from './mail-content.ts';
import { mailStanding } from './mail-settings.ts';
import { unsubscribeUrl } from './mail-unsubscribe.ts';

const minute = 60_000;
/** Mail takes longer than text messages. */
const codeLifetime = 10 * minute;
/** Of one address whoever asks, so that nobody's mailbox is filled by strangers. */
const perAddress: Limit = { max: 10, window: 24 * 60 * minute };
const tests: Limit = { max: 5, window: 10 * minute };

const hashOf = (userId: number, address: string, code: string): string =>
  createHash('sha256').update(`mail:${userId}:${address}:${code}`).digest('hex');

/** The mailbox of an address for counting: its name may be written in either case. */
const mailboxOf = (address: string): string =>
  createHash('sha256').update(address.toLowerCase()).digest('base64url');

async function settingsOf(context: CallContext): Promise<CallOutput<typeof calls.getMailSettings>> {
  const user = signedIn(context);
  const { kinds, ...standing } = await mailStanding(context.db, user, context.now());
  return {
    isAvailable: context.mail !== undefined,
    ...standing,
    offered: [...kindsOffered(user)],
    kinds: [...kinds],
  };
}

async function sendCode(
  { address, language }: CallInput<typeof calls.sendMailCode>,
  context: CallContext,
) {
  const { id } = signedIn(context);
  const { mail, db, now } = context;
  if (mail === undefined) refuse(calls.sendMailCode, 'mailOff');
  const { resend, codesPerHour, codesPerDay } = limitsOf(context);
  const tooMany = '获取验证码次数过多';
  await countCodeRequest(context);
  const resendKey = `mail:resend:${id}`;
  await count(context, resendKey, resend, '验证码已发送，请勿重复获取');
  await count(context, `mail:hour:${id}`, codesPerHour, tooMany);
  await count(context, `mail:day:${id}`, codesPerDay, '今日获取验证码次数过多');
  await count(context, `mail:to:${mailboxOf(address)}`, perAddress, tooMany);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await saveMailCode(db, {
    user_id: id,
    address,
    language,
    code_hash: hashOf(id, address, code),
    expires_at: now() + codeLifetime,
  });
  const outcome = await mail.send({
    to: address,
    ...codeMail(language, code, codeLifetime / minute),
  });
  if (outcome.state !== 'sent') {
    // Nothing arrived, so the person may ask again at once.
    await uncount(context, resendKey);
    context.logger.warn({ problem: outcome.problem }, 'A code was not taken by the mail server');
    refuse(calls.sendMailCode, 'notSent');
  }
  return settingsOf(context);
}

async function confirm({ code }: CallInput<typeof calls.confirmMail>, context: CallContext) {
  const user = signedIn(context);
  const { db, now } = context;
  const stored = await countMailCode(db, user.id);
  if (stored === undefined) refuse(calls.confirmMail, 'wrongCode');
  if (stored.attempts > limitsOf(context).codeAttempts) refuse(calls.confirmMail, 'tooManyCodes');
  if (stored.expires_at <= now()) refuse(calls.confirmMail, 'codeExpired');
  const { address, language, code_hash } = stored;
  const entered = Buffer.from(hashOf(user.id, address, code));
  if (!timingSafeEqual(entered, Buffer.from(code_hash))) refuse(calls.confirmMail, 'wrongCode');
  await db.transaction().execute(async (trx) => {
    if (!(await useMailCode(trx, user.id, code_hash))) refuse(calls.confirmMail, 'wrongCode');
    await saveMailAddress(trx, {
      user_id: user.id,
      address,
      kinds: JSON.stringify(kindsOffered(user).filter(isUsuallyPushed)),
      language,
      link_key: randomBytes(16).toString('base64url'),
      confirmed_at: now(),
    });
  });
  return settingsOf(context);
}

async function saveSettings(
  { kinds, language }: CallInput<typeof calls.saveMailSettings>,
  context: CallContext,
) {
  const user = signedIn(context);
  const wanted = kindsOffered(user).filter((kind) => kinds.includes(kind));
  const changed = { kinds: JSON.stringify(wanted), language };
  if (!(await updateMailSetting(context.db, user.id, changed)))
    refuse(calls.saveMailSettings, 'noAddress');
  return settingsOf(context);
}

async function remove(context: CallContext) {
  const { id } = signedIn(context);
  await context.db.transaction().execute((trx) => deleteMailSetting(trx, id));
  return settingsOf(context);
}

async function sendTest(context: CallContext): Promise<null> {
  const { id } = signedIn(context);
  const { mail } = context;
  if (mail === undefined) refuse(calls.sendTestMail, 'mailOff');
  const setting = await findMailSetting(context.db, id);
  if (setting === undefined) refuse(calls.sendTestMail, 'noAddress');
  await count(context, `mail:test:${id}`, tests, '测试邮件过于频繁');
  const unsubscribe = await unsubscribeUrl(context, mail, setting);
  const outcome = await mail.send({
    to: setting.address,
    ...testMail(languageOf(setting.language), unsubscribe),
    unsubscribeUrl: unsubscribe,
  });
  if (outcome.state === 'sent') return null;
  context.logger.warn({ problem: outcome.problem }, 'A test was not taken by the mail server');
  refuse(calls.sendTestMail, 'mailFailed');
}

export const routes: Route[] = [
  route(calls.getMailSettings, (_input, context) => settingsOf(context)),
  route(calls.sendMailCode, sendCode),
  route(calls.confirmMail, confirm),
  route(calls.saveMailSettings, saveSettings),
  route(calls.deleteMailAddress, (_input, context) => remove(context)),
  route(calls.sendTestMail, (_input, context) => sendTest(context)),
];
