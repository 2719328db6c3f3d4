import { describe, expect, it } from 'vitest';
import { createdProducts } from '../../../api/contract/shop-card.ts';
import { formLimit } from '../../../api/http/fields.ts';
import { requireShape } from '../../../api/http/shape.ts';
import { createTestApi, requestOf, testApi } from '../../support/api.ts';

const form = 'application/x-www-form-urlencoded';
const post = (body: BodyInit, type: string | null = form): RequestInit => ({
  method: 'POST',
  body,
  headers: type === null ? {} : { 'content-type': type },
});

describe('requests that are no call', () => {
  it('of an unknown path are 404 with an envelope', async () => {
    const api = await testApi();
    for (const path of [
      '/api/nothing',
      '/api/auth/login/',
      '/',
      '/api/auth/LOGIN',
      '/api/__proto__',
    ])
      expect(await api.send(path, post(''))).toMatchObject({ status: 404, code: 404, data: null });
  });

  it('of another method are 405 and say which is right', async () => {
    const api = await testApi();
    const wrong = await api.send('/api/auth/login');
    expect(wrong).toMatchObject({ status: 405, code: 405, msg: '请求方法不受支持，请使用 POST' });
    expect(wrong.headers.get('allow')).toBe('POST, OPTIONS');
    const read = await api.send('/api/shop/getShopTabMap', { method: 'DELETE' });
    expect(read.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
  });

  it('of OPTIONS are answered with what is allowed, and permit no other origin', async () => {
    const api = await testApi();
    const { status, headers } = await api.send('/api/auth/login', {
      method: 'OPTIONS',
      headers: { origin: 'https://other.test', 'access-control-request-method': 'POST' },
    });
    expect([status, headers.get('allow')]).toEqual([204, 'POST, OPTIONS']);
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it('of HEAD are answered as GET without the body', async () => {
    const api = await testApi();
    const { token } = await api.signIn();
    const headers = { authorization: token };
    const request = new Request('http://api.test/api/shop/getShopTabMap', {
      method: 'HEAD',
      headers,
    });
    const response = await api.handle(request);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(await response.text()).toBe('');
  });
});

describe('bodies', () => {
  it('of another content type are 415', async () => {
    const api = await testApi();
    const body = JSON.stringify({ phone: '13911112222', password: 'abc123' });
    for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x'])
      expect(await api.send('/api/auth/login', post(body, type))).toMatchObject({
        status: 415,
        msg: `请求格式不受支持，Content-Type 应为 ${form}`,
      });
    const { token } = await api.signIn();
    const upload = await api.send('/api/import/upload?fileName=a.csv', {
      ...post('a', 'text/csv'),
      headers: { authorization: token, 'content-type': 'text/csv' },
    });
    expect(upload.status).toBe(415);
  });

  it('[R7.1-01] of a call without fields may be of any type, as clients name one where they send nothing', async () => {
    const api = await testApi();
    const { token: authorization } = await api.signIn();
    for (const type of [form, 'application/json'])
      for (const path of ['/api/order/getShopList', '/api/alert/settings', '/api/mail/settings']) {
        const headers = { authorization, 'content-type': type };
        const sent = { method: 'POST', headers, body: type === form ? '' : '{}' };
        expect([path, await api.send(path, sent)]).toMatchObject([path, { status: 200, code: 0 }]);
      }
  });

  it('may name a character set', async () => {
    const api = await testApi();
    const answer = await api.send('/api/auth/login', post('phone=1', `${form};charset=UTF-8`));
    expect(answer).toMatchObject({ status: 200, code: 1 });
  });

  it('of more than 64 KiB are 413, whether or not they say so, and are not read to the end', async () => {
    const api = await testApi();
    const fits = `phone=${'1'.repeat(formLimit - 6)}`;
    expect((await api.send('/api/auth/login', post(fits))).status).toBe(200);
    expect(await api.send('/api/auth/login', post(`${fits}1`))).toMatchObject({
      status: 413,
      code: 413,
      msg: '请求内容过大，最多 64 KB',
    });

    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        controller.enqueue(new Uint8Array(8192).fill(97));
      },
    });
    const request = { ...post(endless), duplex: 'half' as const };
    expect((await api.send('/api/auth/login', request)).status).toBe(413);
    expect(sent).toBeLessThan(20);
  });

  it('that are no UTF-8 are 400', async () => {
    const api = await testApi();
    const latin = new Uint8Array([0x70, 0x3d, 0xe9, 0xff]);
    expect((await api.send('/api/auth/login', post(latin))).status).toBe(400);
  });
});

