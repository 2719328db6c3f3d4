import { describe, expect, it } from 'vitest';
import { hashPassword } from '../../../api/account/passwords.ts';
import { type TestApi, testApi } from '../../support/api.ts';
import { describeOnEngines } from '../../support/databases.ts';

const phone = '13911112222';
const minute = 60_000;
const hour = 60 * minute;

/** Somebody at a network address, by a browser with this letter's secret or by none. */
const by = (address: string, device?: string) => ({
  headers: {
    'x-client-address': address,
    ...(device && { 'x-client-device': device.repeat(40) }),
  },
});
const owner = by('10.0.0.1', 'o');
const elsewhere = (index: number) => by(`10.9.${index >> 8}.${index & 255}`);

async function withBoss(options?: Parameters<typeof testApi>[0]) {
  const api = await testApi(options);
  await api.signIn({ phone, password_hash: await hashPassword('right1') });
  return api;
}

const enter = (api: TestApi, secret: { password: string } | { code: string }, who: object) =>
  api.call('login', { phone, ...secret }, who);
const ask = (api: TestApi, who: object) => api.call('sendPhoneCode', { phone }, who);
const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000');

describe('passwords that strangers try', () => {
  it('[R9.5-05] keep neither the owner’s browser out, nor a new one at another address', async () => {
    const api = await withBoss();
    expect((await enter(api, { password: 'right1' }, owner)).code).toBe(0);
    const stranger = by('10.0.0.1', 's');
    const tries = [];
    for (let time = 0; time < 12; time += 1)
      tries.push((await enter(api, { password: 'wrong1' }, stranger)).code);
    expect(tries).toEqual([...Array.from({ length: 10 }, () => 1), 429, 429]);
    // The same address, but a browser that has signed in before; and a new one from elsewhere.
    expect((await enter(api, { password: 'right1' }, owner)).code).toBe(0);
    expect((await enter(api, { password: 'right1' }, by('10.0.0.2'))).code).toBe(0);
    expect((await enter(api, { password: 'right1' }, stranger)).code).toBe(429);
  });

  it('[R9.5-05] are bounded from many addresses with secrets of their own drawing, and leave the code', async () => {
    const api = await withBoss();
    await enter(api, { password: 'right1' }, owner);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        enter(api, { password: 'wrong1' }, by(`10.9.0.${index}`, 'abcdef'.charAt(index % 6))),
      ),
    );
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(30);
    const newcomer = by('10.0.0.2', 'n');
    expect(await enter(api, { password: 'right1' }, newcomer)).toMatchObject({
      code: 429,
      msg: '该手机号密码错误次数过多，可改用验证码登录，请在 15 分钟后再试',
    });
    await ask(api, newcomer);
    expect((await enter(api, { code: api.codeFor(phone) }, newcomer)).code).toBe(0);
    // From now on this browser is known.
    expect((await enter(api, { password: 'right1' }, newcomer)).code).toBe(0);
    expect((await enter(api, { password: 'right1' }, owner)).code).toBe(0);
  });

  it('use up neither what all sign-ins of an address may fail, for a browser that is known there', async () => {
    const api = await withBoss({
      config: { limits: { failuresPerAddress: { max: 3, window: hour } } },
    });
    await enter(api, { password: 'right1' }, owner);
    for (let index = 0; index < 4; index += 1)
      await api.call('login', { phone: `1390000000${index}`, password: 'wrong1' }, by('10.0.0.1'));
    expect((await enter(api, { password: 'right1' }, by('10.0.0.1', 's'))).code).toBe(429);
    expect((await enter(api, { password: 'right1' }, owner)).code).toBe(0);
  });

  it('are bounded for a browser that is known, too; and it is known no more after a reset', async () => {
    const api = await withBoss();
    await enter(api, { password: 'right1' }, owner);
    for (let time = 0; time < 10; time += 1) await enter(api, { password: 'wrong1' }, owner);
    expect((await enter(api, { password: 'right1' }, owner)).code).toBe(429);
    const reset = by('10.0.0.3', 'r');
    await api.call('sendPhoneCodeFindPass', { phone }, reset);
    const entered = { phone, code: api.codeFor(phone), password: 'fresh9' };
    expect((await api.call('resetpass', entered, reset)).code).toBe(0);
    expect((await enter(api, { password: 'fresh9' }, owner)).code).toBe(0);
    const devices = await api.db.selectFrom('known_device').select('device_hash').execute();
    expect(devices).toHaveLength(2);
  });
});

