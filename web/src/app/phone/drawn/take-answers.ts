import { client } from '../../../graphql/client.ts';
import { nextTask } from '../../../shared/next-task.ts';
import { answersIn, keepAnswer } from './answers.ts';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Takes over the answers that the document brought along, once. Until the page is there (PhoneLayout) they count as
 * asked for just now.
 */
export async function takeAnswers(element: Element): Promise<void> {
  element.remove();
  client.prioritizeCacheValues = true;
  for (const answer of answersIn(parsed(element.textContent ?? ''))) {
    keepAnswer(client.cache, answer);
    await nextTask();
  }
}
