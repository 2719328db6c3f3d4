import { describe, expect, it } from 'vitest';
import { hashPassword } from '../../../api/account/passwords.ts';
import { backgroundOf } from '../../../api/binding/background.ts';
import { testApi } from '../../support/api.ts';
import { makeKey } from '../../support/api-keys.ts';

const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36 Edg/126.0';

async function twoSessions() {
  const api = await testApi();
  const { user, token } = await api.signIn({ password_hash: await hashPassword('abc123') });
  const login = await api.call(
    'login',
    { phone: user.phone, password: 'abc123' },
    { headers: { 'x-client-address': '2001:db8:1:2::7', 'user-agent': windows } },
  );
  const list = async (by: string) => {
    await backgroundOf(api.deps).settled();
    return (await api.call('listSessions', {}, { token: by })).data;
  };
  return { api, user, token, other: String(login.data), list };
}

const isIn = { code: 0 };
const isOut = { code: 401 };

describe('sessions', () => {
  it('are listed with their beginning, kind of browser and shortened address, the asking one first', async () => {
    const { api, token, other, list } = await twoSessions();
    const rows = await list(token);
    expect(rows).toMatchObject([
      { isCurrent: true, createdAt: expect.any(Number) },
      {
        isCurrent: false,
        createdAt: api.clock.now(),
        address: '2001:db8:1:2::/64',
        agent: 'Edge/Windows',
        helpers: [],
      },
    ]);
    expect(JSON.stringify(rows)).not.toContain(other);
    const hashes = await api.db.selectFrom('session').select('token_hash').execute();
    for (const { token_hash } of hashes) expect(JSON.stringify(rows)).not.toContain(token_hash);
  });

  it('are noted as seen every few minutes', async () => {
    const { api, token, other, list } = await twoSessions();
    const seen = async () =>
      (await list(token)).find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent).seenAt;
    const use = async () => {
      await api.call('getUserInfo', {}, { token: other });
      await backgroundOf(api.deps).settled();
    };
    expect(await seen()).toBeNull();
    await use();
    const first = api.clock.now();
    api.clock.advance(299_999);
    await use();
    expect(await seen()).toBe(first);
    api.clock.advance(1);
    await use();
    expect(await seen()).toBe(first + 300_000);
  });

  it('are ended one by one, by their person alone, and by no key', async () => {
    const { api, token, other, list } = await twoSessions();
    const [, { sessionId }] = await list(token);
    const stranger = await api.signIn();
    const refused = { code: 1, msg: '该登录已结束，请刷新列表' };
    expect(await stranger.ask('endSession', { sessionId })).toMatchObject(refused);
    const { secret } = await makeKey(api, token);
    for (const name of ['listSessions', 'endSession', 'changePassword'])
      expect(await api.call(name, { sessionId }, { token: secret })).toMatchObject({ code: 403 });
    expect(await api.call('getUserInfo', {}, { token: other })).toMatchObject(isIn);
    expect(await api.call('endSession', { sessionId }, { token })).toMatchObject(isIn);
    expect(await api.call('getUserInfo', {}, { token: other })).toMatchObject(isOut);
    expect(await api.call('getUserInfo', {}, { token })).toMatchObject(isIn);
    expect(await api.call('endSession', { sessionId }, { token })).toMatchObject(refused);
  });
});

describe('the password, changed while signed in', () => {
  it('ends every other session and every key', async () => {
    const { api, user, token, other } = await twoSessions();
    const { secret } = await makeKey(api, token);
    const fields = { oldPassword: 'abc123', password: 'xyz789' };
    expect(await api.call('changePassword', fields, { token })).toMatchObject(isIn);
    expect(await api.call('getUserInfo', {}, { token })).toMatchObject(isIn);
    for (const ended of [other, secret])
      expect(await api.call('getUserInfo', {}, { token: ended })).toMatchObject(isOut);
    const login = (password: string) => api.call('login', { phone: user.phone, password });
    expect(await login('abc123')).toMatchObject({ code: 1 });
    expect(await login('xyz789')).toMatchObject(isIn);
  });

  it('is refused to whoever does not know the old one, and not guessed', async () => {
    const { api, token, other } = await twoSessions();
    const change = (oldPassword: string, password = 'xyz789') =>
      api.call('changePassword', { oldPassword, password }, { token });
    expect(await change('abc123', 'abc123')).toMatchObject({ msg: '新密码不能与原密码相同' });
    expect(await change('abc123', 'short')).toMatchObject({ msg: '密码必须为6-12位字符组合' });
    for (let time = 1; time < 10; time += 1)
      expect(await change('wrong1')).toMatchObject({ msg: '原密码错误，请重新输入' });
    expect(await change('abc123')).toMatchObject({ code: 429 });
    expect(await api.call('getUserInfo', {}, { token: other })).toMatchObject(isIn);
  });

  it('needs one that was set', async () => {
    const api = await testApi();
    const { ask } = await api.signIn();
    const fields = { oldPassword: 'abc123', password: 'xyz789' };
    expect(await ask('changePassword', fields)).toMatchObject({
      code: 1,
      msg: '您还没有设置密码，请用“忘记密码”通过验证码设置',
    });
  });
});

