import { ApolloLink, Observable } from '@apollo/client';
import type { Client } from 'graphql-ws';

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

async function openSocket() {
  const [{ createClient }, { GraphQLWsLink }] = await Promise.all([
    import('graphql-ws'),
    import('@apollo/client/link/subscriptions'),
  ]);
  const client = createClient({
    url: `${window.location.origin.replace(/^http/, 'ws')}/graphql`,
    lazyCloseTimeout: 5_000,
    keepAlive: 15_000,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
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
      (error: unknown) => {
        // A failed fetch of the code must not last: the next subscription tries again.
        socket = undefined;
        observer.error(error);
      },
    );
    return () => {
      left = true;
      subscription?.unsubscribe();
    };
  });
});