describe('fields', () => {
  const polluted = [
    '__proto__[phone]=13911112222&__proto__[password]=abc123',
    'constructor[prototype][phone]=13911112222&constructor[prototype][password]=abc123',
    'phone[]=13911112222&password[]=abc123',
    'phone[$ne]=x&password[$ne]=x',
  ];
  it.each(polluted)('with brackets are refused and reach no prototype: %s', async (body) => {
    const api = await testApi();
    expect(await api.send('/api/auth/login', post(body))).toMatchObject({
      code: 1,
      msg: '参数名不能含有方括号',
    });
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect('phone' in {}).toBe(false);
  });

  it.each([
    '__proto__=13911112222',
    'constructor=x&toString=y&hasOwnProperty=z',
    '__proto__=x&__proto__=y&prototype=z',
  ])('named like parts of every object are nothing: %s', async (body) => {
    const api = await testApi();
    expect(await api.send('/api/auth/login', post(body))).toMatchObject({
      code: 1,
      msg: '参数 phone 不能为空',
    });
    expect(await api.send('/api/auth/login', post('phone=1'))).toMatchObject({
      msg: '请输入正确的手机号',
    });
  });

  it('that are sent twice are refused where one is meant', async () => {
    const api = await testApi();
    const body = 'phone=13911112222&phone=13911113333&password=abc123';
    expect(await api.send('/api/auth/login', post(body))).toMatchObject({
      code: 1,
      msg: '参数 phone 重复',
    });
  });

  it('with a zero byte are refused', async () => {
    const api = await testApi();
    expect(await api.send('/api/auth/login', post('phone=1%00'))).toMatchObject({
      code: 1,
      msg: '参数 phone 含有无效字符',
    });
  });

  it('that do not fit are named in Chinese', async () => {
    const api = await testApi();
    const { ask } = await api.signIn();
    const ranking = (fields: object) =>
      ask('getProductSalesRanking', {
        shopId: '1',
        startTime: '2026-03-01',
        endTime: '2026-03-02',
        ...fields,
      });
    const messages = [];
    for (const fields of [
      { startTime: undefined },
      { startTime: '2026-3-1' },
      { startTime: '2026-02-30' },
      { pageSize: '101' },
      { pageSize: '0' },
      { pageSize: 'x' },
      { level: 'spx' },
      { keyword: 'x'.repeat(65) },
    ])
      messages.push((await ranking(fields)).msg);
    expect(messages).toEqual([
      '参数 startTime 不能为空',
      '参数 startTime 的日期格式应为 YYYY-MM-DD',
      '日期 2026-02-30 不存在',
      '参数 pageSize 不能大于 100',
      '参数 pageSize 不能小于 1',
      '参数 pageSize 类型不正确',
      '参数 level 只能是 spu、skc、sku',
      '参数 keyword 不能超过 64 个字符',
    ]);
    const layout = await ask('setShopTabAllMap', { layout: '{' });
    expect(layout).toMatchObject({ code: 1, msg: '布局不是有效的 JSON' });
  });
});

/** An api whose database went away while it was idle. */
async function broken() {
  const api = await createTestApi();
  await api.close();
  return api;
}

describe('answers', () => {
  it('carry the request id that was given, or a new one', async () => {
    const api = await testApi();
    const idFor = async (headers: Record<string, string>) =>
      (await api.call('logout', {}, { headers })).headers.get('x-request-id');
    expect(await idFor({ 'x-request-id': 'abc-1.2_3' })).toBe('abc-1.2_3');
    expect(await idFor({})).toMatch(/^[0-9a-f-]{36}$/);
    expect(await idFor({ 'x-request-id': 'a b' })).toMatch(/^[0-9a-f-]{36}$/);
    expect(await idFor({ 'x-request-id': 'a'.repeat(65) })).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('are never kept by a cache', async () => {
    const api = await testApi();
    const { headers } = await api.call('logout');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('to a fault are 500 with a polite sentence and the id under which it is logged', async () => {
    const api = await broken();
    const answer = await api.call(
      'login',
      { phone: '13911112222', password: 'abc123' },
      {
        headers: { 'x-request-id': 'fault-1' },
      },
    );
    expect(answer).toMatchObject({
      status: 500,
      code: 500,
      msg: '服务器开小差了，请稍后重试（编号 fault-1）',
      data: null,
    });
    expect(JSON.stringify(answer)).not.toMatch(/driver|destroyed|at /);
    expect(api.logged).toMatchObject([
      { level: 'error', fields: { requestId: 'fault-1', path: '/api/auth/login' } },
    ]);
  });

  it('to somebody who has left are no fault', async () => {
    const api = await broken();
    const { path, init } = requestOf('getUserInfo', {}, { token: 'x' });
    const left = { ...init, signal: AbortSignal.abort() };
    expect(await api.send(path, left)).toMatchObject({ status: 499, code: 499 });
    expect(api.logged).toEqual([]);
  });

  it('that do not fit their declaration are a fault where answers are checked', async () => {
    for (const validateOutput of [true, false]) {
      const api = await testApi({ config: { validateOutput } });
      const { user, ask } = await api.signIn();
      await api.shop(user, { mall_id: '' });
      expect((await ask('getShopList')).status).toBe(validateOutput ? 500 : 200);
      const told = api.logged.map(({ fields }) => String(Object(fields).err));
      expect(told).toEqual(
        validateOutput ? [expect.stringContaining('getShopList does not fit')] : [],
      );
    }
  });

  it('fit their declaration with every field and no other', () => {
    const counts = { today: 1, this_week: 2, this_month: 3 };
    expect(() => requireShape(createdProducts, counts)).not.toThrow();
    expect(() => requireShape(createdProducts, { ...counts, secret: 'x' })).toThrow(/has more/);
    expect(() => requireShape(createdProducts, { ...counts, today: '1' })).toThrow(/does not fit/);
    expect(() => requireShape(createdProducts, { today: 1 })).toThrow(/does not fit/);
  });
});
