import { apiKeyChange, topicFor } from '../contract/topics.ts';
import { type Publishing, publishCommitted } from '../events.ts';

/** Tells what stands open by keys and sessions of a person to ask whether they still can be used. */
export async function tellKeysChanged(deps: Publishing, id: number): Promise<void> {
  const userId = String(id);
  await publishCommitted(deps, topicFor(apiKeyChange, userId), { userId });
}
