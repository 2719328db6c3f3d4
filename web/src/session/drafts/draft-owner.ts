import { useContext } from 'react';
import { session } from '../session.ts';
import { ViewerContext } from '../viewer-context.ts';
import { visitorOwner } from './drafts.ts';

/**
 * Who was signed in here last: pages that ask the server nothing know by it whose drafts are to be offered.
 * Whoever signs in or out takes its place.
 */
const key = 'drafts.owner';

function knownOwner(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function setDraftOwner(userId: string | null): void {
  try {
    if (userId === null) localStorage.removeItem(key);
    else localStorage.setItem(key, userId);
  } catch {
    // Storage may be refused; no drafts are kept then either.
  }
}

/** Whose drafts are read and written; null where that is not known, and nothing is kept. */
export function useDraftOwner(): string | null {
  const viewer = useContext(ViewerContext);
  const { isVisitor, isSample } = session.use();
  // What is typed into the sample is not found again in forms of one's own.
  if (isSample) return null;
  if (isVisitor) return visitorOwner;
  return viewer?.id ?? knownOwner();
}
