import { useEffect } from 'react';
import type { Viewer } from '../viewer-context.ts';
import { sendNotesOf } from './send-notes.ts';
import { hasOwnNotes } from './take-notes.ts';

/** What its reader changes of the looks goes to their account. */
export function useAccountNotes(viewer: Viewer | undefined): void {
  const id = viewer && hasOwnNotes(viewer) ? viewer.id : undefined;
  useEffect(() => (id === undefined ? undefined : sendNotesOf(id)), [id]);
}
