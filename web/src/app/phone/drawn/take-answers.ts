import { takeAnswersOf } from '../../drawn/take-answers.ts';
import { documents } from './documents.ts';

/** Takes over what the document of the phone's first page brought along. */
export const takeAnswers = (element: Element): Promise<void> => takeAnswersOf(documents, element);
