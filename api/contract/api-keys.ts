import { z } from 'zod';
import { defineCall } from './call.ts';
import { day, id, instant } from './fields.ts';
import { defineRefusals } from './refusals.ts';
import { inputSentences } from './rules/input-sentences.ts';
import { isName } from './rules/names.ts';

/** Keys that people make for their tools. No key can make, see or revoke one: that is for sessions alone. */

const source = 'design 4 The GraphQL schema';

/** As many keys that can be used as one person may have. */
export const mostKeys = 20;

/** A key lasts for so many days at most, today not counted. */
export const longestDays = 365;

/** What a key is refused, whichever call it makes. */
export const ofKeys = defineRefusals({
  readOnly: { msg: '该API密钥只能读取，不能修改数据', code: 403 },
  someShops: { msg: '该API密钥只限部分店铺，不能进行此操作', code: 403 },
  closed: { msg: '此操作不能使用API密钥，请登录网页后操作', code: 403 },
});

const rights = z
  .enum(['read', 'write'])
  .describe('`read` makes no call that writes; `write` may do both');

/** What a tool may know of the key that it has. */
export const keyInUse = z.object({
  keyId: id,
  name: z.string(),
  rights,
  allShops: z.boolean(),
  withCost: z.boolean(),
  expiresAt: instant,
});

export const apiKeyRow = z.object({
  keyId: id,
  name: z.string(),
  /** How the key begins; the rest is known to nobody but who has it. */
  start: z.string(),
  rights,
  /** Null for every shop that the person sees. */
  shopIds: z.array(id).nullable(),
  withCost: z.boolean(),
  createdAt: instant,
  expiresAt: instant,
  revokedAt: instant.nullable(),
  /** Noted at most once a minute; null before the first use. */
  lastUse: z
    .object({
      at: instant,
      address: z.string().nullable(),
      /** What the tool calls itself, shortened. */
      tool: z.string().nullable(),
    })
    .nullable(),
});

export const listApiKeys = defineCall({
  name: 'listApiKeys',
  path: '/api/auth/listApiKeys',
  origin: 'assigned',
  visitor: 'blocked',
  summary:
    'The keys that the signed-in user has made for tools, newest first; ended ones for half a year.',
  source,
  input: z.object({}),
  output: z.array(apiKeyRow),
});

export const createApiKey = defineCall({
  name: 'createApiKey',
  refusals: {
    tooManyKeys: { msg: `最多同时使用 ${mostKeys} 个API密钥，请先停用不再需要的密钥` },
    noCost: { msg: '您没有查看成本的权限，不能创建可查看成本的API密钥', field: 'withCost' },
    past: { msg: '有效期已过，请选择今天或以后的日期', name: 'keyDayPast', field: 'lastDay' },
    tooLong: { msg: `有效期最长 ${longestDays} 天`, field: 'lastDay' },
  },
  path: '/api/auth/createApiKey',
  encoding: 'json',
  origin: 'assigned',
  kind: 'write',
  summary:
    'Makes a key for a tool, within the rights of the signed-in user; it never has more than the user has when it is used. `secret` is the key itself and is answered this once.',
  source,
  input: z.object({
    name: z
      .string()
      .trim()
      .min(1, inputSentences.keyNameMissing)
      .max(30, inputSentences.keyNameTooLong)
      .refine(isName, inputSentences.strangeSigns)
      .describe('what the key is for, in the words of the person'),
    rights,
    shopIds: z
      .array(id)
      .min(1, inputSentences.keyWithoutShop)
      .max(2000)
      .nullable()
      .describe('the shops that the key is for; null for every shop that the user sees'),
    withCost: z.boolean().describe('whether the key may see cost and profit'),
    lastDay: day.describe('the last day, of Asia/Shanghai, on which the key can be used'),
  }),
  output: z.object({ key: apiKeyRow, secret: z.string().min(40) }),
});

export const revokeApiKey = defineCall({
  name: 'revokeApiKey',
  refusals: { gone: { msg: '该API密钥不存在或已停用，请刷新列表', name: 'keyGone' } },
  path: '/api/auth/revokeApiKey',
  origin: 'assigned',
  kind: 'write',
  summary: 'Ends a key of the signed-in user at once, also what stands open by it.',
  source,
  input: z.object({ keyId: id }),
  output: apiKeyRow,
});
