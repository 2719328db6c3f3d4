import { importSentences } from '../contract/rules/import-sentences.ts';
import { FileProblem } from './file-problem.ts';
import { type FileOrder, fileWork } from './file-work.ts';
import type { Preview } from './preview.ts';

/**
 * Previews a file in a process of its own.
 * @throws FileProblem when the file cannot be read within the limits, or the options do not fit it
 */
export async function previewApart(
  ownerId: number,
  order: Omit<Extract<FileOrder, { kind: 'preview' }>, 'kind'>,
  signal: AbortSignal,
): Promise<Preview> {
  const answer = await fileWork.run(ownerId, { kind: 'preview', ...order }, signal);
  if (answer?.kind !== 'previewed') {
    throw new FileProblem(importSentences.fileTooLarge);
  }
  return answer.preview;
}
