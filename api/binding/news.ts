import type { z } from 'zod';
import type { BindAttempt } from '../../db/binding/binding.ts';
import type { bindState } from '../contract/binding.ts';
import { bindError, bindFinish, bindProgress, rebind, topicFor } from '../contract/topics.ts';
import type { ApiDeps } from '../deps.ts';
import { publishCommitted } from '../events.ts';

export type BindState = z.output<typeof bindState>;

export const stateOf = (attempt: BindAttempt): BindState => ({
  phone: attempt.phone,
  status: attempt.status,
  msg: attempt.message,
  firstShopId: attempt.first_mall_id,
});

type News = Pick<BindAttempt, 'phone' | 'owner_id' | 'message' | 'status' | 'first_mall_id'>;

/** Tells whoever watches a bind how it stands, on the topic of its state. */
export async function publishBind(deps: ApiDeps, news: News): Promise<void> {
  const message = { phone: news.phone, msg: news.message, uid: String(news.owner_id) };
  if (news.status === 'bound')
    await publishCommitted(deps, bindFinish.pattern, {
      ...message,
      firstShopId: news.first_mall_id,
    });
  else if (news.status === 'failed') await publishCommitted(deps, bindError.pattern, message);
  else await publishCommitted(deps, bindProgress.pattern, message);
}

/** Tells the browser windows of a boss whether the account with this phone must be bound again. */
export const publishRebind = (deps: ApiDeps, phone: string, show: boolean): Promise<void> =>
  publishCommitted(deps, topicFor(rebind, phone), { phone, show });
