import { HttpResponse, http } from 'msw/http';
import { describe, expect, it } from 'vitest';
import { getShopList } from '../../../api/contract/shops.ts';
import { nothingBegun } from '../../../bff/begun.ts';
import { Context } from '../../../bff/context.ts';
import type { Credentials } from '../../../bff/credentials.ts';
import { mapped, Stream } from '../../../bff/events.ts';
import { createGraph } from '../../../bff/graphql/graph.ts';
import { KnownDocuments } from '../../../bff/graphql/known-documents.ts';
import { defaultSocketLimits, Standing } from '../../../bff/graphql/socket-limits.ts';
import { schema } from '../../../bff/schema/index.ts';
import { Upstream } from '../../../bff/upstream/call.ts';
import type { Transport } from '../../../bff/upstream/transport.ts';
import {
  inhabit,
  manager,
  namesOf,
  now,
  overFetch,
  person,
  previewUrl,
  shopRow,
  testEvents,
  testLogger,
  upstreamUrl,
  useNetwork,
  visitor,
} from '../world.ts';

const network = useNetwork();

/** The graph without a transport in front, so that streams can be held by their iterators. */
function engine(
  transport: Transport = overFetch(upstreamUrl),
  joins: Promise<void> = Promise.resolve(),
  clock = () => now,
) {
  const logger = testLogger();
  const events = testEvents(joins);
  const upstream = new Upstream({
    transport,
    previewTransport: overFetch(previewUrl),
    logger,
  });
  const services = {
    upstream,
    events,
    logger,
    now: clock,
    reservedLogin: '',
    downloads: async () => [],
    begun: nothingBegun(),
  };
  const graph = createGraph({
    schema,
    services,
    production: false,
    graphiql: false,
    publicUrl: undefined,
    documents: { known: new KnownDocuments(), only: false },
    streamLimits: defaultSocketLimits,
    standing: new Standing(),
    plugins: [],
  });
  const subscribe = async (query: string, token: string | undefined) => {
    const credentials: Credentials = {
      token,
      isVisitor: token === undefined,
      clientAddress: undefined,
      requestId: 'r',
      via: 'websocket',
    };
    const prepared = await graph.prepare({ query }, new Context(services, credentials));
    if (prepared.errors !== undefined) throw prepared.errors[0];
    return prepared.run();
  };
  const stream = async (query: string, token?: string) => {
    const result = await subscribe(query, token);
    if (!(Symbol.asyncIterator in result)) throw new Error(JSON.stringify(result));
    const iterator = result[Symbol.asyncIterator]();
    return { next: () => iterator.next(), return: async () => iterator.return?.() };
  };
  const refused = async (query: string, token?: string) => {
    const result = await subscribe(query, token);
    if (Symbol.asyncIterator in result) throw new Error('it was not refused');
    return result.errors?.map((error) => error.extensions.code);
  };
  return { upstream, events, logged: logger.logged, stream, refused };
}

const time = Date.parse('2026-03-11T04:00:00Z');
const shopRefreshed = (selection: string) =>
  `subscription { shopRefreshed(selection: ${selection}) { shop { id name } } }`;
const idOf = (result: IteratorResult<unknown>) =>
  JSON.stringify(result.value).match(/(temu|shein):\d+/)?.[0];

