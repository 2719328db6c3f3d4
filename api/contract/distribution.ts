import { z } from 'zod';
import { defineCall } from './call.ts';
import { ofCodes, ofSending } from './codes.ts';
import { completed, unless } from './completed.ts';
import { commaList, id, nothing, password, platformType } from './fields.ts';
import { staffPhone } from './managers.ts';
import { inputSentences } from './rules/input-sentences.ts';
import { ofManagerPhones } from './staff.ts';

/** How a boss gives shops to a manager by phone, with a code or without (specification sections 3 and 7). */

const given = 'spec 7 Shops, managers, workers';
const assigned = 'readings B Managers, shippers, operators';

const write = { kind: 'write', role: 'boss' } as const;

/** A comma list of shop ids that names at least one. */
const shopIdStr = commaList
  .refine((ids) => ids.length > 0, inputSentences.shopNamesMissing)
  .describe('shop ids, comma separated');

export const getShopListForDistribute = defineCall({
  name: 'getShopListForDistribute',
  keys: 'allShops',
  path: '/api/order/getShopListForDistribute',
  role: 'boss',
  summary: 'The shops that the boss can assign, in saved order, each with its main account.',
  source: given,
  input: z.object({}),
  output: z.array(
    completed(
      (row) => unless(row, { platformType: 'temu' }),
      z.object({
        mallId: id,
        mallName: z.string(),
        platformType,
        temuUid: z.string().nullable(),
        phone: z.string().nullable(),
      }),
    ),
  ),
});

export const sendStaffCode = defineCall({
  ...write,
  name: 'sendCode',
  refusals: { ...ofManagerPhones.refusals, ...ofSending.refusals },
  path: '/api/manage/sendCode',
  origin: 'assigned',
  summary: 'Sends a code to a phone that the boss wants to assign shops to.',
  source: assigned,
  input: z.object({ phone: staffPhone }),
  output: nothing,
});

export const sendCodeForBindAndDistribute = defineCall({
  ...write,
  name: 'sendCodeForBindAndDistribute',
  refusals: { ...ofManagerPhones.refusals, ...ofSending.refusals },
  path: '/api/order/sendCodeForBindAndDistribute',
  summary:
    'Sends a code to a phone that the boss wants to assign shops to, and keeps the password that distributeShopToUser sets by it.',
  source: given,
  input: z.object({ phone: staffPhone, password }),
  output: nothing,
});

export const distributeShopToUser = defineCall({
  ...write,
  name: 'distributeShopToUser',
  refusals: {
    ...ofManagerPhones.refusals,
    ...ofCodes.refusals,
    noCodeSent: { msg: '请先获取验证码' },
  },
  path: '/api/order/distributeShopToUser',
  summary:
    'Assigns shops, besides those that they have, to a manager who has told the boss the code that was sent; makes the manager where the phone is new.',
  source: given,
  input: z.object({
    phone: staffPhone,
    code: z.string().regex(/^\d{6}$/, inputSentences.wrongCode),
    shopIdStr,
  }),
  output: nothing,
});

export const distributeShopToUserNoCode = defineCall({
  ...write,
  name: 'distributeShopToUserNoCode',
  refusals: { ...ofManagerPhones.refusals },
  path: '/api/order/distributeShopToUserNoCode',
  summary: 'Assigns shops, besides those that they have, to a manager without a code.',
  source: given,
  input: z.object({ phone: staffPhone, shopIdStr }),
  output: nothing,
});