describe('what people are called', () => {
  it('[R2.5-02] is theirs to say: one line of 20 characters at most, or nothing, and told in the log', async () => {
    const api = await testApi();
    const boss = await api.signIn();
    const { ask } = await api.signIn({ role: 'manager', boss_id: boss.user.id });
    const set = (nickName: string) => ask('setNickName', { nickName });
    const called = async () => (await ask('getUserInfo')).data.nickName;
    expect(await set('  小 周 ')).toMatchObject({ code: 0, data: null });
    expect(await called()).toBe('小 周');
    expect(await set('长'.repeat(21))).toMatchObject({ code: 1, msg: '昵称最多 20 个字' });
    expect(await set('小\n周')).toMatchObject({
      code: 1,
      msg: expect.stringContaining('无法使用'),
    });
    expect(await called()).toBe('小 周');
    expect(await set('长'.repeat(20))).toMatchObject({ code: 0 });
    expect(await set('  ')).toMatchObject({ code: 0 });
    expect(await called()).toBeNull();

    const { data } = await boss.ask('listAudit', { pageNum: 1, pageSize: 10 });
    const acts = data.rows.filter(({ call }: { call: string }) => call === 'setNickName');
    expect(JSON.stringify(acts)).toContain('小 周');
    expect(acts.length).toBeGreaterThanOrEqual(3);
  });

  it('is seen by everybody, and passes for no phone but their own', async () => {
    const api = await testApi();
    const { ask } = await api.signIn({ phone: '13700000077' });
    const set = async (nickName: string) => (await ask('setNickName', { nickName })).msg;
    const unusable = '内容含有无法使用的字符，请删除后重试';
    // Of no width; a way to write backwards; a filler; a blank of Braille; an accent alone; between digits;
    // where a character was lost.
    for (const name of [
      '\u200b\u200b',
      '小\u200b周',
      '小周\u202e',
      '\u3164',
      '\u2800',
      '\u0301',
      '1\u200d2',
      '小周\u200d',
      '小周\ufffd',
    ])
      expect(`${JSON.stringify(name)} ${await set(name)}`).toBe(
        `${JSON.stringify(name)} ${unusable}`,
      );
    const phone = '昵称不能像别人的手机号，请换一个昵称';
    for (const name of [
      '13800000001',
      '138 0000 0001',
      '+86 138-0000-0001',
      '１３８００００００００１',
      '138****0001',
      '138xxxx0001',
      '王老板13800000001',
    ])
      expect(`${name} ${await set(name)}`).toBe(`${name} ${phone}`);
    // Words of Persian and Hindi and emoji of several hang on what joins them or keeps them apart.
    for (const name of [
      'می\u200cخواهم',
      'क्\u200dष',
      '👨\u200d👩\u200d👧',
      '👩🏽\u200d💻',
      '❤\ufe0f\u200d🔥',
      '小周 2025',
      'O’Brien-Ω',
      '13700000077',
      '137****0077',
    ])
      expect(`${name} ${await set(name)}`).toBe(`${name} 操作成功`);
  });

  it('[R7.2-12] comes from the chat app only where they could have said it', async () => {
    for (const [nickName, expected] of [
      ['小陈', '小陈'],
      ['13800000001', null],
      ['\u200b', null],
    ] as const) {
      const chat = {
        pageUrl: () => 'https://chat.test',
        identify: async () => ({ uid: 'u', nickName }),
      };
      const api = await testApi({ chat });
      const { ask } = await api.signIn();
      const sessionId = 'b2'.repeat(16);
      const begun = await ask('chatLoginCode', { sessionId });
      const cookie = begun.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
      const back = `http://api.test/api/auth/wechat/callback?state=${sessionId}&code=c`;
      const answer = await api.handle(new Request(back, { headers: { cookie } }));
      expect(answer.status).toBe(200);
      const { data } = await ask('getUserInfo');
      expect(data).toMatchObject({ wechatUId: 'u', nickName: expected });
    }
  });

  it('is for no key and no visitor to say', async () => {
    const api = await testApi();
    const { token } = await api.signIn();
    const { secret } = await makeKey(api, token);
    const nickName = '别人';
    expect(await api.call('setNickName', { nickName }, { token: secret })).toMatchObject({
      code: 403,
    });
    expect(await api.call('setNickName', { nickName })).toMatchObject({ code: 401 });
  });
});
