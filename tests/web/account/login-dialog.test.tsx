import { describe, expect, it } from 'vitest';
import { session } from '../../../web/src/session/session.ts';
import { forgetNotes, noteOf } from '../../../web/src/shared/kept/user-notes.ts';
import { refusal } from '../support/graphql-server.ts';
import {
  alerts,
  button,
  checkbox,
  click,
  currentAddress,
  field,
  leave,
  shows,
  tab,
  type,
  until,
} from '../support/render.tsx';
import { viewerOf } from '../support/viewer.ts';
import { authServer, open, passwordField, type Refused, wordless } from './auth-dialog-steps.tsx';

const viewer = viewerOf({
  id: '1',
  username: 'boss',
  permissions: ['lookCost'],
  registerTime: '2026-01-01T00:00:00.000Z',
});

const logIn = async (password: string) => {
  await type(field('手机号'), '13812345678');
  await type(passwordField(), password);
  await click(checkbox('我已阅读并同意'));
  await click(button('登录'));
};

describe('login dialog', () => {
  const server = authServer();
  const { writes } = server;

  it('[R2.7-01] has the BOSS tab with phone and password', async () => {
    await open();
    expect(tab('BOSS登录').getAttribute('aria-selected')).toBe('true');
    expect(field('手机号').type).toBe('tel');
    expect(passwordField().type).toBe('password');
  });

  it('[R2.7-02] [R5.1-11] has the manager tab with phone and code, and no remembering there', async () => {
    await open();
    await click(tab('店长/财务登录'));
    expect(tab('店长/财务登录').getAttribute('aria-selected')).toBe('true');
    expect(field('验证码')).toBeDefined();
    expect(shows('记住密码')).toBe(false);
    expect(document.querySelector('input[type=password]')).toBeNull();
  });

  it('[R2.7-03] [R2.7-04] leads to the register view and the forgot-password view', async () => {
    await open();
    await click(button('注册'));
    for (const label of ['手机号', '验证码', '密码', '确认密码'])
      expect(field(label)).toBeDefined();
    expect(checkbox('我已阅读并同意')).toBeDefined();
    await click(button('返回登录'));
    await click(button('忘记密码'));
    for (const label of ['手机号', '验证码', '新密码']) expect(field(label)).toBeDefined();
  });

  it('[R5.1-01] [R5.1-05] [R5.1-07] names what is missing when a field is left empty', async () => {
    await open();
    await leave(field('手机号'));
    await until(() => alerts().includes('请输入手机号'), '请输入手机号');
    await leave(passwordField());
    await until(() => alerts().includes('请输入密码'), '请输入密码');
    await click(tab('店长/财务登录'));
    await leave(field('验证码'));
    await until(() => alerts().includes('请输入验证码'), '请输入验证码');
    expect(writes()).toEqual([]);
  });

  it('[R5.1-02] enables the account tab’s button at 11 characters and a password', async () => {
    await open();
    await type(field('手机号'), '1381234567');
    await type(passwordField(), 'abc123');
    expect(button('登录').disabled).toBe(true);
    await type(field('手机号'), '13812345678');
    expect(button('登录').disabled).toBe(false);
    await type(passwordField(), '');
    expect(button('登录').disabled).toBe(true);
  });

  it('[R5.1-03] enables the code tab’s button at 11 characters', async () => {
    await open();
    await click(tab('店长/财务登录'));
    await type(field('手机号'), '1381234567');
    expect(button('登录').disabled).toBe(true);
    await type(field('手机号'), '13812345678');
    expect(button('登录').disabled).toBe(false);
  });

  it('[R5.1-04] enables the button for the value that the server has reserved, and for no other', async () => {
    server.answers.ReservedLogin = { reservedLogin: 'support' };
    await open();
    await type(field('手机号'), 'support');
    await until(() => !button('登录').disabled, 'the enabled button');
    await type(field('手机号'), 'suppor');
    expect(button('登录').disabled).toBe(true);
  });

  it('[R5.1-04] enables it for no such value where the server has none', async () => {
    server.answers.ReservedLogin = { reservedLogin: null };
    await open();
    await until(() => server.asked.length === 1, 'the answer');
    await type(field('手机号'), 'support');
    await type(passwordField(), 'abc123');
    expect(button('登录').disabled).toBe(true);
  });

  it('[R7.2-11] leads to the page of the chat app, once the terms are agreed to', async () => {
    const url = 'https://open.weixin.qq.com/connect/qrconnect?state=1';
    const sessionId = 'a'.repeat(32);
    server.answers.StartChatLogin = {
      startChatLogin: { __typename: 'StartChatLoginPayload', sessionId, url, error: null },
    };
    await open();
    await click(button('微信扫码登录'));
    await until(() => alerts().includes('请确定已同意用户服务协议'), 'terms');
    expect(writes()).toEqual([]);
    await click(checkbox('我已阅读并同意'));
    await click(button('微信扫码登录'));
    await until(() => shows('打开微信扫码页'), 'the link');
    const link = document.querySelector('a[target=_blank]');
    expect(link?.getAttribute('href')).toBe(url);
    expect(link?.getAttribute('rel')).toContain('noopener');
    await click(button('返回登录'));
    expect(tab('BOSS登录').getAttribute('aria-selected')).toBe('true');
  });

  it('says why there is no QR code, and tries again', async () => {
    server.answers.StartChatLogin = {
      startChatLogin: {
        __typename: 'StartChatLoginPayload',
        sessionId: null,
        url: null,
        error: refusal('微信暂时没有响应，请稍后重试'),
      },
    };
    await open();
    await click(checkbox('我已阅读并同意'));
    await click(button('微信扫码登录'));
    await until(() => alerts().includes('微信暂时没有响应，请稍后重试'), 'the reason');
    await click(button('刷新二维码'));
    await until(() => writes().length === 2, 'the second try');
  });

  it('offers no other QR code where the chat app is not set up', async () => {
    const words = '尚未开通微信登录，请使用手机号登录';
    server.answers.StartChatLogin = {
      startChatLogin: {
        __typename: 'StartChatLoginPayload',
        sessionId: null,
        url: null,
        error: {
          ...refusal(words),
          refusal: { __typename: 'Refusal', name: 'chatNotOpen', values: [] },
        },
      },
    };
    await open();
    await click(checkbox('我已阅读并同意'));
    await click(button('微信扫码登录'));
    await until(() => alerts().includes(words), 'the reason');
    expect(shows('刷新二维码')).toBe(false);
    await click(button('返回登录'));
    expect(tab('BOSS登录').getAttribute('aria-selected')).toBe('true');
  });

  it('[R5.1-09] asks for the agreement before a login, and sends nothing', async () => {
    await open();
    await type(field('手机号'), '13812345678');
    await type(passwordField(), 'abc123');
    await click(button('登录'));
    await until(() => alerts().includes('请确定已同意用户服务协议'), 'terms');
    expect(writes()).toEqual([]);
  });

  it('[R5.1-12] offers +86 and no other area code', async () => {
    await open();
    expect(shows('+86')).toBe(true);
    expect(document.querySelector('select, [role=combobox]')).toBeNull();
  });

  it('[R4-07] [R4-06] goes to /home after a login, as the boss', async () => {
    server.answers.Login = { login: { __typename: 'LoginPayload', viewer, error: null } };
    await open();
    await logIn('abc123');
    await until(() => currentAddress() === '/home', '/home');
    expect(writes()).toEqual([
      {
        operationName: 'Login',
        variables: { input: { phone: '13812345678', password: 'abc123' } },
      },
    ]);
    expect(session.get()).toMatchObject({ isVisitor: false, isBoss: true });
  });

  it('says no longer that an earlier try was refused', async () => {
    server.answers.Login = {
      login: { __typename: 'LoginPayload', viewer: null, error: refusal('手机号或密码错误') },
    };
    await open();
    await logIn('abc124');
    await until(() => shows('手机号或密码错误'), 'the refusal');
    server.answers.Login = { login: { __typename: 'LoginPayload', viewer, error: null } };
    await type(passwordField(), 'abc123');
    await click(button('登录'));
    await until(() => currentAddress() === '/home', '/home');
    await until(() => !shows('手机号或密码错误'), 'that it is gone');
  });

  it('brings what the person has chosen of the looks elsewhere', async () => {
    const note = { __typename: 'UserNote' as const, changedAt: '2026-06-01T00:00:00.000Z' };
    const notes = [{ ...note, name: 'table.stock', value: 'compact' }];
    server.answers.Login = {
      login: { __typename: 'LoginPayload', viewer: { ...viewer, notes }, error: null },
    };
    await open();
    await logIn('abc123');
    await until(() => currentAddress() === '/home', '/home');
    expect(noteOf('1', 'table.stock')).toBe('compact');
    forgetNotes();
  });

  it('[R4-06] a login by code leaves the boss flag false', async () => {
    server.answers.Login = {
      login: { __typename: 'LoginPayload', viewer: { ...viewer, isBoss: false }, error: null },
    };
    await open();
    await click(tab('店长/财务登录'));
    await type(field('手机号'), '13812345678');
    await type(field('验证码'), '123456');
    await click(checkbox('我已阅读并同意'));
    await click(button('登录'));
    await until(() => currentAddress() === '/home', '/home');
    expect(writes()[0]?.variables).toEqual({
      input: { phone: '13812345678', code: '123456' },
    });
    expect(session.get()).toMatchObject({ isVisitor: false, isBoss: false });
  });

  it.each<[string, Refused | null, string]>([
    [
      '[R8-01] the server’s message of a refused login',
      refusal('账号或密码错误'),
      '账号或密码错误',
    ],
    ['[R8-03] 登录失败 where it says nothing', refusal(''), '登录失败'],
    ['[R8-03] 登录失败 where there is no reason at all', null, '登录失败'],
    ...wordless.map((error): [string, typeof error, string] => [
      `[R8-03] 登录失败 in the place of ${error.message}`,
      error,
      '登录失败',
    ]),
  ])('shows %s', async (_title, error, expected) => {
    server.answers.Login = { login: { __typename: 'LoginPayload', viewer: null, error } };
    await open();
    await type(field('手机号'), '13812345678');
    await type(passwordField(), 'abc123');
    await click(checkbox('我已阅读并同意'));
    expect(shows(expected)).toBe(false);
    await click(button('登录'));
    await until(() => shows(expected), expected);
    expect(session.get().isVisitor).toBe(true);
  });

  it('[R8-35] takes back what the try before was refused for, and says 信息发送失败 where nobody says why', async () => {
    const [error] = wordless;
    server.answers.SendCode = { sendCode: { __typename: 'SendCodePayload', ok: false, error } };
    await open();
    await click(tab('店长/财务登录'));
    await type(field('手机号'), '13812345678');
    await click(button('获取验证码'));
    await until(() => shows('信息发送失败'), '信息发送失败');
    server.answers.SendCode = {
      sendCode: { __typename: 'SendCodePayload', ok: true, error: null },
    };
    await click(button('获取验证码'));
    await until(() => shows('信息发送成功') && !shows('信息发送失败'), 'only that it was sent');

    const refuseFor = (reason: string) => {
      const payload = { __typename: 'LoginPayload', viewer: null, error: refusal(reason) };
      server.answers.Login = { login: payload };
    };
    refuseFor('验证码输入错误');
    await type(field('验证码'), '123456');
    await click(checkbox('我已阅读并同意'));
    await click(button('登录'));
    await until(() => shows('验证码输入错误'), 'the first reason');
    refuseFor('您的账号已被移除');
    await click(button('登录'));
    await until(() => shows('您的账号已被移除') && !shows('验证码输入错误'), 'the second alone');
  });

  it('[R8-13] tells of a broken connection by its message', async () => {
    server.answers.Login = new TypeError('Failed to fetch');
    await open();
    await logIn('abc123');
    await until(() => shows('Failed to fetch'), 'the error’s message');
  });
});
