import { describe, expect, it } from 'vitest';
import {
  accountsAmong,
  accountsOf,
  shopsOf,
} from '../../../web/src/features/people/operators/operator-shops.ts';

const shop = (id: string, temuUid: string | null, platform: 'TEMU' | 'SHEIN' = 'TEMU') => ({
  id,
  platform,
  temuUid,
  phone: temuUid === null ? null : `phone ${temuUid}`,
});
const shops = [
  shop('1', 'x'),
  shop('2', 'y'),
  shop('3', 'x'),
  shop('4', 'x', 'SHEIN'),
  shop('5', null),
];

describe('the main accounts that an operator may get', () => {
  it('are those of the shops, each of its marketplace, and one for shops without an account', () => {
    expect(accountsOf(shops)).toEqual([
      { key: 'TEMU:x', platform: 'TEMU', phone: 'phone x', shopCount: 2 },
      { key: 'TEMU:y', platform: 'TEMU', phone: 'phone y', shopCount: 1 },
      { key: 'SHEIN:x', platform: 'SHEIN', phone: 'phone x', shopCount: 1 },
      { key: 'TEMU:', platform: 'TEMU', phone: null, shopCount: 1 },
    ]);
  });

  it('offer their shops, and shops lead back to them', () => {
    const offered = shopsOf(shops, new Set(['TEMU:x', 'TEMU:']));
    expect(offered.map(({ id }) => id)).toEqual(['1', '3', '5']);
    expect(accountsAmong(shops, new Set(['3', '5', 'gone']))).toEqual(new Set(['TEMU:x', 'TEMU:']));
  });
});
