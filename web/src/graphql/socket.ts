import { ApolloLink, Observable } from '@apollo/client';
import type { Client } from 'graphql-ws';
import { session } from '../session/session.ts';
import { noteSocketCut } from '../shared/connection/connection.ts';
import { fetchPart } from '../shared/connection/fetch-part.ts';
import { pauseAfter } from '../shared/connection/retry.ts';
import { visitorToken } from './visitor-link.ts';

/**
 * Subscriptions. The websocket code is fetched with the first subscription, and the socket is opened
 * while there is one; it reconnects by itself, forever, with growing pauses.
 */

type SocketState = 'connecting' | 'connected' | 'closed';

const listeners = new Set<(state: SocketState) => void>();
let socket: Promise<{ client: Client; link: ApolloLink }> | undefined;

/** A connection that is back within this time is not worth a word. */
const PATIENCE_MS = 5_000;
let untilCut: ReturnType<typeof setTimeout> | undefined;

const tell = (state: SocketState) => {
  if (state === 'connected') {
    clearTimeout(untilCut);
    untilCut = undefined;
    noteSocketCut(false);
  } else if (state === 'closed') {
    untilCut ??= setTimeout(() => noteSocketCut(true), PATIENCE_MS);
  }
  for (const listener of listeners) listener(state);
};

/** Hears of the socket's life; `connected` after `closed` means that something may have been missed. */
export function onSocketState(listener: (state: SocketState) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Code of a websocket that was closed because nobody listens any more. */
const NORMAL_CLOSURE = 1000;
/** Longest pause between two connections, in ms. */
const LONGEST_MS = 30_000;

async function openSocket() {
  const { createClient, GraphQLWsLink } = await fetchPart(() => import('./socket-parts.ts'));
  const client = createClient({
    url: `${window.location.origin.replace(/^http/, 'ws')}/graphql`,
    lazyCloseTimeout: 5_000,
    keepAlive: 15_000,
    connectionParams: () => ({
      clientName: 'web',
      ...(session.get().isVisitor && { token: visitorToken }),
    }),
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait: (retries) => pauseAfter(retries + 1, LONGEST_MS),
    on: {
      connecting: () => tell('connecting'),
      connected: () => tell('connected'),
      closed: (event) => {
        if (!isNormalClosure(event)) tell('closed');
      },
    },
  });
  return { client, link: new GraphQLWsLink(client) };
}

const isNormalClosure = (event: unknown): boolean =>
  typeof event === 'object' && event !== null && 'code' in event && event.code === NORMAL_CLOSURE;

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
