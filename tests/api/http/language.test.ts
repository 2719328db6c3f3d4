import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '../../../api/contract/index.ts';
import { createTestApi, type TestApi } from '../../support/api.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await createTestApi();
  ({ token } = await api.signIn());
});
afterAll(() => api.close());

const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** What a signed-in tool is told of a request, by the language that it asks for. */
async function toldOf(path: string, init: RequestInit, language: string): Promise<string> {
  const headers = { authorization: token, ...init.headers, 'accept-language': language };
  return (await api.send(path, { ...init, headers })).msg;
}

it.each([
  ['no call', '/api/nothing', {}, /^There is no such call/],
  ['another method', '/api/auth/login', {}, /^Use POST\.$/],
  [
    'another type',
    '/api/auth/login',
    { method: 'POST', body: '{}', headers: { 'content-type': 'text/css' } },
    /^Content-Type has to be /,
  ],
  [
    'a rule',
    '/api/auth/login',
    { method: 'POST', body: 'phone=13800000001&password=wrong123', headers: form },
    /^[A-Z][^\p{Script=Han}]+\.$/u,
  ],
  [
    'words of a declaration',
    '/api/auth/login',
    { method: 'POST', body: 'phone=1&password=', headers: form },
    /^[A-Z][^\p{Script=Han}]+[.!]$/u,
  ],
])('%s is told in English to who prefers it', async (_what, path, init, english) => {
  expect(await toldOf(path, init, 'en-US,en;q=0.9')).toMatch(english);
  for (const other of ['zh-CN,en;q=0.5', '*', ''])
    expect(await toldOf(path, init, other)).toMatch(/\p{Script=Han}/u);
});

it('a field is told in English by its name', async () => {
  const told = async (fields: Record<string, unknown>) =>
    (
      await api.call(
        'getProductSalesRanking',
        { shopId: '1', startTime: '2026-03-01', endTime: '2026-03-02', ...fields },
        { token, headers: { 'accept-language': 'en' } },
      )
    ).msg;
  expect(await told({ startTime: undefined })).toBe('The parameter startTime is missing.');
  expect(await told({ startTime: '2026-3-1' })).toBe(
    'The parameter startTime is no day as YYYY-MM-DD.',
  );
  expect(await told({ pageSize: '101' })).toBe('The parameter pageSize is more than 100.');
  expect(await told({ pageSize: 'x' })).toBe('The parameter pageSize is of another type.');
  expect(await told({ level: 'spx' })).toBe(
    'The parameter level can only be one of spu, skc, sku.',
  );
  expect(await told({ keyword: 'x'.repeat(65) })).toBe(
    'The parameter keyword has more than 64 characters.',
  );
});

it.each([undefined, 'boss'])('no call speaks Chinese then, sent nothing by %s', async (who) => {
  const headers = { 'accept-language': 'en' };
  const chinese: [string, string][] = [];
  for (const { name } of calls.values()) {
    const { msg } = await api.call(name, {}, { headers, ...(who !== undefined && { token }) });
    if (/\p{Script=Han}/u.test(msg)) chinese.push([name, msg]);
  }
  expect(chinese).toEqual([]);
});
