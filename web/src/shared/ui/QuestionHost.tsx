import { lazy, Suspense } from 'react';
import { openQuestion } from './ask.ts';

const QuestionDialog = lazy(() => import('./QuestionDialog.tsx'));

/** The place of `confirmAct` and `warn`; mounted once. */
export function QuestionHost() {
  const question = openQuestion.use();
  if (!question) return null;
  return (
    <Suspense>
      <QuestionDialog question={question} />
    </Suspense>
  );
}
