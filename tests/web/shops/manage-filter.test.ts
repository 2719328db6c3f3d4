import { describe, expect, it } from 'vitest';
import { type Filter, filtered } from '../../../web/src/features/shops/manage/filter.ts';
import { expiryState } from '../../../web/src/shop-scope/expiry.ts';
import { shopOf } from '../support/viewer.ts';

const shops = [
  shopOf('Alpha 旗舰店', { mallId: '11', phone: '13800000001', temuUid: '71' }),
  shopOf('Beta', { mallId: '22', platform: 'SHEIN', isHidden: true, temuUid: '72' }),
  shopOf('Gamma', { mallId: '112', phone: '13900000002', isHidden: true, temuUid: '73' }),
];

const found = (search: string, market: Filter['market'] = 'any', state: Filter['state'] = 'any') =>
  filtered(shops, { search, market, state }).map(({ mallId }) => mallId);

describe('the filter of the shop table', () => {
  it('finds by name, id and main account, whatever the width and case of the letters', () => {
    expect(found('')).toEqual(['11', '22', '112']);
    expect(found('ａｌｐｈａ')).toEqual(['11']);
    expect(found('11')).toEqual(['11', '112']);
    expect(found('139')).toEqual(['112']);
    expect(found('139****0002')).toEqual(['112']);
    expect(found('72')).toEqual(['22']);
    expect(found('71')).toEqual([]);
    expect(found('没有')).toEqual([]);
  });

  it('narrows by marketplace and by whether a shop is shown', () => {
    expect(found('', 'shein')).toEqual(['22']);
    expect(found('', 'any', 'hidden')).toEqual(['22', '112']);
    expect(found('11', 'temu', 'shown')).toEqual(['11']);
  });
});

describe('the end of the paid time', () => {
  const now = Date.parse('2026-11-21T00:00:00Z');
  it.each([
    [null, null],
    ['2026-11-20T23:59:59Z', 'expired'],
    ['2026-11-21T00:00:00Z', 'expired'],
    ['2026-11-28T00:00:00Z', 'soon'],
    ['2026-11-28T00:00:01Z', 'later'],
  ])('%s is %s', (expiresAt, state) => {
    expect(expiryState(expiresAt, now)).toBe(state);
  });
});
