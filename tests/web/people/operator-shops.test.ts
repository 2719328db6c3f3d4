import { describe, expect, it } from 'vitest';
import {
  accountsAmong,
  accountsOf,
  shopsOf,
} from '../../../web/src/features/people/operators/operator-shops.ts';

const shop = (id: string, temuUid: string | null, platform: 'TEMU' | 'SHEIN' = 'TEMU') => ({
  id,
  name: `店${id}`,
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

const account = (uid: string) => ({ phone: `phone ${uid}`, uid });

describe('the main accounts that an operator may get', () => {
  it('are those of the shops, each of its marketplace, and one for shops without an account', () => {
    expect(accountsOf(shops)).toEqual([
      { key: 'TEMU:x', platform: 'TEMU', ...account('x'), firstShop: '店1', shopCount: 2 },
      { key: 'TEMU:y', platform: 'TEMU', ...account('y'), firstShop: '店2', shopCount: 1 },
      { key: 'SHEIN:x', platform: 'SHEIN', ...account('x'), firstShop: '店4', shopCount: 1 },
      { key: 'TEMU:', platform: 'TEMU', phone: null, uid: null, firstShop: '店5', shopCount: 1 },
    ]);
  });

  it('offer their shops, and shops lead back to them', () => {
    const offered = shopsOf(shops, new Set(['TEMU:x', 'TEMU:']));
    expect(offered.map(({ id }) => id)).toEqual(['1', '3', '5']);
    expect(accountsAmong(shops, new Set(['3', '5', 'gone']))).toEqual(new Set(['TEMU:x', 'TEMU:']));
  });
});
