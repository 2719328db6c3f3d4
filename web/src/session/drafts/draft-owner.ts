import { useContext } from 'react';
import { browserNote, writeBrowserNote } from '../../shared/kept/browser-note.ts';
import { session } from '../session.ts';
import { ViewerContext } from '../viewer-context.ts';
import { visitorOwner } from './drafts.ts';

/**
 * Who was signed in here last: pages that ask the server nothing know by it whose drafts are to be offered.
 * Whoever signs in or out takes its place.
 */
const key = 'drafts.owner';

export const setDraftOwner = (userId: string | null): void => writeBrowserNote(key, userId);

/** Whose drafts are read and written; null where that is not known, and nothing is kept. */
export function useDraftOwner(): string | null {
  const viewer = useContext(ViewerContext);
  const { isVisitor, isSample } = session.use();
  // What is typed into the sample is not found again in forms of one's own.
  if (isSample) return null;
  if (isVisitor) return visitorOwner;
  return viewer?.id ?? browserNote(key);
}
