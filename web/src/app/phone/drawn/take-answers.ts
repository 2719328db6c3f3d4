import { client } from '../../../graphql/client.ts';
import { keepAnswers } from './answers.ts';

/** For so long what the document brought counts as asked for just now, in ms after it was taken over. */
const FRESH_MS = 2_000;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Takes over the answers that the document brought along, once: what it brought is not asked for again at once. */
export function takeAnswers(element: Element): void {
  keepAnswers(client.cache, parsed(element.textContent ?? ''));
  element.remove();
  client.prioritizeCacheValues = true;
  setTimeout(() => {
    client.prioritizeCacheValues = false;
  }, FRESH_MS);
}
