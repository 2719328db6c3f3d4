import { z } from 'zod';

/** Shapes that several domains share. Money is whole fen, dates are Asia/Shanghai calendar days. */

/** An identifier: always text, whatever it looks like. */
export const id = z.string().min(1).max(64);

/** A comma list of shop ids, as `multi` calls send it. Empty is refused with code 9999. */
export const shopIds = z.string().max(20_000).describe('shop ids, comma separated');

/** A calendar day in Asia/Shanghai, YYYY-MM-DD (specification section 9). */
export const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, '日期格式应为 YYYY-MM-DD')
  .refine((text) => {
    const date = new Date(`${text}T00:00:00Z`);
    return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
  }, '日期不存在')
  .describe('calendar day in Asia/Shanghai, YYYY-MM-DD');

/** Whole fen; 100 fen are one yuan. */
export const fen = z.int().describe('whole fen');

/** Yuan, as the specification's own money calls have them: a number, or a text of one. */
export const yuan = z
  .preprocess(
    (sent) => (typeof sent === 'string' && sent.trim() !== '' ? Number(sent) : sent),
    z.number().min(-1e12).max(1e12),
  )
  .describe('yuan, with two decimals at most');

/** Whole fen as yuan. */
export const yuanOf = (amount: number): number => amount / 100;

/** Yuan as whole fen. */
export const fenOf = (amount: number): number => Math.round(amount * 100);

/** An instant, milliseconds since 1970 in UTC. */
export const instant = z.int().describe('milliseconds since 1970-01-01T00:00Z');

/** A whole number sent as form text. */
export const formInt = z.coerce.number<string | number>().int();

/** A yes or no sent as form text. */
export const formBoolean = z
  .union([z.boolean(), z.enum(['true', 'false', '1', '0'])])
  .transform((value) => value === true || value === 'true' || value === '1');

/** Mainland mobile number: 11 digits (specification section 5). */
export const phone = z.string().regex(/^\d{11}$/, '请输入正确的手机号');

/** 6 to 12 printable ASCII characters without blanks (reading A30). */
export const password = z.string().regex(/^[\x21-\x7e]{6,12}$/, '密码必须为6-12位字符组合');

/** The longest page of most lists. */
export const largestPage = 100;

/** Paging, counted from 1. Larger pages are refused, not cut. */
export const paging = {
  pageIndex: formInt.min(1).max(100_000).default(1),
  pageSize: formInt.min(1).max(largestPage).default(10),
};

/** Only +86 is served (specification section 9). */
export const areacode = z.enum(['86', '+86']).default('86');

export const platformType = z.enum(['temu', 'shein']);

/** `data` of an answer that only says that something was done. */
export const nothing = z.null();
