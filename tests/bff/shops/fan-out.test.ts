import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HttpResponse, http } from 'msw/http';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { getShopList } from '../../../api/contract/shops.ts';
import {
  inhabit,
  manager,
  namesOf,
  now,
  person,
  type Sent,
  shopRow,
  testBff,
  upstreamUrl,
  useNetwork,
} from '../world.ts';

const network = useNetwork();
const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleanUp.splice(0).reverse()) await clean();
});

async function serve() {
  const served = testBff();
  const server = createServer();
  server.on('upgrade', (request, socket, head) => served.bff.upgrade(request, socket, head));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanUp.push(() => new Promise((resolve) => server.close(resolve)));
  cleanUp.push(() => served.bff.close());
  return { ...served, url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}/graphql` };
}

const named =
  'subscription { shopRefreshed(selection: {shop: "temu:11"}) { at shop { id name } } }';
const costs =
  'subscription { shopRefreshed(selection: {shop: "temu:11"}) { shop { card { historyProfit { profit hiddenReason } } } } }';

/** A subscriber on a websocket of its own; resolves when it listens. */
async function listen(
  { url, events }: Awaited<ReturnType<typeof serve>>,
  token: string,
  { query = named, id = '1' } = {},
) {
  const socket = new WebSocket(url, 'graphql-transport-ws');
  // biome-ignore lint/suspicious/noExplicitAny: the tests compare it with what they expect
  const messages: any[] = [];
  socket.on('message', (data) => messages.push(JSON.parse(String(data))));
  cleanUp.push(() => socket.terminate());
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  socket.send(JSON.stringify({ type: 'connection_init', payload: { token } }));
  await expect.poll(() => messages.length).toBe(1);
  messages.length = 0;
  const before = events.listeners();
  socket.send(JSON.stringify({ type: 'subscribe', id, payload: { query } }));
  await expect.poll(() => events.listeners()).toBe(before + 1);
  return { socket, messages };
}

const tell = ({ events }: Awaited<ReturnType<typeof serve>>, minute = 0) =>
  events.publish('web_shop_refresh/11', { mallId: '11', time: now + minute * 60_000 });
const timesOf = (sent: readonly Sent[], name: string) =>
  namesOf(sent).filter((each) => each === name).length;

describe('[R7.6-03] one event to many subscribers', () => {
  it('is looked at and executed once for the sessions of one person, each of which is asked first', async () => {
    const sent = inhabit(network, { people: { a: person(), b: person(), c: person() } });
    const served = await serve();
    const all = [];
    for (const [place, token] of ['a', 'b', 'c', 'a'].entries())
      all.push(await listen(served, token, { id: `"${place}` }));
    sent.length = 0;
    const asked = Promise.withResolvers<void>();
    network.use(
      http.all(upstreamUrl + getShopList.path, async () => {
        await asked.promise;
        return undefined;
      }),
    );
    tell(served);
    await expect.poll(() => timesOf(sent, 'getUserInfo')).toBe(3);
    asked.resolve();
    for (const [place, { messages }] of all.entries()) {
      await expect.poll(() => messages).toHaveLength(1);
      expect(messages[0]).toEqual({
        id: `"${place}`,
        type: 'next',
        payload: {
          data: {
            shopRefreshed: {
              at: '2026-03-11T04:00:00.000Z',
              shop: { id: 'temu:11', name: '店铺11' },
            },
          },
        },
      });
    }
    expect(timesOf(sent, 'getUserInfo')).toBe(3);
    expect(timesOf(sent, 'getShopList')).toBe(1);
  });

  it('[R6-19] is never shared between different rights', async () => {
    inhabit(network, {
      people: {
        a: manager({ user: { permissions: [{ permsCode: 'lookCost' }] } }),
        b: manager({ user: { userId: '3', permissions: [] } }),
        c: manager({ user: { permissions: [] } }),
      },
    });
    const served = await serve();
    const may = await listen(served, 'a', { query: costs });
    const others = [
      await listen(served, 'b', { query: costs }),
      await listen(served, 'c', { query: costs }),
    ];
    tell(served);
    await expect.poll(() => may.messages).toHaveLength(1);
    const profitOf = (message: unknown) => JSON.stringify(message).match(/"historyProfit":.*/)?.[0];
    expect(profitOf(may.messages[0])).toContain('"profit":"5.00","hiddenReason":null');
    for (const { messages } of others) {
      await expect.poll(() => messages).toHaveLength(1);
      expect(profitOf(messages[0])).toContain('"profit":null,"hiddenReason":"NO_PERMISSION"');
    }
  });

  it('is told by the rights of the moment: one that is taken away is missing in the next frame', async () => {
    const permissions = [{ permsCode: 'lookCost' as const }];
    const people = {
      a: manager({ user: { permissions } }),
      b: manager({ user: { permissions } }),
    };
    inhabit(network, { people });
    const served = await serve();
    const all = [
      await listen(served, 'a', { query: costs }),
      await listen(served, 'b', { query: costs }),
    ];
    tell(served);
    for (const { messages } of all) {
      await expect.poll(() => messages).toHaveLength(1);
      expect(JSON.stringify(messages[0])).toContain('"hiddenReason":null');
    }
    permissions.length = 0;
    tell(served, 1);
    for (const { messages } of all) {
      await expect.poll(() => messages).toHaveLength(2);
      expect(JSON.stringify(messages[1])).toContain('"hiddenReason":"NO_PERMISSION"');
    }
  });

  it('asks the upstream for many sessions a part at a time, so that none loses the event', async () => {
    const tokens = Array.from({ length: 130 }, (_, place) => `t${place}`);
    inhabit(network, {
      people: Object.fromEntries(
        tokens.map((token) => [token, person({ user: { userId: token } })]),
      ),
    });
    const served = await serve();
    const all = [];
    for (const token of tokens) all.push(await listen(served, token));
    let underWay = 0;
    let most = 0;
    network.use(
      http.post(`${upstreamUrl}/api/order/getUserInfo`, async () => {
        underWay += 1;
        most = Math.max(most, underWay);
        await new Promise(setImmediate);
        underWay -= 1;
        return undefined;
      }),
    );
    tell(served);
    for (const { messages } of all) {
      await expect.poll(() => messages, { timeout: 40_000 }).toHaveLength(1);
      expect(messages[0].payload.errors).toBeUndefined();
    }
    expect(most).toBeLessThanOrEqual(100);
  });

  it('ends for the session that is over, and goes on for another of the same person', async () => {
    inhabit(network, { people: { a: person(), b: person() } });
    const served = await serve();
    const over = await listen(served, 'a');
    const other = await listen(served, 'b');
    network.use(
      http.post(`${upstreamUrl}/api/order/getUserInfo`, ({ request }) =>
        request.headers.get('authorization') === 'a'
          ? HttpResponse.json({ code: 401, msg: '请重新登录', data: null })
          : undefined,
      ),
    );
    tell(served);
    await expect.poll(() => over.messages.map(({ type }) => type)).toEqual(['next', 'complete']);
    expect(over.messages[0].payload.errors[0].extensions.code).toBe('UNAUTHENTICATED');
    await expect.poll(() => other.messages).toHaveLength(1);
    expect(other.messages[0].payload.data.shopRefreshed.shop.id).toBe('temu:11');
  });

  it('goes on for the others when the subscriber leaves who was the first to look', async () => {
    const sent = inhabit(network, { people: { a: person() } });
    const served = await serve();
    const first = await listen(served, 'a');
    const other = await listen(served, 'a');
    const held = Promise.withResolvers<void>();
    network.use(
      http.post(`${upstreamUrl}/api/order/getUserInfo`, async () => {
        await held.promise;
        return undefined;
      }),
    );
    sent.length = 0;
    tell(served);
    first.socket.close();
    await expect.poll(() => served.events.listeners('web_shop_refresh/11')).toBe(1);
    held.resolve();
    await expect.poll(() => other.messages).toHaveLength(1);
    expect(other.messages[0].payload.data.shopRefreshed.shop.id).toBe('temu:11');
  });

  it('is not looked at for a slow reader before it can be sent, and is not lost', async () => {
    let word = 'before';
    inhabit(network, {
      people: { a: person(), b: person({ user: { userId: '5' } }) },
      // Longer than what lies between the two ends of a connection can hold.
      data: { getShopList: () => [shopRow('11', { mallNameDis: word + 'x'.repeat(400_000) })] },
    });
    const served = await serve();
    const slow = await listen(served, 'a');
    const quick = await listen(served, 'b');
    slow.socket.pause();
    const count = 60;
    for (let minute = 0; minute < count; minute += 1) {
      tell(served, minute);
      await expect.poll(() => quick.messages, { interval: 5 }).toHaveLength(minute + 1);
    }
    word = 'after!';
    slow.socket.resume();
    await expect.poll(() => slow.messages, { timeout: 40_000 }).toHaveLength(count);
    const words = slow.messages.map(({ payload }) =>
      payload.data.shopRefreshed.shop.name.slice(0, 6),
    );
    expect(words.at(0)).toBe('before');
    expect(words.filter((each) => each === 'after!').length).toBeGreaterThan(count / 4);
  });
});
