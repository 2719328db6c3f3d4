import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { readConfig } from '../../../bff/config.ts';
import { createLogger } from '../../../bff/http/log.ts';
import { type RunningServer, startServer } from '../../../bff/server.ts';
import { codeIn, type Person, post, signInAt } from '../../support/person.ts';
import { salesLines, toCsv } from '../../support/sales-files.ts';

/** Keys of tools by the doors that tools come in by, at a whole server with its broker. */

let folder: string;
let server: RunningServer;
let boss: Person;
const log: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seller-keys-'));
  const config = readConfig({ PORT: '0', DATA_DIR: folder, SIMULATOR: 'off', LOG_LEVEL: 'debug' });
  server = await startServer(config, {
    logger: createLogger('debug', { write: (line) => void log.push(line) }),
  });
  boss = await signInAt(server.url, '13800000001', 'demo2026');
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const made = z.object({
  createApiKey: z.object({
    apiKey: z.looseObject({ id: z.string() }),
    secret: z.string(),
    error: z.null(),
  }),
});

const day = (distance: number): string =>
  new Date(Date.now() + distance * 86_400_000).toISOString().slice(0, 10);

interface Wanted {
  readonly rights?: 'READ' | 'WRITE';
  readonly shopIds?: readonly string[];
  readonly withCost?: boolean;
}

async function makeKey({ rights = 'WRITE', shopIds, withCost = true }: Wanted = {}) {
  const input = { name: '报表工具', rights, shopIds, withCost, lastDay: day(30) };
  const data = await boss.graphql(
    `mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) {
      apiKey { id name start rights shops { id } withCost state lastUse { at } }
      secret error { code message field } } }`,
    { input },
  );
  const { apiKey, secret } = made.parse(data).createApiKey;
  // A person has twenty at most.
  onTestFinished(async () => void (await revoke(apiKey.id)));
  return { id: apiKey.id, apiKey, secret };
}

const revoke = (id: string) =>
  boss.graphql(
    'mutation ($id: ID!) { revokeApiKey(id: $id) { apiKey { state } error { message } } }',
    { id },
  );

/** The whole answer of an operation that a tool sends. */
async function ask(secret: string, query: string, variables: object = {}, headers = {}) {
  const response = await post(server.url, query, variables, {
    authorization: `Bearer ${secret}`,
    ...headers,
  });
  return { status: response.status, ...(await response.json()) };
}

const shopsOf = async (secret: string): Promise<string[]> => {
  const { data } = await ask(secret, '{ shops(first: 50) { edges { node { id } } } }');
  return data.shops.edges.map(({ node }: { node: { id: string } }) => node.id);
};

/** A tool on a websocket: what is said to it, and how it is closed. */
async function connect(secret: string) {
  const url = `${server.url.replace('http', 'ws')}/graphql`;
  const socket = new WebSocket(url, 'graphql-transport-ws', {
    headers: { 'user-agent': 'pump/2' },
  });
  onTestFinished(() => socket.terminate());
  const closed = once(socket, 'close').then(([code]): number => code);
  const said: { type: string; id?: string; payload?: unknown }[] = [];
  const waiting: { type: string; resolve: (payload: unknown) => void }[] = [];
  socket.on('message', (data) => {
    const message = JSON.parse(String(data));
    said.push(message);
    for (const each of waiting.filter(({ type }) => type === message.type))
      each.resolve(message.payload);
  });
  const heard = (type: string) => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const earlier = said.find((message) => message.type === type);
    if (earlier !== undefined) resolve(earlier.payload);
    else waiting.push({ type, resolve });
    return promise;
  };
  const send = (message: object) => socket.send(JSON.stringify(message));
  await once(socket, 'open');
  send({ type: 'connection_init', payload: { token: secret } });
  const subscribe = (query: string) => send({ type: 'subscribe', id: '1', payload: { query } });
  return { closed, heard, subscribe };
}

