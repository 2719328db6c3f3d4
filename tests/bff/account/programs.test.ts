import { describe, expect, it } from 'vitest';
import { boss, password } from '../../conformance/facts.ts';
import type { Habits } from '../../conformance/habits.ts';
import { foreignWorld } from '../upstream/foreign.ts';
import { now } from '../world.ts';

const login = `mutation { login(input: {phone: "${boss.phone}", password: "${password}"}) {
  token expiresAt viewer { id } error { code }
} }`;

const sevenDays = new Date(now + 7 * 86_400_000).toISOString();

describe('a program that signs in by GraphQL', () => {
  it('is told the token, which then says who asks', async () => {
    const { ask } = await foreignWorld({ cookie: true, token: 'long' });
    const { data } = await ask(login);
    expect(data.login).toMatchObject({ error: null, expiresAt: sevenDays, viewer: { id: '7' } });
    const again = await ask('{ viewer { id } }', { token: `Bearer ${data.login.token}` });
    expect(again.data).toEqual({ viewer: { id: '7' } });
  });

  it.each<Record<string, string>>([
    { origin: 'http://bff.test' },
    { 'sec-fetch-site': 'same-origin' },
    { 'x-requested-with': 'web' },
  ])('is no browser: with %o the token stays in the cookie', async (headers) => {
    const { ask } = await foreignWorld();
    const { data, headers: answered } = await ask(login, { headers });
    expect(data.login).toMatchObject({ token: null, expiresAt: sevenDays, viewer: { id: '7' } });
    expect(answered.getSetCookie()[0]).toMatch(/^token=.+HttpOnly/);
  });

  it('is told nothing when it is refused', async () => {
    const { ask } = await foreignWorld();
    const { data } = await ask(login.replace(password, 'wrong1'));
    expect(data.login).toMatchObject({ token: null, expiresAt: null, error: { code: 'REFUSED' } });
  });
});

describe('a browser', () => {
  it.each([{}, { cookie: true, token: 'long' }] as const)(
    'keeps the session in cookies of which none is too long for it: %o',
    async (habits) => {
      const { ask } = await foreignWorld(habits);
      const { headers } = await ask(login, { headers: { 'x-requested-with': 'web' } });
      const cookies = headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '');
      expect(cookies.every((cookie) => cookie.length <= 4_096)).toBe(true);
      const again = await ask('{ viewer { id } }', { headers: { cookie: cookies.join('; ') } });
      expect(again.data).toEqual({ viewer: { id: '7' } });
    },
  );

  it('that has lost a part of its session has none', async () => {
    const { ask } = await foreignWorld({ cookie: true, token: 'long' });
    const { headers } = await ask(login, { headers: { 'x-requested-with': 'web' } });
    const cookie = headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
    const { errors } = await ask('{ viewer { id } }', { headers: { cookie } });
    expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  });
});

describe('a program that signs in by the /api of a server before a real upstream', () => {
  const world = async (habits: Partial<Habits> = {}) => {
    const { bff, ask } = await foreignWorld(habits);
    const post = async (path: string, fields: Record<string, string>, headers = {}) => {
      const body = new URLSearchParams(fields);
      const request = new Request(`http://bff.test${path}`, { method: 'POST', body, headers });
      const response = await bff.signIn(request);
      return { status: response.status, ...(await response.json()) };
    };
    return { ask, post };
  };

  it.each([{}, { cookie: true }, { cookie: true, token: 'cookieOnly' }] as const)(
    'gets a token that is good for /graphql: %o',
    async (habits) => {
      const { ask, post } = await world(habits);
      const { status, code, data } = await post('/api/auth/login', {
        phone: boss.phone,
        password,
        areacode: '86',
      });
      expect({ status, code }).toEqual({ status: 200, code: 0 });
      const { data: seen } = await ask('{ viewer { id } }', { token: `Bearer ${data}` });
      expect(seen).toEqual({ viewer: { id: '7' } });
    },
  );

  it('reads the refusals of the upstream, and what is wrong with a field', async () => {
    const { post } = await world();
    const wrong = { phone: boss.phone, password: 'wrong1' };
    expect(await post('/api/auth/login', wrong)).toEqual({
      status: 200,
      code: 1,
      msg: '账号或密码错误',
      data: null,
    });
    expect(await post('/api/phone/sendPhoneCode', { phone: '1' })).toMatchObject({
      code: 1,
      msg: '请输入正确的手机号',
    });
  });

  it('reaches nothing else, and is no page of another site', async () => {
    const { post } = await world();
    expect(await post('/api/auth/getTemuCredByShopId', { shopId: '634418' })).toMatchObject({
      status: 404,
    });
    const elsewhere = { origin: 'https://elsewhere.test' };
    expect(await post('/api/auth/login', { phone: boss.phone, password }, elsewhere)).toMatchObject(
      { status: 403 },
    );
    expect(await post('/api/auth/login', {}, { 'content-type': 'text/plain' })).toMatchObject({
      status: 415,
    });
  });
});
