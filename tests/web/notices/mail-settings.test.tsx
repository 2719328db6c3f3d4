import { act } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { MailSettings } from '../../../web/src/features/notices/mail/MailSettings.tsx';
import { session } from '../../../web/src/session/session.ts';
import { openQuestion } from '../../../web/src/shared/ui/ask.ts';
import { type FakeServer, fakeServer, refusal } from '../support/graphql-server.ts';
import {
  alerts,
  button,
  checkbox,
  click,
  field,
  render,
  shows,
  type,
  until,
} from '../support/render.tsx';

const nothing = {
  __typename: 'MailSettings',
  isAvailable: true,
  address: null,
  pendingAddress: null,
  offered: ['FINE', 'DIGEST', 'IMPORT_DONE'],
  kinds: ['FINE', 'DIGEST'],
  language: null,
};
const pending = { ...nothing, pendingAddress: 'boss@shop.example' };
const confirmed = { ...nothing, address: 'boss@shop.example', language: 'EN' };

const done = (name: string, settings: object | null, error: object | null = null) => ({
  [name]: { __typename: 'Payload', settings, error },
});

let server: FakeServer;
const lastOf = (name: string) =>
  server.asked.findLast(({ operationName }) => operationName === name)?.variables;

async function open(settings: object): Promise<void> {
  server = fakeServer({ MailSettings: { mailSettings: settings } });
  await render(<MailSettings />);
  await until(() => server.asked.length > 0 && !shows('加载'), 'the settings');
}

beforeEach(() => session.set({ ...session.get(), isVisitor: false }));

describe('alerts by e-mail', () => {
  it('are sent to an address that is confirmed by the code that was sent there', async () => {
    await open(nothing);
    await until(() => shows('邮箱地址'), 'the form');
    await type(field('邮箱地址'), 'boss@shop');
    await click(button('获取验证码'));
    expect(alerts()).toEqual(['请输入正确的邮箱地址，如 name@example.com']);
    expect(lastOf('SendMailCode')).toBeUndefined();
    server.answers.SendMailCode = done('sendMailCode', null, refusal('信息发送失败', 'address'));
    await type(field('邮箱地址'), ' boss@shop.example ');
    expect(alerts()).toEqual([]);
    await click(button('获取验证码'));
    await until(() => alerts().includes('信息发送失败'), 'the refusal');
    server.answers.SendMailCode = done('sendMailCode', pending);
    await click(button('获取验证码'));
    await until(() => shows('验证码已发送到'), 'the step with the code');
    expect(lastOf('SendMailCode')).toEqual({
      input: { address: 'boss@shop.example', language: 'ZH_CN' },
    });
    await type(field('邮箱验证码'), '12345');
    await click(button('确认邮箱'));
    expect(alerts()).toEqual(['请输入 6 位数字验证码']);
    server.answers.ConfirmMail = done('confirmMail', null, refusal('验证码输入错误', 'code'));
    await type(field('邮箱验证码'), '123456');
    await click(button('确认邮箱'));
    await until(() => alerts().includes('验证码输入错误'), 'the refusal');
    server.answers.ConfirmMail = done('confirmMail', confirmed);
    await click(button('确认邮箱'));
    await until(() => shows('已确认'), 'the confirmed address');
    expect(lastOf('ConfirmMail')).toEqual({ input: { code: '123456' } });
  });

  it('go on where they were left: an address that waits for its code is shown again', async () => {
    await open({ ...confirmed, pendingAddress: 'new@shop.example' });
    await until(() => shows('new@shop.example'), 'the pending address');
    expect(shows('boss@shop.example')).toBe(true);
    await click(button('换一个邮箱'));
    expect(field('邮箱地址').value).toBe('');
    await click(button('取消'));
    expect(field('邮箱验证码').value).toBe('');
  });

  it('are chosen, tried and ended', async () => {
    await open(confirmed);
    await until(() => shows('邮件内容'), 'the choice');
    expect(document.querySelector('select')?.value).toBe('EN');
    await click(checkbox('每日汇总'));
    await click(checkbox('导入完成'));
    server.answers.SaveMailSettings = done('saveMailSettings', confirmed);
    await click(button('保存邮件设置'));
    await until(() => shows('已保存'), 'the note');
    expect(lastOf('SaveMailSettings')).toEqual({
      input: { kinds: ['FINE', 'IMPORT_DONE'], language: 'EN' },
    });
    server.answers.SendTestMail = {
      sendTestMail: {
        __typename: 'SendTestMailPayload',
        ok: false,
        error: refusal('邮件没有发出'),
      },
    };
    await click(button('发送测试邮件'));
    await until(() => shows('邮件没有发出'), 'why it was not sent');
    server.answers.DeleteMailAddress = done('deleteMailAddress', nothing);
    await click(button('移除邮箱'));
    await until(() => openQuestion.get() !== undefined, 'the question');
    expect(openQuestion.get()?.text).toContain('boss@shop.example');
    await act(async () => openQuestion.get()?.answer(false));
    expect(lastOf('DeleteMailAddress')).toBeUndefined();
    await click(button('移除邮箱'));
    await until(() => openQuestion.get() !== undefined, 'the question');
    await act(async () => openQuestion.get()?.answer(true));
    await until(() => shows('邮箱地址'), 'the empty form');
    expect(shows('已确认')).toBe(false);
  });

  it('have no button where this server sends none', async () => {
    await open({ ...nothing, isAvailable: false });
    await until(() => shows('本系统没有开通邮件'), 'the explanation');
    expect(document.querySelectorAll('button')).toHaveLength(0);
  });

  it('can be ended all the same where this server sends none any more', async () => {
    await open({ ...confirmed, isAvailable: false });
    await until(() => shows('boss@shop.example'), 'the address');
    const names = [...document.querySelectorAll('button')].map(({ textContent }) => textContent);
    expect(names).toEqual(['移除邮箱']);
  });
});
