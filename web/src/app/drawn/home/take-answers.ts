import { takeAnswersOf } from '../take-answers.ts';
import { documents } from './documents.ts';

/** Takes over what the document of `/home` brought along. */
export const takeAnswers = (element: Element): Promise<void> => takeAnswersOf(documents, element);
