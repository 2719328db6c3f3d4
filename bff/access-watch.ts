import { apiKeyChange, shopLayoutChange, topicFor } from '../api/contract/topics.ts';
import type { Context } from './context.ts';
import { mapped } from './events.ts';
import { Fault } from './upstream/errors.ts';
import type { Viewer } from './viewer.ts';

/** The longest that a timer waits, in ms; it is set anew then. */
const longestWait = 2 ** 31 - 1;
/** How long after its last day it is asked again, in ms, where that could not be said, or the key still holds. */
const untilAskedAgain = 60_000;

/** Stands where nothing can be missed any more. */
const joined = {};

/**
 * Watches the session or the key that something stands open by. What is heard is never believed: whenever
 * something may have happened to it or to its owner, and when the time of a key is over, the upstream is asked.
 * @param onOver it cannot be used any more, for the reason given; called once
 * @returns ends the watch
 */
export function watchAccess(
  context: Context,
  viewer: Viewer,
  onOver: (reason: Fault) => void,
): () => void {
  const { apiKey, id } = viewer;
  const { events, upstream, now, logger } = context.services;
  let timer: NodeJS.Timeout | undefined;
  let hasEnded = false;

  const end = (): void => {
    if (hasEnded) return;
    hasEnded = true;
    clearTimeout(timer);
    void messages.return();
  };
  const ask = async (): Promise<undefined> => {
    upstream.partReads();
    const reason = await whyOver(context);
    if (reason === undefined || hasEnded) return;
    end();
    onOver(reason);
  };
  const watch = async (expiresAt: number): Promise<void> => {
    if (now() >= expiresAt) await ask();
    if (hasEnded) return;
    const left = expiresAt - now();
    const pause = Math.min(left > 0 ? left : untilAskedAgain, longestWait);
    timer = setTimeout(() => void watch(expiresAt), pause);
    timer.unref();
  };

  // The account is gone with a change of its rights, of which the shop layout tells: pages hear of that by
  // themselves, and why. They come and go all the time, too, so that what may have happened to a session as
  // they came is left to their next event.
  const sources =
    apiKey === null
      ? [events.subscribe(topicFor(apiKeyChange, id))]
      : [apiKeyChange, shopLayoutChange].map((topic) =>
          events.subscribe(topicFor(topic, id), joined),
        );
  const messages = mapped<unknown, never>(sources, ask);
  messages.next().catch((error: unknown) => {
    logger.warn({ err: error }, 'What stands open is not watched by what is heard');
  });
  if (apiKey !== null) void watch(apiKey.expiresAt);
  return end;
}

/** Undefined while it can be used, and while nobody can say. */
async function whyOver(context: Context): Promise<Fault | undefined> {
  const fresh = context.fresh();
  try {
    await fresh.viewer();
    return undefined;
  } catch (error) {
    return error instanceof Fault && error.code === 'UNAUTHENTICATED' ? error : undefined;
  } finally {
    fresh.deadline.end();
  }
}
