import { readdir } from 'node:fs/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../../bff/config.ts';
import { createLogger } from '../../../bff/http/log.ts';
import { startServer } from '../../../bff/server.ts';
import { boss, password } from '../../conformance/facts.ts';
import type { Habits } from '../../conformance/habits.ts';
import { startForeignUpstream } from '../../conformance/upstream.ts';
import { temporaryFolder, webFolder } from './server-harness.ts';

/** The whole server before a server of the specification. */
async function wrapping(env: Record<string, string> = {}, habits: Partial<Habits> = {}) {
  const upstream = await startForeignUpstream(habits);
  onTestFinished(() => upstream.close());
  const dataDir = await temporaryFolder();
  const given = { PORT: '0', DATA_DIR: dataDir, UPSTREAM_URL: upstream.url, SIMULATOR: 'off' };
  const server = await startServer(readConfig({ ...given, ...env }), {
    logger: createLogger('silent', { write: () => {} }),
    webFolder: await webFolder(),
  });
  onTestFinished(() => server.close());
  const ask = async (query: string, authorization: string) => {
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization },
      body: JSON.stringify({ query }),
    });
    return response.json();
  };
  return { url: server.url, dataDir, ask };
}

describe('A server before a real upstream', () => {
  it('keeps no database, and shows visitors the preview from memory', async () => {
    const { ask, dataDir } = await wrapping();
    const seen = await ask('{ viewer { role } shops { totalCount } }', 'visitor');
    expect(seen).toMatchObject({
      data: { viewer: { role: 'VISITOR' } },
      extensions: { preview: true },
    });
    expect(seen.data.shops.totalCount).toBeGreaterThan(0);
    const files = await readdir(dataDir, { recursive: true });
    expect(files.filter((name) => /\.db/.test(name))).toEqual([]);
  });

  it('answers visitors nothing with PREVIEW=off, but what is open to anyone', async () => {
    const { ask } = await wrapping({ PREVIEW: 'off' });
    expect(await ask('{ viewer { role } }', 'visitor')).toMatchObject({
      errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    });
    expect(await ask('{ notices { totalCount } }', 'visitor')).toMatchObject({
      data: { notices: { totalCount: 1 } },
    });
  });

  it('lets programs sign in at the same address as ever, by its settings for the upstream', async () => {
    const { url, ask } = await wrapping(
      { UPSTREAM_TIME_ZONE: '+00:00', UPSTREAM_MONEY: 'yuan', UPSTREAM_FIRST_PAGE: '0' },
      { cookie: true, instants: 'wallClock' },
    );
    const body = new URLSearchParams({ phone: boss.phone, password });
    const response = await fetch(`${url}/api/auth/login`, { method: 'POST', body });
    const { code, data: token } = await response.json();
    expect(code).toBe(0);
    expect(await ask('{ viewer { registerTime } }', `Bearer ${token}`)).toEqual({
      data: { viewer: { registerTime: '2025-01-01T08:00:00.000Z' } },
    });
    expect((await fetch(`${url}/api/order/getShopList`, { method: 'POST' })).status).toBe(404);
  });
});
