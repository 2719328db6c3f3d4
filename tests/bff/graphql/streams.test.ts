import { http } from 'msw/http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Refusal } from '../../../api/refusal.ts';
import type { BffOptions } from '../../../bff/app.ts';
import { Load } from '../../../bff/http/load.ts';
import { testFront } from '../server/server-harness.ts';
import {
  inhabit,
  manager,
  person,
  shopRow,
  testBff,
  testConfig,
  upstreamUrl,
  useNetwork,
  visitor,
} from '../world.ts';

const network = useNetwork();
const time = Date.parse('2026-03-11T04:00:00Z');
const refreshed = 'subscription { shopRefreshed(selection: {all: true}) { at shop { id name } } }';

/** The graph behind the real front, on a port. */
async function serve(options: Partial<BffOptions> = {}, load?: Load) {
  const served = testBff({ config: { ...testConfig, trustProxy: 1 }, ...options });
  const { bff } = served;
  const { origin, front } = await testFront(
    [
      {
        name: 'graphql',
        matches: () => true,
        policy: 'graphiql',
        counted: true,
        body: { bytes: 100_000, pause: 5_000, total: 5_000 },
        handle: (request) => bff.handle(request),
        Request: bff.Request,
      },
    ],
    { trustProxy: 1, ...(load && { load }) },
  );
  onTestFinished(() => bff.close());

  /** Asks for a stream, and reads its events one by one. */
  async function listen(
    query: string,
    how: {
      token?: string;
      address?: string;
      accept?: string;
      method?: 'GET' | 'POST';
      leave?: AbortController;
    } = {},
  ) {
    const { leave = new AbortController() } = how;
    onTestFinished(() => leave.abort());
    const isGet = how.method === 'GET';
    const response = await fetch(
      `${origin}/graphql${isGet ? `?query=${encodeURIComponent(query)}` : ''}`,
      {
        method: how.method ?? 'POST',
        headers: {
          accept: how.accept ?? 'text/event-stream',
          authorization: how.token ?? 't',
          'x-forwarded-for': how.address ?? '9.9.9.9',
          ...(!isGet && { 'content-type': 'application/json' }),
        },
        body: isGet ? null : JSON.stringify({ query }),
        signal: leave.signal,
      },
    );
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    /** The next event; undefined once the stream is over. */
    async function next(): Promise<{ event: string; data: unknown } | undefined> {
      for (;;) {
        const [event] = text.match(/event: .*\ndata:.*\n\n/) ?? [];
        if (event !== undefined) {
          text = text.slice(text.indexOf(event) + event.length);
          const [, name = '', data = ''] = event.match(/event: (.*)\ndata: ?(.*)\n/) ?? [];
          return { event: name, data: data === '' ? undefined : JSON.parse(data) };
        }
        const read = await reader?.read();
        if (read === undefined || read.done) return undefined;
        text += read.value;
      }
    }
    return { response, next, leave: () => leave.abort() };
  }
  return { ...served, front, origin, listen };
}

