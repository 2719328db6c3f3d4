import { useEffect, useState } from 'react';
import { useViewer } from '../../../session/viewer-context.ts';
import { noteOf, writeNote } from '../../../shared/kept/user-notes.ts';
import { useDirectory } from '../../../shop-scope/use-directory.ts';
import { useFirstStepsQuery } from './FirstSteps.generated.ts';

/** What a new boss does before the figures say something, in this order. */
export const firstSteps = ['shops', 'costs', 'staff'] as const;
export type FirstStep = (typeof firstSteps)[number];

const doneNote = 'firstStepsDone';
const foldedNote = 'firstStepsFolded';

interface Steps {
  readonly done: ReadonlySet<FirstStep>;
  readonly isFolded: boolean;
  readonly fold: (isFolded: boolean) => void;
}

/**
 * Which of the first steps the server has seen done; undefined for whoever has none to do, and until it is known.
 * Once all were done in this browser they are not asked for again.
 */
export function useFirstSteps(): Steps | undefined {
  const viewer = useViewer();
  const { id, isBoss, isVisitor, today } = viewer;
  const { shops, hidden, isComplete } = useDirectory();
  const hasShops = shops.length + hidden.length > 0;
  const [wasDone] = useState(() => noteOf(id, doneNote) !== undefined);
  const [isFolded, setIsFolded] = useState(() => noteOf(id, foldedNote) === 'yes');
  const isAsked = isBoss && !isVisitor && !wasDone;
  const { data } = useFirstStepsQuery({
    variables: { range: { start: today, end: today }, hasShops },
    skip: !isAsked || !isComplete,
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
    context: { quiet: true },
  });
  const staff = data?.managers;
  const costs = hasShops ? data?.productList?.counts?.withCost : 0;
  const isKnown = isAsked && isComplete && staff !== undefined && costs !== undefined;
  const done = new Set<FirstStep>();
  if (hasShops) done.add('shops');
  if ((costs ?? 0) > 0) done.add('costs');
  if ((staff?.length ?? 0) > 0) done.add('staff');
  const isAllDone = isKnown && done.size === firstSteps.length;
  useEffect(() => {
    if (isAllDone) writeNote(id, doneNote, 'yes');
  }, [isAllDone, id]);
  if (!isKnown || isAllDone) return undefined;
  return {
    done,
    isFolded,
    fold: (next) => {
      setIsFolded(next);
      writeNote(id, foldedNote, next ? 'yes' : 'no');
    },
  };
}
