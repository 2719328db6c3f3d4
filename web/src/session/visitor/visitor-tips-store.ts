import { createStore } from '../../shared/store.ts';
import { session } from '../session.ts';

export const visitorTips = createStore(false);

/**
 * Call at the start of every act that only signed-in people may do, e.g. choosing a file to import:
 * for a visitor it shows the tips and answers true, and the act must stop there.
 */
export function stopVisitor(): boolean {
  if (!session.get().isVisitor) return false;
  visitorTips.set(true);
  return true;
}
