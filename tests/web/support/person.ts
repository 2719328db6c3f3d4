import type { Person } from '../../../web/src/features/people/page/person-cells.tsx';

/** A manager of one shop, 甲店, as the page of people is told of them. */
export const manager: Person = {
  __typename: 'Person',
  id: 'p7',
  kind: 'MANAGER',
  memberId: 'm7',
  phone: '13900000007',
  nickName: '小周',
  hasPassword: true,
  passwordState: null,
  permissionIds: [2],
  addedAt: null,
  lastSeenAt: null,
  invitedUntil: null,
  shops: [{ __typename: 'Shop', id: '甲店' }],
};
