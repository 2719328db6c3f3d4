import { shopRefresh, topicFor } from './contract/topics.ts';
import type { ApiDeps } from './deps.ts';

/** What it takes to publish. */
export type Publishing = Pick<ApiDeps, 'publish' | 'logger' | 'now'>;

/** Publishes what is committed already: a broker that fails does not undo it, and the state can be asked for. */
export async function publishCommitted(
  deps: Pick<Publishing, 'publish' | 'logger'>,
  topic: string,
  message: unknown,
): Promise<void> {
  try {
    await deps.publish(topic, message);
  } catch (error) {
    deps.logger.warn({ err: error, topic }, 'A message could not be published');
  }
}

/**
 * Tells the windows that show these shops to read their figures again.
 * @param mallIds the marketplace's ids of the shops whose data has changed
 * @param requestId the request that has changed them, where it was one
 */
export async function shopsChanged(
  deps: Publishing,
  mallIds: readonly string[],
  requestId?: string,
): Promise<void> {
  const time = deps.now();
  const named = requestId === undefined ? {} : { requestId };
  await Promise.all(
    mallIds.map((mallId) =>
      publishCommitted(deps, topicFor(shopRefresh, mallId), { mallId, time, ...named }),
    ),
  );
}
