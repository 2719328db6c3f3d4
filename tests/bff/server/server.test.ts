import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { connectAsync } from 'mqtt';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { indexPage, temporaryFolder } from './server-harness.ts';
import { readyOf, start } from './whole-server.ts';

/** The status that answers a page of that origin which wants to speak MQTT. */
async function upgradeFrom(url: string, origin: string): Promise<number | undefined> {
  const socket = new WebSocket(url.replace('http', 'ws').concat('/mqtt'), ['mqtt'], { origin });
  const status = new Promise<number | undefined>((resolve, reject) => {
    socket.once('upgrade', ({ statusCode }) => resolve(statusCode));
    socket.once('unexpected-response', (_request, { statusCode }) => resolve(statusCode));
    socket.once('error', reject);
  });
  onTestFinished(() => socket.terminate());
  return status;
}

describe('A whole server', () => {
  it('answers at every address of the one port', async () => {
    const { url } = await start();
    expect(await (await fetch(`${url}/healthz`)).text()).toBe('ok\n');
    expect(await (await fetch(`${url}/home`)).text()).toBe(indexPage);
    expect((await fetch(`${url}/assets/gone-12345678.js`)).status).toBe(404);
    expect(await (await fetch(`${url}/api/openapi.json`)).json()).toMatchObject({
      openapi: expect.stringMatching(/^3\.1/),
    });
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"query":"{ __typename }"}',
    };
    const answer = await fetch(`${url}/graphql`, init);
    expect(await answer.json()).toEqual({ data: { __typename: 'Query' } });
    expect(await (await fetch(`${url}/metrics`)).text()).toContain(
      'http_requests_total{route="graphql",method="POST",status="200"} 1',
    );
    expect(await (await fetch(`${url}/metrics`)).text()).toMatch(/^realtime_broker_connected 1$/m);
  });

  it('[R9.5-05] refuses what passes the limits that its environment sets', async () => {
    const { url } = await start({
      CODE_ATTEMPTS: '1',
      GRAPHQL_MAX_DEPTH: '5',
      GRAPHQL_MAX_BYTES: '10000',
      REQUESTS_PER_MINUTE: '60',
      TRUST_PROXY: 'on',
    });
    const phone = '13900000000';
    const call = async (path: string, fields: Record<string, string>) => {
      const body = new URLSearchParams(fields);
      return (await fetch(`${url}/api/${path}`, { method: 'POST', body })).json();
    };
    await call('phone/sendPhoneCodeRegister', { phone });
    const inbox = await (await fetch(`${url}/dev/inbox.json?phone=${phone}`)).json();
    const right = JSON.stringify(inbox).match(/验证码是 (\d{6})/)?.[1] ?? '';
    const enter = (code: string) => call('auth/register', { phone, password: 'abc123', code });
    expect(await enter(right === '000000' ? '000001' : '000000')).toMatchObject({ code: 1 });
    expect(await enter(right)).toMatchObject({
      code: 1,
      msg: '验证码错误次数过多，请重新获取验证码',
    });

    const ask = (query: string, address = '127.0.0.1') =>
      fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        body: JSON.stringify({ query }),
      });
    const deep = await ask('{ shops { edges { node { card { createdProducts { today } } } } } }');
    expect((await deep.json()).errors[0].extensions.code).toBe('LIMIT_EXCEEDED');
    const long = await ask(`{ __typename } #${'x'.repeat(10_000)}`);
    expect(long.status).toBe(413);
    expect((await long.json()).errors[0].extensions.code).toBe('TOO_LARGE');
    const statuses = new Set<number>();
    for (let time = 0; time < 121; time += 1)
      statuses.add((await ask('{ __typename }', '9.9.9.9')).status);
    expect([...statuses]).toEqual([200, 429]);
  });

  it('refuses a file that is too large in Chinese, from the browser and over the api', async () => {
    const { url } = await start({ IMPORT_MAX_BYTES: '1000' });
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream', 'x-requested-with': 'web' },
      body: 'x'.repeat(60_000),
    };
    const browser = await fetch(`${url}/upload/import?fileName=a.csv`, init);
    expect(browser.status).toBe(413);
    expect((await browser.json()).error.message).toMatch(/过大/);
    const huge = { ...init, body: 'x'.repeat(2_000_000) };
    const api = await fetch(`${url}/api/import/upload?fileName=a.csv`, huge);
    expect(api.status).toBe(413);
    const form = { method: 'POST', body: new URLSearchParams({ phone: 'x'.repeat(2_200_000) }) };
    const answer = await fetch(`${url}/api/auth/login`, form);
    expect(answer.status).toBe(413);
    expect(await answer.json()).toEqual({
      code: 413,
      msg: expect.stringContaining('过大'),
      data: null,
      refusal: { name: 'TOO_LARGE', values: { most: '2 MB' } },
    });
  });

  it('is ready when database, broker and disk are there', async () => {
    const { url } = await start();
    // The broker of the process is connected shortly after the start.
    while ((await readyOf(url)).broker !== 'ok');
    expect(await readyOf(url)).toEqual({
      status: 200,
      ready: true,
      stopping: false,
      degraded: [],
      broker: 'ok',
      disk: 'ok',
      db: 'ok',
    });
  });

  it('[R7.6-01] opens the embedded broker to those who know the secret of the data folder', async () => {
    const { url, dataDir } = await start();
    const secret = await readFile(join(dataDir, 'mqtt-secret'), 'utf8');
    const address = url.replace('http', 'ws').concat('/mqtt');
    const options = { username: 'seller-bff', clientId: 'seller-bff:test', reconnectPeriod: 0 };
    const client = await connectAsync(address, { ...options, password: secret });
    expect(client.connected).toBe(true);
    await client.endAsync();
    await expect(connectAsync(address, { ...options, password: 'guess' }, false)).rejects.toThrow();
  });

  it('opens the broker to the pages of its public address, and to no others', async () => {
    const { url } = await start({ PUBLIC_URL: 'https://seller.example' });
    expect(await upgradeFrom(url, 'https://seller.example')).toBe(101);
    expect(await upgradeFrom(url, 'https://evil.example')).toBe(403);
  });

  it('keeps the data of the last start', async () => {
    const first = await start();
    const phone = '13900000001';
    const body = new URLSearchParams({ phone });
    await fetch(`${first.url}/api/phone/sendPhoneCodeRegister`, { method: 'POST', body });
    const inbox = async (url: string) =>
      (await (await fetch(`${url}/dev/inbox.json?phone=${phone}`)).json()).messages;
    const messages = await inbox(first.url);
    expect(messages).toHaveLength(1);
    const code = /\d{6}/.exec(messages[0].text)?.[0];
    expect(code).toBeDefined();
    await first.close();
    expect(first.log.join()).not.toContain(code);
    const second = await start({ DATA_DIR: first.dataDir });
    expect(await inbox(second.url)).toEqual(messages);
  });

  it('tells where it is, who can sign in and where codes appear', async () => {
    const { url, welcome } = await start({ DEMO: 'on' });
    const text = welcome.join('\n');
    expect(text).toContain(url);
    expect(text).toContain(`${url}/dev/inbox`);
    expect(text).toContain('demo2026');
    for (const phone of ['13800000001', '13800000002', '13800000011', '13800000012']) {
      expect(text).toContain(phone);
    }
    const body = new URLSearchParams({ phone: '13800000001', password: 'demo2026' });
    const answer = await fetch(`${url}/api/auth/login`, { method: 'POST', body });
    expect(await answer.json()).toMatchObject({ code: 0 });
  });

  it('tells the address of browsers and the one that it listens on, where they differ', async () => {
    const { url, welcome } = await start({ PUBLIC_URL: 'https://seller.example' });
    expect(welcome[0]).toContain('https://seller.example');
    expect(welcome[1]).toContain(url);
  });

  it('shows no inbox and no demo in production or to the network', async () => {
    const production = await start({
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://seller.example',
      TRUST_PROXY: 'off',
      SMS_URL: 'https://sms.example',
      DEMO: '',
      SIMULATOR: '',
    });
    expect((await fetch(`${production.url}/dev/inbox`)).status).toBe(404);
    expect(production.welcome.join()).not.toContain('demo2026');
    const open = await start({ HOST: '0.0.0.0' });
    expect((await fetch(`${open.url.replace('0.0.0.0', '127.0.0.1')}/dev/inbox.json`)).status).toBe(
      404,
    );
  });
});

