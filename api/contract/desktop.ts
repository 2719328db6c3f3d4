import { z } from 'zod';
import { defineCall } from './call.ts';
import { nothing } from './fields.ts';

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

export const registerDevice = defineCall({
  name: 'registerDevice',
  path: '/api/auth/registerDevice',
  origin: 'assigned',
  kind: 'write',
  summary:
    'The desktop helper says that it runs on a machine of the signed-in person; repeated, it says so again.',
  source: 'readings B Desktop helper',
  input: z.object({
    deviceId: z
      .string()
      .regex(/^[0-9a-f]{32}$/, '设备编号无效，请重新安装桌面助手')
      .describe('32 hexadecimal characters that the helper has drawn once'),
    name: z.string().trim().min(1, '请填写设备名称').max(64, '设备名称最多 64 个字'),
  }),
  output: nothing,
});
