import { useEffect } from 'react';
import type { Location } from 'react-router-dom';
import { confirmAct } from './ask.ts';
import { useLeaveGuard } from './leave-guards.ts';
import { useQuestionAtHand } from './question-code.ts';

type Question = { readonly text: string; readonly action: string; readonly dismiss: string };

type Guard = {
  readonly isDirty: boolean;
  readonly question: Question;
  /** Whether going from one address to the other leaves what is unsaved. */
  readonly isLeaving: (here: Location, next: Location) => boolean;
  /** The reader gives up what is unsaved. */
  readonly onLeave?: () => void;
};

/** Asks before unsaved changes are left: within the product in a dialog, else by the browser. */
export const useUnsavedGuard = ({ isDirty, question, isLeaving, onLeave }: Guard): void => {
  useQuestionAtHand(isDirty);
  useLeaveGuard(isDirty, {
    stops: ({ currentLocation, nextLocation }) => isLeaving(currentLocation, nextLocation),
    stopped: async () => {
      const isSure = await confirmAct({ ...question, destructive: true });
      if (isSure) onLeave?.();
      return isSure;
    },
  });
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
};
