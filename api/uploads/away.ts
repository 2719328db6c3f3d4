import { ofFiles } from '../contract/uploads.ts';
import type { Logger } from '../deps.ts';
import { refuse } from '../refusal.ts';
import { StoreAway } from './store.ts';

/**
 * Tells people that the store is away, and the log why.
 * @throws Refusal, or what it is given where that is anything else
 */
export function refuseAway(error: unknown, logger: Logger, what: string): never {
  if (!(error instanceof StoreAway)) throw error;
  logger.warn({ problem: error.message }, what);
  refuse(ofFiles, 'storeAway');
}