describe('shopRefreshed', () => {
  it('follows the shops of the selection, and only those', async () => {
    inhabit(network, { people: { t: person() } });
    const { events, stream } = engine();
    const live = await stream(shopRefreshed('{shop: "temu:12"}'), 't');
    expect(events.listeners()).toBe(1);
    events.publish('web_shop_refresh/11', { mallId: '11', time });
    events.publish('web_shop_refresh/12', { mallId: '12', time });
    expect(idOf(await live.next())).toBe('temu:12');
    await live.return();
    expect(events.listeners()).toBe(0);
  });

  it('lets go of everything at once, while a next() waits and without another event', async () => {
    inhabit(network, { people: { t: person() } });
    const { events, stream } = engine();
    const live = await stream(shopRefreshed('{all: true}'), 't');
    const waiting = live.next();
    expect(events.listeners()).toBe(3);
    await live.return();
    expect(events.listeners()).toBe(0);
    expect(await waiting).toEqual({ done: true, value: undefined });
  });

  it('tells of what may have been missed while the broker was away, and of nothing at the start', async () => {
    inhabit(network, { people: { t: person() } });
    const { events, stream } = engine();
    const live = await stream(shopRefreshed('{all: true}'), 't');
    const first = live.next();
    events.publish('web_shop_refresh/11', { mallId: '11', time });
    expect(idOf(await first)).toBe('temu:11');
    events.rejoin('web_shop_refresh/12');
    expect(idOf(await live.next())).toBe('temu:12');
    await live.return();
  });

  it('tells of what may have been missed where it began while the broker was away', async () => {
    inhabit(network, { people: { t: person({ shops: [shopRow('11')] }) } });
    const join = Promise.withResolvers<void>();
    let instant = now;
    const { stream } = engine(undefined, join.promise, () => instant);
    const live = await stream(shopRefreshed('{all: true}'), 't');
    const first = live.next();
    instant += 10_000;
    join.resolve();
    expect(idOf(await first)).toBe('temu:11');
    await live.return();
  });

  it('reads the shop anew for each event', async () => {
    let name = 'before';
    inhabit(network, {
      people: { t: person() },
      data: { getShopList: () => [shopRow('11', { mallNameDis: name })] },
    });
    const { events, stream } = engine();
    const live = await stream(shopRefreshed('{all: true}'), 't');
    events.publish('web_shop_refresh/11', { mallId: '11', time });
    expect((await live.next()).value).toMatchObject({
      data: { shopRefreshed: { shop: { name: 'before' } } },
    });
    name = 'after';
    events.publish('web_shop_refresh/11', { mallId: '11', time });
    expect((await live.next()).value).toMatchObject({
      data: { shopRefreshed: { shop: { name: 'after' } } },
    });
    await live.return();
  });

  it('leaves out a shop that the viewer has lost since, and reads once per event', async () => {
    const rows = [shopRow('11'), shopRow('12')];
    const sent = inhabit(network, {
      people: { t: manager() },
      data: { getShopListByWorkerPhone: () => rows },
    });
    const { events, stream } = engine();
    const live = await stream(shopRefreshed('{all: true}'), 't');
    rows.shift();
    sent.length = 0;
    events.publish('web_shop_refresh/11', { mallId: '11', time });
    await expect.poll(() => namesOf(sent)).toContain('getShopListByWorkerPhone');
    events.publish('web_shop_refresh/12', { mallId: '12', time });
    expect(idOf(await live.next())).toBe('temu:12');
    expect(namesOf(sent).filter((name) => name === 'getShopListByWorkerPhone')).toHaveLength(2);
    await live.return();
  });

  it('ends with UNAUTHENTICATED when the session is over', async () => {
    inhabit(network, { people: { t: person() } });
    const { events, stream } = engine();
    const live = await stream(shopRefreshed('{all: true}'), 't');
    network.use(
      http.post(`${upstreamUrl}/api/order/getUserInfo`, () =>
        HttpResponse.json({ code: 401, msg: '请重新登录', data: null }),
      ),
    );
    events.publish('web_shop_refresh/11', { mallId: '11', time });
    expect((await live.next()).value).toMatchObject({
      errors: [{ message: '请重新登录', extensions: { code: 'UNAUTHENTICATED' } }],
    });
    expect((await live.next()).done).toBe(true);
    expect(events.listeners()).toBe(0);
  });

  it('loses only the one event when its rights cannot be looked up', async () => {
    let fails = false;
    inhabit(network, {
      people: { t: person() },
      data: { getShopList: () => (fails ? 'broken' : [shopRow('11')]) },
    });
    const { events, logged, stream } = engine();
    const live = await stream(shopRefreshed('{all: true}'), 't');
    fails = true;
    events.publish('web_shop_refresh/11', { mallId: '11', time });
    await expect
      .poll(() => logged.map(({ message }) => message))
      .toContain('an event could not be authorised');
    fails = false;
    events.publish('web_shop_refresh/11', { mallId: '11', time });
    expect(idOf(await live.next())).toBe('temu:11');
    await live.return();
  });

  it('tells a failure of the event source masked, and ends', async () => {
    inhabit(network, { people: { t: person() } });
    const { events, stream } = engine();
    const live = await stream(shopRefreshed('{all: true}'), 't');
    events.fail('web_shop_refresh/12', new Error('broker secret'));
    expect((await live.next()).value).toMatchObject({
      errors: [{ extensions: { code: 'INTERNAL' } }],
    });
    expect((await live.next()).done).toBe(true);
    expect(events.listeners()).toBe(0);
  });

  it('is silent, not over, for a selection without shops', async () => {
    inhabit(network, { people: { t: person({ shops: [] }) } });
    const { events, stream } = engine();
    const live = await stream(shopRefreshed('{all: true}'), 't');
    const waiting = live.next();
    expect(events.listeners()).toBe(0);
    await live.return();
    expect((await waiting).done).toBe(true);
  });

  it('[R6-27] tells a warehouse shipper of the shops that they ship for, and of no other', async () => {
    const shipper = manager({ user: { staffKind: 'shipper' }, shops: [shopRow('12')] });
    inhabit(network, { people: { shipper } });
    const { events, stream } = engine();
    const live = await stream(shopRefreshed('{all: true}'), 'shipper');
    expect(events.listeners('web_shop_refresh/11')).toBe(0);
    events.publish('web_shop_refresh/12', { mallId: '12', time });
    expect(idOf(await live.next())).toBe('temu:12');
    await live.return();
  });

  it('works for a visitor, over the preview’s shops', async () => {
    inhabit(network, { people: { visitor: visitor() } });
    const { events, stream } = engine();
    const live = await stream(shopRefreshed('{all: true}'));
    events.publish('web_shop_refresh/11', { mallId: '11', time });
    expect(idOf(await live.next())).toBe('temu:11');
    await live.return();
  });

  it.each([
    ['a foreign shop', shopRefreshed('{shop: "temu:99"}'), 't', 'NOT_FOUND'],
    ['a foreign group', shopRefreshed('{group: "group:99"}'), 't', 'NOT_FOUND'],
    [
      'a foreign shop to a warehouse shipper',
      shopRefreshed('{shop: "temu:99"}'),
      'shipper',
      'NOT_FOUND',
    ],
    [
      'an import to a visitor',
      'subscription { importProgressed(id: "1") { id } }',
      undefined,
      'VISITOR_BLOCKED',
    ],
    [
      'an import to a manager',
      'subscription { importProgressed(id: "1") { id } }',
      'manager',
      'FORBIDDEN',
    ],
  ])(
    '[R6-21] [R6-27] refuses %s before anything is subscribed',
    async (_what, query, token, code) => {
      inhabit(network, {
        people: {
          t: person(),
          manager: manager(),
          shipper: manager({ user: { staffKind: 'shipper' } }),
          visitor: visitor(),
        },
      });
      const { events, refused } = engine();
      expect(await refused(query, token)).toEqual([code]);
      expect(events.listeners()).toBe(0);
    },
  );
});

