import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { connectAsync } from 'mqtt';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { readConfig } from '../../../bff/config.ts';
import { createLogger } from '../../../bff/http/log.ts';
import { type RunningServer, type ServerOptions, startServer } from '../../../bff/server.ts';
import { processEnv } from '../../support/process-env.ts';
import { indexPage, temporaryFolder, webFolder } from './server-harness.ts';

interface TestServer extends RunningServer {
  readonly dataDir: string;
  readonly log: string[];
}

async function start(
  env: Record<string, string> = {},
  options: ServerOptions = {},
): Promise<TestServer> {
  const dataDir = env.DATA_DIR ?? (await temporaryFolder());
  const log: string[] = [];
  const config = readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    DEMO: 'off',
    SIMULATOR: 'off',
    ...env,
  });
  const server = await startServer(config, {
    logger: createLogger('info', { write: (line) => void log.push(line) }),
    webFolder: await webFolder(),
    ...options,
  });
  onTestFinished(() => server.close());
  return { ...server, dataDir, log };
}

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

const readyOf = async (url: string) => {
  const response = await fetch(`${url}/readyz`);
  return { status: response.status, ...(await response.json()) };
};

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
    expect((await ask(`{ __typename } #${'x'.repeat(10_000)}`)).status).toBe(413);
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

describe('The end of a server', () => {
  it('is told at /readyz before it comes, while requests are still answered', async () => {
    const { url, drain, close } = await start({ SHUTDOWN_DELAY: '300' });
    const hurry = new AbortController();
    const drained = drain(hurry.signal);
    expect(await readyOf(url)).toMatchObject({ status: 503, ready: false, stopping: true });
    const answer = await fetch(`${url}/graphql?query={__typename}`);
    expect(await answer.json()).toEqual({ data: { __typename: 'Query' } });
    expect(answer.headers.get('connection')).toBe('close');
    const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    await once(socket, 'open');
    const closed = once(socket, 'close');
    hurry.abort();
    await drained;
    await close();
    expect((await closed)[0]).toBe(1001);
  });

  it('closes websockets with 1001 and refuses what comes after', async () => {
    const { url, dataDir, close } = await start();
    const address = url.replace('http', 'ws');
    const graphql = new WebSocket(`${address}/graphql`, 'graphql-transport-ws');
    await once(graphql, 'open');
    graphql.send('{"type":"connection_init"}');
    await once(graphql, 'message');
    const mqtt = await connectAsync(`${address}/mqtt`, {
      username: 'seller-bff',
      password: await readFile(join(dataDir, 'mqtt-secret'), 'utf8'),
      clientId: 'seller-bff:test',
      reconnectPeriod: 0,
    });
    const mqttClosed = new Promise((resolve) => mqtt.once('close', () => resolve(true)));
    const closed = Promise.all([once(graphql, 'close'), mqttClosed]);
    await close();
    expect((await closed)[0][0]).toBe(1001);
    await expect(fetch(`${url}/healthz`)).rejects.toThrow();
  });

  it('cuts a websocket that does not answer its goodbye', async () => {
    const { url, close } = await start({}, { grace: 50 });
    const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    await once(socket, 'open');
    socket.pause();
    await close();
    socket.terminate();
  });

  it('leaves nothing open when it cannot start', async () => {
    const { url } = await start();
    const dataDir = await temporaryFolder();
    const port = new URL(url).port;
    await expect(start({ PORT: port, DATA_DIR: dataDir })).rejects.toThrow(`Port ${port}`);
    expect(existsSync(join(dataDir, 'main.db'))).toBe(false);
    await expect(start({ DATABASE_URL: 'postgres://127.0.0.1:9/none' })).rejects.toThrow();
  });
});

describe('The server process', () => {
  it('finishes a running request after SIGTERM and ends with 0', async () => {
    const { child, url } = await startProcess();
    const sent = Promise.withResolvers<void>();
    const body = new ReadableStream({
      async start(controller) {
        const [head, tail] = ['{"query":"{ __typ', 'ename }"}'].map((text) =>
          new TextEncoder().encode(text),
        );
        controller.enqueue(head);
        await sent.promise;
        controller.enqueue(tail);
        controller.close();
      },
    });
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      duplex: 'half',
    };
    const answer = fetch(`${url}/graphql`, init);
    await inFlight(url);
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await refused(url);
    sent.resolve();
    expect(await (await answer).json()).toEqual({ data: { __typename: 'Query' } });
    expect(await exited).toEqual([0, null]);
  });

  it('answers on for its delay after SIGTERM, until it is asked again', async () => {
    const { child, url } = await startProcess({ SHUTDOWN_DELAY: '300' });
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    while ((await readyOf(url)).stopping !== true);
    expect((await fetch(`${url}/graphql?query={__typename}`)).status).toBe(200);
    // What follows within a second is the same wish, by another way.
    while (child.exitCode === null && (await isUp(url))) child.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);
  });

  it('says what is wrong and ends with 1', async () => {
    const child = spawnServer({ PORT: 'none' });
    const text = await readAll(child);
    expect(text).toContain('PORT must be a whole number from 0 to 65535; it is "none".');
    expect(text).not.toContain('    at ');
    expect(child.exitCode).toBe(1);
  });
});

const main = join(import.meta.dirname, '../../../bff/main.ts');

function spawnServer(env: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, [main], {
    env: { ...processEnv, DEMO: 'off', SIMULATOR: 'off', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

async function startProcess(
  env: Record<string, string> = {},
): Promise<{ child: ChildProcess; url: string }> {
  const child = spawnServer({ DATA_DIR: await temporaryFolder(), ...env });
  if (child.stdout === null) throw new Error('No output');
  for await (const line of createInterface({ input: child.stdout })) {
    const [url] = line.match(/http:\/\/127\.0\.0\.1:\d+/) ?? [];
    if (url !== undefined) return { child, url };
  }
  throw new Error('The server has ended');
}

async function readAll(child: ChildProcess): Promise<string> {
  let text = '';
  child.stderr?.on('data', (chunk) => {
    text += chunk;
  });
  await once(child, 'close');
  return text;
}

/** Waits until the server has a request besides the one that asks. */
async function inFlight(url: string): Promise<void> {
  for (;;) {
    const text = await (await fetch(`${url}/metrics`)).text();
    if (/^http_requests_in_flight 2$/m.test(text)) return;
  }
}

const isUp = (url: string): Promise<boolean> =>
  fetch(`${url}/healthz`, { headers: { connection: 'close' } }).then(
    () => true,
    () => false,
  );

/** Waits until the server takes no more connections. */
async function refused(url: string): Promise<void> {
  while (await isUp(url));
}
