import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import ResetPasswordPage from '../../../web/src/features/account/sign-in/ResetPasswordPage.tsx';
import { type FakeServer, fakeServer, refusal } from '../support/graphql-server.ts';
import {
  alerts,
  button,
  click,
  currentAddress,
  field,
  leave,
  render,
  shows,
  type,
  until,
} from '../support/render.tsx';

let server: FakeServer;

const open = () => render(<ResetPasswordPage />, { at: '/resetpass' });

const good = { 手机号: '13812345678', 验证码: '123456', 新密码: 'abc123', 确认密码: 'abc123' };

async function fill(values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await type(field(label), value);
}

/** Opens the page, and sends what is right. */
const change = async () => {
  await open();
  await fill(good);
  await until(() => !button('确认修改').disabled, 'enabled');
  await click(button('确认修改'));
};

const refused = (message: string, field: string | null) => ({
  resetPassword: {
    __typename: 'ResetPasswordPayload',
    ok: false,
    error: refusal(message, field),
    errors: [{ __typename: 'AccountError', message, field }],
  },
});

describe('/resetpass', () => {
  beforeEach(() => {
    server = fakeServer();
  });

  it('[R2.1-20] shows phone, code and two passwords', async () => {
    await open();
    for (const label of Object.keys(good)) expect(field(label)).toBeDefined();
    expect(field('新密码').type).toBe('password');
    expect(field('确认密码').type).toBe('password');
  });

  it.each([
    ['[R5.3-01]', '手机号', '', '您没有填写手机号'],
    ['[R5.3-02]', '手机号', '1381234567', '手机号格式错误'],
    ['[R5.3-02]', '手机号', 'abcdefghijk', '手机号格式错误'],
    ['[R5.3-03]', '验证码', '', '您没有输入验证码'],
    ['[R5.3-04]', '新密码', '', '您没有输入密码'],
    ['[R5.3-05]', '新密码', '12345', '密码必须为6-12位字符组合'],
    ['[R5.3-05]', '新密码', '1234567890123', '密码必须为6-12位字符组合'],
    ['[R5.3-06]', '确认密码', '', '两次密码输入不一致'],
    ['[R5.3-06]', '确认密码', 'other1', '两次密码输入不一致'],
  ])('%s %s "%s" shows %s', async (_id, label, value, expected) => {
    await open();
    await type(field(label), value);
    await leave(field(label));
    await until(() => alerts().length > 0, expected);
    expect(alerts()).toEqual([expected]);
  });

  it('[R5.3-06] judges the repetition again when the password changes after it', async () => {
    await open();
    await fill(good);
    await leave(field('确认密码'));
    await type(field('新密码'), 'abc124');
    await until(() => alerts().includes('两次密码输入不一致'), '两次密码输入不一致');
  });

  it('[R5.3-07] enables the button with the fourth good field, and not before', async () => {
    await open();
    for (const [label, value] of Object.entries(good)) {
      expect(button('确认修改').disabled).toBe(true);
      await type(field(label), value);
    }
    await until(() => !button('确认修改').disabled, 'enabled');
    await type(field('确认密码'), 'abc124');
    await until(() => button('确认修改').disabled, 'disabled again');
  });

  it('[R8-49] shows a wrong code under its field', async () => {
    server.answers.ResetPassword = refused('验证码输入错误', 'code');
    await change();
    await until(() => alerts().includes('验证码输入错误'), '验证码输入错误');
    expect(field('验证码').getAttribute('aria-invalid')).toBe('true');
    expect(field('手机号').getAttribute('aria-invalid')).not.toBe('true');
  });

  it('[R8-49] shows every mistake under its field', async () => {
    const answer = refused('验证码输入错误', 'code');
    answer.resetPassword.errors.push({
      __typename: 'AccountError',
      message: '密码不能含有空格',
      field: 'password',
    });
    server.answers.ResetPassword = answer;
    await change();
    await until(() => alerts().includes('密码不能含有空格'), '密码不能含有空格');
    expect(alerts()).toContain('验证码输入错误');
    expect(document.querySelector('[data-scope=toast]')).toBeNull();
  });

  it('[R8-49] shows an unregistered phone as a passing message', async () => {
    server.answers.ResetPassword = refused('您还未注册', 'phone');
    await change();
    await until(() => shows('您还未注册'), '您还未注册');
    expect(document.querySelector('[data-scope=toast]')?.textContent).toContain('您还未注册');
  });

  it('[R8-36] says that it is done and goes to the home page after 1.5 s', async () => {
    server.answers.ResetPassword = {
      resetPassword: { __typename: 'ResetPasswordPayload', ok: true, error: null, errors: [] },
    };
    await open();
    await fill(good);
    await until(() => !button('确认修改').disabled, 'enabled');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    await click(button('确认修改'));
    await until(() => shows('密码修改成功，为您跳转到首页'), 'done');
    expect(server.asked.at(-1)?.variables).toEqual({
      input: { phone: '13812345678', code: '123456', password: 'abc123' },
    });
    await act(async () => vi.advanceTimersByTime(1499));
    expect(currentAddress()).toBe('/resetpass');
    await act(async () => vi.advanceTimersByTime(1));
    expect(currentAddress()).toBe('/index');
  });

  it('[R9.1-04] lets a code be asked for again after 60 s', async () => {
    server.answers.SendCode = {
      sendCode: { __typename: 'SendCodePayload', ok: true, error: null, errors: [] },
    };
    await open();
    await type(field('手机号'), '13812345678');
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    await click(button('获取验证码'));
    await until(() => shows('60 秒后重发'), 'the countdown');
    await act(async () => vi.advanceTimersByTime(59_000));
    expect(button('1 秒后重发').disabled).toBe(true);
    await act(async () => vi.advanceTimersByTime(1_000));
    expect(button('获取验证码').disabled).toBe(false);
  });
});
