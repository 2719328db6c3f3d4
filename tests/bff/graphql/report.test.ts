import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { readConfig } from '../../../bff/config.ts';
import { Labels } from '../../../bff/http/labels.ts';
import { createLogger } from '../../../bff/http/log.ts';
import { startServer } from '../../../bff/server.ts';
import { temporaryFolder } from '../server/server-harness.ts';
import { person } from '../world.ts';

const token = 'the-token-of-a-test-person';

const line = z.looseObject({ msg: z.string(), level: z.string() });

/** A server over an upstream that knows one person and refuses everything else. */
async function serve() {
  const upstream = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    const isUser = request.url?.endsWith('/getUserInfo');
    const isKnown = request.headers.authorization === token;
    response.end(
      JSON.stringify(
        isUser
          ? { code: isKnown ? 0 : 401, msg: '', data: isKnown ? person().user : null }
          : { code: 1, msg: '暂时查不到', data: null },
      ),
    );
  }).listen(0, '127.0.0.1');
  await once(upstream, 'listening');
  onTestFinished(() => {
    upstream.closeAllConnections();
    upstream.close();
  });
  const log: string[] = [];
  const server = await startServer(
    readConfig({
      PORT: '0',
      DATA_DIR: await temporaryFolder(),
      SIMULATOR: 'off',
      UPSTREAM_URL: `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`,
    }),
    { logger: createLogger('info', { write: (text) => void log.push(text) }) },
  );
  onTestFinished(() => server.close());
  const ask = async (query: string, headers: Record<string, string> = {}) =>
    (
      await fetch(`${server.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ query }),
      })
    ).json();
  return {
    ask,
    url: server.url,
    metrics: async () => (await fetch(`${server.url}/metrics`)).text(),
    log,
    operations: () =>
      log.map((text) => line.parse(JSON.parse(text))).filter(({ msg }) => msg === 'Operation'),
  };
}

const signedIn = { authorization: `Bearer ${token}`, 'x-client-name': 'night-export' };

it('logs each operation with who asked, for what, and its request id, never a token', async () => {
  const { ask, operations, log } = await serve();
  const whoAmI = 'query WhoAmI { viewer { id } }';
  for (const id of ['r-1', 'r-2']) await ask(whoAmI, { ...signedIn, 'x-request-id': id });
  await ask('query Shops { shops { totalCount } }', { ...signedIn, 'x-request-id': 'r-3' });
  await ask('{ nothing }', { 'x-request-id': 'r-4' });
  await ask('query Late { viewer { id } }', { authorization: 'Bearer a-token-that-is-over' });
  const common = { level: 'info', via: 'http', client: 'night-export', caller: '1', type: 'query' };
  expect(operations()).toMatchObject([
    { ...common, operation: 'WhoAmI', requestId: 'r-1' },
    { ...common, operation: 'WhoAmI', requestId: 'r-2', repeated: true },
    { ...common, operation: 'Shops', requestId: 'r-3', codes: ['UPSTREAM_REFUSED'] },
    { operation: '(unnamed)', requestId: 'r-4', codes: ['GRAPHQL_VALIDATION_FAILED'] },
    { operation: 'Late', codes: ['UNAUTHENTICATED'] },
  ]);
  expect(log.join()).not.toContain(token);
});

it('counts operations by name, client and error, and calls to the upstream, with their times', async () => {
  const { ask, metrics } = await serve();
  for (const _ of [1, 2]) await ask('query WhoAmI { viewer { id } }', signedIn);
  await ask('query Shops { shops { totalCount } }', signedIn);
  const text = await metrics();
  const lines = text.split('\n');
  for (const expected of [
    'graphql_operations_total{operation="WhoAmI",type="query",code="OK"} 2',
    'graphql_operations_total{operation="Shops",type="query",code="UPSTREAM_REFUSED"} 1',
    'graphql_operation_duration_seconds_count{operation="WhoAmI"} 2',
    'graphql_client_operations_total{client="night-export",code="OK"} 2',
    'upstream_calls_total{call="getUserInfo",code="OK"} 3',
    'upstream_calls_total{call="getShopList",code="UPSTREAM_REFUSED"} 1',
    'upstream_call_duration_seconds_count{call="getUserInfo"} 3',
  ])
    expect(lines).toContain(expected);
});

it('tells of operations over a websocket too', async () => {
  const { url, operations } = await serve();
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  onTestFinished(() => socket.terminate());
  const messages: string[] = [];
  const has = (text: string) =>
    new Promise<void>((resolve) => {
      socket.on('message', (data) => {
        messages.push(String(data));
        if (String(data).includes(text)) resolve();
      });
    });
  await once(socket, 'open');
  const acknowledged = has('connection_ack');
  socket.send(
    JSON.stringify({ type: 'connection_init', payload: { token, clientName: 'a-board' } }),
  );
  await acknowledged;
  const completed = has('complete');
  const payload = { query: 'query Mine { viewer { id } }' };
  socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload }));
  await completed;
  expect(operations()).toMatchObject([
    { operation: 'Mine', via: 'websocket', client: 'a-board', caller: '1' },
  ]);
});

it('tells only so many names apart, so that nobody can make series without end', () => {
  const names = new Labels(2);
  expect(['a', 'b', 'c', 'a', 'd'].map((name) => names.of(name))).toEqual([
    'a',
    'b',
    '(other)',
    'a',
    '(other)',
  ]);
});

it('has every figure that the board for Grafana shows', async () => {
  const { metrics } = await serve();
  const text = await metrics();
  const known = new Set([...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name));
  const board = await readFile(
    new URL('../../../docs/grafana/seller-operations.json', import.meta.url),
    'utf8',
  );
  const expressions = [...board.matchAll(/"(?:expr|query|definition)": "((?:[^"\\]|\\.)*)"/g)];
  const shown = expressions.flatMap(([, text = '']) =>
    [...text.matchAll(/\b[a-z]+(?:_[a-z0-9]+)+(?=[{,])/g)].map(([name]) => name),
  );
  expect(shown.length).toBeGreaterThan(15);
  const missing = shown.filter(
    (name) => !known.has(name) && !known.has(name.replace(/_(bucket|sum|count)$/, '')),
  );
  expect(missing).toEqual([]);
});
