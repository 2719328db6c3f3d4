import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LinkDialogHost } from '../../../web/src/features/account/sign-in/LinkDialogHost.tsx';
import {
  closeLink,
  linkDialog,
  openLink,
  promptToLink,
} from '../../../web/src/features/account/sign-in/link-dialog-store.ts';
import {
  resetReminders,
  useReminderTurn,
} from '../../../web/src/session/reminders/reminder-queue.ts';
import { startSession } from '../../../web/src/session/session.ts';
import type { Viewer } from '../../../web/src/session/viewer-context.ts';
import { createStore } from '../../../web/src/shared/store.ts';
import { beginPage } from '../../../web/src/shared/ui/begun.ts';
import { type FakeServer, fakeServer, refusal } from '../support/graphql-server.ts';
import {
  alerts,
  button,
  click,
  field,
  leave,
  render,
  shows,
  tab,
  type,
  unmount,
  until,
} from '../support/render.tsx';
import { viewerOf } from '../support/viewer.ts';

const byChat = viewerOf({
  id: '1',
  phone: null,
  username: '陈小姐',
  nickName: '陈小姐',
  registerTime: '2026-01-02T00:00:00.000Z',
});
const byPhone: Viewer = { ...byChat, id: '2', phone: '13812345678', hasChatAccount: false };

let server: FakeServer;

const chatLogin = (url: string | null) => ({
  startChatLogin: {
    __typename: 'StartChatLoginPayload',
    sessionId: url && 'session',
    url,
    error: url === null ? refusal('尚未开通微信登录，请使用手机号登录') : null,
  },
});

const open = (viewer: Viewer) => render(<LinkDialogHost />, { at: '/home', viewer });

const fill = async (values: Record<'手机号' | '密码' | '确认密码' | '验证码', string>) => {
  for (const [label, value] of Object.entries(values)) await type(field(label), value);
};

beforeEach(() => {
  startSession('chat');
  closeLink();
  resetReminders();
  server = fakeServer();
  server.answers.StartChatLogin = chatLogin('https://chat.example/qr');
});

describe('the prompt to bind', () => {
  it.each([
    ['a boss without a phone', byChat, 'phone'],
    ['a boss without a chat account', byPhone, 'chat'],
    ['a boss with both', { ...byPhone, hasChatAccount: true }, undefined],
    ['a manager', { ...byPhone, isBoss: false, role: 'MANAGER' } as const, undefined],
  ])('[R6-11] of %s', (_who, viewer, way) => {
    promptToLink(viewer);
    expect(linkDialog.get()?.way).toBe(way);
  });

  it.each([byChat, byPhone])('[R6-11] is shown in whatever page is opened, %#', async (viewer) => {
    await open(viewer);
    await until(() => shows('绑定手机号与微信'), 'the dialog');
    await click(button('以后再说'));
    await unmount();
    // Also where another reminder was closed a moment ago, and not once it was put off.
    await open(viewer);
    expect(linkDialog.get()).toBeUndefined();
  });

  it('does not come where the chat app is not set up, and is not asked for again in the next page', async () => {
    server.answers.StartChatLogin = chatLogin(null);
    await open(byPhone);
    await until(() => linkDialog.get() === undefined, 'the end of the prompt');
    await unmount();
    await open(byPhone);
    expect(linkDialog.get()).toBeUndefined();
    expect(server.asked.map(({ operationName }) => operationName)).toEqual(['StartChatLogin']);
  });

  it('[R6-11] does not come over what was begun on a page, but with the next one', async () => {
    beginPage();
    await click(document.body);
    await open(byPhone);
    const code = '../../../web/src/features/account/sign-in/LinkDialog.tsx';
    await act(async () => void (await import(code)));
    expect(shows('绑定手机号与微信')).toBe(false);
    await act(async () => beginPage());
    await until(() => shows('绑定手机号与微信'), 'the dialog');
  });

  it('[R6-11] does not wait for the pause after another reminder', async () => {
    const Other = () => (useReminderTurn('bindFirst', isFirst.use()) ? <p>另一个提醒</p> : null);
    const isFirst = createStore(true);
    await render(
      <>
        <Other />
        <LinkDialogHost />
      </>,
      { at: '/home', viewer: byPhone },
    );
    await until(() => shows('另一个提醒'), 'the other one');
    expect(shows('绑定手机号与微信')).toBe(false);
    await act(async () => isFirst.set(false));
    await until(() => shows('绑定手机号与微信'), 'the dialog');
  });

  it('[R2.7-34] shows both ways, and can be put off for a week', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    promptToLink(byChat);
    await open(byChat);
    await until(() => shows('绑定手机号与微信'), 'the dialog');
    expect(tab('手机号').getAttribute('aria-selected')).toBe('true');
    await click(tab('微信'));
    expect(shows('已绑定微信')).toBe(true);
    await click(button('以后再说'));
    expect(linkDialog.get()).toBeUndefined();
    await act(async () => promptToLink(byChat));
    expect(linkDialog.get()).toBeUndefined();
    vi.setSystemTime(Date.now() + 7 * 24 * 3_600_000);
    await act(async () => promptToLink(byChat));
    expect(linkDialog.get()?.isPrompt).toBe(true);
  });
});

