import { describe, expect, it } from 'vitest';
import { Refusal } from '../../../api/refusal.ts';
import { inhabit, person, testBff, useNetwork, visitor } from '../world.ts';

const network = useNetwork();

describe('POST /upload/import', () => {
  const upload = (
    given: {
      headers?: Record<string, string>;
      method?: string;
      query?: string;
      body?: string | null;
    } = {},
  ) =>
    new Request(
      `http://bff.test/upload/import${given.query ?? '?fileName=%E8%AE%A2%E5%8D%95.csv'}`,
      {
        method: given.method ?? 'POST',
        headers: {
          'content-type': 'application/octet-stream',
          'x-requested-with': 'web',
          authorization: 't',
          ...given.headers,
        },
        body: given.method === 'GET' ? null : (given.body ?? 'a,b\n1,2\n'),
      },
    );

  it('passes the bytes on, and answers what the upstream keeps', async () => {
    const sent = inhabit(network, {
      people: { t: person() },
      data: { uploadImport: { uploadId: 'u1', fileName: '订单.csv', size: 8 } },
    });
    const response = await testBff().bff.handle(upload());
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ uploadId: 'u1', fileName: '订单.csv', size: 8 });
    expect(sent).toMatchObject([
      { token: 't', path: '/api/import/upload', input: { fileName: '订单.csv' } },
    ]);
    expect(sent[0]?.headers.get('content-type')).toBe('application/octet-stream');
  });

  it.each<[string, Parameters<typeof upload>[0], number, string]>([
    ['another method', { method: 'GET' }, 405, 'BAD_REQUEST'],
    ['a foreign page', { headers: { origin: 'https://evil.test' } }, 403, 'BAD_REQUEST'],
    [
      'a form of a foreign page',
      { headers: { 'content-type': 'multipart/form-data; boundary=x' } },
      415,
      'BAD_REQUEST',
    ],
    ['a file without a name', { query: '' }, 400, 'BAD_USER_INPUT'],
    ['a visitor', { headers: { authorization: 'visitor' } }, 403, 'VISITOR_BLOCKED'],
    ['a token that cannot be one', { headers: { authorization: '' } }, 401, 'UNAUTHENTICATED'],
  ])('refuses %s, and sends nothing', async (_what, given, status, code) => {
    const sent = inhabit(network, { people: { t: person(), visitor: visitor() } });
    const response = await testBff().bff.handle(upload(given));
    expect(response.status).toBe(status);
    const { error } = await response.json();
    expect(error.code).toBe(code);
    expect(sent).toEqual([]);
  });

  it('refuses a request that a foreign page could send without asking', async () => {
    inhabit(network, {
      people: { t: person() },
      data: { uploadImport: { uploadId: 'u1', fileName: 'a', size: 8 } },
    });
    const answer = (bearing: Record<string, string>) => {
      const request = upload();
      for (const name of ['x-requested-with', 'authorization']) request.headers.delete(name);
      for (const [name, value] of Object.entries(bearing)) request.headers.set(name, value);
      return testBff().bff.handle(request);
    };
    expect((await answer({ cookie: 'token=t' })).status).toBe(403);
    // Of this header a browser asks before, and hears no; a tool has no other.
    expect((await answer({ authorization: 'Bearer t' })).status).toBe(200);
  });

  it.each([
    [
      'refuses the file',
      () => {
        throw new Refusal('文件不是 CSV 或 XLSX');
      },
      400,
      'UPSTREAM_REFUSED',
      '文件不是 CSV 或 XLSX',
    ],
    [
      'says that the session is over',
      () => {
        throw new Refusal('请重新登录', 401);
      },
      401,
      'UNAUTHENTICATED',
      '请重新登录',
    ],
    [
      'answers nonsense',
      'nonsense',
      502,
      'UPSTREAM_SHAPE',
      '数据服务返回的数据无法识别，请稍后重试',
    ],
  ])('tells in Chinese when the upstream %s', async (_what, answer, status, code, message) => {
    inhabit(network, { people: { t: person() }, data: { uploadImport: answer } });
    const response = await testBff().bff.handle(upload());
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error: { code, message } });
  });

  it('[R7.1-14] tells tools that prefer it in English', async () => {
    const file = () => {
      const named = { name: 'fileNoTable', values: {} };
      throw new Refusal('这不是表格文件', undefined, undefined, undefined, named);
    };
    inhabit(network, { people: { t: person() }, data: { uploadImport: file } });
    const said = async (headers: Record<string, string>, query?: string) => {
      const sent = upload({ headers: { 'accept-language': 'en', ...headers }, query });
      return (await (await testBff().bff.handle(sent)).json()).error.message;
    };
    expect(await said({})).toMatch(/^This is no table/);
    expect(await said({}, '')).toBe('fileName is missing, or longer than 255 characters.');
    expect(await said({ 'content-type': 'text/csv' })).toMatch(/^Send the bytes of a file/);
    expect(await said({ authorization: '' })).toMatch(/^The session is missing/);
  });
});
