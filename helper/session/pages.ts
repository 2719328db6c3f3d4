import { randomBytes } from 'node:crypto';
import type { RawData, WebSocket } from 'ws';
import { z } from 'zod';
import { id } from '../../api/contract/fields.ts';
import { log } from '../log.ts';
import type { Login } from './login.ts';
import type { Logins } from './logins.ts';
import { ProductRefusal } from './product.ts';

/** Close codes of the websocket, beside those of the protocol; docs/helper.md lists them. */
const closeCode = {
  /** What was sent is nothing that a page sends. */
  badMessage: 4400,
  /** The token is not good, or the login is over. */
  refused: 4401,
  /** No login came in time. */
  late: 4408,
  /** The product could not be asked whether the token is good. */
  productAway: 4503,
} as const;

/** A page has so long to log in, in ms. */
const loginWithin = 5_000;

const loginMessage = z.object({
  type: z.literal('login'),
  userId: id,
  token: z.string().min(1).max(100),
});

/** What a page is told when it is let in. */
export interface Offer {
  readonly version: string;
  readonly proxyPort: number;
}

/** The pages that are connected, and the secret that each has for the services over HTTP. */
export class Pages {
  readonly #logins: Logins;
  readonly #offer: () => Offer;
  readonly #bySecret = new Map<string, { readonly login: Login; readonly socket: WebSocket }>();
  readonly #sockets = new Set<WebSocket>();

  constructor(logins: Logins, offer: () => Offer) {
    this.#logins = logins;
    this.#offer = offer;
  }

  get size(): number {
    return this.#sockets.size;
  }

  /** Whose page has this secret; undefined where none has it any more. */
  loginBy(secret: string): Login | undefined {
    const found = this.#bySecret.get(secret);
    // Not from the moment on that the page says goodbye, before its connection has ended.
    return found?.socket.readyState === found?.socket.OPEN ? found?.login : undefined;
  }

  /** Takes in a page whose origin has been checked. */
  connect(socket: WebSocket): void {
    this.#sockets.add(socket);
    const page = { onLost: () => socket.close(closeCode.refused, 'login over') };
    const secret = randomBytes(32).toString('base64url');
    const late = setTimeout(() => socket.close(closeCode.late, 'no login'), loginWithin);
    let login: Login | undefined;
    let isAsked = false;

    const enter = async (data: RawData, isBinary: boolean): Promise<void> => {
      clearTimeout(late);
      const message = isBinary ? undefined : parsed(data);
      if (isAsked || message === undefined)
        return socket.close(closeCode.badMessage, 'bad message');
      isAsked = true;
      try {
        const entered = await this.#logins.enter(page, message.userId, message.token);
        // The page may have left while the product was asked.
        if (socket.readyState !== socket.OPEN) return await this.#logins.leave(page, entered);
        login = entered;
        this.#bySecret.set(secret, { login: entered, socket });
        const { version, proxyPort } = this.#offer();
        const offers = ['local', 'proxy', 'upload'];
        socket.send(JSON.stringify({ type: 'ready', version, offers, secret, proxyPort }));
      } catch (error) {
        const isRefused = error instanceof ProductRefusal;
        if (!isRefused) log.warn({ problem: String(error) }, 'The product could not be asked');
        socket.close(
          isRefused ? closeCode.refused : closeCode.productAway,
          isRefused ? 'login refused' : 'product away',
        );
      }
    };

    socket.on('message', (data, isBinary) => void enter(data, isBinary));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      clearTimeout(late);
      this.#sockets.delete(socket);
      this.#bySecret.delete(secret);
      if (login !== undefined) void this.#logins.leave(page, login);
    });
  }

  close(): void {
    for (const socket of this.#sockets) socket.close(1001, 'helper stops');
  }
}

function parsed(data: RawData): z.output<typeof loginMessage> | undefined {
  try {
    return loginMessage.safeParse(JSON.parse(data.toString())).data;
  } catch {
    return undefined;
  }
}
