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
 * Watches the key that something stands open by. What is heard is never believed: whenever something may
 * have happened to the key or its maker, and when its time is over, the upstream is asked.
 * @param onOver the key cannot be used any more, for the reason given; called once
 * @returns ends the watch
 */
export function watchKey(
  context: Context,
  viewer: Viewer,
  onOver: (reason: Fault) => void,
): () => void {
  const { apiKey, id } = viewer;
  if (apiKey === null) return () => {};
  const { events, upstream, now, logger } = context.services;
  const { expiresAt } = apiKey;
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
  const wait = (): void => {
    const left = expiresAt - now();
    timer = setTimeout(watch, Math.min(left > 0 ? left : untilAskedAgain, longestWait));
    timer.unref();
  };
  const watch = async (): Promise<void> => {
    if (now() >= expiresAt) await ask();
    if (!hasEnded) wait();
  };

  // The account is gone with a change of its rights, of which the shop layout tells.
  const sources = [apiKeyChange, shopLayoutChange].map((topic) =>
    events.subscribe(topicFor(topic, id), joined),
  );
  const messages = mapped<unknown, never>(sources, ask);
  messages.next().catch((error: unknown) => {
    logger.warn({ err: error }, 'A key is watched by its last day alone');
  });
  void watch();
  return end;
}

/** Undefined while the key can be used, and while nobody can say. */
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
