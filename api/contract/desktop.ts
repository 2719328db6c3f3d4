import { z } from 'zod';
import { defineCall } from './call.ts';
import { id, nothing } from './fields.ts';

/** The desktop helper (specification sections 1 and 7). */

const source = 'spec 7 Auth and account';

export const getBossHasAtLeastOneDevice = defineCall({
  name: 'getBossHasAtLeastOneDevice',
  keys: 'open',
  path: '/api/auth/getBossHasAtLeastOneDevice',
  summary: 'Whether the boss runs the desktop helper on a machine; staff ask about their boss.',
  source,
  input: z.object({}),
  output: z.boolean(),
});

const deviceId = z
  .string()
  .regex(/^[0-9a-f]{32}$/, '设备编号无效，请重新安装桌面助手')
  .describe('32 hexadecimal characters that the helper has drawn once');

export const registerDevice = defineCall({
  name: 'registerDevice',
  path: '/api/auth/registerDevice',
  origin: 'assigned',
  kind: 'write',
  helpers: 'also',
  summary:
    'The desktop helper says that it runs on a machine of the signed-in person; repeated, it says so again.',
  source: 'readings B Desktop helper',
  input: z.object({
    deviceId,
    name: z.string().trim().min(1, '请填写设备名称').max(64, '设备名称最多 64 个字'),
  }),
  output: nothing,
});

export const softwareStarted = defineCall({
  name: 'softwareStarted',
  keys: 'open',
  method: 'GET',
  encoding: 'query',
  path: '/api/pay/softwareStarted',
  origin: 'assigned',
  summary: 'Whether a desktop helper is there that a page of the signed-in person is connected to.',
  source: 'spec 7 Labels, notices, payment',
  input: z.object({}),
  output: z.boolean(),
});

/** For how many seconds a token for the helper can be used. */
export const helperTokenSeconds = 60;

/** For how many seconds a helper counts as there after it has last said so. */
export const helperLeaseSeconds = 60;

const helperCall = {
  origin: 'assigned',
  kind: 'write',
  source: 'readings B Desktop helper',
} as const;

export const issueHelperToken = defineCall({
  ...helperCall,
  name: 'issueHelperToken',
  path: '/api/auth/issueHelperToken',
  summary: `Makes a token that the page gives the desktop helper of its machine. It can be used once, within ${helperTokenSeconds} seconds, for startHelperSession and for nothing else.`,
  input: z.object({}),
  output: z.object({
    userId: id,
    token: z.string(),
    /** Instant, milliseconds since 1970. */
    expiresAt: z.int(),
  }),
});

export const startHelperSession = defineCall({
  ...helperCall,
  name: 'startHelperSession',
  path: '/api/auth/startHelperSession',
  role: 'anyone',
  refusals: { wrongToken: { msg: '登录凭证无效或已过期，请刷新页面后重试' } },
  summary: `A desktop helper uses up the token that a page has given it, and gets a session of its own, in place of the one that it had for the person. It makes the calls whose x-helpers is not no, lapses unless keepHelperSession is called within ${helperLeaseSeconds} seconds, and ends with the session of the page.`,
  input: z.object({ userId: id, token: z.string().min(1).max(100), deviceId }),
  output: z.object({
    token: z.string().describe('for `Authorization: Bearer …`'),
    leaseSeconds: z.int().min(1),
  }),
});

export const keepHelperSession = defineCall({
  ...helperCall,
  name: 'keepHelperSession',
  path: '/api/auth/keepHelperSession',
  helpers: 'only',
  summary: 'A desktop helper says that a page of the person is connected to it still.',
  input: z.object({}),
  output: nothing,
});

export const endHelperSession = defineCall({
  ...helperCall,
  name: 'endHelperSession',
  path: '/api/auth/endHelperSession',
  helpers: 'only',
  summary: 'A desktop helper says that no page of the person is connected to it any more.',
  input: z.object({}),
  output: nothing,
});
