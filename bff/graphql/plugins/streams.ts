import { isAsyncIterable } from 'graphql-yoga';
import type { Context } from '../../context.ts';
import { refusal } from '../limits.ts';
import type { SocketLimits, Standing } from '../socket-limits.ts';
import { accepts } from './protocol.ts';
import type { GraphPlugin } from './types.ts';

/**
 * Subscriptions over HTTP, as event streams: each counts like a websocket with one operation, towards the
 * same limits. One that cannot be answered as a stream is refused before it listens to anything.
 */
export const useStreams = (limits: SocketLimits, standing: Standing): GraphPlugin => {
  const { streams } = standing;

  /** Takes the places of a stream; the release of them, or the words that refuse it. */
  async function take(context: Context): Promise<(() => void) | string> {
    const { clientAddress = '' } = context.credentials;
    const userId = await userOf(context);
    if (
      userId === undefined &&
      standing.visitorOperations(clientAddress) >= limits.visitorOperations
    )
      return `More than ${limits.visitorOperations} operations of visitors at one network address.`;
    if (!standing.addresses.admits(clientAddress, limits.perAddress))
      return `More than ${limits.perAddress} connections of one network address.`;
    if (userId !== undefined && !standing.users.admits(userId, limits.perUser)) {
      standing.addresses.release(clientAddress);
      return `More than ${limits.perUser} connections of one user.`;
    }
    if (userId === undefined) streams.admits(clientAddress, Number.POSITIVE_INFINITY);
    return () => {
      standing.addresses.release(clientAddress);
      if (userId === undefined) streams.release(clientAddress);
      else standing.users.release(userId);
    };
  }

  return {
    async onSubscribe({ args: { contextValue: context }, setResultAndStopExecution }) {
      const { request } = context;
      if (request === undefined) return;
      if (!accepts(request, ['text/event-stream'])) {
        const message =
          'Subscriptions are answered as text/event-stream, or over the websocket, protocol graphql-transport-ws.';
        const error = refusal('BAD_REQUEST', message, { status: 406 });
        setResultAndStopExecution({ errors: [error] });
        return;
      }
      const taken = await take(context);
      if (typeof taken === 'string') {
        const error = refusal('LIMIT_EXCEEDED', taken, { status: 429 });
        setResultAndStopExecution({ errors: [error] });
        return;
      }
      return {
        onSubscribeResult({ result }) {
          if (isAsyncIterable(result)) return { onEnd: taken };
          taken();
          return;
        },
      };
    },
    onResponse({ response: { headers } }) {
      if (!headers.get('content-type')?.startsWith('text/event-stream')) return;
      // Both are the front's to say.
      headers.delete('connection');
      headers.delete('content-encoding');
    },
  };
};

/** Whom a stream counts to; undefined for visitors, and while nobody can say. */
async function userOf(context: Context): Promise<string | undefined> {
  if (context.credentials.token === undefined) return undefined;
  return context.viewer().then(
    ({ id }) => id,
    () => undefined,
  );
}
