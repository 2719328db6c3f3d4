import { useEffect, useRef } from 'react';
import { type Location, useBlocker } from 'react-router-dom';
import { confirmAct } from './ask.ts';
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
  const { text, action, dismiss } = question;
  useQuestionAtHand(isDirty);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && isLeaving(currentLocation, nextLocation),
  );
  const latest = useRef(onLeave);
  useEffect(() => {
    latest.current = onLeave;
  });
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirmAct({ text, action, dismiss, destructive: true }).then((isSure) => {
      if (!isSure) return blocker.reset();
      latest.current?.();
      blocker.proceed();
    });
  }, [blocker, text, action, dismiss]);
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
};
