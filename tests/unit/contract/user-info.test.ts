import { expect, it } from 'vitest';
import { userInfo } from '../../../api/contract/account.ts';

it.each([
  ['worker', { role: 'worker' }, 'shipper'],
  ['shipper', { role: 'shipper' }, 'shipper'],
  ['other, and a worker', { role: 'other', staffKind: 'worker' }, 'shipper'],
  ['operator', { role: 'operator' }, 'operator'],
  ['other', { role: 'other' }, 'manager'],
])('Whoever an upstream calls %s is known by the one name', (_what, said, staffKind) => {
  const unsaid = { nickName: null, wechatUId: null, registerTime: null, firstSaleDay: null };
  const answer = { userId: '8', phone: '13900000008', ...unsaid, ...said };
  expect(userInfo.parse(answer)).toMatchObject({ role: 'other', isBoss: false, staffKind });
});
