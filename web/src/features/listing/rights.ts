import { holds } from '../../../../api/contract/rules/permissions.ts';
import type { Viewer } from '../../session/viewer-context.ts';

type Rights = Pick<Viewer, 'isBoss' | 'isVisitor' | 'permissions'>;

// Visitors see every act; whatever they do shows the visitor tips.

/** Whether the person may see listings at all. */
export const maySeeListings = (viewer: Rights): boolean => holds(viewer, 'pageAiProducts');

/** Whether the person may collect, edit, translate, publish and delete listings. */
export const mayList = (viewer: Rights): boolean => holds(viewer, 'newListing');

/** Whether the person may make listings of candidates. */
export const mayPick = (viewer: Rights): boolean => holds(viewer, 'selectGoods');
