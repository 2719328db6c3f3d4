import { type HelperDoor, helperDoor, helperPort } from '../../shared/desktop-helper/door.ts';
import { createStore } from '../../shared/store.ts';

const helperUrl = `ws://127.0.0.1:${helperPort}/ws`;

/** Pause before the next attempt, in ms. */
const retryMs = 5_000;

/**
 * Whether the desktop software runs on this machine: `unknown` before the first answer, `absent` when
 * nothing has ever answered, `closed` when it answered and does not any more.
 */
export type HelperState = 'unknown' | 'absent' | 'open' | 'closed';

export const helper = createStore<HelperState>('unknown');

/** The version that the software says once it has let this page in. */
export const helperVersion = createStore<string | undefined>(undefined);

/** What the software is told, so that it may act for the person. */
export interface HelperLogin {
  readonly userId: string;
  readonly token: string;
}

/** The codes by which the software itself refuses a page: it runs. docs/helper.md lists them. */
const isRefusal = ({ code }: { readonly code?: number }): boolean =>
  code !== undefined && code >= 4400 && code < 4600;

/** What the software says when it lets a page in. */
interface Welcome {
  readonly version: string;
  /** Undefined where an older one says none. */
  readonly door: HelperDoor | undefined;
}

/** Undefined where something else is said. */
function welcomeIn(data: unknown): Welcome | undefined {
  try {
    const said: unknown = JSON.parse(String(data));
    if (typeof said !== 'object' || said === null || !('type' in said)) return undefined;
    if (said.type !== 'ready' || !('version' in said)) return undefined;
    if (typeof said.version !== 'string') return undefined;
    const secret = 'secret' in said ? said.secret : undefined;
    const proxyPort = 'proxyPort' in said ? said.proxyPort : undefined;
    const isDoor = typeof secret === 'string' && typeof proxyPort === 'number';
    return { version: said.version, door: isDoor ? { secret, proxyPort } : undefined };
  } catch {
    return undefined;
  }
}

/**
 * Holds the connection, trying again every five seconds; returns the way to stop.
 * @param logIn asks the server for what the software is told right after the connection opens; undefined where it
 * cannot be had, upon which the software closes it and the next attempt asks again
 */
export function keepConnected(logIn: () => Promise<HelperLogin | undefined>): () => void {
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const connect = () => {
    const opened = new WebSocket(helperUrl);
    socket = opened;
    opened.addEventListener('open', async () => {
      helper.set('open');
      const login = await logIn().catch(() => undefined);
      if (login === undefined || opened.readyState !== WebSocket.OPEN) return;
      const { userId, token } = login;
      opened.send(JSON.stringify({ type: 'login', userId, token }));
    });
    opened.addEventListener('message', ({ data }) => {
      const welcome = welcomeIn(data);
      if (welcome === undefined) return;
      helperVersion.set(welcome.version);
      helperDoor.set(welcome.door);
    });
    // Comes after each failed attempt too.
    opened.addEventListener('close', (event) => {
      if (isStopped) return;
      // Its secret is void from now on.
      helperDoor.set(undefined);
      if (!isRefusal(event)) {
        helper.set((state) => (state === 'open' || state === 'closed' ? 'closed' : 'absent'));
        helperVersion.set(undefined);
      }
      timer = setTimeout(connect, retryMs);
    });
  };
  connect();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    socket?.close();
    helper.set('unknown');
    helperVersion.set(undefined);
    helperDoor.set(undefined);
  };
}
