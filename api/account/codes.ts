import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { countCodeAttempt, insertPhoneCode, usePhoneCode } from '../../db/account/phone-codes.ts';
import type { DbOrTransaction } from '../../db/engine/connect.ts';
import { ofCodes } from '../contract/codes.ts';
import type { CallContext } from '../deps.ts';
import { refuse } from '../refusal.ts';
import { askerOf, placeOf, strangers } from './askers.ts';
import { count, limitsOf, manyTimes, uncount } from './limits.ts';
import { networkOf } from './network.ts';

/** What a code is for. A code for one purpose opens nothing else. */
const codePurposes = {
  login: '登录',
  register: '注册',
  resetPassword: '找回密码',
  bindPhone: '绑定手机',
  distribute: '店铺授权',
  operatorPhone: '更换手机号',
} as const;
export type CodePurpose = keyof typeof codePurposes;

const hashCode = (phone: string, purpose: CodePurpose, code: string): string =>
  createHash('sha256').update(`${phone}:${purpose}:${code}`).digest('hex');

/** Guards every way to make the server send messages; counted before it is looked up who has an account. */
export async function countCodeRequest(context: CallContext): Promise<void> {
  if (context.clientAddress === undefined) return;
  const key = `code:address:${networkOf(context.clientAddress)}`;
  await count(context, key, limitsOf(context).codesPerAddress, '操作过于频繁');
}

/** @throws Refusal 429 when codes are asked for too often; gives the key of the time until the next */
async function countCode(
  context: CallContext,
  phone: string,
  purpose: CodePurpose,
): Promise<string> {
  const { resend, codesPerHour, codesPerDay } = limitsOf(context);
  const { isKnown, key } = await placeOf(context, phone);
  const tooMany = '获取验证码次数过多';
  const tooManyToday = '今日获取验证码次数过多';
  const resendKey = `code:resend:${purpose}:${phone}${key}`;
  await count(context, resendKey, resend, '验证码已发送，请勿重复获取');
  await count(context, `code:hour:${phone}${key}`, codesPerHour, tooMany);
  await count(context, `code:day:${phone}${key}`, codesPerDay, tooManyToday);
  if (!isKnown) {
    await count(context, `code:hour:${phone}`, manyTimes(codesPerHour, strangers), tooMany);
    await count(context, `code:day:${phone}`, manyTimes(codesPerDay, strangers), tooManyToday);
  }
  return resendKey;
}

/**
 * Makes a code of 6 digits for whoever asks, stores its hash and sends it.
 * @throws Refusal 429 when codes are asked for too often, 1 '信息发送失败' when it cannot be sent
 */
export async function issueCode(
  context: CallContext,
  phone: string,
  purpose: CodePurpose,
): Promise<void> {
  const { codeLifetime } = limitsOf(context);
  const resend = await countCode(context, phone, purpose);
  const now = context.now();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await insertPhoneCode(context.db, {
    ...askerOf(context),
    phone,
    purpose,
    codeHash: hashCode(phone, purpose, code),
    now,
    expiresAt: now + codeLifetime,
  });
  const minutes = Math.round(codeLifetime / 60_000);
  const text = `您的${codePurposes[purpose]}验证码是 ${code}，${minutes} 分钟内有效，请勿告诉他人。`;
  try {
    await context.sms.send(phone, purpose, text);
  } catch (error) {
    // Nothing arrived, so the person may ask again at once.
    await uncount(context, resend);
    throw error;
  }
}

/** A code that was entered rightly and is still to be used up. */
export interface CheckedCode {
  /**
   * Uses the code up, in the transaction of what it allows.
   * @throws Refusal when another request was quicker
   */
  use(db: DbOrTransaction): Promise<void>;
}

/**
 * Checks an entered code, by the rule of askers.ts; every attempt counts.
 * @throws Refusal when it is wrong, used, too old, or was entered wrongly too often
 */
export async function checkCode(
  context: CallContext,
  phone: string,
  purpose: CodePurpose,
  code: string,
): Promise<CheckedCode> {
  const { codeAttempts } = limitsOf(context);
  const now = context.now();
  const stored = await countCodeAttempt(context.db, { ...askerOf(context), phone, purpose, now });
  if (stored === undefined || stored.used_at !== null) refuse(ofCodes, 'wrongCode');
  if (stored.attempts > codeAttempts) refuse(ofCodes, 'tooManyCodes');
  if (stored.expires_at <= now) refuse(ofCodes, 'codeExpired');

  const entered = Buffer.from(hashCode(phone, purpose, code));
  if (!timingSafeEqual(entered, Buffer.from(stored.code_hash))) refuse(ofCodes, 'wrongCode');
  return {
    use: async (db) => {
      if (!(await usePhoneCode(db, stored.id, context.now()))) refuse(ofCodes, 'wrongCode');
    },
  };
}
