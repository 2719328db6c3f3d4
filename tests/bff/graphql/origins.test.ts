import { once } from 'node:events';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { readConfig } from '../../../bff/config.ts';
import { createLogger } from '../../../bff/http/log.ts';
import { startServer } from '../../../bff/server.ts';
import { temporaryFolder } from '../server/server-harness.ts';
import { inhabit, person, testBff, testConfig, useNetwork } from '../world.ts';

const network = useNetwork();
const tool = 'https://tool.example.com';
const url = 'http://bff.test/graphql';

const served = () => testBff({ config: { ...testConfig, allowedOrigins: [tool] } }).bff;
const ask = (query: string, headers: Record<string, string>) =>
  served().handle(
    new Request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query }),
    }),
  );

describe('A page of an allowed origin', () => {
  it('may ask before it asks', async () => {
    const preflight = (origin: string) =>
      served().handle(
        new Request(url, {
          method: 'OPTIONS',
          headers: {
            origin,
            'access-control-request-method': 'POST',
            'access-control-request-headers': 'authorization,content-type',
          },
        }),
      );
    const { status, headers } = await preflight(tool);
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe(tool);
    expect(headers.get('access-control-allow-methods')).toContain('POST');
    for (const name of ['authorization', 'content-type'])
      expect(headers.get('access-control-allow-headers')).toContain(name);
    expect(headers.has('access-control-allow-credentials')).toBe(false);
    const other = await preflight('https://evil.example.com');
    expect(other.status).toBe(403);
    expect(other.headers.has('access-control-allow-origin')).toBe(false);
  });

  it('is answered with a token of its own, and never with cookies', async () => {
    inhabit(network, { people: { t: person() } });
    const query = '{ viewer { id } }';
    const own = await ask(query, { origin: tool, authorization: 'Bearer t' });
    expect(await own.json()).toEqual({ data: { viewer: { id: '1' } } });
    expect(own.headers.get('access-control-allow-origin')).toBe(tool);
    expect(own.headers.get('vary')).toContain('origin');
    const brought = await ask(query, { origin: tool, cookie: 'token=t' });
    expect((await brought.json()).errors[0].extensions.code).toBe('UNAUTHENTICATED');
    expect(brought.headers.getSetCookie()).toEqual([]);
    const page = await ask(query, { origin: 'http://bff.test', cookie: 'token=t' });
    expect(await page.json()).toEqual({ data: { viewer: { id: '1' } } });
    expect(page.headers.has('access-control-allow-origin')).toBe(false);
    const foreign = await ask(query, { origin: 'https://evil.example.com', authorization: 't' });
    expect(foreign.status).toBe(403);
  });

  it('may open a websocket, where its cookies count for nothing either', async () => {
    const server = await startServer(
      readConfig({
        PORT: '0',
        DATA_DIR: await temporaryFolder(),
        SIMULATOR: 'off',
        ALLOWED_ORIGINS: tool,
      }),
      { logger: createLogger('silent') },
    );
    onTestFinished(() => server.close());
    const address = `${server.url.replace('http', 'ws')}/graphql`;
    const connect = (origin: string, cookie = '') =>
      new WebSocket(address, 'graphql-transport-ws', { origin, headers: { cookie } });
    const [refused] = await once(connect('https://evil.example.com'), 'error');
    expect(String(refused)).toContain('403');
    const login = await fetch(`${server.url}/api/auth/login`, {
      method: 'POST',
      body: new URLSearchParams({ phone: '13800000001', password: 'demo2026' }),
    });
    const token = (await login.json()).data;
    const viewerOf = async (origin: string, payload: object) => {
      const socket = connect(origin, `token=${token}`);
      onTestFinished(() => socket.terminate());
      await once(socket, 'open');
      socket.send(JSON.stringify({ type: 'connection_init', payload }));
      await once(socket, 'message');
      const query = '{ viewer { role } }';
      socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query } }));
      const [answer] = await once(socket, 'message');
      return String(answer);
    };
    expect(await viewerOf(server.url, {})).toContain('BOSS');
    expect(await viewerOf(tool, {})).toContain('UNAUTHENTICATED');
    expect(await viewerOf(tool, { token })).toContain('BOSS');
  });

  it.each(['tool.example.com', 'https://tool.example.com/', '*', 'https://a.example,/'])(
    'is not configured as %s',
    (origins) => {
      expect(() => readConfig({ ALLOWED_ORIGINS: origins })).toThrow('ALLOWED_ORIGINS must be');
    },
  );
});