describe('A key', () => {
  it('asks by HTTP for its maker, says what it is, and is seen in use', async () => {
    const { apiKey, secret, id } = await makeKey({ rights: 'READ' });
    expect(apiKey).toMatchObject({
      name: '报表工具',
      rights: 'READ',
      shops: null,
      state: 'ACTIVE',
    });
    const query = '{ viewer { phone isBoss apiKey { id name rights allShops withCost } } }';
    expect(await ask(secret, query, {}, { 'user-agent': 'curl/8.5.0' })).toEqual({
      status: 200,
      data: {
        viewer: {
          phone: '13800000001',
          isBoss: true,
          apiKey: { id, name: '报表工具', rights: 'READ', allShops: true, withCost: true },
        },
      },
    });
    expect(await boss.graphql('{ viewer { apiKey { id } } }')).toEqual({
      viewer: { apiKey: null },
    });
    await expect
      .poll(async () => {
        const { apiKeys } = await boss.graphql('{ apiKeys { id lastUse { address tool } } }');
        return z
          .array(z.looseObject({ id: z.string() }))
          .parse(apiKeys)
          .find((key) => key.id === id);
      })
      .toEqual({ id, lastUse: { address: '127.0.0.1', tool: 'curl/8.5.0' } });
  });

  it('that only reads is refused every mutation, with words', async () => {
    const { secret } = await makeKey({ rights: 'READ' });
    const [id = ''] = await shopsOf(secret);
    const renamed = await ask(
      secret,
      `mutation ($id: ID!) { renameShop(input: {id: $id, name: "新店名"}) { shop { id }
        error { code message } } }`,
      { id },
    );
    const error = { code: 'FORBIDDEN', message: '该API密钥只能读取，不能修改数据' };
    expect(renamed.data.renameShop).toEqual({ shop: null, error });
  });

  it('makes, lists and revokes no keys', async () => {
    const { id, secret } = await makeKey();
    const message = '此操作不能使用API密钥，请登录网页后操作';
    const error = { code: 'FORBIDDEN', message };
    const listed = await ask(secret, '{ apiKeys { id } }');
    expect(listed.errors).toMatchObject([{ message, extensions: { code: 'FORBIDDEN' } }]);
    const revoked = await ask(
      secret,
      'mutation ($id: ID!) { revokeApiKey(id: $id) { error { code message } } }',
      { id },
    );
    expect(revoked.data.revokeApiKey).toEqual({ error });
    const out = await ask(secret, 'mutation { logout { ok error { code message } } }');
    expect(out.data.logout).toEqual({ ok: false, error });
    // The same where the schema knows beforehand that it is for sessions alone.
    const sessions = await ask(secret, '{ sessions { id } }');
    expect(sessions.errors).toMatchObject([{ message, extensions: { code: 'FORBIDDEN' } }]);
    const noted = await ask(
      secret,
      'mutation { saveUserNotes(input: { notes: [] }) { error { code message } } }',
    );
    expect(noted.data.saveUserNotes).toEqual({ error });
    expect(await shopsOf(secret)).toHaveLength(5);
  });

  it('finds a label of the business by its id, though no key may ask for the own one', async () => {
    const { secret } = await makeKey();
    const drawing = { width: 70, height: 50, pointsList: [] };
    const { saveLabel } = await boss.graphql(
      `mutation ($input: SaveLabelInput!) { saveLabel(input: $input) { label { id } } }`,
      { input: { kind: 'TEMPLATE', name: '常规', drawing } },
    );
    const { label } = z.object({ label: z.object({ id: z.string() }) }).parse(saveLabel);
    const query = '{ labelTemplates(kind: TEMPLATE) { id } }';
    expect((await ask(secret, query)).data.labelTemplates).toContainEqual(label);
    const found = await ask(secret, 'query ($id: ID!) { node(id: $id) { id } }', label);
    expect(found).toMatchObject({ data: { node: label } });
  });

  it('for some shops knows no others: lists, groups, figures of all, one shop', async () => {
    const whole = await makeKey();
    const all = await shopsOf(whole.secret);
    const [own = '', other = ''] = all;
    const { apiKey, secret } = await makeKey({ shopIds: [own] });
    expect(apiKey.shops).toEqual([{ id: own }]);
    expect(await shopsOf(secret)).toEqual([own]);
    const query = `query ($selection: ShopSelection!) { shopGroups { name shops { id } }
      statistics(selection: $selection, range: {start: "${day(-29)}", end: "${day(0)}"}) { totals { quantity { net } } } }`;
    const of = async (key: string, selection: object) => {
      const { data, errors } = await ask(key, query, { selection });
      return { groups: data?.shopGroups, figures: data?.statistics, errors };
    };
    const limited = await of(secret, { all: true });
    expect(limited.figures).toEqual((await of(whole.secret, { shop: own })).figures);
    expect(limited.figures).not.toEqual((await of(whole.secret, { all: true })).figures);
    expect(JSON.stringify(limited.groups)).not.toContain(other);
    const refused = await of(secret, { shop: other });
    expect(refused.errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
    const people =
      '{ viewer { phone username } shops { edges { node { phone phoneList phoneStr } } } }';
    const phonesIn = async (key: string) =>
      JSON.stringify((await ask(key, people)).data).match(/\b1\d{10}\b/g) ?? [];
    expect(await phonesIn(whole.secret)).toEqual(
      expect.arrayContaining(['13800000001', '13800000011']),
    );
    expect(await phonesIn(secret)).toEqual([]);
  });

  it('without cost sees none, though it is a boss’s', async () => {
    const query = `{ statistics(selection: {all: true}, range: {start: "${day(-29)}", end: "${day(0)}"}) {
      totals { amount { net } profit { profit cost hiddenReason } } } }`;
    const seeing = await makeKey();
    const { secret } = await makeKey({ withCost: false });
    const figures = async (key: string) => (await ask(key, query)).data.statistics.totals;
    const seen = await figures(seeing.secret);
    expect(seen.profit).toMatchObject({ cost: expect.any(String), hiddenReason: null });
    const hidden = { profit: null, cost: null, hiddenReason: 'NO_PERMISSION' };
    expect(await figures(secret)).toEqual({ amount: seen.amount, profit: hidden });
  });

  it('that is unknown or revoked is UNAUTHENTICATED by every door, and never gets the preview', async () => {
    const { id, secret } = await makeKey();
    await revoke(id);
    for (const bad of [secret, `${secret.slice(0, -2)}__`, 'seller_key_']) {
      const { data, errors, extensions } = await ask(bad, '{ shops(first: 1) { totalCount } }');
      expect(data ?? null).toBeNull();
      expect(extensions?.preview).toBeUndefined();
      expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
      const rest = await fetch(`${server.url}/api/order/getShopList`, {
        method: 'POST',
        headers: { authorization: `Bearer ${bad}` },
      });
      expect(await rest.json()).toMatchObject({ code: 401, data: null });
      expect(await (await connect(bad)).closed).toBe(4403);
    }
  });

  it('uploads by its header alone, and a stranger is told how', async () => {
    const { secret } = await makeKey();
    const upload = (headers: Record<string, string>) =>
      fetch(`${server.url}/upload/import?fileName=sales.csv`, {
        method: 'POST',
        headers: { 'content-type': 'application/octet-stream', ...headers },
        body: toCsv(salesLines().slice(0, 3)),
      });
    const refused = await upload({ cookie: `token=${boss.token}` });
    expect(refused.status).toBe(403);
    expect(JSON.stringify(await refused.json())).toContain('Authorization: Bearer <API密钥>');
    const taken = await upload({ authorization: `Bearer ${secret}` });
    expect(await taken.json()).toMatchObject({ fileName: 'sales.csv' });
    const reading = await makeKey({ rights: 'READ' });
    const readOnly = await upload({ authorization: `Bearer ${reading.secret}` });
    expect(readOnly.status).toBe(403);
    expect(await readOnly.json()).toMatchObject({
      error: { code: 'FORBIDDEN', message: '该API密钥只能读取，不能修改数据' },
    });
  });

  it('stands in no line of the log, and both its ends do', async () => {
    const { id, secret } = await makeKey();
    await shopsOf(secret);
    await revoke(id);
    expect(log.join('\n')).not.toContain(secret);
    const acts = log
      .map((line) => JSON.parse(line))
      .filter((line) => line.msg === 'An API key has changed' && String(line.keyId) === id);
    expect(acts).toMatchObject([{ act: 'made' }, { act: 'revoked' }]);
  });
});

const layout = 'subscription { shopLayoutChanged { shops { id } } }';

describe('What stands open by a key', () => {
  it('is closed when it is revoked: a websocket as 4403', async () => {
    const { id, secret } = await makeKey({ rights: 'READ' });
    const socket = await connect(secret);
    await socket.heard('connection_ack');
    socket.subscribe(layout);
    await socket.heard('next');
    await revoke(id);
    expect(await socket.closed).toBe(4403);
  });

  it.each([
    ['an operator', '13800000031', '{ people: operators { id phone: account } }', 'removeOperator'],
    ['a manager', '13800000012', '{ people: managers { id phone } }', 'removeManager'],
  ])('is closed when its maker is removed: %s', async (_who, phone, listed, remove) => {
    const code = { input: { phone, purpose: 'LOGIN' } };
    await post(
      server.url,
      'mutation ($input: SendCodeInput!) { sendCode(input: $input) { ok } }',
      code,
    );
    const signedIn = await post(
      server.url,
      'mutation ($input: LoginInput!) { login(input: $input) { error { message } } }',
      { input: { phone, code: await codeIn(server.url, phone) } },
    );
    const cookie = signedIn.headers.getSetCookie().map((each) => each.split(';', 1)[0]);
    const input = { name: '自己的工具', rights: 'READ', withCost: false, lastDay: day(30) };
    const answer = await post(
      server.url,
      `mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) {
        apiKey { id } secret error { message } } }`,
      { input },
      { cookie: cookie.join('; ') },
    );
    const { data } = z.object({ data: made }).parse(await answer.json());
    const socket = await connect(data.createApiKey.secret);
    await socket.heard('connection_ack');
    const { people } = await boss.graphql(listed);
    const [maker] = z
      .array(z.object({ id: z.string(), phone: z.string() }))
      .parse(people)
      .filter((each) => each.phone === phone);
    await boss.graphql(`mutation ($id: ID!) { ${remove}(id: $id) { removedId } }`, {
      id: maker?.id,
    });
    expect(await socket.closed).toBe(4403);
  });

  it('is left alone when another is', async () => {
    const { secret } = await makeKey({ rights: 'READ' });
    const other = await makeKey({ rights: 'READ' });
    const [socket, another] = [await connect(secret), await connect(other.secret)];
    await Promise.all([socket.heard('connection_ack'), another.heard('connection_ack')]);
    await revoke(other.id);
    expect(await another.closed).toBe(4403);
    socket.subscribe(layout);
    await socket.heard('next');
  });

  it('is ended when it is revoked: an event stream with UNAUTHENTICATED', async () => {
    const { id, secret } = await makeKey({ rights: 'READ' });
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${secret}`,
        accept: 'text/event-stream',
        'content-type': 'application/json',
      },
      body: JSON.stringify({ query: layout }),
    });
    let text = '';
    let begun = false;
    for await (const chunk of response.body ?? []) {
      text += new TextDecoder().decode(chunk);
      if (begun || !text.includes('event: next')) continue;
      begun = true;
      await revoke(id);
    }
    expect(text).toContain('UNAUTHENTICATED');
    expect(text).toContain('API密钥无效、已过期或已停用');
    expect(text).toContain('event: complete');
  });

  it('shows the shops of the key alone', async () => {
    const whole = await makeKey();
    const [own = '', other = ''] = await shopsOf(whole.secret);
    const { secret } = await makeKey({ rights: 'READ', shopIds: [own] });
    const socket = await connect(secret);
    await socket.heard('connection_ack');
    socket.subscribe(layout);
    const shown = JSON.stringify(await socket.heard('next'));
    expect(shown).toContain(own);
    expect(shown).not.toContain(other);
    const refused = await connect(secret);
    await refused.heard('connection_ack');
    refused.subscribe(`subscription { shopRefreshed(selection: {shop: "${other}"}) { at } }`);
    expect(await refused.heard('next')).toMatchObject({
      errors: [{ extensions: { code: 'NOT_FOUND' } }],
    });
  });
});
