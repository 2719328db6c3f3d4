import { tabNote, writeTabNote } from '../shared/kept/tab-notes.ts';
import { setDraftOwner } from './drafts/draft-owner.ts';

/**
 * Where somebody was when their session ended, so that they are there again once they have signed in. Kept for
 * the life of the tab, and given to nobody else: an address says what its reader was looking at.
 */
const noteName = 'returnTo';

let viewerId: string | undefined;

/** Who is signed in here, as the server says; undefined for a visitor. */
export const knowViewer = ({ id, isVisitor }: { id: string; isVisitor: boolean }): void => {
  viewerId = isVisitor ? undefined : id;
  if (!isVisitor) setDraftOwner(id);
};

/** An address of this site as a path, or undefined for anything else and for the way to sign in itself. */
function ownPath(address: unknown): string | undefined {
  const { origin } = window.location;
  if (typeof address !== 'string' || !address.startsWith('/')) return undefined;
  if (!URL.canParse(address, origin)) return undefined;
  const { origin: its, pathname, search, hash } = new URL(address, origin);
  const isUsable = its === origin && !pathname.startsWith('//') && pathname !== '/login';
  return isUsable ? pathname + search + hash : undefined;
}

/** Remembers a page, this one unless another is said, for whoever was signed in. */
export function rememberPage(
  path = window.location.pathname + window.location.search + window.location.hash,
): void {
  if (ownPath(path) === undefined) return;
  writeTabNote(noteName, JSON.stringify({ path, viewerId }));
}

export const forgetPage = (): void => writeTabNote(noteName, undefined);

/** The page to go back to, once, for the person who has signed in; undefined where there is none of theirs. */
export function takePage(signedInId: string): string | undefined {
  const note = tabNote(noteName);
  forgetPage();
  try {
    const kept: unknown = JSON.parse(note ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('path' in kept)) return undefined;
    const isTheirs = !('viewerId' in kept) || kept.viewerId === signedInId;
    return isTheirs ? ownPath(kept.path) : undefined;
  } catch {
    return undefined;
  }
}
