import type { WebSocket } from 'ws';

/** Pings websockets, and cuts those that have not answered by the next ping: their peer is gone without a word. */
export class Heartbeat {
  readonly #sockets: () => Iterable<WebSocket>;
  readonly #answered = new WeakSet<WebSocket>();
  readonly #pings: NodeJS.Timeout;

  /** @param interval between two pings, in ms */
  constructor(sockets: () => Iterable<WebSocket>, interval: number) {
    this.#sockets = sockets;
    this.#pings = setInterval(() => this.#ping(), interval);
    this.#pings.unref();
  }

  /** A socket counts as one that has answered when it opens. */
  watch(socket: WebSocket): void {
    this.#answered.add(socket);
    socket.on('pong', () => this.#answered.add(socket));
  }

  stop(): void {
    clearInterval(this.#pings);
  }

  #ping(): void {
    for (const socket of this.#sockets()) {
      if (!this.#answered.delete(socket)) socket.terminate();
      else socket.ping();
    }
  }
}
