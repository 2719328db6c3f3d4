import { beforeAll, expect, it } from 'vitest';
import {
  dayOfKind,
  daysOf,
  dueDays,
  dueOn,
  heldOf,
  netOf,
  pendingOf,
  sumOf,
  undatedFrozen,
  withDue,
} from '../../../web/src/features/statistics/cash/cash.ts';
import {
  dayColumns,
  itemColumns,
  shopColumns,
} from '../../../web/src/features/statistics/cash/cash-export.ts';
import { i18n } from '../../../web/src/i18n/i18n.ts';
import { exported } from '../support/exported.ts';

beforeAll(() => i18n.loadNamespaces('cash'));

const none = {
  settled: '0.00',
  expected: '0.00',
  withdrawn: '0.00',
  released: '0.00',
  renewal: '0.00',
};
const day = (at: string, change: Partial<typeof none> = {}) => ({
  __typename: 'CashDay' as const,
  ...none,
  day: at,
  ...change,
});
const shop = (undatedPending: string | null, frozen = '0.00') => ({
  __typename: 'CashShop' as const,
  ...none,
  shop: { __typename: 'Shop' as const, id: 'temu:1', name: '店铺', platform: 'TEMU' as const },
  undatedPending,
  undatedFrozen: frozen,
});
const days = [
  day('2026-03-10', { settled: '1.00' }),
  day('2026-03-11', { withdrawn: '800.00', expected: '10.10' }),
  day('2026-03-12', { expected: '0.20', released: '3.00', renewal: '69.00' }),
];

it('shows the days to come with today, and those that are over, the nearest first', () => {
  const names = (span: 'coming' | 'past' | 'all') =>
    daysOf(days, span, '2026-03-12').map((one) => one.day);
  expect(names('coming')).toEqual(['2026-03-12']);
  expect(names('past')).toEqual(['2026-03-11', '2026-03-10']);
  expect(names('all')).toEqual(days.map((one) => one.day));
});

it('lists the days of one kind of money, which come to the sum that leads to them', () => {
  const expected = withDue(days, 'expected');
  expect(expected.map((one) => one.day)).toEqual(['2026-03-11', '2026-03-12']);
  expect(sumOf(expected, 'expected')).toBe(sumOf(days, 'expected'));
  expect(withDue(days, null)).toBe(days);
  // The plain address has the days to come.
  expect(dueDays('released', 'coming')).toEqual({ due: 'released' });
  expect(dueDays('withdrawn', 'all')).toEqual({ due: 'withdrawn', span: 'all' });
});

it('reads one kind of a day out of the address, and all of it where none is named', () => {
  expect(dueOn(dayOfKind('2026-03-12', 'renewal'))).toEqual({ day: '2026-03-12', kind: 'renewal' });
  expect(dueOn('2026-03-12')).toEqual({ day: '2026-03-12', kind: null });
  expect(dueOn('2026-03-12:nothing')).toEqual({ day: '2026-03-12', kind: null });
  expect(dueOn('none')).toEqual({ day: 'none', kind: null });
});

it('adds up in whole fen, and takes a shop of which nothing is known for no 0', () => {
  expect(sumOf(days, 'expected')).toBe(1030);
  expect(pendingOf(days, [shop(null), shop('0.70')])).toEqual({ dated: 1030, undated: 70 });
  expect(pendingOf(days, [shop(null)])).toBeNull();
  expect(undatedFrozen([shop('0.00', '1.10'), shop(null, '2.20')])).toBe(330);
});

it('counts what comes in less what goes out, and not what only moves to the bank', () => {
  expect(days.map(netOf)).toEqual([100, 1010, 320 - 6900]);
});

it('is handed over by day and by shop as it stands there, with both decimals', async () => {
  const t = i18n.getFixedT('zh-CN', 'cash');
  const columns = dayColumns(t, ['expected', 'released', 'renewal'], { withNet: true });
  expect((await exported(columns, days))[2]).toEqual({
    日期: '2026-03-12',
    预计结算: '0.20',
    解冻: '3.00',
    续费: '69.00',
    净额: '-65.80',
  });
  const past = await exported(dayColumns(t, ['withdrawn'], { withNet: false }), days);
  expect(past[1]).toEqual({ 日期: '2026-03-11', 提现到账: '800.00' });

  const [unknown, known] = await exported(shopColumns(t), [shop(null), shop('5.50', '1.00')]);
  // What nobody knows is empty, and not nothing.
  expect(unknown).toMatchObject({ 店铺: '店铺', 预计结算: '', '待结算（无日期）': '' });
  expect(known).toMatchObject({
    预计结算: '0.00',
    '待结算（无日期）': '5.50',
    '冻结（无日期）': '1.00',
  });
});

it('hands over the items of a day with their reasons', async () => {
  const t = i18n.getFixedT('zh-CN', 'cash');
  const item = {
    __typename: 'CashItem' as const,
    shop: shop(null).shop,
    kind: 'FROZEN' as const,
    amount: '20.00',
    reason: '=违规',
    releaseCondition: '',
  };
  expect(await exported(itemColumns(t), [item])).toEqual([
    { 店铺: '店铺', 款项: '冻结', 金额: '20.00', 说明: '=违规', 解冻条件: '' },
  ]);
});

it('tells one part of what is held back from all of it, and both from a day', () => {
  expect(heldOf('frozen')).toEqual({ only: null });
  expect(heldOf('frozen:R:1')).toEqual({ only: 'R:1' });
  expect(heldOf('2026-11-01')).toBeNull();
  expect(heldOf('none')).toBeNull();
});
