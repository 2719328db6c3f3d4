import { describe, expect, it } from 'vitest';
import { isPaidMessage, statusAfter } from '../../../web/src/features/billing/payment-state.ts';
import {
  type CouponRow,
  emptyRow,
  hasTooMany,
  monthsText,
  newDraft,
  type ShopDraft,
  withMonths,
  withoutRow,
  withRow,
} from '../../../web/src/features/billing/renewal.ts';

describe('months', () => {
  it.each([
    ['1a2', '12'],
    ['0', '1'],
    ['361', '360'],
    ['99999', '360'],
    ['007', '7'],
    ['３', '3'],
    ['-5', '5'],
    ['1.5', '15'],
    ['', ''],
    ['abc', ''],
  ])('typed as %j are %j', (typed, text) => {
    expect(monthsText(typed)).toBe(text);
  });
});

const redeemed = (id: string): CouponRow => ({
  code: id,
  coupon: { id, code: id, couponNo: id, value: '30.00' },
  problem: null,
});
const codes = ({ rows }: ShopDraft) => rows.map(({ code }) => code);

describe('places for coupons', () => {
  it('are as many as months, from one month on', () => {
    const first = newDraft('temu:1');
    expect(first).toEqual({ shopId: 'temu:1', months: '1', rows: [emptyRow] });
    expect(withMonths(first, '3').rows).toHaveLength(3);
    expect(withMonths(withMonths(first, '3'), '2').rows).toHaveLength(2);
  });

  it('keep what was redeemed, and lose what was not from the end on', () => {
    let draft = withMonths(newDraft('temu:1'), '4');
    draft = withRow(draft, 0, { ...emptyRow, code: '甲' });
    draft = withRow(draft, 1, redeemed('乙'));
    draft = withRow(draft, 3, redeemed('丁'));
    expect(codes(withMonths(draft, '3'))).toEqual(['甲', '乙', '丁']);
    expect(codes(withMonths(draft, '2'))).toEqual(['乙', '丁']);
    const tooFew = withMonths(draft, '1');
    expect(codes(tooFew)).toEqual(['乙', '丁']);
    expect(hasTooMany(tooFew)).toBe(true);
    expect(hasTooMany(withMonths(tooFew, '2'))).toBe(false);
    const cleared = withoutRow(tooFew, 0);
    expect(codes(cleared)).toEqual(['丁']);
    expect(hasTooMany(cleared)).toBe(false);
  });

  it('stay while the field is empty for a moment', () => {
    const draft = withRow(withMonths(newDraft('temu:1'), '2'), 1, { ...emptyRow, code: '乙' });
    const emptied = withMonths(draft, '');
    expect(emptied.months).toBe('');
    expect(codes(withMonths(emptied, '2'))).toEqual(['', '乙']);
  });
});

describe('waiting for a payment', () => {
  const waiting = { orderNo: '1', status: 'WAITING' } as const;

  it('[R4-38] goes on when another order is paid, and ends when its own is', () => {
    expect(statusAfter(waiting, { orderNo: '2', status: 'PAID' })).toBe('WAITING');
    expect(statusAfter(waiting, { orderNo: '1', status: 'PAID' })).toBe('PAID');
    // What is over stays so, whatever comes late.
    const paid = { orderNo: '1', status: 'PAID' } as const;
    expect(statusAfter(paid, waiting)).toBe('PAID');
  });

  it.each([
    ['of the payment page', {}, true],
    ['of a foreign page', { origin: 'https://evil.example' }, false],
    ['about another order', { data: { type: 'paySuccess', orderNo: '2' } }, false],
    ['of another kind', { data: { type: 'other', orderNo: '1' } }, false],
    ['that is no object', { data: 'paySuccess' }, false],
    ['that is empty', { data: null }, false],
  ])('takes a window message %s for a hint: %s', (_what, message, isHint) => {
    const origin = 'http://127.0.0.1:4000';
    const own = { origin, data: { type: 'paySuccess', orderNo: '1' } };
    expect(isPaidMessage({ ...own, ...message }, { origin, orderNo: '1' })).toBe(isHint);
  });
});
