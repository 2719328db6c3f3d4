import { expect, it } from 'vitest';
import { frozenOf } from '../../../web/src/features/statistics/operations/frozen.ts';

const unknown = { available: null, pending: null, frozen: '0.00', restrictions: [] };
const restriction = {
  __typename: 'FundRestriction',
  restrictionId: 'R1',
  shop: { __typename: 'Shop', id: 'temu:1', name: '店铺' },
  amount: '5.00',
  reason: '预留',
  releaseCondition: '到期',
  since: '2026-03-11T04:00:00Z',
} as const;

it('is not known of shops whose money no marketplace tells of', () => {
  expect(frozenOf(unknown)).toBeNull();
});

it('is none, or what it is, where a marketplace tells', () => {
  expect(frozenOf({ ...unknown, available: '1.00' })).toBe('0.00');
  expect(frozenOf({ ...unknown, pending: '0.00' })).toBe('0.00');
  expect(frozenOf({ ...unknown, frozen: '5.00', restrictions: [restriction] })).toBe('5.00');
});