describe('importProgressed', () => {
  const job = (more: object) => ({
    importId: '5',
    fileName: 'a.csv',
    status: 'running',
    phase: 'reading',
    percent: 10,
    rowsRead: 1,
    linesAdded: 0,
    linesChanged: 0,
    linesKnown: 0,
    rowsRefused: 0,
    shopsCreated: 0,
    productsCreated: 0,
    firstDay: null,
    lastDay: null,
    error: null,
    createdAt: time,
    finishedAt: null,
    takenBackAt: null,
    ...more,
  });
  const query = 'subscription { importProgressed(id: "5") { id percent status } }';
  const progress = (percent: number, status: string) => ({
    value: { data: { importProgressed: { id: '5', percent, status } } },
    done: false,
  });

  it('begins with the state at this moment, follows, and ends with the import', async () => {
    inhabit(network, { people: { t: person() }, data: { getImport: job({}) } });
    const { events, stream } = engine();
    const live = await stream(query, 't');
    expect(await live.next()).toEqual(progress(10, 'RUNNING'));
    events.publish('web_import_progress/5', job({ percent: 60 }));
    expect(await live.next()).toEqual(progress(60, 'RUNNING'));
    events.publish('web_import_progress/5', job({ percent: 100, status: 'done' }));
    expect(await live.next()).toEqual(progress(100, 'DONE'));
    expect((await live.next()).done).toBe(true);
    expect(events.listeners()).toBe(0);
  });

  it('misses nothing that happens before the topic is joined', async () => {
    let percent = 10;
    inhabit(network, { people: { t: person() }, data: { getImport: () => job({ percent }) } });
    const join = Promise.withResolvers<void>();
    const { stream } = engine(undefined, join.promise);
    const live = await stream(query, 't');
    const first = live.next();
    percent = 70;
    join.resolve();
    expect(await first).toEqual(progress(70, 'RUNNING'));
    await live.return();
  });

  it('of an import that is over says so, and ends', async () => {
    inhabit(network, {
      people: { t: person() },
      data: { getImport: job({ status: 'failed', percent: 3 }) },
    });
    const { events, stream } = engine();
    const live = await stream(query, 't');
    expect(await live.next()).toEqual(progress(3, 'FAILED'));
    expect((await live.next()).done).toBe(true);
    expect(events.listeners()).toBe(0);
  });
});

