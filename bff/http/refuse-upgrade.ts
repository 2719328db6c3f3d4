import type { Duplex } from 'node:stream';

const words = {
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
} as const;

/** Refuses a websocket's upgrade request: its socket has no answer object yet. */
export function refuseUpgrade(socket: Duplex, status: keyof typeof words): void {
  socket.end(
    `HTTP/1.1 ${status} ${words[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
  );
}
