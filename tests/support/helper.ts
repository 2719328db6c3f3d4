import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished, vi } from 'vitest';
import { WebSocket } from 'ws';
import { z } from 'zod';
import type { TellForHelper } from '../../web/src/shared/desktop-helper/reason.ts';
import { processEnv } from './process-env.ts';

const root = join(import.meta.dirname, '../..');

const withNode = [process.execPath, '--disable-warning=DEP0169'] as const;

/** A program that runs for the tests of a file, or of one test. */
interface Program {
  readonly line: string;
  readonly output: readonly string[];
  stop(signal?: NodeJS.Signals): Promise<void>;
}

async function startProgram(
  [command, ...args]: readonly [string, ...string[]],
  env: Readonly<Record<string, string>>,
  isReady: RegExp,
): Promise<Program> {
  const child: ChildProcess = spawn(command, args, {
    cwd: root,
    env: { ...processEnv, HOME: tmpdir(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  const line = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      if (stream !== null)
        createInterface({ input: stream }).on('line', (text) => {
          output.push(text);
          if (isReady.test(text)) resolve(text);
        });
    child.once('exit', (code) => reject(new Error(`It ended with ${code}:\n${output.join('\n')}`)));
  });
  return {
    line,
    output,
    stop: async (signal = 'SIGTERM') => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
}

const envelope = z.object({ code: z.number(), msg: z.string(), data: z.unknown() });

/** The real product, with nothing in it, for the tests of a file: call it in `beforeAll`, which returns its `stop`. */
export async function startServer() {
  const folder = await mkdtemp(join(tmpdir(), 'seller-helper-'));
  const program = await startProgram(
    [...withNode, 'bff/main.ts'],
    { DEMO: 'off', SIMULATOR: 'off', PORT: '0', DATA_DIR: folder },
    /^卖家运营助手/,
  );
  const stop = async (): Promise<void> => {
    await program.stop();
    await rm(folder, { recursive: true, force: true });
  };
  const origin = program.line.match(/http:\S+/)?.[0].replace(/\/$/, '') ?? '';

  async function call(
    path: string,
    fields: Record<string, string>,
    token?: string,
    method = 'POST',
  ) {
    const answer = await fetch(origin + path, {
      method,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      ...(method === 'POST' && { body: new URLSearchParams(fields) }),
    });
    return envelope.parse(await answer.json());
  }

  let people = 0;
  /** A new boss who is signed in. */
  async function boss(): Promise<string> {
    people += 1;
    const phone = `1390000${String(people).padStart(4, '0')}`;
    await call('/api/phone/sendPhoneCodeRegister', { phone });
    const inbox = await fetch(`${origin}/dev/inbox.json?phone=${phone}`);
    const code = (await inbox.text()).match(/\b\d{6}\b/)?.[0] ?? '';
    const password = 'first1';
    await call('/api/auth/register', { phone, password, code });
    return z.string().parse((await call('/api/auth/login', { phone, password })).data);
  }
  /** Binds a main account by the code that the marketplace sends; its first shop. */
  async function bind(phone: string, token: string): Promise<string> {
    await call('/api/auth/bindAccount', { phone, password: 'temu2026' }, token);
    const code = await vi.waitFor(async () => {
      const inbox = await fetch(`${origin}/dev/inbox.json?phone=${phone}`);
      return z.string().parse((await inbox.text()).match(/\b\d{6}\b/)?.[0]);
    }, 10_000);
    const { data } = await call('/api/auth/confirmBindCode', { phone, code }, token);
    return z.object({ firstShopId: z.string() }).parse(data).firstShopId;
  }
  /** What their page sends the helper. */
  async function login(token: string) {
    const issued = (await call('/api/auth/issueHelperToken', {}, token)).data;
    const { userId, token: own } = z
      .object({ userId: z.string(), token: z.string() })
      .parse(issued);
    return { type: 'login', userId, token: own };
  }
  const isStarted = async (token: string) =>
    (await call('/api/pay/softwareStarted', {}, token, 'GET')).data;
  return { origin, output: program.output, call, boss, bind, login, isStarted, stop };
}

export type Server = Awaited<ReturnType<typeof startServer>>;

/** The page's origin in these tests. */
export const pageOrigin = 'https://seller.example';

/** The real helper beside it, until the test, or the file, is over. */
export async function startHelper(
  server: Pick<Server, 'origin'>,
  env: Readonly<Record<string, string>> = {},
  over: (stop: () => Promise<void>) => void = onTestFinished,
  /** Another helper than the one of the sources, such as one that was downloaded; it is told the product in its last word. */
  program?: readonly [string, ...string[]],
) {
  const dataDir = await mkdtemp(join(tmpdir(), 'seller-helper-'));
  const started = await startProgram(
    program ?? [
      ...withNode,
      ...(env.FAKE_DNS ? ['--import', join(root, 'tests/support/fake-dns.mjs')] : []),
      'helper/main.ts',
    ],
    {
      ...(program === undefined && { HELPER_PRODUCT_URL: server.origin }),
      HELPER_ORIGINS: pageOrigin,
      HELPER_PORT: '0',
      HELPER_PROXY_PORT: '0',
      HELPER_DATA_DIR: dataDir,
      HELPER_IMAGE_FOLDER: join(dataDir, 'images'),
      ...env,
    },
    /^桌面助手/,
  );
  over(async () => {
    await started.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  const [port = 0, proxyPort = 0] = [...started.line.matchAll(/127\.0\.0\.1:(\d+)/g)].map(
    ([, number]) => Number(number),
  );
  return { port, proxyPort, output: started.output, stop: started.stop };
}

export type Helper = Awaited<ReturnType<typeof startHelper>>;

const ready = z.object({
  type: z.literal('ready'),
  version: z.string(),
  offers: z.array(z.string()),
  secret: z.string(),
  proxyPort: z.number(),
});

/** A page that opens the websocket; its login is the first thing that it sends. */
export function openPage(
  { port }: Pick<Helper, 'port'>,
  login: unknown,
  { origin = pageOrigin, host = '' } = {},
) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, {
    // Programs send none, which is told by an empty one here.
    ...(origin !== '' && { origin }),
    ...(host && { headers: { host } }),
  });
  onTestFinished(() => socket.terminate());
  const closed = new Promise<number>((resolve) => {
    socket.once('close', resolve);
    socket.once('unexpected-response', (_request, response) => {
      resolve(response.statusCode ?? 0);
      socket.terminate();
    });
    socket.on('error', () => undefined);
  });
  const told = new Promise<z.output<typeof ready>>((resolve) => {
    socket.once('message', (data) => resolve(ready.parse(JSON.parse(data.toString()))));
  });
  socket.once('open', () => {
    if (login !== undefined) socket.send(typeof login === 'string' ? login : JSON.stringify(login));
  });
  const entered = Promise.race([
    told,
    closed.then((code): never => {
      throw new Error(`closed with ${code}`);
    }),
  ]);
  // A test that is refused asks for the code alone.
  entered.catch(() => undefined);
  return { socket, closed, entered };
}

export interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly body?: string | Buffer;
  readonly secret?: string;
}

/** A request as a page sends it, or as no page can: any header may be another one, or none. */
export async function ask(
  port: number,
  path: string,
  { method, headers, body, secret }: Asked = {},
) {
  const all = {
    origin: pageOrigin,
    ...(secret !== undefined && { authorization: `Bearer ${secret}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...headers,
  };
  const given = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
  const sent = request({ port, host: '127.0.0.1', path, method: method ?? 'GET', headers: given });
  sent.end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part);
  const text = Buffer.concat(parts).toString();
  const json = answer.headers['content-type']?.startsWith('application/json') && text !== '';
  return {
    status: answer.statusCode,
    headers: answer.headers,
    text,
    body: json ? envelope.partial().loose().parse(JSON.parse(text)) : undefined,
  };
}

/** A server with a boss who has a shop of each of two main accounts. */
export async function startServerOfTwoAccounts(): Promise<{
  readonly server: Server;
  readonly token: string;
  readonly malls: readonly [string, string];
}> {
  const server = await startServer();
  const token = await server.boss();
  const malls = [
    await server.bind('12000000001', token),
    await server.bind('12000000002', token),
  ] as const;
  return { server, token, malls };
}

/** As the browser of a page sends it. */
/** The words of the page, where they are the helper's own. */
export const asSaid: TellForHelper = async (_answer, sentence) => sentence;

export const fromPage: typeof fetch = (address, init) =>
  fetch(address, {
    ...init,
    headers: { ...Object.fromEntries(new Headers(init?.headers)), origin: pageOrigin },
  });
