import { HttpResponse, http } from 'msw/http';
import { describe, expect, it } from 'vitest';
import { getUserInfo, login } from '../../../api/contract/account.ts';
import { errorCodes } from '../../../bff/upstream/errors.ts';
import { person, testBff, upstreamUrl, useNetwork } from '../world.ts';

const network = useNetwork();

const viewer = '{ viewer { id } }';
const userInfoUrl = `${upstreamUrl}${getUserInfo.path}`;
const answering = (answer: () => Response | Promise<Response>) => {
  const times = { count: 0 };
  network.use(
    http.post(userInfoUrl, () => {
      times.count += 1;
      return answer();
    }),
  );
  return times;
};

describe('what an upstream may answer', () => {
  it.each([
    ['a message of null', { msg: null }],
    ['no message', {}],
  ])('[R4-52] is a good answer with %s', async (_what, said) => {
    answering(() => HttpResponse.json({ code: 0, ...said, data: person().user }));
    const { data, errors } = await testBff().ask(viewer, { token: 't' });
    expect(errors).toBeUndefined();
    expect(data.viewer.id).toBe('1');
  });

  it.each([
    [
      'a name of it',
      { code: 429, msg: '慢一点', refusal: { name: 'waitMinutes', values: { count: 5 } } },
      { name: 'waitMinutes', values: [{ name: 'count', value: '5' }] },
    ],
    [
      'the sentence of a declaration',
      { code: 1, msg: '信息发送失败，请稍后重试' },
      { name: 'notSent', values: [] },
    ],
    [
      'a sentence with values',
      { code: 429, msg: '操作过多，请在 5 分钟后再试' },
      {
        name: 'waitMinutes',
        values: [
          { name: 'what', value: '操作过多' },
          { name: 'count', value: '5' },
        ],
      },
    ],
    ['a sentence that only it knows', { code: 1, msg: '本店今日休息' }, null],
    ['a name out of shape', { code: 1, msg: '本店今日休息', refusal: 'closed' }, null],
  ])('is a refusal that is named, with %s', async (_what, answer, refusal) => {
    network.use(
      http.post(`${upstreamUrl}/api/phone/sendPhoneCode`, () => HttpResponse.json(answer)),
    );
    const { data } = await testBff().ask(
      'mutation { sendCode(input: { phone: "13900000001", purpose: LOGIN }) { error { message refusal { name values { name value } } } errors { refusal { name } } } }',
      { token: null },
    );
    expect(data.sendCode.error).toEqual({ message: answer.msg, refusal });
    expect(data.sendCode.errors[0].refusal?.name).toBe(refusal?.name);
  });

  it('[R8-07] is a refusal of a write that shows nothing', async () => {
    const refusing = (code: number, msg: string) =>
      network.use(
        http.post(`${upstreamUrl}/api/phone/sendPhoneCode`, () => HttpResponse.json({ code, msg })),
      );
    const send = async () =>
      (
        await testBff().ask(
          'mutation { sendCode(input: { phone: "13900000001", purpose: LOGIN }) { error { code message resultCode refusal { name } } } }',
          { token: null },
        )
      ).data.sendCode.error;
    refusing(5, 'error');
    expect(await send()).toMatchObject({ message: '', resultCode: 5, refusal: null });
    // What the server says in the place of the upstream has a name: pages know better what has failed.
    refusing(5, '');
    expect(await send()).toMatchObject({
      message: '未知错误',
      resultCode: 5,
      refusal: { name: 'unknownError' },
    });
    refusing(1, ' ');
    expect(await send()).toMatchObject({
      message: '操作失败，请稍后重试',
      resultCode: 1,
      refusal: { name: 'UPSTREAM_REFUSED' },
    });
    refusing(1, '号码有误');
    expect(await send()).toEqual({
      code: 'REFUSED',
      message: '号码有误',
      resultCode: 1,
      refusal: null,
    });
  });

  it.each<[string, () => Response, string, { message?: string; extensions?: object }]>([
    [
      'HTML instead of JSON',
      () => HttpResponse.html('<h1>Bad gateway</h1>'),
      'UPSTREAM_BAD_ANSWER',
      {},
    ],
    ['nothing', () => new Response(''), 'UPSTREAM_BAD_ANSWER', {}],
    [
      'JSON without an envelope',
      () => HttpResponse.json({ userId: '1' }),
      'UPSTREAM_BAD_ANSWER',
      {},
    ],
    ['a bare null', () => HttpResponse.json(null), 'UPSTREAM_BAD_ANSWER', {}],
    [
      'an envelope whose code is no number',
      () => HttpResponse.json({ code: 'ok', msg: '', data: {} }),
      'UPSTREAM_BAD_ANSWER',
      {},
    ],
    [
      'the wrong shape',
      () => HttpResponse.json({ code: 0, msg: '', data: { userId: 7 } }),
      'UPSTREAM_SHAPE',
      {},
    ],
    [
      'code 1',
      () => HttpResponse.json({ code: 1, msg: '余额不足', data: null }),
      'UPSTREAM_REFUSED',
      { message: '余额不足' },
    ],
    [
      'code 1 without a word',
      () => HttpResponse.json({ code: 1, msg: '', data: null }),
      'UPSTREAM_REFUSED',
      { message: '操作失败，请稍后重试', extensions: { resultCode: 1 } },
    ],
    [
      '[R8-06] code 5 with words',
      () => HttpResponse.json({ code: 5, msg: 'no such shop', data: null }),
      'UPSTREAM_REFUSED',
      { message: 'no such shop', extensions: { resultCode: 5 } },
    ],
    [
      '[R8-06] code 5 without words',
      () => HttpResponse.json({ code: 5, msg: null }),
      'UPSTREAM_REFUSED',
      { message: '未知错误', extensions: { resultCode: 5 } },
    ],
    [
      'code 401',
      () => HttpResponse.json({ code: 401, msg: '请重新登录', data: null }),
      'UNAUTHENTICATED',
      { message: '请重新登录' },
    ],
    ['code 403', () => HttpResponse.json({ code: 403, msg: '', data: null }), 'FORBIDDEN', {}],
    [
      'code 429',
      () => HttpResponse.json({ code: 429, msg: '请 60 秒后再试', data: null }),
      'TOO_MANY',
      { message: '请 60 秒后再试' },
    ],
    [
      'a sentence with markup',
      () =>
        HttpResponse.json({
          code: 1,
          msg: '<p>余额<b>不足</b></p>\n<script>steal()</script><img src=x onerror=steal()>，请充值 1 < 2',
          data: null,
        }),
      'UPSTREAM_REFUSED',
      { message: '余额 不足 ，请充值 1 < 2' },
    ],
    [
      'a sentence of 5,000 signs',
      () => HttpResponse.json({ code: 1, msg: '长'.repeat(5_000), data: null }),
      'UPSTREAM_REFUSED',
      { message: `${'长'.repeat(299)}…` },
    ],
    [
      'what is wrong with a parameter, its name beside the sentence',
      () => HttpResponse.json({ code: 1, msg: '参数 permissionIdList.0 类型不正确', data: null }),
      'UPSTREAM_REFUSED',
      {
        message: '提交的内容类型不正确',
        extensions: { call: 'getUserInfo', parameter: 'permissionIdList.0' },
      },
    ],
    [
      'which values a parameter may have',
      () => HttpResponse.json({ code: 1, msg: '参数 level 只能是 spu、skc', data: null }),
      'UPSTREAM_REFUSED',
      { message: '提交的内容无效，请检查后重试', extensions: { parameter: 'level' } },
    ],
    [
      'a sentence of nothing but markup',
      () => HttpResponse.json({ code: 1, msg: '<br/>', data: null }),
      'UPSTREAM_REFUSED',
      { message: '操作失败，请稍后重试' },
    ],
    [
      'code 503',
      () => HttpResponse.json({ code: 503, msg: '系统繁忙，请稍后重试', data: null }),
      'UPSTREAM_BUSY',
      { message: '系统繁忙，请稍后重试' },
    ],
    [
      'code 9999',
      () => HttpResponse.json({ code: 9999, msg: '店铺为空', data: null }),
      'EMPTY_SHOP',
      { extensions: { resultCode: 9999 } },
    ],
    [
      'HTTP 401',
      () => new Response(null, { status: 401 }),
      'UNAUTHENTICATED',
      { message: '登录失效，请重新登录' },
    ],
    [
      'HTTP 500',
      () => HttpResponse.json({ code: 0, msg: '', data: null }, { status: 500 }),
      'UPSTREAM_STATUS',
      {},
    ],
    ['HTTP 404', () => new Response('', { status: 404 }), 'UPSTREAM_LACKS', {}],
    ['HTTP 405', () => new Response('', { status: 405 }), 'UPSTREAM_LACKS', {}],
    ['HTTP 501', () => new Response('', { status: 501 }), 'UPSTREAM_LACKS', {}],
    ['[R7.1-06] HTTP 204', () => new Response(null, { status: 204 }), 'UPSTREAM_STATUS', {}],
    [
      '[R7.1-06] HTTP 201 with a good body',
      () => HttpResponse.json({ code: 0, msg: '', data: person().user }, { status: 201 }),
      'UPSTREAM_STATUS',
      {},
    ],
    ['a network error', () => HttpResponse.error(), 'UPSTREAM_UNREACHABLE', {}],
  ])('%s is a documented code', async (_what, answer, code, more) => {
    const times = answering(answer);
    const { status, data, errors } = await testBff().ask(viewer, { token: 't' });
    expect({ status, data }).toEqual({ status: 200, data: null });
    expect(errors).toHaveLength(1);
    expect(errors?.[0]).toMatchObject({ ...more, path: ['viewer'] });
    expect(errors?.[0]?.extensions).toMatchObject({ code, ...more.extensions });
    expect(errorCodes).toHaveProperty(code);
    expect(times.count).toBe(code === 'UPSTREAM_UNREACHABLE' ? 2 : 1);
  });

  it.each([
    {
      name: 'HTTP 403',
      answer: () => new Response('<html>', { status: 403 }),
      said: '操作失败，请稍后重试',
    },
    {
      name: 'the code 403',
      answer: () => HttpResponse.json({ code: 403, data: null }),
      said: '未知错误',
    },
  ])(
    'says by $name alone nothing of rights to somebody who is only signing in',
    async ({ answer, said }) => {
      network.use(http.post(`${upstreamUrl}${login.path}`, answer));
      const { data } = await testBff().ask(
        'mutation { login(input: {phone: "13900000001", password: "abc123"}) { error { code message } } }',
      );
      expect(data.login.error).toEqual({ code: 'REFUSED', message: said });
    },
  );

  it('that says when to ask again is repeated to the client, in the error and in the head', async () => {
    const body = { code: 429, msg: '请 60 秒后再试', data: null };
    answering(() => HttpResponse.json(body, { headers: { 'retry-after': '60' } }));
    const { headers, errors } = await testBff().ask(viewer, { token: 't' });
    expect(headers.get('retry-after')).toBe('60');
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'TOO_MANY', retryAfter: 60 });
  });

  it('tells nothing of the upstream’s answer to the client, and everything to the log', async () => {
    answering(() =>
      HttpResponse.json({ code: 0, msg: '', data: { userId: { secret: 'hunter2' } } }),
    );
    const { ask, logged } = testBff();
    const { errors } = await ask(viewer, { token: 't', headers: { 'x-request-id': 'r-1' } });
    expect(JSON.stringify(errors)).not.toMatch(/hunter2|invalid_type|expected/i);
    expect(errors?.[0]?.extensions).toEqual({
      code: 'UPSTREAM_SHAPE',
      call: 'getUserInfo',
      requestId: 'r-1',
      refusal: { name: 'UPSTREAM_SHAPE', values: {} },
    });
    expect(logged).toMatchObject([
      { level: 'warn', fields: { call: 'getUserInfo', requestId: 'r-1', code: 'UPSTREAM_SHAPE' } },
    ]);
  });

  it('tells the log of a code that is no rule of the business, as back ends answer their faults', async () => {
    const { ask, logged } = testBff();
    for (const code of [1, 500]) {
      answering(() => HttpResponse.json({ code, msg: '系统异常', data: null }));
      await ask(viewer, { token: 't' });
    }
    expect(logged).toMatchObject([
      { level: 'warn', fields: { call: 'getUserInfo', code: 'UPSTREAM_REFUSED', resultCode: 500 } },
    ]);
  });
});
