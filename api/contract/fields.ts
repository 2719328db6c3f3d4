import { z } from 'zod';
import { isDay } from './rules/calendar.ts';
import { inputSentences } from './rules/input-sentences.ts';
import { passwordPattern } from './rules/passwords.ts';
import { phonePattern } from './rules/phones.ts';
import { sentence } from './rules/sentences.ts';

/** Shapes that several domains share. Money is whole fen, dates are Asia/Shanghai calendar days. */

/** An identifier: always text, whatever it looks like. */
export const id = z.string().min(1).max(64);

/** Any text of the client's for one attempt: what is sent again with it is done once. */
export const idempotencyKey = z
  .string()
  .regex(/^[\x21-\x7e]{1,100}$/, '提交编号须为 1 至 100 个不含空格的英文字符');

/** A comma list of shop ids, as `multi` calls send it. Empty is refused with code 9999. */
export const shopIds = z.string().max(20_000).describe('shop ids, comma separated');

const listed = (leastKeys: number) =>
  z
    .union([
      z.string().max(40_000),
      z
        .array(z.union([z.string(), z.number()]))
        .min(leastKeys)
        .max(2000),
    ])
    .transform((sent) =>
      [sent]
        .flat()
        .flatMap((part) => String(part).split(','))
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    );

/** A list of a form, as one comma list or as repeated keys. Empty text is an empty list. */
export const commaList = listed(1);

/** The same of a list that need not be sent: without a key it is empty. */
export const optionalCommaList = listed(0);

/** How a day is written, whether or not there is such a day. */
export const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** A calendar day in Asia/Shanghai, YYYY-MM-DD (specification section 9). */
export const day = z
  .string()
  .regex(dayPattern, { abort: true })
  .refine(isDay, {
    error: ({ input }) => sentence(inputSentences.badDay, { day: String(input) }),
  })
  .describe('calendar day in Asia/Shanghai, YYYY-MM-DD');

/** Whole fen; 100 fen are one yuan. */
export const fen = z.int().describe('whole fen');

/** Whole pieces of goods. */
export const pieces = z.int().describe('pieces');

const decimal = /^-?\d+(\.\d+)?$/;

/**
 * A number, or the same as text, as forms send all. `z.coerce` would take whatever JavaScript does: 0x10, 1e1, nothing
 * for 0.
 */
const FormNumber = z.core.$constructor<z.ZodNumber>('FormNumber', (schema, def) => {
  z.ZodNumber.init(schema, def);
  const { parse } = schema._zod;
  schema._zod.parse = (payload, context) => {
    const { value } = payload;
    if (typeof value === 'string' && decimal.test(value.trim())) payload.value = Number(value);
    return parse(payload, context);
  };
});
export const formNumber: z.ZodCoercedNumber<string | number> = new FormNumber({
  type: 'number',
  checks: [],
});

/** Yuan, as the specification's own money calls have them. */
export const yuan = formNumber.min(-1e12).max(1e12).describe('yuan, with two decimals at most');

/** An instant, milliseconds since 1970 in UTC. */
export const instant = z.int().describe('milliseconds since 1970-01-01T00:00Z');

/** A whole number sent as form text. */
export const formInt = formNumber.int();

/** Of a list that tells when its rows change. An upstream that does not know it answers all. */
export const updatedSince = formInt
  .optional()
  .describe('only rows that were made or have changed then or later, in ms');

/** A yes or no sent as form text. */
export const formBoolean = z
  .union([z.boolean(), z.enum(['true', 'false', '1', '0'])])
  .transform((value) => value === true || value === 'true' || value === '1');

/** Mainland mobile number: 11 digits (specification section 5). */
export const phone = z.string().regex(phonePattern, inputSentences.badPhone);

export const password = z.string().regex(passwordPattern, inputSentences.passwordRule);

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

/**
 * `data` of an answer that begins a session: its token, of any form. Empty where an upstream knows the
 * session by its cookies alone.
 */
export const sessionToken = z.string();

/** `data` of an answer that only says that something was done. */
export const nothing = z.null();
