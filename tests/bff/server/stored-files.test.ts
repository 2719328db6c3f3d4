import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { pictureForm } from '../../support/api.ts';
import { smallPng } from '../../support/small-png.ts';
import { start } from './whole-server.ts';

const name = `${'a'.repeat(43)}.png`;

/** An upstream that answers every address with these bytes, and what it was asked with. */
async function upstreamOf(type: string, status = 200) {
  const asked: { url: string | undefined; headers: IncomingHttpHeaders }[] = [];
  const upstream = createServer(({ url, headers, method }, answer) => {
    if (method === 'GET') asked.push({ url, headers });
    answer.writeHead(status, { 'content-type': type, 'set-cookie': 'token=x' }).end('<b>x</b>');
  }).listen(0, '127.0.0.1');
  await once(upstream, 'listening');
  onTestFinished(() => {
    upstream.close();
    upstream.closeAllConnections();
  });
  const address = upstream.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const { url } = await start({ UPSTREAM_URL: `http://127.0.0.1:${port}` });
  return { url, asked };
}

it('a picture that is uploaded to an api of our own elsewhere is shown where the pages are', async () => {
  const api = await start();
  const { url } = await start({ UPSTREAM_URL: api.url });
  const phone = '13900000005';
  const post = async (path: string, fields: Record<string, string>) =>
    (
      await fetch(`${api.url}${path}`, { method: 'POST', body: new URLSearchParams(fields) })
    ).json();
  await post('/api/phone/sendPhoneCodeRegister', { phone });
  const inbox = await (await fetch(`${api.url}/dev/inbox.json?phone=${phone}`)).text();
  const code = /\b\d{6}\b/.exec(inbox)?.[0] ?? '';
  const password = 'first1';
  await post('/api/auth/register', { phone, password, code });
  const { data: token } = await post('/api/auth/login', { phone, password });
  const sent = await fetch(`${url}/oss/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: pictureForm(new Uint8Array(smallPng), 'a.png'),
  });
  const { data } = await sent.json();
  const shown = await fetch(new URL(data.url, url));
  expect(shown.headers.get('content-type')).toBe('image/png');
  expect(shown.headers.get('cache-control')).toContain('immutable');
  expect(Buffer.from(await shown.arrayBuffer()).equals(smallPng)).toBe(true);
});

it('what an upstream stores comes without the caller’s cookies or token, and by GET alone', async () => {
  const { url, asked } = await upstreamOf('image/png');
  const headers = { cookie: 'token=secret', authorization: 'Bearer secret' };
  const answer = await fetch(`${url}/oss/${name}`, { headers });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect(answer.headers.get('content-security-policy')).toContain('sandbox');
  await fetch(`${url}/api/export/download?id=1&until=2&signature=3`, { headers });
  expect(asked.map((one) => one.url)).toEqual([
    `/oss/${name}`,
    '/api/export/download?id=1&until=2&signature=3',
  ]);
  for (const one of asked) {
    expect(one.headers.cookie).toBeUndefined();
    expect(one.headers.authorization).toBeUndefined();
  }
  expect((await fetch(`${url}/oss/${name}`, { method: 'DELETE' })).status).toBe(405);
  for (const path of ['/oss/page.html', '/api/order/getUserInfo', '/oss/../api/x'])
    expect((await fetch(url + path)).status).toBe(404);
});

it.each([
  ['text/html', 200, 404],
  ['image/png', 302, 404],
  ['image/png', 410, 404],
  ['image/png', 503, 502],
])('an answer of %s with %i is %i', async (type, status, shown) => {
  const { url } = await upstreamOf(type, status);
  const answer = await fetch(`${url}/oss/${name}`, { redirect: 'manual' });
  expect(answer.status).toBe(shown);
  expect(await answer.text()).not.toContain('<b>');
});