describe('binding a phone', () => {
  beforeEach(() => openLink('phone'));

  it.each([
    ['[R5.6-01]', '手机号', '', '手机号不能为空'],
    ['[R5.6-02]', '手机号', '1381234567', '请输入正确的手机号'],
    ['[R5.6-03]', '密码', '12345', '密码必须为6-12位字符组合'],
    ['[R5.6-04]', '密码', '', '密码不能为空'],
    ['[R5.6-05]', '确认密码', 'other1', '两次密码输入不一致'],
    ['[R5.6-06]', '验证码', '', '验证码不能为空'],
  ])('%s %s "%s" is answered by %s', async (_id, label, value, message) => {
    await open(byChat);
    await until(() => shows('绑定手机号'), 'the form');
    if (label === '确认密码') await type(field('密码'), 'abc123');
    await type(field(label), value);
    expect(alerts()).not.toContain(message);
    await leave(field(label));
    await until(() => alerts().includes(message), message);
  });

  it('sends nothing while something is wrong, and names all of it', async () => {
    await open(byChat);
    await until(() => shows('绑定手机号'), 'the form');
    await click(button('绑定手机号'));
    await until(() => alerts().length === 4, 'four errors');
    await click(button('获取验证码'));
    expect(server.asked).toEqual([]);
  });

  it('sends what was entered, and shows a wrong code under its field', async () => {
    server.answers.BindPhone = {
      bindPhone: {
        __typename: 'BindPhonePayload',
        viewer: null,
        error: refusal('验证码输入错误', 'code'),
        errors: [refusal('验证码输入错误', 'code')],
      },
    };
    await open(byChat);
    await until(() => shows('绑定手机号'), 'the form');
    await fill({ 手机号: '13812345678', 密码: 'abc123', 确认密码: 'abc123', 验证码: '123456' });
    await click(button('绑定手机号'));
    await until(() => alerts().includes('验证码输入错误'), '验证码输入错误');
    expect(server.asked).toEqual([
      {
        operationName: 'BindPhone',
        variables: { input: { phone: '13812345678', password: 'abc123', code: '123456' } },
      },
    ]);
  });

  it('says that it is done, and closes', async () => {
    server.answers.BindPhone = {
      bindPhone: {
        __typename: 'BindPhonePayload',
        viewer: { ...byChat, phone: '13812345678' },
        error: null,
        errors: [],
      },
    };
    await open(byChat);
    await until(() => shows('绑定手机号'), 'the form');
    await fill({ 手机号: '13812345678', 密码: 'abc123', 确认密码: 'abc123', 验证码: '123456' });
    await click(button('绑定手机号'));
    await until(() => linkDialog.get() === undefined, 'the end of the dialog');
    await until(() => shows('绑定成功'), '绑定成功');
  });

  it('[R9.1-03] lets a code be asked for again after 299 s', async () => {
    server.answers.SendCode = {
      sendCode: { __typename: 'SendCodePayload', ok: true, error: null },
    };
    await open(byChat);
    await until(() => shows('绑定手机号'), 'the form');
    await type(field('手机号'), '13812345678');
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    await click(button('获取验证码'));
    await until(() => shows('299 秒后重发'), 'the countdown');
    await act(async () => vi.advanceTimersByTime(298_000));
    expect(button('1 秒后重发').disabled).toBe(true);
    await act(async () => vi.advanceTimersByTime(1_000));
    expect(button('获取验证码').disabled).toBe(false);
    expect(server.asked).toEqual([
      {
        operationName: 'SendCode',
        variables: { input: { phone: '13812345678', purpose: 'BIND_PHONE' } },
      },
    ]);
  });
});
