import { useEffect, useState } from 'react';
import { useViewer } from '../../../session/viewer-context.ts';
import { useNote } from '../../../shared/kept/use-note.ts';
import { noteOf, writeNote } from '../../../shared/kept/user-notes.ts';
import { useDirectory } from '../../../shop-scope/use-directory.ts';
import { useFirstStepsQuery } from './FirstSteps.generated.ts';
import { doneSteps, type FirstStep, firstSteps, firstStepsVariables } from './first-steps.ts';

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
  const isFolded = useNote(id, foldedNote) === 'yes';
  const isAsked = isBoss && !isVisitor && !wasDone;
  const { data } = useFirstStepsQuery({
    variables: firstStepsVariables(today, hasShops),
    skip: !isAsked || !isComplete,
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
    context: { quiet: true },
  });
  const done = isAsked && isComplete ? doneSteps(data, hasShops) : undefined;
  const isAllDone = done?.size === firstSteps.length;
  useEffect(() => {
    if (isAllDone) writeNote(id, doneNote, 'yes');
  }, [isAllDone, id]);
  if (done === undefined || isAllDone) return undefined;
  return {
    done,
    isFolded,
    fold: (next) => writeNote(id, foldedNote, next ? 'yes' : 'no'),
  };
}
