import { describe, expect, it } from 'vitest';
import { refusal } from '../support/graphql-server.ts';
import {
  alerts,
  button,
  checkbox,
  click,
  field,
  shows,
  tab,
  type,
  until,
} from '../support/render.tsx';
import { authServer, open, passwordField, type Refused, wordless } from './auth-dialog-steps.tsx';

async function fillRegister(
  values: Partial<Record<'phone' | 'code' | 'password' | 'again', string>>,
) {
  await type(field('手机号'), values.phone ?? '13812345678');
  await type(field('验证码'), values.code ?? '123456');
  await type(passwordField(), values.password ?? 'abc123');
  await type(field('确认密码'), values.again ?? values.password ?? 'abc123');
}

describe('login dialog', () => {
  const server = authServer();
  const { writes } = server;

  it('[R5.1-06] [R5.1-08] [R5.1-10] judges a registration and sends nothing', async () => {
    await open('register');
    await fillRegister({ password: '12345', again: '54321' });
    await click(button('注册'));
    await until(() => alerts().length === 3, 'three errors');
    expect(alerts()).toEqual([
      '密码必须为6-12位字符组合',
      '两次密码不一致',
      '请确定已同意用户服务协议',
    ]);
    expect(writes()).toEqual([]);
  });

  it.each<[string, Refused, string]>([
    [
      '[R8-01] the server’s message of a refused registration',
      refusal('该手机号已注册'),
      '该手机号已注册',
    ],
    ['[R8-04] 注册失败 where it says nothing', refusal(''), '注册失败'],
    ...wordless.map((error): [string, typeof error, string] => [
      `[R8-04] 注册失败 in the place of ${error.message}`,
      error,
      '注册失败',
    ]),
  ])('shows %s', async (_title, error, expected) => {
    server.answers.Register = {
      register: { __typename: 'RegisterPayload', ok: false, error, errors: [error] },
    };
    await open('register');
    await fillRegister({});
    await click(checkbox('我已阅读并同意'));
    expect(shows(expected)).toBe(false);
    await click(button('注册'));
    await until(() => shows(expected), expected);
  });

  it('[R2.7-05] [R2.7-06] [R4-03] ends a registration in the success view, which leads to the BOSS tab', async () => {
    server.answers.Register = {
      register: { __typename: 'RegisterPayload', ok: true, error: null, errors: [] },
    };
    await open();
    await click(tab('店长/财务登录'));
    await click(tab('BOSS登录'));
    await click(button('注册'));
    await fillRegister({});
    await click(checkbox('我已阅读并同意'));
    await click(button('注册'));
    await until(() => shows('注册成功'), '注册成功');
    // It signs in with what was typed, and stays there with it where that is refused.
    server.answers.Login = {
      login: { __typename: 'LoginPayload', viewer: null, error: refusal('请稍后再试') },
    };
    await click(button('立即登录'));
    await until(() => shows('请稍后再试'), '请稍后再试');
    expect(tab('BOSS登录').getAttribute('aria-selected')).toBe('true');
    expect(field('手机号').value).toBe('13812345678');
    expect(passwordField().value).toBe('abc123');
    expect(writes().map(({ operationName }) => operationName)).toEqual(['Register', 'Login']);
    expect(writes()[1]?.variables).toEqual({
      input: { phone: '13812345678', password: 'abc123' },
    });
  });

  it.each([
    ['entered wrongly too often', 'tooManyCodes', '验证码错误次数过多，请重新获取验证码', true],
    ['too old', 'codeExpired', '验证码已过期，请重新获取', true],
    ['wrong', 'wrongCode', '验证码错误', false],
  ])(
    '[R9.1-02] lets another code be asked for, before its time, where the last is %s: %s',
    async (_what, name, message, isVoid) => {
      server.answers.SendCode = {
        sendCode: { __typename: 'SendCodePayload', ok: true, error: null },
      };
      const error = {
        ...refusal(message, 'code'),
        refusal: { __typename: 'Refusal', name, values: [] },
      };
      server.answers.Register = {
        register: { __typename: 'RegisterPayload', ok: false, error, errors: [error] },
      };
      await open('register');
      await fillRegister({});
      await click(checkbox('我已阅读并同意'));
      await click(button('获取验证码'));
      await until(() => shows('300'), 'the time until the next');
      await click(button('注册'));
      await until(() => alerts().includes(message), message);
      const buttons = [...document.querySelectorAll('button')].map(
        ({ textContent }) => textContent,
      );
      expect(buttons.includes('获取验证码')).toBe(isVoid);
    },
  );

  it('[R7.2-02] asks whether a phone that a boss has added leaves their team, and registers it then', async () => {
    const reason =
      '该手机号已被添加为店长/财务、运营或仓库发货员，请直接登录；继续注册将退出原团队';
    server.answers.Register = {
      register: {
        __typename: 'RegisterPayload',
        ok: false,
        error: { ...refusal(reason), field: 'leaveTeam' },
        errors: [{ ...refusal(reason), field: 'leaveTeam' }],
      },
    };
    await open('register');
    await fillRegister({});
    await click(checkbox('我已阅读并同意'));
    await click(button('注册'));
    await until(() => shows(reason), 'the reason');
    await click(checkbox('退出原团队，注册自己的BOSS账号'));
    // The answer is about that phone alone.
    await type(field('手机号'), '13812345679');
    expect(shows(reason)).toBe(false);
    await type(field('手机号'), '13812345678');
    await click(button('注册'));
    await until(() => shows(reason), 'the reason');
    await click(checkbox('退出原团队，注册自己的BOSS账号'));
    server.answers.Register = {
      register: { __typename: 'RegisterPayload', ok: true, error: null, errors: [] },
    };
    await click(button('注册'));
    await until(() => shows('注册成功'), '注册成功');
    expect(writes().map(({ variables }) => variables)).toMatchObject([
      { input: { phone: '13812345678' } },
      { input: { phone: '13812345678' } },
      { input: { phone: '13812345678', leaveTeam: true } },
    ]);
    expect(writes()[1]?.variables).not.toHaveProperty('input.leaveTeam');
  });

  it('[R2.7-05] ends a forgotten password in its own success view', async () => {
    server.answers.ResetPassword = {
      resetPassword: { __typename: 'ResetPasswordPayload', ok: true, error: null, errors: [] },
    };
    await open('forgotPassword');
    await type(field('手机号'), '13812345678');
    await type(field('验证码'), '123456');
    await type(field('新密码'), 'abc123');
    await type(field('确认密码'), 'abc123');
    await click(button('确认修改'));
    await until(() => shows('密码修改成功'), '密码修改成功');
    await click(button('立即登录'));
    // The terms are still to be agreed to: nothing is sent, and nothing need be typed again.
    expect(field('手机号').value).toBe('13812345678');
    expect(passwordField().value).toBe('abc123');
    expect(writes().map(({ operationName }) => operationName)).toEqual(['ResetPassword']);
    server.answers.Login = {
      login: { __typename: 'LoginPayload', viewer: null, error: refusal('请稍后再试') },
    };
    await click(checkbox('我已阅读并同意'));
    await click(button('登录'));
    await until(() => shows('请稍后再试'), '请稍后再试');
  });

  it('[R8-34] [R4-02] says that a code was sent; a change of view clears form and countdown', async () => {
    server.answers.SendCode = {
      sendCode: { __typename: 'SendCodePayload', ok: true, error: null },
    };
    await open('register');
    await type(field('手机号'), '13812345678');
    await click(button('获取验证码'));
    await until(() => shows('信息发送成功'), '信息发送成功');
    expect(writes()[0]?.variables).toEqual({
      input: { phone: '13812345678', purpose: 'REGISTER' },
    });
    expect(button('300 秒后重发').disabled).toBe(true);
    await click(button('返回登录'));
    await click(button('注册'));
    expect(field('手机号').value).toBe('');
    expect(button('获取验证码').disabled).toBe(false);
  });

  it.each([
    ['[R8-01] the server’s message of a refused code', refusal('操作过于频繁'), '操作过于频繁'],
    ['[R8-35] 信息发送失败 where it says nothing', null, '信息发送失败'],
  ])('shows %s', async (_title, error, expected) => {
    server.answers.SendCode = { sendCode: { __typename: 'SendCodePayload', ok: false, error } };
    await open('register');
    await type(field('手机号'), '13812345678');
    expect(shows(expected)).toBe(false);
    await click(button('获取验证码'));
    await until(() => shows(expected), expected);
    expect(button('获取验证码').disabled).toBe(false);
  });
});
