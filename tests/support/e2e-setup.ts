import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { TestProject } from 'vitest/node';
import { z } from 'zod';
import { serverFlags } from '../../bff/install.mjs';

/** A running product that one worker has to itself, with what its tests need to know of it. */
export interface E2eServer {
  readonly origin: string;
  /** Where it keeps its data, and the secret of its broker. */
  readonly dataDir: string;
  /** The session token of the demo manager without the right to see cost. */
  readonly managerToken: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** One for each worker, so that what the tests of one file do to the demo is in no other's way. */
    servers: readonly E2eServer[];
  }
}

/** Starts the built product for the browser tests, as `npm start` would, once for each worker. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { maxWorkers } = project.config;
  const started = await Promise.all(Array.from({ length: Number(maxWorkers) }, start));
  project.provide(
    'servers',
    started.map(({ server }) => server),
  );
  return async () => {
    await Promise.all(started.map(({ stop }) => stop()));
  };
}

/** On an empty data directory with demo data, on a free port. */
async function start(): Promise<{ server: E2eServer; stop: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'seller-e2e-'));
  const server = spawn(process.execPath, [...serverFlags, 'dist/server.mjs'], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      // All bosses of all tests register from one address.
      CODES_PER_ADDRESS: '10000',
      // No test waits for what might come in the same message.
      MAIL_WAIT: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise<never>((_, reject) => {
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
  });
  exited.catch(() => {});
  const origin = await Promise.race([exited, addressOf(createInterface({ input: server.stdout }))]);
  return {
    server: { origin, dataDir, managerToken: await signInByCode(origin, '13800000011') },
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A code is sent to a phone only so often, so the manager signs in once for all tests. */
async function signInByCode(origin: string, phone: string): Promise<string> {
  const post = async (path: string, fields: Record<string, string>) => {
    const answer = await fetch(origin + path, {
      method: 'POST',
      body: new URLSearchParams(fields),
    });
    return z.object({ code: z.literal(0), data: z.unknown() }).parse(await answer.json()).data;
  };
  await post('/api/phone/sendPhoneCode', { phone });
  const inbox = await fetch(`${origin}/dev/inbox.json?phone=${phone}`);
  const [message] = inboxMessages.parse(await inbox.json()).messages;
  const code = message?.text.match(/\d{6}/)?.[0] ?? '';
  return z.string().parse(await post('/api/auth/login', { phone, code }));
}

const inboxMessages = z.object({ messages: z.array(z.object({ text: z.string() })) });

/** The first http address that the server prints; the rest of its output is drained. */
async function addressOf(lines: AsyncIterable<string> & NodeJS.EventEmitter): Promise<string> {
  return new Promise((resolve) => {
    lines.on('line', (line: string) => {
      const [address] = line.match(/http:\/\/127\.0\.0\.1:\d+/) ?? [];
      if (address) resolve(address);
    });
  });
}
