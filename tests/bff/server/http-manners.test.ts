import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { start } from './whole-server.ts';

/** What a program that knows HTTP and nothing else of this server relies on. */

const json = { 'content-type': 'application/json' };
const packed = (type: Record<string, string>, text: string): RequestInit => ({
  method: 'POST',
  headers: { ...type, 'content-encoding': 'gzip' },
  body: gzipSync(text),
});

it('says by status and headers what it does not take, and what is still as it was', async () => {
  const { url } = await start({ PREVIEW: 'off', DEMO: 'off' });
  const told = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(url + path, init);
    const text = await answer.text();
    const { headers } = answer;
    return [answer.status, headers.get('allow') ?? headers.get('accept-encoding'), text] as const;
  };
  const noCall = '接口不存在，全部接口见 /api/docs';
  const noPacked = '请求内容请勿压缩（不带 Content-Encoding）';
  expect(await told('/api')).toEqual([404, null, expect.stringContaining(noCall)]);
  expect(await told('/upload/none')).toEqual([404, null, expect.stringContaining('没有这个地址')]);
  for (const path of ['/upload/import', '/upload/try', '/oss/upload'])
    expect(await told(path)).toEqual([405, 'POST', expect.stringContaining('请使用 POST')]);
  for (const [path, text] of [
    ['/api/auth/saveTableView', '{}'],
    ['/graphql', '{"query": "{ __typename }"}'],
  ] as const)
    expect(await told(path, packed(json, text))).toEqual([
      415,
      'identity',
      expect.stringContaining(noPacked),
    ]);
  const plain = { method: 'POST', headers: { ...json, 'content-encoding': 'identity' } };
  const asked = { ...plain, body: '{"query": "{ __typename }"}' };
  expect((await told('/graphql', asked))[0]).toBe(200);

  for (const path of ['/api/openapi.json', '/api/docs']) {
    const first = await fetch(url + path);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{43}"$/);
    const headers = { 'if-none-match': etag };
    expect(await told(path, { headers })).toEqual([304, null, '']);
    expect((await told(path, { headers: { 'if-none-match': '"another"' } }))[0]).toBe(200);
  }
  expect((await fetch(`${url}/metrics`)).headers.get('cache-control')).toBe('no-store');
});
