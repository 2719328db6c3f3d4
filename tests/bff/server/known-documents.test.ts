import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApolloClient, HttpLink } from '@apollo/client';
import { getIntrospectionQuery } from 'graphql';
import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { readConfig } from '../../../bff/config.ts';
import documents from '../../../bff/graphql/documents.generated.json' with { type: 'json' };
import { createLogger } from '../../../bff/http/log.ts';
import { type RunningServer, startServer } from '../../../bff/server.ts';
import { createCache } from '../../../web/src/graphql/cache.ts';
import { ViewerDocument } from '../../../web/src/session/viewer.generated.ts';

const role = '{ viewer { role } }';
const live = 'subscription { shopRefreshed(selection: { all: true }) { at } }';
const manifest = { role, live };
const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const isVisitor = { viewer: { role: 'VISITOR' } };

let folder = '';
let known: RunningServer;
let open: RunningServer;

async function start(env: Record<string, string>): Promise<RunningServer> {
  const dataDir = await mkdtemp(join(folder, 'data-'));
  const config = readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    DEMO: 'off',
    SIMULATOR: 'off',
    ...env,
  });
  return startServer(config, { logger: createLogger('silent') });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'documents-'));
  const file = join(folder, 'documents.json');
  await writeFile(file, JSON.stringify(manifest));
  known = await start({ DOCUMENTS: 'known', KNOWN_DOCUMENTS: file });
  open = await start({ KNOWN_DOCUMENTS: file });
});
afterAll(async () => {
  await known?.close();
  await open?.close();
  await rm(folder, { recursive: true });
});

const headers = { authorization: 'visitor', 'content-type': 'application/json' };

const post = async (server: RunningServer, body: object, more: Record<string, string> = {}) => {
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { ...headers, ...more },
    body: JSON.stringify(body),
  });
  return response.json();
};

const codesOf = ({ errors }: { errors?: readonly { extensions: { code: string } }[] }) =>
  errors?.map(({ extensions }) => extensions.code);

describe('a document that is named by an id', () => {
  it.each([
    ['of its file', { documentId: 'role' }],
    ['that is the hash of its text', { documentId: `sha256:${hash(role)}` }],
    [
      'as Apollo sends it',
      { extensions: { persistedQuery: { version: 1, sha256Hash: hash(role) } } },
    ],
  ])('%s is run, whether others are or not', async (_title, body) => {
    expect(await post(known, body)).toMatchObject({ data: isVisitor });
    expect(await post(open, body)).toMatchObject({ data: isVisitor });
  });

  it('is run in an address', async () => {
    const response = await fetch(`${known.url}/graphql?documentId=role`, { headers });
    expect(await response.json()).toMatchObject({ data: isVisitor });
  });

  it('is run again as it was', async () => {
    const body = { documentId: 'role' };
    const answer = await post(known, body);
    expect(answer).toMatchObject({ data: isVisitor });
    expect(await post(known, body)).toEqual(answer);
  });

  it('is refused where nothing is known by it', async () => {
    for (const server of [known, open]) {
      const answer = await post(server, { documentId: 'sha256:0' });
      expect(codesOf(answer)).toEqual(['PERSISTED_QUERY_NOT_FOUND']);
      expect(answer.errors[0].message).toMatch(/^No document is known as "sha256:0"\./);
    }
  });

  it('is run as an event stream', async () => {
    const leave = new AbortController();
    const response = await fetch(`${known.url}/graphql`, {
      method: 'POST',
      headers: { ...headers, accept: 'text/event-stream' },
      body: JSON.stringify({ documentId: 'live' }),
      signal: leave.signal,
    });
    expect(response.headers.get('content-type')).toMatch('text/event-stream');
    const first = await response.body?.getReader().read();
    expect(Buffer.from(first?.value ?? '').toString()).toMatch(/^:/);
    leave.abort();
  });
});

describe('where known documents are run only', () => {
  it('another text is refused, and what is wrong with it is not told', async () => {
    for (const query of [
      '{ viewer { id } }',
      '{ nothing }',
      '{',
      `${role} #`.replace('role', 'phone'),
    ]) {
      const answer = await post(known, { query });
      expect(answer.data).toBeUndefined();
      expect(codesOf(answer)).toEqual(['PERSISTED_QUERY_ONLY']);
      expect(answer.errors[0].message).toMatch(/^This server runs known documents only\./);
    }
    expect(await post(open, { query: '{ viewer { role } __typename }' })).toMatchObject({
      data: isVisitor,
    });
  });

  it('another text is refused as an event stream', async () => {
    const query = 'subscription { shopLayoutChanged { shops { id } } }';
    const text = await fetch(`${known.url}/graphql`, {
      method: 'POST',
      headers: { ...headers, accept: 'text/event-stream' },
      body: JSON.stringify({ query }),
    }).then((response) => response.text());
    expect(text).toContain('PERSISTED_QUERY_ONLY');
  });

  it('what the web client sends is run, and nothing beside it', async () => {
    const client = new ApolloClient({
      cache: createCache(),
      link: new HttpLink({ uri: `${known.url}/graphql`, headers: { authorization: 'visitor' } }),
      dataMasking: true,
    });
    const { data } = await client.query({ query: ViewerDocument });
    expect(data).toMatchObject({ viewer: { role: 'VISITOR' } });
    const viewer = Object.values(documents).find((text) => text.startsWith('query Viewer{'));
    const query = `${viewer} query More { viewer { phone } }`;
    expect(codesOf(await post(known, { query, operationName: 'Viewer' }))).toEqual([
      'PERSISTED_QUERY_ONLY',
    ]);
  });

  it('the schema may be looked at by who may elsewhere', async () => {
    expect(await post(known, { query: getIntrospectionQuery() })).toHaveProperty('data.__schema');
    const query = '{ __schema { queryType { name } } viewer { id } }';
    expect(codesOf(await post(known, { query }))).toEqual(['PERSISTED_QUERY_ONLY']);
  });

  it('a websocket runs the same', async () => {
    const client = createClient({
      url: `${known.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { token: 'visitor' },
    });
    const ask = (payload: { query: string; documentId?: string }) =>
      new Promise<unknown>((resolve) => {
        client.subscribe(payload, { next: resolve, error: resolve, complete: () => {} });
      });
    expect(await ask({ query: '', documentId: 'role' })).toMatchObject({ data: isVisitor });
    expect(await ask({ query: role })).toMatchObject({ data: isVisitor });
    for (const [payload, code] of [
      [{ query: '{ viewer { id } }' }, 'PERSISTED_QUERY_ONLY'],
      [{ query: '', documentId: 'other' }, 'PERSISTED_QUERY_NOT_FOUND'],
    ] as const)
      expect(await ask(payload)).toMatchObject([{ extensions: { code } }]);
    await client.dispose();
  });
});

it.each([
  ['no JSON', '{', 'must be a JSON object'],
  ['no document', '{"broken": "{"}', 'broken'],
])('a file with %s stops the start', async (_title, text, words) => {
  const file = join(folder, 'wrong.json');
  await writeFile(file, text);
  await expect(start({ KNOWN_DOCUMENTS: file })).rejects.toThrow(words);
});
