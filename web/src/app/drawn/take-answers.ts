import { client } from '../../graphql/client.ts';
import { takeNotes } from '../../session/notes/take-notes.ts';
import { ViewerDocument } from '../../session/viewer.generated.ts';
import { nextTask } from '../../shared/next-task.ts';
import { type Documents, keepAnswer } from './answers.ts';

/** For so long after its document was asked for a page counts what that brought as just answered, in ms. */
const FRESH_MS = 30_000;

function parsed(text: string): readonly unknown[] {
  try {
    const answers: unknown = JSON.parse(text);
    return Array.isArray(answers) ? answers : [];
  } catch {
    return [];
  }
}

/**
 * Takes over the answers that the document brought along, once. Until the page is there (its layout) they count as
 * asked for just now, unless its code has taken long: then they are shown, and asked for again.
 */
export async function takeAnswersOf(documents: Documents, element: Element): Promise<void> {
  element.remove();
  client.prioritizeCacheValues = performance.now() < FRESH_MS;
  for (const answer of parsed(element.textContent ?? '')) {
    keepAnswer(client.cache, documents, answer);
    await nextTask();
  }
  const viewer = client.readQuery({ query: ViewerDocument })?.viewer;
  if (viewer) takeNotes(viewer);
}
