import { client } from '../../../graphql/client.ts';
import { keepAnswers } from './answers.ts';

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
export function takeAnswers(element: Element): void {
  keepAnswers(client.cache, parsed(element.textContent ?? ''));
  element.remove();
  client.prioritizeCacheValues = true;
}
