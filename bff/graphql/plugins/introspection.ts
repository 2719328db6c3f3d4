import type { Context } from '../../context.ts';
import { refusal } from '../limits.ts';
import { measure } from '../measure.ts';
import type { GraphPlugin } from './types.ts';

/** Shows the schema of a server in production to signed-in callers only; a token that is over is none. */
export const useIntrospectionRights = (production: boolean): GraphPlugin => ({
  async onContextBuilding({ context }) {
    if (!production || context.document === undefined) return;
    if (measure(context.document).introspectionDepth === 0) return;
    if (!(await mayIntrospect(context))) {
      throw refusal('UNAUTHENTICATED', 'Only signed-in callers may introspect the schema.');
    }
  },
});

export async function mayIntrospect(
  context: Pick<Context, 'isVisitor' | 'viewer'>,
): Promise<boolean> {
  if (context.isVisitor) return false;
  try {
    return !(await context.viewer()).isVisitor;
  } catch {
    return false;
  }
}
