import { describe, expect, it } from 'vitest';
import { refuseUntil } from '../../../api/account/limits.ts';
import { hashPassword } from '../../../api/account/passwords.ts';
import { Refusal } from '../../../api/refusal.ts';
import { testApi } from '../../support/api.ts';

const phone = '13911112222';
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

const from = (address: string) => ({ headers: { 'x-client-address': address } });

describe('codes', () => {
  it('[R9.5-05] are void after 5 wrong entries, the right one included', async () => {
    const api = await testApi();
    await api.signIn({ phone });
    await api.call('sendPhoneCode', { phone });
    const code = api.codeFor(phone);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect(await api.call('login', { phone, code: wrong })).toMatchObject({
        msg: '验证码输入错误',
      });
    expect(await api.call('login', { phone, code })).toMatchObject({
      code: 1,
      msg: '验证码错误次数过多，请重新获取验证码',
    });
    api.clock.advance(minute);
    await api.call('sendPhoneCode', { phone });
    expect(await api.call('login', { phone, code: api.codeFor(phone) })).toMatchObject({ code: 0 });
  });

  it('[R9.5-05] take as many wrong entries as configured', async () => {
    const api = await testApi({ config: { limits: { codeAttempts: 1 } } });
    await api.signIn({ phone });
    await api.call('sendPhoneCode', { phone });
    const code = api.codeFor(phone);
    await api.call('login', { phone, code: code === '000000' ? '000001' : '000000' });
    expect(await api.call('login', { phone, code })).toMatchObject({ code: 1 });
  });

  it('are valid for 5 minutes', async () => {
    const api = await testApi();
    await api.signIn({ phone });
    await api.call('sendPhoneCode', { phone });
    api.clock.advance(5 * minute - 1);
    expect(await api.call('login', { phone, code: api.codeFor(phone) })).toMatchObject({ code: 0 });
    await api.call('sendPhoneCode', { phone });
    api.clock.advance(5 * minute);
    expect(await api.call('login', { phone, code: api.codeFor(phone) })).toMatchObject({
      code: 1,
      msg: '验证码已过期，请重新获取',
    });
  });

  it('are void once a newer one was sent', async () => {
    const api = await testApi();
    await api.signIn({ phone });
    await api.call('sendPhoneCode', { phone });
    const older = api.codeFor(phone);
    api.clock.advance(minute);
    await api.call('sendPhoneCode', { phone });
    const newer = api.codeFor(phone);
    // One time in a million both are the same, and then the older one is rightly taken.
    if (older !== newer)
      expect(await api.call('login', { phone, code: older })).toMatchObject({ code: 1 });
    expect(await api.call('login', { phone, code: newer })).toMatchObject({ code: 0 });
  });

  it('are sent once in 50 seconds for a phone and a purpose, and say how long to wait', async () => {
    const api = await testApi();
    await api.signIn({ phone });
    await api.call('sendPhoneCode', { phone });
    api.clock.advance(20 * second);
    const early = await api.call('sendPhoneCode', { phone });
    expect(early).toMatchObject({
      status: 200,
      code: 429,
      msg: '验证码已发送，请勿重复获取，请在 30 秒后再试',
    });
    expect(early.headers.get('retry-after')).toBe('30');
    expect(await api.call('sendPhoneCodeFindPass', { phone })).toMatchObject({ code: 0 });
    api.clock.advance(30 * second);
    expect(await api.call('sendPhoneCode', { phone })).toMatchObject({ code: 0 });
    expect(api.sms).toHaveLength(3);
  });

  it('are sent 10 times in an hour and 20 times in a day to one phone', async () => {
    const api = await testApi();
    const send = async (times: number) => {
      const codes = [];
      for (let time = 0; time < times; time += 1) {
        codes.push((await api.call('sendPhoneCodeRegister', { phone })).code);
        api.clock.advance(minute);
      }
      return codes;
    };
    const ten = Array.from({ length: 10 }, () => 0);
    expect(await send(11)).toEqual([...ten, 429]);
    api.clock.advance(hour);
    expect(await send(10)).toEqual(ten);
    api.clock.advance(hour);
    const refused = await api.call('sendPhoneCodeRegister', { phone });
    expect(refused.code).toBe(429);
    expect(refused.msg).toMatch(/^今日获取验证码次数过多，请在 \d+ 小时后再试$/);
    api.clock.advance(24 * hour);
    expect(await send(1)).toEqual([0]);
  });

  it('are sent 100 times in an hour from one network address', async () => {
    const api = await testApi();
    const send = (index: number, address: string) =>
      api.call('sendPhoneCodeRegister', { phone: String(13_900_000_000 + index) }, from(address));
    for (let index = 0; index < 100; index += 1)
      expect((await send(index, '10.0.0.1')).code).toBe(0);
    expect(await send(100, '10.0.0.1')).toMatchObject({ code: 429 });
    expect(await send(101, '10.0.0.2')).toMatchObject({ code: 0 });
  });

  it('may be asked for again at once when the message could not be sent', async () => {
    let broken = true;
    const api = await testApi({
      sms: {
        send: async () => {
          if (broken) throw new Refusal('信息发送失败，请稍后重试');
        },
      },
    });
    await api.signIn({ phone });
    expect(await api.call('sendPhoneCode', { phone })).toMatchObject({
      code: 1,
      msg: '信息发送失败，请稍后重试',
    });
    broken = false;
    expect(await api.call('sendPhoneCode', { phone })).toMatchObject({ code: 0 });
  });

  it('[R7.2-14] are refused in words to a phone that nobody has authorised, so many times in an hour', async () => {
    const api = await testApi({
      config: { limits: { codesPerAddress: { max: 2, window: hour } } },
    });
    const ask = () => api.call('sendPhoneCode', { phone: '13900009999' }, from('10.0.0.1'));
    for (let time = 0; time < 2; time += 1)
      expect(await ask()).toMatchObject({
        code: 1,
        msg: '该手机号未注册，也未被授权：BOSS请先注册，店长/财务请联系BOSS添加此手机号',
      });
    expect(await ask()).toMatchObject({ code: 429 });
    expect(api.sms).toEqual([]);
  });
});

