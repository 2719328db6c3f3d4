import { notesOf } from '../../shared/kept/user-notes.ts';
import type { Viewer } from '../viewer-context.ts';
import { copiesOf, putCopies } from './copies.ts';
import { travels } from './travelling.ts';

/**
 * What the server tells of a person's notes takes its place among those of this browser before anything is drawn of
 * them, so that a page looks from the beginning as its reader has left it elsewhere.
 */

type Told = Pick<Viewer, 'id' | 'isVisitor' | 'viewedBy'> & {
  /** Null where the server keeps none. */
  readonly notes:
    | readonly { readonly name: string; readonly value: string; readonly changedAt: string }[]
    | null;
};

/** Of whom the server has told: elsewhere nothing is sent, as an upstream need not keep notes. */
let toldOf: string | undefined;

export const isTold = (userId: string): boolean => toldOf === userId;

/** Whether the notes are those of who sits here: a boss who looks as somebody else leaves those of both alone. */
export const hasOwnNotes = ({ isVisitor, viewedBy }: Omit<Told, 'id' | 'notes'>): boolean =>
  !isVisitor && viewedBy === null;

/** Those of the account count, unless what is here was changed and not sent yet, or is a later copy. */
export function takeNotes(viewer: Told): void {
  const { id, notes } = viewer;
  if (!hasOwnNotes(viewer)) return;
  toldOf = notes === null ? undefined : id;
  if (notes === null) return;
  const here = notesOf(id);
  const copies = copiesOf(id);
  const unsent = new Set(copies.unsent);
  const times = { ...copies.times };
  const taken: Record<string, string> = {};
  for (const { name, value, changedAt } of notes) {
    const at = Date.parse(changedAt);
    const isKnown = here[name] !== undefined && at <= (times[name] ?? 0);
    if (!travels(name) || unsent.has(name) || isKnown) continue;
    taken[name] = value;
    times[name] = at;
  }
  // What was chosen here before it could go along.
  for (const name of Object.keys(here))
    if (travels(name) && times[name] === undefined) unsent.add(name);
  if (Object.keys(taken).length === 0 && unsent.size === copies.unsent.length) return;
  putCopies(id, { unsent: [...unsent], times }, taken);
}
