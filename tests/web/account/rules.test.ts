import { describe, expect, it } from 'vitest';
import * as rules from '../../../web/src/features/account/sign-in/rules.ts';
import auth from '../../../web/src/i18n/zh-CN/auth.ts';

const text = (key: keyof typeof auth | undefined) => (key === undefined ? undefined : auth[key]);

describe('login and register rules', () => {
  it('[R5.1-01] asks for the phone', () => {
    expect(text(rules.loginPhone(''))).toBe('请输入手机号');
    expect(text(rules.registerPhone(''))).toBe('请输入手机号');
    expect(rules.registerPhone('13812345678')).toBeUndefined();
  });

  it('[R5.1-02] enables the account tab at 11 characters and a password', () => {
    const can = (phone: string, password: string) =>
      rules.canLogin({ phone, password }, 'account', '');
    expect(can('1381234567', 'secret1')).toBe(false);
    expect(can('13812345678', '')).toBe(false);
    expect(can('13812345678', 'x')).toBe(true);
  });

  it('[R5.1-03] enables the code tab at 11 characters', () => {
    const can = (phone: string) => rules.canLogin({ phone, password: '' }, 'code', '');
    expect(can('1381234567')).toBe(false);
    expect(can('13812345678')).toBe(true);
  });

  it('[R5.1-04] enables both tabs for the configured reserved value, and for no other', () => {
    const can = (phone: string, reserved: string, tab: 'account' | 'code' = 'account') =>
      rules.canLogin({ phone, password: '' }, tab, reserved);
    expect(can('reviewer', 'reviewer')).toBe(true);
    expect(can('reviewer', 'reviewer', 'code')).toBe(true);
    expect(can('reviewe', 'reviewer')).toBe(false);
    expect(can('reviewer', '')).toBe(false);
    expect(can('', '')).toBe(false);
  });

  it('[R5.1-05] asks for the password', () => {
    expect(text(rules.password(''))).toBe('请输入密码');
  });

  it.each([
    ['12345', '密码必须为6-12位字符组合'],
    ['1234567890123', '密码必须为6-12位字符组合'],
    ['密码123456', '密码必须为6-12位字符组合'],
    ['abc 1234', '密码必须为6-12位字符组合'],
    ['abcdef', undefined],
    ['123456', undefined],
    ['aB3!#$%&,.;~', undefined],
  ])('[R5.1-06] judges the password %s', (password, expected) => {
    expect(text(rules.password(password))).toBe(expected);
  });

  it('[R5.1-07] asks for the code', () => {
    expect(text(rules.code(''))).toBe('请输入验证码');
    expect(rules.code('123456')).toBeUndefined();
  });

  it('[R5.1-08] asks for the same password again', () => {
    expect(text(rules.confirmation('', ''))).toBe('两次密码不一致');
    expect(text(rules.confirmation('abcdef', 'abcdeg'))).toBe('两次密码不一致');
    expect(rules.confirmation('abcdef', 'abcdef')).toBeUndefined();
  });
});

describe('rules of the reset page', () => {
  it('[R5.3-01] asks for the phone', () => {
    expect(text(rules.resetPhone(''))).toBe('您没有填写手机号');
  });

  it.each(['1381234567', '138123456789', '1381234567a', 'abcdefghijk'])(
    '[R5.3-02] refuses the phone %s',
    (phone) => {
      expect(text(rules.resetPhone(phone))).toBe('手机号格式错误');
    },
  );

  it('[R5.3-03] asks for the code', () => {
    expect(text(rules.resetCode(''))).toBe('您没有输入验证码');
  });

  it('[R5.3-04] asks for the password', () => {
    expect(text(rules.resetPassword(''))).toBe('您没有输入密码');
  });

  it.each(['12345', '1234567890123'])('[R5.3-05] refuses the password %s', (password) => {
    expect(text(rules.resetPassword(password))).toBe('密码必须为6-12位字符组合');
  });

  it('[R5.3-06] asks for the same password again', () => {
    expect(text(rules.resetConfirmation('', ''))).toBe('两次密码输入不一致');
    expect(text(rules.resetConfirmation('abcdef', 'abcdeg'))).toBe('两次密码输入不一致');
    expect(rules.resetConfirmation('abcdef', 'abcdef')).toBeUndefined();
  });
});
