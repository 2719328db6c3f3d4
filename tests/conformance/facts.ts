/** The little world that the server of the specification knows. */

export const registered = Date.parse('2025-01-01T00:00:00Z');
export const expires = Date.parse('2027-03-01T16:00:00Z');
const over = Date.parse('2026-03-01T16:00:00Z');

export const password = 'abc12345';

export interface Person {
  readonly phone: string;
  readonly userId: string;
  readonly role: 'boss' | 'other';
  readonly permissions: readonly string[];
  readonly shops: readonly string[];
}

export const boss: Person = {
  phone: '13900000001',
  userId: '7',
  role: 'boss',
  permissions: ['lookCost', 'pageAiProducts', 'pageSelectionToolNew', 'newListing', 'selectGoods'],
  shops: ['634418', '634419', '634420', '9001'],
};

/** A shop manager, who sees what things cost. */
export const manager: Person = {
  phone: '13900000002',
  userId: '8',
  role: 'other',
  permissions: ['lookCost'],
  shops: ['634418'],
};

export const people: readonly Person[] = [boss, manager];

export interface Shop {
  readonly mallId: string;
  readonly mallName: string;
  readonly platformType: 'temu' | 'shein';
  readonly isSemiManagedMall: boolean;
  readonly expireDate: number;
  readonly temuUid: string;
  readonly phone: string;
}

const shop = (mallId: string, mallName: string, rest: Partial<Shop> = {}): Shop => ({
  mallId,
  mallName,
  platformType: 'temu',
  isSemiManagedMall: false,
  expireDate: expires,
  temuUid: '55001',
  phone: '12000000001',
  ...rest,
});

export const shops: readonly Shop[] = [
  shop('634418', '晨光家居'),
  shop('634419', '半托管小店', { isSemiManagedMall: true }),
  shop('634420', '到期的店', { expireDate: over }),
  shop('9001', '希音女装', { platformType: 'shein', temuUid: '', phone: '' }),
];

export const group = { groupId: '3', name: '欧洲站', shops: ['634418', '634419'] };

export const notice = { noticeId: '41', title: '系统维护通知', body: '今晚维护。' };
