import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { unreadAlerts } from '../../../api/contract/alerts.ts';
import { type Call, defineCall, type Encoding } from '../../../api/contract/call.ts';
import { formInt } from '../../../api/contract/fields.ts';
import { jsonLimit, readFields } from '../../../api/http/fields.ts';
import { testApi } from '../../support/api.ts';
import { managerOf, newPhone } from '../people/managers-support.ts';

/** A call with a field of every kind, as later declarations will have them. */
const callOf = (encoding: Encoding) =>
  defineCall({
    name: 'example',
    path: '/api/example',
    encoding,
    summary: 'An example.',
    source: 'test',
    input: z.object({
      one: z.string().optional(),
      most: formInt.min(0).optional(),
      counts: z.array(formInt).default([]),
      many: z.array(z.string()).optional(),
      either: z.union([z.array(z.string()), z.string()]).optional(),
      piped: z
        .array(z.string())
        .transform((items) => items.length)
        .optional(),
    }),
    output: z.null(),
  });

const url = new URL('http://api.test/api/example?one=1&many=a&many=b&other=x');
const read = (encoding: Encoding, body: string, type: string) =>
  readFields(
    callOf(encoding),
    new Request(url, { method: 'POST', body, headers: { 'content-type': type } }),
    url,
  );
const form = (body: string) => read('form', body, 'application/x-www-form-urlencoded');
const json = (body: string) => read('json', body, 'application/json');

describe('fields of a form', () => {
  it('are lists where the declaration has one, however many were sent', async () => {
    expect({ ...(await form('many=a&either=b&piped=c&one=d')) }).toEqual({
      many: ['a'],
      either: ['b'],
      piped: ['c'],
      one: 'd',
    });
    expect({ ...(await form('many=a&many=b')) }).toEqual({ many: ['a', 'b'] });
  });

  it('are not sent where a number is left empty, which is not 0', async () => {
    expect({ ...(await form('most=&counts=%20&one=&many=')) }).toEqual({ one: '', many: [''] });
    expect({ ...(await form('most=0&counts=&counts=2')) }).toEqual({ most: '0', counts: ['2'] });
  });

  it.each(['0x1', '1e0', '0b1', '0_1', 'Infinity', '.5', '1.', '１'])(
    'are no number in another form than decimals, nor are fields of JSON and items of lists: %s',
    async (text) => {
      const api = await testApi();
      const { user, ask } = await api.signIn();
      const shop = await api.shop(user, { expire_at: api.clock.now() });
      const order = { shopId: shop.mall_id, month: 1, payType: 1 };
      await managerOf(api, { user }, []);
      const answers = (sent: string) =>
        Promise.all([
          ask('queryOrders', { pageSize: sent }),
          ask('submitOrder', { orders: [{ ...order, payType: sent }] }),
          ask('submitOrder', { orders: [{ ...order, price: sent }] }),
          ask('setPermissionIds', { phone: newPhone, permissionIdList: sent }),
        ]);
      for (const answer of await answers('1')) expect(answer).toMatchObject({ code: 0 });
      for (const answer of await answers(text)) expect(answer).toMatchObject({ code: 1 });
    },
  );

  it('are refused where they are escaped in another encoding, and may hold U+FFFD itself', async () => {
    // 保温杯 in GBK, as a program sends it that does not know better.
    const words = '参数 one 不是有效的 UTF-8 文本';
    await expect(form('one=%B1%A3%CE%C2%B1%AD')).rejects.toThrow(words);
    const query = new URL('http://api.test/api/example?one=%B1%A3');
    await expect(readFields(callOf('query'), new Request(query), query)).rejects.toThrow(words);
    expect({ ...(await form('one=a%EF%BF%BD')) }).toEqual({ one: 'a\ufffd' });
    expect({ ...(await form('one=100%&many=😀')) }).toEqual({ one: '100%', many: ['😀'] });
  });

  it('have no prototype and nothing that was not declared', async () => {
    const fields = await form('__proto__=x&constructor=y&unknown=z&one=1');
    expect(Object.getPrototypeOf(fields)).toBeNull();
    expect(Object.keys(fields)).toEqual(['one']);
  });

  it('come from the body, and those of a query call from the query string', async () => {
    expect({ ...(await form('one=2')) }).toEqual({ one: '2' });
    const query = await readFields(callOf('query'), new Request(url), url);
    expect({ ...query }).toEqual({ one: '1', many: ['a', 'b'] });
  });
});

describe('fields of a JSON body', () => {
  it('keep their types and have no prototype', async () => {
    const fields = await json('{"one": "1", "many": ["a"], "__proto__": {"polluted": true}}');
    expect(Object.getPrototypeOf(fields)).toBeNull();
    expect(fields).toMatchObject({ one: '1', many: ['a'] });
    expect('polluted' in fields).toBe(false);
  });

  it.each([
    ['{', '请求内容不是有效的 JSON'],
    [' ', '请求内容不是有效的 JSON'],
    ['[]', '请求内容应为 JSON 对象'],
    ['null', '请求内容应为 JSON 对象'],
    ['"x"', '请求内容应为 JSON 对象'],
    [String.raw`{"one": {"deep": ["a\u0000"]}}`, '请求内容含有无效字符'],
    [String.raw`{"a\u0000": 1}`, '请求内容含有无效字符'],
    [String.raw`{"one": {"deep": ["a\uD83D"]}}`, '请求内容含有无效字符'],
  ])('are refused when the body is %j', async (body, message) => {
    await expect(json(body)).rejects.toThrow(message);
  });

  it('are looked through deeper than functions can call themselves', async () => {
    const body = `{"one": ${'['.repeat(50_000)}"\\u0000"${']'.repeat(50_000)}}`;
    await expect(json(body)).rejects.toThrow('请求内容含有无效字符');
  });

  it('may all be left out with the body, where none of them must be there', async () => {
    const without = (call: Call) => readFields(call, new Request(url, { method: 'POST' }), url);
    const fields = await without(callOf('json'));
    expect(Object.getPrototypeOf(fields)).toBeNull();
    expect(Object.keys(fields)).toEqual([]);
    await expect(without(unreadAlerts)).rejects.toThrow('请求内容不是有效的 JSON');
  });

  it('may say that they mean the text of an escape', async () => {
    expect(await json(String.raw`{"one": "\\u0000"}`)).toMatchObject({ one: String.raw`\u0000` });
    expect(await json(String.raw`{"one": "\ud83d\ude00"}`)).toMatchObject({ one: '😀' });
  });

  it('are at most 1 MiB', async () => {
    const body = (size: number) => `{"one":"${'x'.repeat(size - 10)}"}`;
    expect(await json(body(jsonLimit))).toHaveProperty('one');
    await expect(json(body(jsonLimit + 1))).rejects.toMatchObject({ status: 413 });
  });
});

it('of a body that breaks off are 400', async () => {
  const broken = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('one='));
      controller.error(new Error('reset'));
    },
  });
  const init = {
    method: 'POST',
    body: broken,
    duplex: 'half',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  };
  const request = new Request(url, init);
  await expect(readFields(callOf('form'), request, url)).rejects.toMatchObject({ status: 400 });
});