describe('With a real upstream', () => {
  it('sends the calls there, serves of /api what signs in alone, and is ready while it answers', async () => {
    const seen: string[] = [];
    const upstream = createServer((request, response) => {
      seen.push(`${request.method} ${request.url}`);
      response.end('{"code":1,"msg":"上游的回答","data":null}');
    }).listen(0, '127.0.0.1');
    await once(upstream, 'listening');
    const address = upstream.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const { url, dataDir } = await start({ UPSTREAM_URL: `http://127.0.0.1:${port}` });
    const form = { method: 'POST', body: new URLSearchParams() };
    expect((await fetch(`${url}/api/order/getUserInfo`, form)).status).toBe(404);
    expect((await fetch(`${url}/api/auth/login`, form)).status).toBe(200);
    while ((await readyOf(url)).broker !== 'ok');
    expect(await readyOf(url)).toMatchObject({ upstream: 'ok' });
    expect(seen).toContain('HEAD /');
    expect(existsSync(join(dataDir, 'main.db'))).toBe(false);
    upstream.closeAllConnections();
    await new Promise((resolve) => upstream.close(resolve));
    expect(await readyOf(url)).toMatchObject({
      status: 200,
      degraded: ['upstream'],
      upstream: 'failed',
      broker: 'ok',
    });
  });

  it('does not start with a file of paths that is wrong', async () => {
    const file = join(await temporaryFolder(), 'paths.json');
    await writeFile(file, '{\n"noSuchCall": "/x"\n}');
    await expect(start({ UPSTREAM_PATHS: file })).rejects.toThrow(
      `${file}:2: There is no call "noSuchCall"`,
    );
  });
});
