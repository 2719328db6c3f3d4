import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { connectAsync } from 'mqtt';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { processEnv } from '../../support/process-env.ts';
import { temporaryFolder } from './server-harness.ts';
import { readyOf, start } from './whole-server.ts';

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

  it('ends open event streams in good order, without waiting for what they might tell', async () => {
    // In tests Yoga writes to a stream so often that the next word always comes soon.
    const { child, url } = await startProcess({ PREVIEW: 'on', NODE_ENV: 'development' });
    const query = 'subscription { shopRefreshed(selection: { all: true }) { at } }';
    const stream = await fetch(`${url}/graphql?query=${encodeURIComponent(query)}`, {
      headers: { accept: 'text/event-stream', authorization: 'visitor' },
    });
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect(await reader?.read()).toEqual({ done: false, value: ':\n\n' });
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    // Where the grace has run out the connection is cut, and this rejects.
    expect(await reader?.read()).toEqual({ done: true, value: undefined });
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
