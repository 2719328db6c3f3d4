import { useMemo } from 'react';
import { useNote } from '../../shared/kept/use-note.ts';
import { noteOf, writeNote } from '../../shared/kept/user-notes.ts';

/** Which notices a person has opened, by their numbers; it goes along with the account. */
const note = 'noticesRead';

/** As many are remembered, the last ones. */
const most = 100;

const idsOf = (written: string | undefined): string[] =>
  (written ?? '').split(',').filter((id) => id !== '');

export function useReadNotices(userId: string): ReadonlySet<string> {
  const written = useNote(userId, note);
  return useMemo(() => new Set(idsOf(written)), [written]);
}

export function markNoticeRead(userId: string, noticeId: string): void {
  const read = idsOf(noteOf(userId, note));
  if (!read.includes(noticeId)) writeNote(userId, note, [...read, noticeId].slice(-most).join(','));
}
