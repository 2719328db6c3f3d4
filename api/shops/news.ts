import { findAssigned } from '../../db/shops/shops.ts';
import { shopLayoutChange, topicFor } from '../contract/topics.ts';
import type { ApiDeps } from '../deps.ts';
import { type Publishing, publishCommitted } from '../events.ts';

/** Tells the windows of these users to read their side panel again. What is told of is committed already. */
export async function tellPanelChanged(
  deps: Pick<Publishing, 'publish' | 'logger'>,
  userIds: readonly number[],
): Promise<void> {
  await Promise.all(
    [...new Set(userIds)].map((id) => {
      const userId = String(id);
      return publishCommitted(deps, topicFor(shopLayoutChange, userId), { userId });
    }),
  );
}

/** The same for a boss and those of their team who are assigned to one of the shops. */
export async function tellShopsChanged(
  deps: ApiDeps,
  ownerId: number,
  shopIds: readonly number[],
): Promise<void> {
  await tellPanelChanged(deps, [ownerId, ...(await findAssigned(deps.db, ownerId, shopIds))]);
}
