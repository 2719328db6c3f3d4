import { describe, expect, it } from 'vitest';
import { isAlarming, leadOf } from '../../../web/src/features/statistics/change/change.ts';
import { productRows } from '../../../web/src/features/statistics/change/rows.ts';
import {
  causeNames,
  causesByName,
  whyAddress,
  whyCodec,
} from '../../../web/src/features/statistics/change/why-url.ts';

const shop = { __typename: 'Shop' as const, id: 'temu:1', name: '恒沃家纺' };
const product = (
  productId: string,
  parts: Partial<Record<string, string>>,
  difference: string,
) => ({
  __typename: 'ChangedProduct' as const,
  shop,
  productId,
  name: productId,
  isSoldOut: false,
  level: '0.00',
  current: '0.00',
  difference,
  cause: 'SOLD_OUT' as const,
  parts: causeNames.map((name) => ({
    __typename: 'ChangePart' as const,
    cause: causesByName[name],
    difference: parts[name] ?? '0.00',
  })),
});

describe('what a difference comes from', () => {
  const lamp = product('露营灯', { soldOut: '-980.00' }, '-980.00');

  it('is the first shop and its product, where they went its way', () => {
    expect(
      leadOf({
        difference: '-1660.00',
        shops: [{ __typename: 'ChangedShop', shop, difference: '-980.00', product: lamp }],
      }),
    ).toEqual({
      shop: { ...shop, difference: -98_000 },
      product: { id: '露营灯', name: '露营灯', difference: -98_000, cause: 'soldOut' },
    });
    expect(
      leadOf({
        difference: '5.00',
        shops: [{ __typename: 'ChangedShop', shop, difference: '-980.00', product: lamp }],
      }),
    ).toBeNull();
    expect(leadOf({ difference: '0.00', shops: [] })).toBeNull();
  });

  it('alarms where it is a fall that is not usual and, without a past, a large one', () => {
    expect(isAlarming(-100, 1000, true)).toBe(true);
    expect(isAlarming(-900, 1000, false)).toBe(false);
    expect(isAlarming(900, 1000, true)).toBe(false);
    expect(isAlarming(-150, 1000, null)).toBe(true);
    expect(isAlarming(-149, 1000, null)).toBe(false);
  });
});

describe('the products of a difference', () => {
  const products = [
    product('甲', { quantity: '3.00', price: '-8.00' }, '-5.00'),
    product('乙', { price: '-9.00' }, '-9.00'),
    product('丙', { fresh: '2.00' }, '2.00'),
  ];
  const { parts } = product('', { price: '-1.00', fresh: '0.50' }, '-0.50');
  const others = {
    __typename: 'OtherChangedProducts' as const,
    count: 4,
    difference: '-0.50',
    parts,
  };

  it('come to all of it with the others', () => {
    expect(productRows(products, others, 'all').map((row) => row.difference)).toEqual([
      -900, -500, 200, -50, -1250,
    ]);
  });

  it('are for one cause those that it is about, and come to it', () => {
    const rows = productRows(products, others, 'price');
    expect(rows.map((row) => (row.kind === 'row' ? row.row.name : row.kind))).toEqual([
      '乙',
      '甲',
      'others',
      'total',
    ]);
    expect(rows.map((row) => row.difference)).toEqual([-900, -800, -100, -1800]);
    expect(productRows(products, { ...others, count: 0, difference: '0.00' }, 'gone')).toEqual([
      { kind: 'total', difference: 0 },
    ]);
  });
});

describe('the address of the panel', () => {
  it('keeps what is looked at, and leads to one shop', () => {
    expect(whyAddress('?range=week&group=3')).toBe('?range=week&group=3&why=all');
    expect(whyAddress('?range=week&group=3', 'all', 'temu:1')).toBe(
      '?range=week&shop=temu:1&why=all',
    );
    expect(whyCodec.read(new URLSearchParams('why=soldOut'))).toBe('soldOut');
    expect(whyCodec.read(new URLSearchParams('why=nothing'))).toBeNull();
  });
});
