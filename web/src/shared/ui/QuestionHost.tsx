import { Suspense } from 'react';
import { lazyPart } from '../lazy-part.ts';
import { openQuestion } from './ask.ts';
import { questionCode } from './question-code.ts';

const QuestionDialog = lazyPart(questionCode);

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