describe('streams', () => {
  it('ask a source for more only when its last value was taken', async () => {
    let pulled = 0;
    const source = {
      next: async () => {
        pulled += 1;
        return { done: false as const, value: pulled };
      },
    };
    const live = mapped([source], async (value) => value);
    await new Promise(setImmediate);
    expect(pulled).toBe(1);
    expect((await live.next()).value).toBe(1);
    expect((await live.next()).value).toBe(2);
    await live.return();
  });

  it('merge their sources, and end when all have', async () => {
    const of = (...values: number[]) =>
      new Stream<number>((stream) => {
        for (const value of values) void stream.push(value);
        stream.end();
        return () => {};
      });
    const all: (number | undefined)[] = [];
    for await (const value of mapped([of(1, 2), of(10)], async (each) => each)) all.push(value);
    expect(all.sort()).toEqual([1, 10, 2]);
  });
});

describe('shopLayoutChanged', () => {
  it('reads the shops anew, though an older read of them is still under way', async () => {
    let name = 'before';
    inhabit(network, {
      people: { t: person() },
      data: { getShopList: () => [shopRow('11', { mallNameDis: name })] },
    });
    let holds = false;
    let release: () => void = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    let reached: () => void = () => {};
    const answered = new Promise<void>((resolve) => {
      reached = resolve;
    });
    const real = overFetch(upstreamUrl);
    const { upstream, events, stream } = engine(async (request) => {
      const answer = await real(request);
      if (request.target === getShopList.path && holds && name === 'before') {
        reached();
        await released;
      }
      return answer;
    });
    const live = await stream('subscription { shopLayoutChanged { shops { name } } }', 't');
    expect((await live.next()).value).toMatchObject({
      data: { shopLayoutChanged: { shops: [{ name: 'before' }] } },
    });
    holds = true;
    const signal = new AbortController().signal;
    const scope = {
      token: 't',
      isVisitor: false,
      requestId: 'r',
      clientAddress: undefined,
      signal,
      tabs: async () => [],
    };
    const older = upstream.call(getShopList, {}, scope);
    await answered;
    name = 'after';
    events.publish('web_shop_layout/1', { userId: '1' });
    expect((await live.next()).value).toMatchObject({
      data: { shopLayoutChanged: { shops: [{ name: 'after' }] } },
    });
    release();
    expect((await older)[0]?.mallNameDis).toBe('before');
    await live.return();
  });
});
