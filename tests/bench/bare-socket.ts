import type { AddressInfo } from 'node:net';
import mqtt from 'mqtt';
import { type WebSocket, WebSocketServer } from 'ws';
import { z } from 'zod';
import { shopRefresh, topicFor } from '../../api/contract/topics.ts';
import { shopIdsOfBench } from './upstream.ts';

/** The least that a websocket can do: encodes each message once, and sends it to whoever has subscribed. */
const [, , broker = ''] = process.argv;
const sent = z.object({ id: z.string().optional(), type: z.string() });
const frames = new Map<string, Set<WebSocket>>();

const sockets = new WebSocketServer({
  host: '127.0.0.1',
  port: 0,
  handleProtocols: () => 'graphql-transport-ws',
});
sockets.on('connection', (socket) => {
  socket.on('message', (data) => {
    const { id = '', type } = sent.parse(JSON.parse(String(data)));
    if (type === 'connection_init') socket.send('{"type":"connection_ack"}');
    if (type === 'subscribe') frames.set(id, (frames.get(id) ?? new Set()).add(socket));
  });
  socket.on('close', () => {
    for (const members of frames.values()) members.delete(socket);
  });
});

const client = mqtt.connect(broker);
client.on('message', (_topic, payload) => {
  const { mallId, time } = shopRefresh.message.parse(JSON.parse(String(payload)));
  const at = new Date(time ?? 0).toISOString();
  const shop = { id: `temu:${mallId}`, name: mallId };
  const text = JSON.stringify({ data: { shopRefreshed: { at, shop } } });
  for (const [id, members] of frames) {
    const frame = `{"id":${JSON.stringify(id)},"type":"next","payload":${text}}`;
    for (const socket of members) socket.send(frame);
  }
});
await client.subscribeAsync(
  shopIdsOfBench.map((mallId) => topicFor(shopRefresh, mallId)),
  { qos: 1 },
);
const { port } = sockets.address() as AddressInfo;
process.stdout.write(`http://127.0.0.1:${port}\n`);
