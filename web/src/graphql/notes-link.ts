import { ApolloLink } from '@apollo/client';
import { tap } from 'rxjs';
import { takeNotes } from '../session/notes/take-notes.ts';
import { isRecord } from '../shared/is-record.ts';

const isNote = (value: unknown): value is { name: string; value: string; changedAt: string } =>
  isRecord(value) &&
  [value.name, value.value, value.changedAt].every((each) => typeof each === 'string');

/** What an answer says of the viewer; undefined where it does not tell of notes. */
function toldIn(data: unknown) {
  const viewer = isRecord(data) ? data.viewer : undefined;
  if (!isRecord(viewer) || viewer.notes === undefined) return undefined;
  const { id, isVisitor, viewedBy, notes } = viewer;
  if (typeof id !== 'string' || typeof isVisitor !== 'boolean') return undefined;
  return {
    id,
    isVisitor,
    viewedBy: typeof viewedBy === 'string' ? viewedBy : null,
    notes: Array.isArray(notes) ? notes.filter(isNote) : null,
  };
}

/** Takes the notes of whoever asks over before what is answered is drawn. */
export const notesLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    tap(({ data }) => {
      const told = operation.operationName === 'Viewer' ? toldIn(data) : undefined;
      if (told !== undefined) takeNotes(told);
    }),
  ),
);
