import type { ExecutionResult } from 'graphql';
import { isAsyncIterable } from 'graphql-yoga';
import { watchAccess } from '../../access-watch.ts';
import type { Context } from '../../context.ts';
import { mapped } from '../../events.ts';
import type { Viewer } from '../../viewer.ts';
import { refusal } from '../limits.ts';
import { asGraphQLError } from '../mask.ts';
import type { SocketLimits, Standing } from '../socket-limits.ts';
import { accepts } from './protocol.ts';
import type { GraphPlugin } from './types.ts';

type Results = AsyncIterableIterator<ExecutionResult>;

/**
 * Subscriptions over HTTP, as event streams: each counts like a websocket with one operation, towards the
 * same limits. One that cannot be answered as a stream is refused before it listens to anything.
 */
export const useStreams = (limits: SocketLimits, standing: Standing): GraphPlugin => {
  const { streams } = standing;

  /** Takes the places of a stream; the release of them, or the words that refuse it. */
  function take(context: Context, userId: string | undefined): (() => void) | string {
    const { clientAddress = '' } = context.credentials;
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
      const viewer = await viewerOf(context);
      const taken = take(context, viewer?.id);
      if (typeof taken === 'string') {
        const error = refusal('LIMIT_EXCEEDED', taken, { status: 429 });
        setResultAndStopExecution({ errors: [error] });
        return;
      }
      return {
        onSubscribeResult({ result, setResult }) {
          if (!isAsyncIterable(result)) {
            taken();
            return;
          }
          const { results, endWatch } = untilOver(context, viewer, result);
          setResult(results);
          return {
            onEnd() {
              endWatch();
              taken();
            },
          };
        },
      };
    },
    onResponse({ response: { headers } }) {
      if (!headers.get('content-type')?.startsWith('text/event-stream')) return;
      // Both are the front's to say.
      headers.delete('connection');
      headers.delete('content-encoding');
      // nginx gathers what it passes on, and an event would wait for the next hundred.
      headers.set('x-accel-buffering', 'no');
    },
  };
};

/** The same results; they end with the session or key, and say so. */
function untilOver(context: Context, viewer: Viewer | undefined, results: Results) {
  if (viewer === undefined) return { results, endWatch: () => {} };
  const source = results[Symbol.asyncIterator]();
  const stream = mapped([source], async (result: ExecutionResult) => result);
  const endWatch = watchAccess(context, viewer, (reason) => {
    void stream.push({ errors: [asGraphQLError(reason)] });
    stream.end();
  });
  return { results: stream, endWatch };
}

/** Whom a stream counts to; undefined for visitors, and while nobody can say. */
async function viewerOf(context: Context): Promise<Viewer | undefined> {
  if (context.credentials.token === undefined) return undefined;
  return context.viewer().catch(() => undefined);
}