describe('codes that strangers ask for and enter', () => {
  it('[R9.5-05] are not void by wrong entries from elsewhere, or by others at the same address', async () => {
    const api = await withBoss();
    await ask(api, owner);
    const code = api.codeFor(phone);
    const wrong = { code: wrongFor(code) };
    for (const stranger of [elsewhere(1), by('10.0.0.1'), by('10.0.0.1', 's')])
      for (let time = 0; time < 6; time += 1) await enter(api, wrong, stranger);
    // Nor does the right code open anything elsewhere, or after five wrong ones at that address.
    expect((await enter(api, { code }, elsewhere(1))).code).toBe(1);
    expect((await enter(api, { code }, by('10.0.0.1', 't'))).code).toBe(1);
    expect((await enter(api, { code }, owner)).code).toBe(0);
  });

  it('are not void because a stranger asks for another', async () => {
    const api = await withBoss();
    await ask(api, owner);
    const code = api.codeFor(phone);
    expect((await ask(api, elsewhere(1))).code).toBe(0);
    expect((await enter(api, { code }, owner)).code).toBe(0);
  });

  it('[R9.5-05] shut nobody out: 20 requests of a stranger leave a manager theirs', async () => {
    const api = await testApi();
    const { user } = await api.signIn();
    await api.signIn({ phone, role: 'manager', boss_id: user.id });
    const asked = [];
    for (let time = 0; time < 20; time += 1) {
      asked.push((await ask(api, elsewhere(1))).code);
      api.clock.advance(minute);
    }
    expect(asked.filter((code) => code === 0)).toHaveLength(10);
    expect((await ask(api, owner)).code).toBe(0);
    expect((await enter(api, { code: api.codeFor(phone) }, owner)).code).toBe(0);
  });

  it('[R9.5-05] are bounded from many addresses, and a browser that is known still gets one', async () => {
    const api = await withBoss();
    await enter(api, { password: 'right1' }, owner);
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => ask(api, elsewhere(index))),
    );
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(30);
    expect(await ask(api, by('10.0.0.2', 'n'))).toMatchObject({ code: 429 });
    expect((await ask(api, owner)).code).toBe(0);
    expect((await enter(api, { code: api.codeFor(phone) }, owner)).code).toBe(0);
  });

  it('are for the browser that asked, wherever it goes, and for its address without one', async () => {
    const api = await withBoss();
    await ask(api, owner);
    expect((await enter(api, { code: api.codeFor(phone) }, by('10.7.7.7', 'o'))).code).toBe(0);
    await ask(api, by('10.0.0.5'));
    expect((await enter(api, { code: api.codeFor(phone) }, by('10.0.0.5'))).code).toBe(0);
    // A name that every copy of a program sends is no secret.
    const named = { headers: { 'x-client-address': '10.0.0.6', 'x-client-device': 'my-app' } };
    await enter(api, { password: 'right1' }, named);
    const devices = await api.db.selectFrom('known_device').select('user_id').execute();
    expect(devices).toHaveLength(1);
  });
});

describeOnEngines('guesses at the same moment', (engine) => {
  it('[R9.5-05] are counted all: ten passwords of an address, and ten entries of a code', async () => {
    const api = await testApi({ db: await engine.fresh() });
    await api.signIn({ phone, password_hash: await hashPassword('right1') });
    const at = by('10.0.0.1');
    const passwords = await Promise.all(
      Array.from({ length: 16 }, () => enter(api, { password: 'wrong1' }, at)),
    );
    expect(passwords.filter(({ code }) => code === 1)).toHaveLength(10);
    await ask(api, owner);
    const code = wrongFor(api.codeFor(phone));
    const entries = await Promise.all(
      Array.from({ length: 24 }, (_, index) => enter(api, { code }, index % 2 ? owner : at)),
    );
    expect(entries.filter(({ msg }) => msg === '验证码输入错误')).toHaveLength(10);
    expect(api.logged).toEqual([]);
  });
});
