import { z } from 'zod';
import { defineCall } from './call.ts';
import { id, nothing } from './fields.ts';
import { defineRefusals } from './refusals.ts';

/** A boss sees the product as one of their people sees it: the same shops and rights, and nothing can be changed. */

const source = 'spec 6 Roles and permissions';

/** What a session that looks at the product as another person is refused, whichever call it makes. */
export const ofViewing = defineRefusals({
  lookOnly: { msg: '正在以他人身份查看，只能查看，不能操作，请先退出查看', code: 403 },
  viewedGone: {
    msg: '您正在查看的 {name} 已不在您的团队中，查看已结束，请先确认再以自己的身份操作',
    code: 403,
  },
  personal: { msg: '正在以他人身份查看，看不到对方的个人内容', code: 403 },
});

export const viewAs = defineCall({
  name: 'viewAs',
  refusals: { personGone: { msg: '该人员已不在您的团队中，请刷新列表', field: 'workerId' } },
  path: '/api/auth/viewAs',
  origin: 'assigned',
  kind: 'write',
  role: 'boss',
  summary:
    'From now on the session that asks, and no other, is answered as the person would be: same shops, same rights. All that writes is refused but endViewing and logout, and so is what is the person’s own. The log keeps that it was begun.',
  source,
  input: z.object({
    workerId: id.describe('a manager, operator or shipper of the boss, as listPeople tells them'),
  }),
  output: nothing,
});

export const endViewing = defineCall({
  name: 'endViewing',
  refusals: { notViewing: { msg: '已退出查看，请刷新页面' } },
  path: '/api/auth/endViewing',
  origin: 'assigned',
  kind: 'write',
  shippers: true,
  summary:
    'The session is its boss’s again. Ended besides with the session. When the person leaves the team, all is answered as to the boss again, but what writes is refused until this is called, as pages may still show what the person saw.',
  source,
  input: z.object({}),
  output: nothing,
});
