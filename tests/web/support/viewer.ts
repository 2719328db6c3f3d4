import type { ViewerQuery } from '../../../web/src/session/viewer.generated.ts';
import type { Viewer } from '../../../web/src/session/viewer-context.ts';
import type { Directory, DirectoryShop } from '../../../web/src/shop-scope/use-directory.ts';

/** Who is signed in, and the shops that they have, as the server tells of them. */

export function viewerOf(part: Partial<Viewer> = {}): Viewer {
  // As an answer has it: with what only the beginning of a page asks for.
  const answered: ViewerQuery['viewer'] = {
    __typename: 'Viewer',
    id: 'u1',
    role: 'BOSS',
    isVisitor: false,
    isBoss: true,
    hasChatAccount: true,
    viewedBy: null,
    viewedGone: null,
    phone: '13812345678',
    username: null,
    nickName: null,
    permissions: [],
    registerTime: null,
    dataStart: '2026-01-01',
    today: '2026-06-01',
    notes: null,
    ...part,
  };
  return answered;
}

export const managerOf = (part: Partial<Viewer> = {}): Viewer =>
  viewerOf({ id: 'u2', role: 'MANAGER', isBoss: false, phone: '13900000002', ...part });

export const shopOf = (name: string, part: Partial<DirectoryShop> = {}): DirectoryShop => ({
  __typename: 'Shop',
  id: name,
  mallId: name,
  name,
  platform: 'TEMU',
  managedType: 'FULLY_MANAGED',
  isHidden: false,
  isNew: false,
  pinnedPlace: null,
  isClosed: false,
  badgeCount: 0,
  temuUid: null,
  phone: null,
  expiresAt: null,
  dataUntil: null,
  dataClearedAt: null,
  ...part,
});

export const directoryOf = (part: Partial<Directory> = {}): Directory => ({
  shops: [],
  hidden: [],
  groups: [],
  isComplete: true,
  isFailed: false,
  retry: () => {},
  ...part,
});
