import { describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../support/api.ts';
import {
  codeIn,
  confirmMailbox,
  mailApi,
  mailbox,
  mailedBoss,
  type Post,
} from '../../support/mail.ts';

const minute = 60_000;

const settings = async (api: TestApi, token: string) =>
  (await api.call('getMailSettings', {}, { token })).data;
const send = (api: TestApi, token: string, address: string) =>
  api.call('sendMailCode', { address, language: 'zh-CN' }, { token });
const confirm = (api: TestApi, token: string, code: string) =>
  api.call('confirmMail', { code }, { token });
const lastCode = (post: Post) => codeIn(post.sent.at(-1) ?? { text: '' });
const wrong = (code: string) => (code === '000000' ? '111111' : '000000');

describe('the address of a mailbox', () => {
  it('is used once it is confirmed by the code that was sent there', async () => {
    const { api, post } = await mailApi();
    const { token } = await api.signIn();
    expect(await settings(api, token)).toMatchObject({
      isAvailable: true,
      address: null,
      pendingAddress: null,
      language: null,
    });
    const sent = await send(api, token, ` ${mailbox} `);
    expect(sent.data).toMatchObject({ address: null, pendingAddress: mailbox });
    expect(post.sent).toMatchObject([
      { to: mailbox, subject: expect.stringMatching(/^邮箱验证码 \d{6}$/) },
    ]);
    // What was never asked for is never ended.
    expect(post.sent[0]?.unsubscribeUrl).toBeUndefined();
    expect((await confirm(api, token, wrong(lastCode(post)))).msg).toBe('验证码输入错误');
    const confirmed = await confirm(api, token, lastCode(post));
    expect(confirmed.data).toMatchObject({
      address: mailbox,
      pendingAddress: null,
      kinds: ['shipSoon', 'shortage', 'fine', 'soldOut', 'sessionLost', 'digest', 'shopExpiring'],
      language: 'zh-CN',
    });
    expect((await confirm(api, token, lastCode(post))).msg).toBe('验证码输入错误');
  });

  it('stays until another is confirmed, and can be removed', async () => {
    const { api, post, token } = await mailedBoss();
    api.clock.advance(minute);
    await api.call('saveMailSettings', { kinds: ['fine'], language: 'en' }, { token });
    await send(api, token, 'new@shop.example');
    expect(await settings(api, token)).toMatchObject({
      address: mailbox,
      pendingAddress: 'new@shop.example',
    });
    await api.call('sendTestMail', {}, { token });
    expect(post.sent.at(-1)).toMatchObject({ to: mailbox, subject: 'Test message' });
    const code = post.sent.find(({ to }) => to === 'new@shop.example');
    await confirm(api, token, codeIn(code ?? { text: '' }));
    expect(await settings(api, token)).toMatchObject({
      address: 'new@shop.example',
      kinds: ['fine'],
    });
    const gone = await api.call('deleteMailAddress', {}, { token });
    expect(gone.data).toMatchObject({ address: null, pendingAddress: null });
    expect((await api.call('sendTestMail', {}, { token })).msg).toBe(
      '还没有确认邮箱，请先添加邮箱',
    );
    expect((await api.call('saveMailSettings', { kinds: [], language: 'en' }, { token })).msg).toBe(
      '还没有确认邮箱，请先添加邮箱',
    );
    expect(await api.db.selectFrom('mail_setting').selectAll().execute()).toEqual([]);
  });

  it.each([
    '',
    'boss',
    'boss@',
    '@shop.example',
    'a b@shop.example',
    'a@shop',
    'a@b.example\r\nX: y',
    'a@b.example,c@d.example',
    '<a@b.example>',
    `${'a'.repeat(65)}@b.example`,
    `a@${'b.'.repeat(130)}example`,
  ])('is refused in words when it is none: %j', async (address) => {
    const { api, post } = await mailApi();
    const { token } = await api.signIn();
    const answer = await send(api, token, address);
    expect([answer.code, answer.msg]).toEqual([1, expect.stringMatching(/邮箱地址/)]);
    expect(post.sent).toEqual([]);
  });

  it('is not guessed: a code is void after five wrong entries and after ten minutes', async () => {
    const { api, post } = await mailApi();
    const { token } = await api.signIn();
    await send(api, token, mailbox);
    const code = lastCode(post);
    for (let entry = 0; entry < 5; entry++) await confirm(api, token, wrong(code));
    expect((await confirm(api, token, code)).msg).toBe('验证码错误次数过多，请重新获取验证码');
    api.clock.advance(minute);
    await send(api, token, mailbox);
    api.clock.advance(10 * minute);
    expect((await confirm(api, token, lastCode(post))).msg).toBe('验证码已过期，请重新获取');
    expect(await settings(api, token)).toMatchObject({ address: null, pendingAddress: null });
    // Another person’s code, and one for another address, opens nothing.
    await send(api, token, mailbox);
    const other = await api.signIn();
    expect((await confirm(api, other.token, lastCode(post))).msg).toBe('验证码输入错误');
  });

  it('is not filled by strangers, and the answer is the same whoever else has it', async () => {
    const { api, post, token } = await mailedBoss();
    const other = await api.signIn();
    const answers = [await send(api, other.token, mailbox), await send(api, other.token, mailbox)];
    expect(answers.map(({ code, msg }) => [code, msg])).toEqual([
      [0, expect.any(String)],
      [429, expect.stringMatching(/^验证码已发送，请勿重复获取，请在 50 秒后再试$/)],
    ]);
    expect(answers[0]?.data).toMatchObject({ address: null, pendingAddress: mailbox });
    for (let person = 0; person < 10; person++) {
      const { token: theirs } = await api.signIn();
      await send(api, theirs, mailbox.toUpperCase());
    }
    // One of the boss, one of the other, eight more.
    expect(post.sent).toHaveLength(9);
    expect((await settings(api, token)).address).toBe(mailbox);
  });

  it('is asked for again at once when the server did not take the code', async () => {
    const { api, post } = await mailApi();
    const { token } = await api.signIn();
    post.answers.push({ state: 'refused', problem: 'EENVELOPE 550' });
    expect((await send(api, token, mailbox)).msg).toBe('信息发送失败，请稍后重试');
    expect((await send(api, token, mailbox)).code).toBe(0);
    expect(JSON.stringify(api.logged)).not.toMatch(/shop\.example|\d{6}/);
  });

  it('ends with the password: whoever knew the old one reads along no more', async () => {
    const { api, post } = await mailApi();
    const { user, token } = await api.signIn({ phone: '13911110001' });
    await confirmMailbox(api, post, token);
    await api.call('sendPhoneCodeFindPass', { phone: user.phone });
    const code = api.codeFor(user.phone);
    const reset = {
      phone: user.phone,
      password: 'fresh9',
      rePassword: 'fresh9',
      code,
    };
    expect((await api.call('resetpass', reset)).code).toBe(0);
    expect(await api.db.selectFrom('mail_setting').selectAll().execute()).toEqual([]);
  });

  it('is not offered where nothing sends e-mail', async () => {
    const api = await testApi();
    const { token } = await api.signIn();
    expect(await settings(api, token)).toMatchObject({ isAvailable: false });
    expect((await send(api, token, mailbox)).msg).toBe('本系统没有开通邮件，请联系管理员');
  });

  it('is told in the log of who did what, as far as its owner knows it', async () => {
    const { api, token } = await mailedBoss();
    await api.call('deleteMailAddress', {}, { token });
    const { rows } = (await api.call('listAudit', { pageIndex: 1, pageSize: 20 }, { token })).data;
    const acts = rows.map((row: { call: string }) => row.call);
    expect(acts).toEqual(['deleteMailAddress', 'confirmMail', 'sendMailCode']);
    expect(JSON.stringify(rows)).toContain('bo***@shop.example');
    expect(JSON.stringify(rows)).not.toContain(mailbox);
  });
});

describe('the link that ends e-mail', () => {
  const linkOf = (post: Post) => new URL(post.sent.at(-1)?.unsubscribeUrl ?? '');
  const visit = (api: TestApi, { pathname, search }: URL, init?: RequestInit) =>
    api.handle(new Request(`http://api.test${pathname}${search}`, init));
  /** As a mailbox asks (RFC 8058 section 3.2): no cookie, no origin. */
  const oneClick = {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  } as const;

  it('asks a person first, in their language, and takes one request of a mailbox', async () => {
    const { api, post, token } = await mailedBoss();
    await api.call('saveMailSettings', { kinds: ['fine'], language: 'de' }, { token });
    await api.call('sendTestMail', {}, { token });
    const link = linkOf(post);
    const page = await visit(api, link);
    const html = await page.text();
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(html).toContain('<html lang="de" dir="ltr">');
    expect(html).toContain('bo***@shop.example');
    expect(html).toContain('<form method="post">');
    expect((await settings(api, token)).address).toBe(mailbox);
    expect((await visit(api, link, oneClick)).status).toBe(200);
    expect((await settings(api, token)).address).toBeNull();
    const { rows } = (await api.call('listAudit', { pageIndex: 1, pageSize: 1 }, { token })).data;
    expect(rows).toMatchObject([
      {
        call: 'deleteMailAddress',
        changes: [{ field: 'mailAddress', before: 'bo***@shop.example', after: null }],
      },
    ]);
    const again = await visit(api, link, oneClick);
    expect([again.status, await again.text()]).toEqual([
      200,
      expect.stringContaining('keine Hinweise per E-Mail mehr'),
    ]);
  });

  it('is for one mailbox: neither a changed one nor that of a former address ends anything', async () => {
    const { api, post, token } = await mailedBoss();
    await api.call('sendTestMail', {}, { token });
    const former = linkOf(post);
    const forged = new URL(former);
    forged.searchParams.set('signature', 'A'.repeat(43));
    await visit(api, forged, oneClick);
    expect((await settings(api, token)).address).toBe(mailbox);
    api.clock.advance(minute);
    await confirmMailbox(api, post, token, { address: 'new@shop.example' });
    await visit(api, former, oneClick);
    expect((await settings(api, token)).address).toBe('new@shop.example');
  });
});
