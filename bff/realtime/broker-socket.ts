import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { createWebSocketStream, WebSocketServer } from 'ws';
import { isOwnOrigin } from '../credentials.ts';
import { refuseUpgrade } from '../http/refuse-upgrade.ts';
import type { Broker } from './broker.ts';

export interface BrokerSocket {
  /** Takes the upgrade request of a client that speaks MQTT over a websocket. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Closes every connection with the websocket code 1001, "going away". */
  close(): void;
}

/**
 * Opens the embedded broker to websocket clients: programs, and pages of this site. Messages are at most
 * 256 KiB.
 */
export function createBrokerSocket(broker: Broker, publicUrl?: string): BrokerSocket {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: 256 * 1024,
    handleProtocols: (protocols) => (protocols.has('mqtt') ? 'mqtt' : false),
  });
  return {
    upgrade(request, socket, head) {
      const { origin, host } = request.headers;
      if (!isOwnOrigin(origin, host, publicUrl)) {
        refuseUpgrade(socket, 403);
        return;
      }
      server.handleUpgrade(request, socket, head, (webSocket) => {
        if (webSocket.protocol !== 'mqtt') {
          webSocket.close(1002, 'The websocket protocol must be mqtt');
          return;
        }
        const stream = createWebSocketStream(webSocket);
        // The broker reports what goes wrong; a broken socket must not end the process.
        stream.on('error', () => stream.destroy());
        broker.handle(stream, request);
      });
    },
    close() {
      for (const webSocket of server.clients) webSocket.close(1001, 'The server stops');
      server.close();
    },
  };
}