describe('a subscription over HTTP', () => {
  it.each(['POST', 'GET'] as const)('delivers its events as they come, by %s', async (method) => {
    inhabit(network, { people: { t: person() } });
    const { listen, events } = await serve();
    const { response, next } = await listen(refreshed, { method });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(response.headers.get('x-accel-buffering')).toBe('no');
    for (const mallId of ['12', '11']) {
      events.publish(`web_shop_refresh/${mallId}`, { mallId, time });
      expect(await next()).toEqual({
        event: 'next',
        data: {
          data: {
            shopRefreshed: {
              at: '2026-03-11T04:00:00.000Z',
              shop: { id: `temu:${mallId}`, name: `店铺${mallId}` },
            },
          },
        },
      });
    }
  });

  it('says that it is a preview', async () => {
    inhabit(network, { people: { visitor: visitor() } });
    const { listen, events } = await serve();
    const { next } = await listen(refreshed, { token: 'visitor' });
    events.publish('web_shop_refresh/11', { mallId: '11', time });
    expect(await next()).toMatchObject({ data: { extensions: { preview: true } } });
  });

  it('leaves nothing behind when the client leaves, without another event', async () => {
    inhabit(network, { people: { t: person() } });
    const { listen, events } = await serve();
    const { leave } = await listen(refreshed);
    // Of three shops, and of its session.
    expect(events.listeners()).toBe(4);
    leave();
    await expect.poll(() => events.listeners()).toBe(0);
  });

  it('says nothing in the log of a client that leaves while an event is looked at', async () => {
    inhabit(network, { people: { t: person() } });
    const { listen, events, logged, front } = await serve();
    const { leave } = await listen('subscription { shopLayoutChanged { permissions } }');
    const asked = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    network.use(
      http.post(`${upstreamUrl}/api/order/getUserInfo`, async () => {
        asked.resolve();
        await held.promise;
      }),
    );
    events.publish('web_shop_layout/1', { userId: '1' });
    await asked.promise;
    leave();
    await expect.poll(() => front.inFlight + events.listeners()).toBe(0);
    held.resolve();
    expect(logged.filter(({ level }) => level === 'warn')).toEqual([]);
  });

  it('leaves nothing behind when the client leaves before it has begun', async () => {
    const held = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    inhabit(network, {
      people: { t: person() },
      data: {
        getShopTabMap: async () => {
          asked.resolve();
          await held.promise;
          return { listShowTab: [], listClosedTab: [] };
        },
      },
    });
    const { listen, events, front } = await serve();
    const leave = new AbortController();
    const begun = listen(refreshed, { leave });
    await asked.promise;
    leave.abort();
    await expect(begun).rejects.toThrow('abort');
    held.resolve();
    await expect.poll(() => front.inFlight).toBe(0);
    await expect.poll(() => events.listeners()).toBe(0);
  });

  it('ends when the server stops', async () => {
    inhabit(network, { people: { t: person() } });
    const { listen, events, front } = await serve();
    const { next } = await listen(refreshed);
    await front.stop(5_000);
    expect(await next()).toBeUndefined();
    expect(events.listeners()).toBe(0);
  });

  it('tells a session that is over, and ends', async () => {
    let isOver = false;
    inhabit(network, {
      people: { t: person() },
      data: {
        getShopList: () => {
          if (isOver) throw new Refusal('请重新登录', 401);
          return [shopRow('11')];
        },
      },
    });
    const { listen, events } = await serve();
    const { next } = await listen(refreshed);
    isOver = true;
    events.publish('web_shop_refresh/11', { mallId: '11', time });
    expect(await next()).toMatchObject({
      data: { errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] },
    });
    expect(await next()).toEqual({ event: 'complete', data: undefined });
    expect(events.listeners()).toBe(0);
  });

  it('is refused like a query: a foreign shop, no right, no stream accepted', async () => {
    inhabit(network, {
      people: { t: person(), m: manager() },
    });
    const { listen, events } = await serve();
    const foreign = refreshed.replace('{all: true}', '{shop: "temu:99"}');
    const answer = await (await listen(foreign)).next();
    expect(answer).toMatchObject({ data: { errors: [{ extensions: { code: 'NOT_FOUND' } }] } });
    const closed = 'subscription { importProgressed(id: "1") { id } }';
    const noBoss = await (await listen(closed, { token: 'm' })).next();
    expect(noBoss).toMatchObject({ data: { errors: [{ extensions: { code: 'FORBIDDEN' } }] } });
    const plain = await listen(refreshed, { accept: 'application/json' });
    expect(plain.response.status).toBe(406);
    expect(events.listeners()).toBe(0);
  });
});

describe('[R9.5-05] event streams', () => {
  const limitOf = async (answer: { next(): Promise<unknown> }) => {
    expect(await answer.next()).toMatchObject({
      data: { errors: [{ extensions: { code: 'LIMIT_EXCEEDED' } }] },
    });
  };

  it('count towards the connections of an address and of a user, and give their place back', async () => {
    inhabit(network, { people: { t: person(), u: person({ user: { userId: '2' } }) } });
    const { listen, events } = await serve({
      config: { ...testConfig, socketLimits: { perAddress: 3, perUser: 2 } },
    });
    const from = (token: string, address: string) => listen(refreshed, { token, address });
    const first = await from('t', '9.9.9.9');
    await from('t', '9.9.9.9');
    await limitOf(await from('t', '9.9.9.9'));
    await from('u', '9.9.9.9');
    await limitOf(await from('u', '9.9.9.9'));
    const other = await from('u', '8.8.8.8');
    expect(events.listeners()).toBe(16);
    first.leave();
    other.leave();
    await expect.poll(() => events.listeners()).toBe(8);
    const again = await from('t', '9.9.9.9');
    events.publish('web_shop_refresh/11', { mallId: '11', time });
    expect(await again.next()).toMatchObject({ data: { data: { shopRefreshed: {} } } });
  });

  it('of visitors count towards the operations of visitors at their address', async () => {
    inhabit(network, { people: { visitor: visitor(), t: person() } });
    const { listen } = await serve({
      config: { ...testConfig, socketLimits: { visitorOperations: 1 } },
    });
    await listen(refreshed, { token: 'visitor' });
    await limitOf(await listen(refreshed, { token: 'visitor' }));
    for (const other of [{ token: 't' }, { token: 'visitor', address: '8.8.8.8' }]) {
      const { response } = await listen(refreshed, other);
      expect(response.headers.get('content-type')).toContain('text/event-stream');
    }
  });

  it('are no work under way: others are answered while they stand', async () => {
    inhabit(network, { people: { t: person() } });
    const { listen, origin } = await serve({}, new Load({ mostRequests: 1, longestLag: 60_000 }));
    const { response } = await listen(refreshed);
    expect(response.status).toBe(200);
    const answer = await fetch(`${origin}/graphql?query={__typename}`);
    expect(await answer.json()).toEqual({ data: { __typename: 'Query' } });
  });
});
