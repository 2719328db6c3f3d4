import { passthrough } from 'msw';
import { http } from 'msw/http';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { z } from 'zod';
import type { userInfo } from '../../api/contract/account.ts';
import type { CallOutput } from '../../api/contract/call.ts';
import type { queryUserGroups } from '../../api/contract/groups.ts';
import { type shopLayout, shopRow as shopRowSchema } from '../../api/contract/shops.ts';
import type { BffConfig, BffOptions } from '../../bff/app.ts';
import { createBff } from '../../bff/app.ts';
import type { ShopRow } from '../../bff/directory.ts';
import { Stream } from '../../bff/events.ts';
import { fetchTransport, type Transport } from '../../bff/upstream/transport.ts';
import { leastOf } from '../support/arbitrary.ts';
import { type MadeRequest, upstreamHandlers } from '../support/msw.ts';

/** Where the msw upstreams of these tests answer. */
export const upstreamUrl = 'https://upstream.test';
export const previewUrl = 'https://preview.test';

/** Wednesday 2026-03-11, 12:00 in Shanghai. */
export const now = Date.parse('2026-03-11T04:00:00Z');

/** A transport over the platform's fetch, which msw can answer; the product's own is another client. */
export const overFetch = (base: string): Transport =>
  fetchTransport((request) => {
    const { pathname, search } = new URL(request.url);
    return fetch(new Request(base + pathname + search, request));
  });

/** The msw server of a test file. What no handler knows finds no such host, and fails its test. */
export function useNetwork() {
  // The servers that tests start themselves are real.
  const network = setupServer(http.all(/^http:\/\/127\.0\.0\.1:/, () => passthrough()));
  beforeAll(() => network.listen());
  afterEach(() => network.resetHandlers());
  afterAll(() => network.close());
  return network;
}

export type UserInfo = z.output<typeof userInfo>;

/** Somebody with a token and what the upstream knows of them. */
export interface Person {
  readonly user: UserInfo;
  readonly shops: readonly ShopRow[];
  readonly layout: z.output<typeof shopLayout>;
  readonly groups: CallOutput<typeof queryUserGroups>;
}

export function shopRow(mallId: string, row: Partial<ShopRow> = {}): ShopRow {
  const name = `店铺${mallId}`;
  const names = { mallName: name, mallNameDis: name, mallNameNative: name };
  return {
    ...leastOf(shopRowSchema),
    mallId,
    ...names,
    platformType: 'temu',
    goodsAbnormalNum: 2,
    refundInfoNum: 3,
    ...row,
  };
}

export function person(
  given: Partial<Omit<Person, 'user'>> & { user?: Partial<UserInfo> } = {},
): Person {
  return {
    shops: [shopRow('11'), shopRow('12'), shopRow('13', { platformType: 'shein' })],
    layout: { listShowTab: [], listClosedTab: [] },
    groups: [],
    ...given,
    user: {
      userId: '1',
      uid: '1',
      username: '老板',
      phone: '13900000001',
      nickName: null,
      role: 'boss',
      staffKind: null,
      isBoss: true,
      isVisitor: false,
      permissions: [],
      wechatUId: null,
      registerTime: Date.parse('2025-01-01T00:00:00Z'),
      firstSaleDay: null,
      isFirst: false,
      needRebindPhones: [],
      ...given.user,
    },
  };
}

export const manager = (given: Parameters<typeof person>[0] = {}): Person =>
  person({
    ...given,
    user: { userId: '2', role: 'other', staffKind: 'manager', isBoss: false, ...given.user },
  });

export const visitor = (): Person => person({ user: { userId: '9', isVisitor: true } });

const figures = (net: number) => ({ sold: net + 10, returned: 10, net });
const profit = {
  profit: 500,
  cost: 700,
  uncosted: { sold: 0, returned: 0, amount: 0 },
  hiddenReason: null,
};

const none = { sold: 0, returned: 0, net: 0 };
const noProfit = {
  profit: 0,
  cost: 0,
  uncosted: { sold: 0, returned: 0, amount: 0 },
  hiddenReason: null,
};

/** Answers of the statistics calls that a test does not care about. On shein nothing was sold. */
const plainAnswers = {
  queryTotalSales: { current: none, compare: none },
  queryTotalSaleVolume: { current: none, compare: none },
  queryTotalProfit: { current: noProfit, compare: noProfit },
  getHistoryTotalSales: { current: figures(1000), compare: figures(900) },
  getHistorySaleVolume: { current: figures(20), compare: figures(10) },
  getHistoryTotalProfits: { current: profit, compare: profit },
};

export interface World {
  /** By token; `visitor` without one. */
  readonly people: Readonly<Record<string, Person>>;
  /** By call name: the data, or a function that makes it of the input. */
  readonly data?: Readonly<Record<string, unknown>>;
}

export interface Sent extends MadeRequest {
  readonly token: string | null;
  readonly server: 'normal' | 'preview';
}