describe('sign-in', () => {
  it('takes 10 wrong passwords of a phone in 15 minutes, and then not even the right one', async () => {
    const api = await testApi();
    await api.signIn({ phone, password_hash: await hashPassword('right1') });
    const login = (password: string) => api.call('login', { phone, password });
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await login('wrong1')).code).toBe(1);
    api.clock.advance(1);
    const refused = await login('right1');
    expect(refused).toMatchObject({
      code: 429,
      msg: '密码错误次数过多，请在 15 分钟后再试',
    });
    expect(refused.headers.get('retry-after')).toBe('900');
    api.clock.advance(15 * minute);
    expect(await login('right1')).toMatchObject({ code: 0 });
  });

  it('forgets the wrong passwords after the right one', async () => {
    const api = await testApi();
    await api.signIn({ phone, password_hash: await hashPassword('right1') });
    const codes = [];
    for (let round = 0; round < 2; round += 1) {
      for (let attempt = 0; attempt < 9; attempt += 1)
        await api.call('login', { phone, password: 'wrong1' });
      codes.push((await api.call('login', { phone, password: 'right1' })).code);
    }
    expect(codes).toEqual([0, 0]);
  });

  it('takes only so many failures from one network address; sign-ins that succeed do not count', async () => {
    const api = await testApi({
      config: { limits: { failuresPerAddress: { max: 3, window: hour } } },
    });
    await api.signIn({ phone, password_hash: await hashPassword('right1') });
    const login = (password: string, address: string) =>
      api.call('login', { phone, password }, from(address));
    for (let time = 0; time < 5; time += 1)
      expect((await login('right1', '10.0.0.1')).code).toBe(0);
    const guess = (index: number) =>
      api.call(
        'login',
        { phone: String(13_900_000_000 + index), password: 'wrong1' },
        from('10.0.0.1'),
      );
    for (let index = 0; index < 3; index += 1) expect((await guess(index)).code).toBe(1);
    expect(await guess(3)).toMatchObject({ code: 429, msg: '尝试次数过多，请在 60 分钟后再试' });
    expect(await login('right1', '10.0.0.1')).toMatchObject({ code: 429 });
    expect(await login('right1', '10.0.0.2')).toMatchObject({ code: 0 });
  });

  it('counts tries that are made at the same moment', async () => {
    const api = await testApi({ config: { limits: { loginPerPhone: { max: 3, window: hour } } } });
    await api.signIn({ phone, password_hash: await hashPassword('right1') });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => api.call('login', { phone, password: 'wrong1' })),
    );
    expect(answers.filter(({ code }) => code === 429)).toHaveLength(5);
  });
});

it('deletes old sessions, codes, limits and messages in the background of a write', async () => {
  const api = await testApi();
  const { user } = await api.signIn({ phone, password_hash: await hashPassword('right1') });
  await api.call('sendPhoneCode', { phone });
  const tables = ['session', 'phone_code', 'rate_limit'] as const;
  const counts = async () => {
    const rows = tables.map((table) => api.db.selectFrom(table).selectAll().execute());
    return (await Promise.all(rows)).map((each) => each.length);
  };
  expect(await counts()).toEqual([1, 1, 5]);
  api.clock.advance(8 * 24 * hour);
  await api.call('login', { phone, password: 'right1' });
  // Of the sign-in itself there is a count of nought.
  await expect.poll(counts).toEqual([1, 0, 1]);
  const [session] = await api.db.selectFrom('session').selectAll().execute();
  expect(session).toMatchObject({ user_id: user.id, created_at: api.clock.now() });
});

it.each([
  [1, '1 秒'],
  [30_000, '30 秒'],
  [60_000, '60 秒'],
  [60_001, '2 分钟'],
  [hour, '60 分钟'],
  [hour + 1, '2 小时'],
])('waiting %i ms reads %s', (milliseconds, text) => {
  expect(() => refuseUntil('请求过多', milliseconds)).toThrow(`请求过多，请在 ${text}后再试`);
});
