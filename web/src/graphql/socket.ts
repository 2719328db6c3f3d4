import { ApolloLink, Observable } from '@apollo/client';
import type { Client } from 'graphql-ws';
import { session } from '../features/auth/session.ts';
import { visitorToken } from './visitor-link.ts';

/**
 * Subscriptions. The websocket code is fetched with the first subscription, and the socket is opened
 * while there is one; it reconnects by itself, forever, with growing pauses.
 */

type SocketState = 'connecting' | 'connected' | 'closed';

const listeners = new Set<(state: SocketState) => void>();
let socket: Promise<{ client: Client; link: ApolloLink }> | undefined;

const tell = (state: SocketState) => {
  for (const listener of listeners) listener(state);
};

/** Hears of the socket's life; `connected` after `closed` means that something may have been missed. */
export function onSocketState(listener: (state: SocketState) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Pause before the code of the websocket is asked for again, in ms. */
const RETRY_MS = 3_000;

/** Fetches the websocket's code; while the server is away, again and again, as the socket itself would. */
async function fetchCode() {
  for (;;) {
    try {
      return await Promise.all([import('graphql-ws'), import('@apollo/client/link/subscriptions')]);
    } catch {
      tell('closed');
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}

/** A pause that doubles up to half a minute, each time a little different; the network's return ends it. */
const retryWait = (retries: number): Promise<void> =>
  new Promise((resolve) => {
    const pause = Math.min(1_000 * 2 ** retries, 30_000) * (0.75 + Math.random() / 2);
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, pause);
    window.addEventListener('online', go);
  });

async function openSocket() {
  const [{ createClient }, { GraphQLWsLink }] = await fetchCode();
  const client = createClient({
    url: `${window.location.origin.replace(/^http/, 'ws')}/graphql`,
    lazyCloseTimeout: 5_000,
    keepAlive: 15_000,
    connectionParams: () => (session.get().isVisitor ? { token: visitorToken } : {}),
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait,
    on: {
      connecting: () => tell('connecting'),
      connected: () => tell('connected'),
      closed: () => tell('closed'),
    },
  });
  return { client, link: new GraphQLWsLink(client) };
}

/** Ends the present connection, so that the next one carries the cookies of the new session. */
export async function restartSocket(): Promise<void> {
  if (socket) (await socket).client.terminate();
}

export const socketLink = new ApolloLink((operation) => {
  socket ??= openSocket();
  const opened = socket;
  return new Observable((observer) => {
    let subscription: { unsubscribe: () => void } | undefined;
    let left = false;
    opened.then(
      ({ link }) => {
        if (left) return;
        subscription = link.request(operation, () => new Observable(() => {})).subscribe(observer);
      },
      (error: unknown) => observer.error(error),
    );
    return () => {
      left = true;
      subscription?.unsubscribe();
    };
  });
});
