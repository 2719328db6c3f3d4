import { isPermitted } from '../../session/permissions.ts';
import { rightsOf } from '../../session/rights.ts';
import type { Viewer } from '../../session/viewer-context.ts';
import type { PageRoute } from '../route-table.ts';

/** Whether this person finds anything at the page: where they do not, it is not offered. */
export const isOffered = (
  { permission, isForBoss, needsCost }: PageRoute,
  viewer: Viewer,
  held: readonly string[] | undefined,
): boolean =>
  isPermitted(permission, held) &&
  (!isForBoss || viewer.isBoss || viewer.isVisitor) &&
  (!needsCost || rightsOf(viewer).mayLookCost);
