import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import { Aedes } from 'aedes';
import { type Client, createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { shopRefresh, topicFor } from '../../api/contract/topics.ts';
import { refreshes, token } from './operations.ts';
import type { Contender } from './process.ts';
import { shopIdsOfBench } from './upstream.ts';

/** The broker of the benchmark: aedes on a TCP port of its own. */
export async function startBroker(): Promise<{ url: string; broker: Aedes; server: Server }> {
  const broker = await Aedes.createBroker();
  const server = createServer(broker.handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `mqtt://127.0.0.1:${(server.address() as AddressInfo).port}`, broker, server };
}

/** Tells that one of the shops has changed, each in turn. */
export const publishRefresh = (broker: Aedes, index: number, time: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const mallId = shopIdsOfBench[index % shopIdsOfBench.length] ?? '';
    const topic = topicFor(shopRefresh, mallId);
    const payload = Buffer.from(JSON.stringify({ mallId, time }));
    broker.publish(
      { cmd: 'publish', topic, payload, qos: 1, retain: false, dup: false },
      (error) => (error ? reject(error) : resolve()),
    );
  });

/** CPU of the server, in microseconds, for one message delivered to one of many equal subscribers. */
export async function fanOut(
  contender: Contender,
  broker: Aedes,
  { subscribers = 200, messages = 50 } = {},
): Promise<number> {
  let received = 0;
  let notify = () => {};
  class Socket extends WebSocket {
    constructor(url: string, protocols: string[]) {
      super(url, protocols, {
        headers: { cookie: `token=${token}`, origin: contender.url },
      });
    }
  }
  const open = () =>
    new Promise<Client>((resolve) => {
      const client = createClient({
        url: `${contender.url.replace('http', 'ws')}/graphql`,
        webSocketImpl: Socket,
        lazy: false,
        retryAttempts: 0,
        on: { connected: () => resolve(client) },
      });
      client.subscribe(
        { query: refreshes },
        {
          next: (result) => {
            if (result.errors) throw new Error(JSON.stringify(result.errors));
            received += 1;
            notify();
          },
          error: (error) => {
            throw error instanceof Error ? error : new Error(JSON.stringify(error));
          },
          complete: () => {},
        },
      );
    });
  const sockets: Client[] = [];
  // Not all at once: what a crowd costs at the door is not what is measured here.
  while (sockets.length < subscribers) {
    const few = Math.min(100, subscribers - sockets.length);
    sockets.push(...(await Promise.all(Array.from({ length: few }, open))));
  }
  const until = (count: number) =>
    new Promise<void>((resolve) => {
      notify = () => {
        if (received >= count) resolve();
      };
      notify();
    });
  const publish = (i: number) => publishRefresh(broker, i, Date.now());
  // Subscribers are ready when every one of them has had a message.
  while (received < subscribers) {
    received = 0;
    await publish(0);
    await Promise.race([
      until(subscribers),
      new Promise((resolve) => setTimeout(resolve, 500 + subscribers)),
    ]);
  }
  received = 0;
  const before = await contender.cpu();
  for (let i = 0; i < messages; i += 1) {
    await publish(i);
    await until((i + 1) * subscribers);
  }
  const used = (await contender.cpu()) - before;
  for (const client of sockets) await client.dispose();
  return (used * 1000) / (messages * subscribers);
}
