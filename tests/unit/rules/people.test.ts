import { describe, expect, it } from 'vitest';
import { isPassword } from '../../../api/contract/rules/passwords.ts';
import { holds, permissionCodes } from '../../../api/contract/rules/permissions.ts';
import { isMobile, isPhone } from '../../../api/contract/rules/phones.ts';

describe('a password', () => {
  it.each([
    ['abc12', false],
    ['abc123', true],
    ['~!@#$%^&*()_', true],
    ['abcdefghijklm', false],
    ['abc 123', false],
    ['密码密码密码', false],
    ['', false],
  ])('%j can be one: %s', (text, is) => {
    expect(isPassword(text)).toBe(is);
  });
});

describe('a phone', () => {
  it.each([
    ['13800000001', true, true],
    ['19912345678', true, true],
    ['12000000001', true, false],
    ['1380000000', false, false],
    ['138000000012', false, false],
    ['1380000000x', false, false],
    ['', false, false],
  ])('%j is one: %s, and one of a mobile: %s', (text, is, mobile) => {
    expect(isPhone(text)).toBe(is);
    expect(isMobile(text)).toBe(mobile);
  });
});

describe('a permission', () => {
  const manager = { isBoss: false, isVisitor: false, permissions: ['lookCost'] };

  it('is held by whom it was given to', () => {
    expect(holds(manager, 'lookCost')).toBe(true);
    expect(holds(manager, 'newListing')).toBe(false);
  });

  it.each(permissionCodes)('%s is held by every boss, and by the visitor of a preview', (code) => {
    expect(holds({ ...manager, permissions: [], isBoss: true }, code)).toBe(true);
    expect(holds({ ...manager, permissions: [], isVisitor: true }, code)).toBe(true);
    expect(holds({ ...manager, permissions: [] }, code)).toBe(false);
  });
});
