import { useSyncExternalStore } from 'react';
import { noteOf, onNotes } from './user-notes.ts';

/** A note of a person, as it is now in every window of this browser. */
export function useNote(userId: string, name: string): string | undefined {
  const read = () => noteOf(userId, name);
  return useSyncExternalStore(onNotes, read, read);
}
