import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect } from 'vitest';
import { WebSocket } from 'ws';
import { Refusal } from '../../../api/refusal.ts';
import type { BffOptions } from '../../../bff/app.ts';
import { testBff } from '../world.ts';

/** The websocket of the GraphQL server, and a client of it that speaks frames. */

/** How a test file serves; whatever it has served is closed after each test. */
export function useSockets() {
  const cleanUp: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const clean of cleanUp.splice(0).reverse()) await clean();
  });
  return async (options: Partial<BffOptions> = {}) => {
    const served = testBff(options);
    const server = createServer();
    server.on('upgrade', (request, socket, head) => served.bff.upgrade(request, socket, head));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    cleanUp.push(() => new Promise((resolve) => server.close(() => resolve())));
    cleanUp.push(() => served.bff.close());
    return { ...served, url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}/graphql` };
  };
}

interface Message {
  readonly type: string;
  readonly id?: string;
  // The tests compare it with what they expect.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  readonly payload?: any;
}

/** A client that speaks frames, so that it can also speak wrong ones. */
export async function connect(
  url: string,
  how: { headers?: Record<string, string>; autoPong?: boolean } = {},
) {
  const socket = new WebSocket(url, 'graphql-transport-ws', {
    headers: how.headers ?? {},
    autoPong: how.autoPong ?? true,
  });
  const messages: Message[] = [];
  const waiting: ((message: Message) => void)[] = [];
  socket.on('message', (data) => {
    const message: Message = JSON.parse(String(data));
    const waiter = waiting.shift();
    if (waiter === undefined) messages.push(message);
    else waiter(message);
  });
  const closed = new Promise<{ code: number; reason: string }>((resolve) =>
    socket.on('close', (code, reason) => resolve({ code, reason: String(reason) })),
  );
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const send = (message: unknown) =>
    socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  const next = (): Promise<Message> => {
    const message = messages.shift();
    if (message !== undefined) return Promise.resolve(message);
    return new Promise((resolve) => waiting.push(resolve));
  };
  return { socket, send, next, closed, messages };
}

export async function acknowledged(
  url: string,
  payload?: unknown,
  headers?: Record<string, string>,
) {
  const client = await connect(url, headers && { headers });
  client.send({ type: 'connection_init', payload });
  expect(await client.next()).toEqual({ type: 'connection_ack' });
  return client;
}

export const subscribe = (id: string, query: string, variables?: object) => ({
  type: 'subscribe',
  id,
  payload: { query, variables },
});
export const overSession = () => {
  throw new Refusal('登录失效，请重新登录', 401);
};
export const refreshed =
  'subscription { shopRefreshed(selection: {all: true}) { at shop { id name } } }';
