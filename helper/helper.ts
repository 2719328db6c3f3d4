import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { deviceIdIn } from './device.ts';
import { doorFor, listenHere } from './http/doors.ts';
import { isFromOurPage } from './http/guard.ts';
import { localService } from './local/service.ts';
import { proxyService } from './proxy/service.ts';
import { Logins } from './session/logins.ts';
import { Pages } from './session/pages.ts';
import { productAt } from './session/product.ts';
import type { Settings } from './settings.ts';
import { version } from './version.ts';

/** A running helper. */
export interface Helper {
  readonly version: string;
  readonly port: number;
  readonly proxyPort: number;
  /** Tells pages and the product that it leaves, and stops listening. */
  close(): Promise<void>;
}

/** More pages than anybody has open. */
const mostPages = 50;
/** A login is far shorter. */
const longestMessage = 4096;

/** Refuses an upgrade; its socket has no answer object yet. */
const refuse = (socket: Duplex, status: string): void => {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
};

/** Starts the helper of this machine. */
export async function startHelper(settings: Settings): Promise<Helper> {
  const { origins } = settings;
  const deviceId = await deviceIdIn(settings.dataDir);
  const logins = new Logins(productAt(settings.productUrl), {
    deviceId,
    name: settings.machineName,
  });
  let proxyPort = settings.proxyPort;
  const pages = new Pages(logins, () => ({ version, proxyPort }));
  const front = doorFor(localService(settings), { origins, pages });
  const proxy = doorFor(proxyService(settings), { origins, pages });
  const sockets = new WebSocketServer({ noServer: true, maxPayload: longestMessage });

  front.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    if (request.url !== '/ws') return refuse(socket, '404 Not Found');
    if (!isFromOurPage(request, origins)) return refuse(socket, '403 Forbidden');
    if (pages.size >= mostPages) return refuse(socket, '503 Service Unavailable');
    sockets.handleUpgrade(request, socket, head, (page) => pages.connect(page));
  });

  const port = await listenHere(front, settings.port);
  proxyPort = await listenHere(proxy, settings.proxyPort);
  return {
    version,
    port,
    proxyPort,
    async close() {
      pages.close();
      await logins.close();
      for (const server of [front, proxy]) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}
