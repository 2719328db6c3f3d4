import type { Viewer } from '../account/viewer-context.ts';

type Rights = Pick<Viewer, 'isBoss' | 'isVisitor' | 'permissions'>;

const holds = ({ isBoss, isVisitor, permissions }: Rights, code: string): boolean =>
  // Visitors see every act; whatever they do shows the visitor tips.
  isBoss || isVisitor || permissions.includes(code);

/** Whether the person may see listings at all. */
export const maySeeListings = (viewer: Rights): boolean => holds(viewer, 'pageAiProducts');

/** Whether the person may collect, edit, translate, publish and delete listings. */
export const mayList = (viewer: Rights): boolean => holds(viewer, 'newListing');

/** Whether the person may make listings of candidates. */
export const mayPick = (viewer: Rights): boolean => holds(viewer, 'selectGoods');
