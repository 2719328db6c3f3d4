import { describe, expect, it } from 'vitest';
import {
  emptyAssignment,
  pressed,
  selectAll,
  shopsOf,
} from '../../../web/src/features/people/assign/shop-choice.ts';
import {
  accountFormCheckPass,
  accountFormPassword,
  accountFormPhone,
  staffPassword,
  staffPhone,
} from '../../../web/src/features/people/phone-rules.ts';
import { managersByShop } from '../../../web/src/features/people/use-managers.ts';

describe('the form with account', () => {
  it('[R3-39] holds phone, password, checkPass, code, account and shopIds', () => {
    expect(Object.keys(emptyAssignment).sort()).toEqual(
      ['phone', 'password', 'checkPass', 'code', 'account', 'shopIds'].sort(),
    );
  });

  it('[R3-40] [R5.4-08] [R5.4-09] selects all shops by -1, which is never sent', () => {
    const all = ['a', 'b', 'c'];
    expect(selectAll).toBe('-1');
    const everything = pressed(['b'], selectAll, all);
    expect(everything).toEqual(['-1', 'a', 'b', 'c']);
    expect(shopsOf(everything)).toEqual(all);
    const without = pressed(everything, 'b', all);
    expect(without).toEqual(['a', 'c']);
    expect(pressed(without, 'b', all)).toEqual(['-1', 'a', 'c', 'b']);
    expect(pressed(everything, selectAll, all)).toEqual([]);
    expect(pressed([], 'c', all)).toEqual(['c']);
  });

  it.each([
    ['', 'formPhoneRequired'],
    ['1390000000', 'phoneLength'],
    ['12000000000', 'phoneInvalid'],
    ['13900000000', undefined],
  ])('takes the phone %j for %s', (value, fault) => {
    expect(accountFormPhone(value)).toBe(fault);
  });

  it('wants the password twice', () => {
    expect(accountFormPassword('')).toBe('formPasswordRequired');
    expect(accountFormPassword('密码密码密码')).toBe('passwordLength');
    expect(accountFormPassword('abc123')).toBeUndefined();
    expect(accountFormCheckPass('', 'abc123')).toBe('formCheckPassRequired');
    expect(accountFormCheckPass('abc124', 'abc123')).toBe('formPasswordsDiffer');
    expect(accountFormCheckPass('abc123', 'abc123')).toBeUndefined();
  });
});

describe('the form of a manager', () => {
  it.each([
    ['', 'phoneRequired'],
    ['139', 'phoneLength'],
    ['13a00000000', 'phoneLength'],
    ['12000000000', 'phoneInvalid'],
    ['13000000000', undefined],
    ['19999999999', undefined],
  ])('takes the phone %j for %s', (value, fault) => {
    expect(staffPhone(value)).toBe(fault);
  });

  it('needs a password of a new phone alone', () => {
    expect(staffPassword('', true)).toBe('passwordEmpty');
    expect(staffPassword('', false)).toBeUndefined();
    for (const isNew of [true, false]) {
      expect(staffPassword('12345', isNew)).toBe('passwordLength');
      expect(staffPassword('1234567890123', isNew)).toBe('passwordLength');
      expect(staffPassword('abc 123', isNew)).toBe('passwordLength');
      expect(staffPassword('abc123', isNew)).toBeUndefined();
    }
  });
});

it('the managers of each shop are found by its id, in the order of the list', () => {
  const manager = (id: string, ...shops: string[]) => ({
    __typename: 'Manager' as const,
    id,
    phone: id,
    nickName: null,
    hasPassword: false,
    permissionIds: [],
    shops: shops.map((shop) => ({ __typename: 'Shop' as const, id: shop })),
  });
  const found = managersByShop([manager('m1', 'a', 'b'), manager('m2', 'b'), manager('m3')]);
  expect([...found].map(([shop, managers]) => [shop, managers.map(({ id }) => id)])).toEqual([
    ['a', ['m1']],
    ['b', ['m1', 'm2']],
  ]);
});
