import type { z } from 'zod';
import type { BindAttempt } from '../../db/binding.ts';
import type { bindState } from '../contract/binding.ts';
import { bindError, bindFinish, bindProgress, rebind, topicFor } from '../contract/topics.ts';
import type { ApiDeps } from '../deps.ts';

export type BindState = z.output<typeof bindState>;

export const stateOf = (attempt: BindAttempt): BindState => ({
  phone: attempt.phone,
  status: attempt.status,
  msg: attempt.message,
  firstShopId: attempt.first_mall_id,
});

type News = Pick<BindAttempt, 'phone' | 'owner_id' | 'message' | 'status' | 'first_mall_id'>;

/** Publishes what is committed already: a broker that fails does not undo it, and the state can be asked for. */
export async function tell(deps: ApiDeps, topic: string, message: unknown): Promise<void> {
  try {
    await deps.publish(topic, message);
  } catch (error) {
    deps.logger.warn({ err: error, topic }, 'News could not be published');
  }
}

/** Tells whoever watches a bind how it stands, on the topic of its state. */
export async function publishBind(deps: ApiDeps, news: News): Promise<void> {
  const message = { phone: news.phone, msg: news.message, uid: String(news.owner_id) };
  if (news.status === 'bound')
    await tell(deps, bindFinish.pattern, { ...message, firstShopId: news.first_mall_id });
  else if (news.status === 'failed') await tell(deps, bindError.pattern, message);
  else await tell(deps, bindProgress.pattern, message);
}

/** Tells the browser windows of a boss whether the account with this phone must be bound again. */
export const publishRebind = (deps: ApiDeps, phone: string, show: boolean): Promise<void> =>
  tell(deps, topicFor(rebind, phone), { phone, show });