/** The msw handlers of a world at one origin; every request is noted in `sent`. */
function handlersOf(origin: string, world: World, sent: Sent[]) {
  let caller: Person | undefined;
  const own = (pick: (someone: Person) => unknown) => () => {
    if (caller === undefined) throw new Error('The caller of the world is unknown');
    return pick(caller);
  };
  return upstreamHandlers(origin, {
    onRequest: (request) => {
      const token = request.headers.get('authorization');
      caller = world.people[token ?? 'visitor'];
      sent.push({ ...request, token, server: origin === upstreamUrl ? 'normal' : 'preview' });
    },
    data: {
      ...plainAnswers,
      getUserInfo: own((someone) => someone.user),
      getShopList: own((someone) => someone.shops),
      getShopListByWorkerPhone: own((someone) => someone.shops),
      getShopTabMap: own((someone) => someone.layout),
      queryUserGroups: own((someone) => someone.groups),
      ...world.data,
    },
  });
}

/** A source of events that a test feeds by hand; its topics are joined when the promise says so. */
export function testEvents(joins = Promise.resolve()) {
  /** By topic, each with what it is given where nothing can be missed. */
  const streams = new Map<string, Map<Stream<unknown>, unknown>>();
  const subscribeAll = (topics: ReadonlyMap<string, unknown>): Stream<unknown> =>
    new Stream<unknown>((stream) => {
      const leaves = [...topics].map(([topic, joined]) => {
        const subscribers = streams.get(topic) ?? new Map();
        streams.set(topic, subscribers.set(stream, joined));
        if (joined !== undefined) void joins.then(() => stream.push(joined));
        return () => subscribers.delete(stream);
      });
      return () => {
        for (const leave of leaves) leave();
      };
    });
  return {
    subscribeAll,
    subscribe: (topic: string, joined?: unknown) => subscribeAll(new Map([[topic, joined]])),
    publish(topic: string, message: unknown): void {
      for (const stream of streams.get(topic)?.keys() ?? []) void stream.push(message);
    },
    /** The broker was away and is there again. */
    rejoin(topic: string): void {
      for (const [stream, joined] of streams.get(topic) ?? []) void stream.push(joined);
    },
    fail(topic: string, error: Error): void {
      for (const stream of [...(streams.get(topic)?.keys() ?? [])]) stream.fail(error);
    },
    /** How many listen to the topic, or to any. */
    listeners: (topic?: string): number =>
      [...streams].reduce(
        (sum, [name, joined]) => (topic === undefined || topic === name ? sum + joined.size : sum),
        0,
      ),
  };
}

export interface Logged {
  readonly level: 'info' | 'warn' | 'error';
  readonly fields: object;
  readonly message: string;
}

export function testLogger() {
  const logged: Logged[] = [];
  const at = (level: Logged['level']) => (fields: object, message: string) =>
    logged.push({ level, fields, message });
  return { logged, debug: () => undefined, info: at('info'), warn: at('warn'), error: at('error') };
}

export const testConfig: BffConfig = {
  production: false,
  graphiql: true,
  publicUrl: undefined,
  trustProxy: 0,
  reservedLogin: '',
};

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // The tests compare it with what they expect: its type would only repeat the schema.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  readonly data: any;
  readonly errors:
    | readonly {
        readonly message: string;
        readonly path?: readonly (string | number)[];
        readonly extensions?: Readonly<Record<string, unknown>>;
      }[]
    | undefined;
  readonly extensions?: Readonly<Record<string, unknown>>;
}

export interface Asking {
  /** The visitor's unless said; null sends none. */
  readonly token?: string | null | undefined;
  readonly variables?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** A GraphQL server over msw upstreams, spoken to without a port. */
export function testBff(options: Partial<BffOptions> = {}) {
  const logger = testLogger();
  const events = testEvents();
  const bff = createBff({
    transport: overFetch(upstreamUrl),
    previewTransport: overFetch(previewUrl),
    realtime: events,
    logger,
    config: testConfig,
    now: () => now,
    ...options,
  });
  const ask = async (query: string, asking: Asking = {}): Promise<Answer> => {
    const headers = new Headers({ 'content-type': 'application/json', ...asking.headers });
    const says = headers.has('authorization') || headers.has('cookie');
    const token = asking.token === undefined && !says ? 'visitor' : asking.token;
    if (typeof token === 'string') headers.set('authorization', token);
    const response = await bff.handle(
      new Request('http://bff.test/graphql', {
        method: 'POST',
        headers,
        body: JSON.stringify({ query, variables: asking.variables }),
        signal: asking.signal ?? null,
      }),
    );
    const { data, errors, extensions } = await response.json();
    return { status: response.status, headers: response.headers, data, errors, extensions };
  };
  return { bff, ask, events, logged: logger.logged };
}

/** Lets a world answer at both upstreams, and notes what was sent to them. */
export function inhabit(network: ReturnType<typeof useNetwork>, world: World): Sent[] {
  const sent: Sent[] = [];
  network.use(...handlersOf(upstreamUrl, world, sent), ...handlersOf(previewUrl, world, sent));
  return sent;
}

export const namesOf = (sent: readonly Sent[]): string[] => sent.map(({ call }) => call.name);
