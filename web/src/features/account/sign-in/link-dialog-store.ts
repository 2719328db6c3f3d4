import type { Viewer } from '../../../session/viewer-context.ts';
import { noteOf, writeNote } from '../../../shared/kept/user-notes.ts';
import { createStore } from '../../../shared/store.ts';

/** The two ways to sign in that are bound to an account. */
export type LinkWay = 'phone' | 'chat';

export interface LinkDialogState {
  readonly way: LinkWay;
  /** Whether nobody asked for it: it then may be put off, and says why it is there. */
  readonly isPrompt: boolean;
  readonly finalFocus?: (() => HTMLElement | null) | undefined;
}

/** The dialog that binds a phone or a chat account; undefined while it is closed. */
export const linkDialog = createStore<LinkDialogState | undefined>(undefined);

export const openLink = (way: LinkWay, finalFocus?: () => HTMLElement | null): void =>
  linkDialog.set({ way, isPrompt: false, finalFocus });

export const closeLink = (): void => linkDialog.set(undefined);

/** Who has put the prompt off is left alone for a week. */
const pause = 7 * 24 * 3_600_000;
const noteName = 'linkPutOffAt';

/** What a boss is prompted to bind: a phone first, then a chat account. Undefined for everybody else. */
export function missingWay(
  viewer: Pick<Viewer, 'isBoss' | 'phone' | 'hasChatAccount'>,
): LinkWay | undefined {
  if (!viewer.isBoss) return undefined;
  if (viewer.phone === null) return 'phone';
  return viewer.hasChatAccount ? undefined : 'chat';
}

/** In every page that is opened: prompts a boss without phone or chat account to bind it. */
export function promptToLink(viewer: Viewer): void {
  const way = missingWay(viewer);
  if (way === undefined || linkDialog.get() !== undefined) return;
  const putOffAt = Number(noteOf(viewer.id, noteName) ?? 0);
  if (Date.now() - putOffAt < pause) return;
  linkDialog.set({ way, isPrompt: true });
}

export const putOffLink = (viewer: Viewer): void => {
  writeNote(viewer.id, noteName, String(Date.now()));
  closeLink();
};
