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
import { type Person, post, registerBoss, signInAt } from '../../support/person.ts';

/** What stands open by a session that ends, at a whole server with its broker. */

let folder: string;
let server: RunningServer;
let here: Person;
const layout = 'subscription { shopLayoutChanged { shops { id } } }';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seller-sessions-'));
  const config = readConfig({ PORT: '0', DATA_DIR: folder, SIMULATOR: 'off' });
  server = await startServer(config, { logger: createLogger('fatal') });
  here = await registerBoss(server.url);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

/** A websocket by the session of a person, which hears of the layout. */
async function listening({ token }: Pick<Person, 'token'>, query = layout) {
  const url = `${server.url.replace('http', 'ws')}/graphql`;
  const socket = new WebSocket(url, 'graphql-transport-ws');
  onTestFinished(() => socket.terminate());
  const closed = once(socket, 'close').then(([code]): number => code);
  const send = (message: object) => socket.send(JSON.stringify(message));
  await once(socket, 'open');
  send({ type: 'connection_init', payload: { token } });
  await once(socket, 'message');
  send({ type: 'subscribe', id: '1', payload: { query } });
  await once(socket, 'message');
  const heard = async () => String((await once(socket, 'message'))[0]);
  return { closed, heard };
}

const sessionRows = z.array(z.object({ id: z.string(), isCurrent: z.boolean() }));

const ways: [string, (there: Person) => Promise<unknown>][] = [
  ['signs out', (there) => there.graphql('mutation { logout { ok } }')],
  [
    'is signed out elsewhere',
    async () => {
      const { sessions } = await here.graphql('{ sessions { id isCurrent } }');
      const others = sessionRows.parse(sessions).filter(({ isCurrent }) => !isCurrent);
      for (const { id } of others)
        await here.graphql('mutation ($id: ID!) { endSession(id: $id) { ok } }', { id });
    },
  ],
  [
    'changes the password elsewhere',
    () =>
      here.graphql(
        `mutation ($input: ChangePasswordInput!) {
          changePassword(input: $input) { ok error { message } } }`,
        { input: { oldPassword: here.password, password: 'anders-4711' } },
      ),
  ],
];

describe('What stands open by the session of who', () => {
  it('signs out ends with UNAUTHENTICATED: an event stream', async () => {
    const there = await signInAt(server.url, here.phone, here.password);
    const response = await post(
      server.url,
      layout,
      {},
      {
        authorization: `Bearer ${there.token}`,
        accept: 'text/event-stream',
      },
    );
    let text = '';
    let begun = false;
    for await (const chunk of response.body ?? []) {
      text += new TextDecoder().decode(chunk);
      if (begun || !text.includes('event: next')) continue;
      begun = true;
      await there.graphql('mutation { logout { ok } }');
    }
    expect(text).toContain('UNAUTHENTICATED');
    expect(text).toContain('event: complete');
  });

  it.each(ways)('%s is closed as 4403, and nothing else of theirs', async (_how, end) => {
    const there = await signInAt(server.url, here.phone, here.password);
    const [kept, ended] = [await listening(here), await listening(there)];
    await end(there);
    expect(await ended.closed).toBe(4403);
    const heard = kept.heard();
    await here.graphql('mutation { setNickName(input: { nickName: "阿明" }) { viewer { id } } }');
    expect(await heard).toContain('shopLayoutChanged');
  });
});

const byBoss: [string, string, (id: string) => string][] = [
  [
    'is given another password',
    '13922223333',
    (id) => `setShipperPassword(input: { id: "${id}", password: "abc456" })`,
  ],
  ['is dismissed', '13922223334', (id) => `removeShipper(id: "${id}")`],
];

describe('What stands open by the session of one of the people of a boss who', () => {
  it.each(byBoss)('[R6-22] %s is closed as 4403, whatever it hears', async (_how, phone, end) => {
    const added = await here.graphql(
      `mutation { addShipper(input: { phone: "${phone}", password: "abc123" }) { shipper { id } } }`,
    );
    const { id } = Object(added.addShipper).shipper;
    const there = await signInAt(server.url, phone, 'abc123');
    const { closed } = await listening(there, 'subscription { alertsChanged { unreadCount } }');
    await here.graphql(`mutation { ${end(id)} { error { message } } }`);
    expect(await closed).toBe(4403);
  });
});
