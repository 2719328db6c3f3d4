import { apiKeyChange, topicFor } from '../contract/topics.ts';
import { type Publishing, publishCommitted } from '../events.ts';
import { tellPanelChanged } from '../shops/news.ts';

/** Tells what stands open by keys and sessions of a person to ask whether they still can be used. */
export async function tellKeysChanged(deps: Publishing, id: number): Promise<void> {
  const userId = String(id);
  await publishCommitted(deps, topicFor(apiKeyChange, userId), { userId });
}

/**
 * The same when somebody else has changed what a person may, or has removed them, which ends their sessions. Pages
 * are told first: they say why.
 */
export async function tellPersonChanged(deps: Publishing, id: number): Promise<void> {
  await tellPanelChanged(deps, [id]);
  await tellKeysChanged(deps, id);
}
