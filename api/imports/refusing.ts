import { importSentences } from '../contract/rules/import-sentences.ts';
import { sentenceSaid } from '../contract/rules/sentences.ts';
import { Refusal } from '../refusal.ts';
import { FileProblem } from './file-problem.ts';

/** What is wrong with a file is the seller's to mend: it is answered, not logged. */
export async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    const { message } = error;
    throw new Refusal(
      message,
      undefined,
      undefined,
      undefined,
      sentenceSaid(importSentences, message),
    );
  }
}
