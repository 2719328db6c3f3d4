import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient } from 'graphql-ws';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { createApi } from '../../../api/app.ts';
import { backgroundOf } from '../../../api/binding/background.ts';
import { createBff } from '../../../bff/app.ts';
import { fetchTransport } from '../../../bff/upstream/transport.ts';
import { testApi } from '../../support/api.ts';
import { type Answer, type Asking, testConfig, testEvents, testLogger } from '../world.ts';

interface Frame {
  // The tests compare it with what they expect: its type would only repeat the schema.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  readonly data?: any;
  readonly errors?: readonly { readonly message: string }[];
}

/** What arrives of one subscription. */
export interface Heard {
  readonly frames: Frame[];
  /** Resolves with the n-th frame, from 1. */
  frame(place: number): Promise<Frame>;
  /** Resolves when nothing more can come, with the code where the websocket was closed. */
  readonly over: Promise<number | undefined>;
}

/** The embedded api, the GraphQL server over it, and websockets: all in this process, none mocked. */
export async function bindingWorld() {
  const api = await testApi();
  const events = testEvents();
  const live = createApi({
    ...api.deps,
    publish: async (topic, message) => events.publish(topic, message),
  });
  const preview = createApi({ ...api.deps, config: { ...api.deps.config, readOnly: true } });
  const held = new Map<string, { reached: () => void; released: Promise<void> }>();
  const answer = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const hold = held.get(pathname);
    held.delete(pathname);
    const made = await live.handle(request);
    hold?.reached();
    await hold?.released;
    return made;
  };
  /** The next answer of this path, made when it is asked for, waits until it is let go. */
  const hold = (path: string) => {
    const [reached, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    held.set(path, { reached: reached.resolve, released: released.promise });
    return { reached: reached.promise, now: released.resolve };
  };
  const bff = createBff({
    transport: fetchTransport(answer),
    previewTransport: fetchTransport((request) => preview.handle(request)),
    realtime: events,
    logger: testLogger(),
    config: testConfig,
    now: api.clock.now,
  });
  const server = createServer();
  server.on('upgrade', (request, socket, head) => bff.upgrade(request, socket, head));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  onTestFinished(async () => {
    await backgroundOf(api.deps).settled();
    await bff.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  async function ask(query: string, asking: Asking = {}): Promise<Answer> {
    const headers = new Headers({ 'content-type': 'application/json' });
    headers.set('authorization', asking.token ?? 'visitor');
    const body = JSON.stringify({ query, variables: asking.variables });
    const response = await bff.handle(
      new Request('http://bff.test/graphql', { method: 'POST', headers, body }),
    );
    const { data, errors } = await response.json();
    return { status: response.status, headers: response.headers, data, errors };
  }

  /** Subscribes, and resolves when the server listens to the topic. */
  async function listen(query: string, topic: string, asking: Asking = {}): Promise<Heard> {
    const frames: Frame[] = [];
    const waiting = new Set<() => void>();
    const client = createClient({
      url: `ws://127.0.0.1:${port}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
      connectionParams: { token: asking.token ?? 'visitor' },
    });
    onTestFinished(() => client.dispose());
    const before = events.listeners(topic);
    const over = Promise.withResolvers<number | undefined>();
    let refusal: unknown;
    client.subscribe<Frame['data']>(
      { query, ...(asking.variables && { variables: { ...asking.variables } }) },
      {
        next: (frame) => {
          frames.push(frame as Frame);
          if (frame.errors !== undefined) refusal = frame.errors;
          for (const look of waiting) look();
        },
        error: (error) => {
          refusal = error;
          over.resolve(Object(error).code);
        },
        complete: () => over.resolve(undefined),
      },
    );
    while (events.listeners(topic) === before && refusal === undefined)
      await new Promise((resolve) => setImmediate(resolve));
    if (refusal !== undefined) throw refusal;
    return {
      frames,
      over: over.promise,
      frame: (place) =>
        new Promise((resolve) => {
          const look = () => {
            const found = frames[place - 1];
            if (found === undefined) return;
            waiting.delete(look);
            resolve(found);
          };
          waiting.add(look);
          look();
        }),
    };
  }

  return { api, live, events, ask, listen, hold };
}

export type BindingWorld = Awaited<ReturnType<typeof bindingWorld>>;

/** Visits a page of the embedded api as a browser with this session. */
export const visit = (world: BindingWorld, path: string, token?: string, form?: URLSearchParams) =>
  world.live.handle(
    new Request(new URL(path, 'http://api.test'), {
      method: form === undefined ? 'GET' : 'POST',
      body: form ?? null,
      headers: token === undefined ? {} : { cookie: `token=${token}` },
    }),
  );
