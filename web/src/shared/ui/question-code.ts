import { useEffect } from 'react';

/** The code of the dialog that asks, of which most visits have no need. */
export const questionCode = () => import('./QuestionDialog.tsx');

/** Fetches it once there is something to lose: the question must not wait for a server that is slow or away. */
export const useQuestionAtHand = (isNeeded: boolean): void => {
  useEffect(() => {
    if (isNeeded) void questionCode().catch(() => {});
  }, [isNeeded]);
};
