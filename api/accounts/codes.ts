import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { countCodeAttempt, insertPhoneCode, usePhoneCode } from '../../db/accounts.ts';
import type { DbOrTransaction } from '../../db/connect.ts';
import type { ApiDeps, CallContext } from '../deps.ts';
import { Refusal } from '../refusal.ts';
import { count, limitsOf, uncount } from './limits.ts';
import { networkOf } from './network.ts';

/** What a code is for. A code for one purpose opens nothing else. */
export const codePurposes = {
  login: '登录',
  register: '注册',
  resetPassword: '找回密码',
  bindPhone: '绑定手机',
  distribute: '店铺授权',
  operatorPhone: '更换手机号',
} as const;
export type CodePurpose = keyof typeof codePurposes;

/** The specification's words for a code that is not right. */
export const wrongCode = '验证码输入错误';

const hashCode = (phone: string, purpose: CodePurpose, code: string): string =>
  createHash('sha256').update(`${phone}:${purpose}:${code}`).digest('hex');

/** Guards every way to make the server send messages; counted before it is looked up who has an account. */
export async function countCodeRequest(context: CallContext): Promise<void> {
  if (context.clientAddress === undefined) return;
  const key = `code:address:${networkOf(context.clientAddress)}`;
  await count(context, key, limitsOf(context).codesPerAddress, '操作过于频繁');
}

/**
 * Makes a code of 6 digits, stores its hash and sends it.
 * @param deliver false where nobody may get the code; the caller cannot tell from the answer
 * @throws Refusal 429 when codes are asked for too often, 1 '信息发送失败' when it cannot be sent
 */
export async function issueCode(
  deps: ApiDeps,
  phone: string,
  purpose: CodePurpose,
  deliver = true,
): Promise<void> {
  const limits = limitsOf(deps);
  const resend = `code:resend:${purpose}:${phone}`;
  await count(deps, resend, limits.resend, '验证码已发送，请勿重复获取');
  await count(deps, `code:hour:${phone}`, limits.codesPerHour, '获取验证码次数过多');
  await count(deps, `code:day:${phone}`, limits.codesPerDay, '今日获取验证码次数过多');

  const now = deps.now();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await insertPhoneCode(deps.db, {
    phone,
    purpose,
    codeHash: hashCode(phone, purpose, code),
    now,
    expiresAt: now + limits.codeLifetime,
  });
  if (!deliver) return;
  const minutes = Math.round(limits.codeLifetime / 60_000);
  const text = `您的${codePurposes[purpose]}验证码是 ${code}，${minutes} 分钟内有效，请勿告诉他人。`;
  try {
    await deps.sms.send(phone, purpose, text);
  } catch (error) {
    // Nothing arrived, so the person may ask again at once.
    await uncount(deps, resend);
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
 * Checks an entered code; every attempt counts.
 * @throws Refusal when it is wrong, used, too old, or was entered wrongly too often
 */
export async function checkCode(
  deps: ApiDeps,
  phone: string,
  purpose: CodePurpose,
  code: string,
): Promise<CheckedCode> {
  const { codeAttempts } = limitsOf(deps);
  const stored = await countCodeAttempt(deps.db, phone, purpose);
  if (stored === undefined || stored.used_at !== null) throw new Refusal(wrongCode);
  if (stored.attempts > codeAttempts) throw new Refusal('验证码错误次数过多，请重新获取验证码');
  if (stored.expires_at <= deps.now()) throw new Refusal('验证码已过期，请重新获取');

  const entered = Buffer.from(hashCode(phone, purpose, code));
  if (!timingSafeEqual(entered, Buffer.from(stored.code_hash))) throw new Refusal(wrongCode);
  return {
    use: async (db) => {
      if (!(await usePhoneCode(db, stored.id, deps.now()))) throw new Refusal(wrongCode);
    },
  };
}
