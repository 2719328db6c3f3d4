import { Refusal } from '../refusal.ts';
import { FileProblem } from './file-problem.ts';

/** What is wrong with a file is the seller's to mend: it is answered, not logged. */
export async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof FileProblem ? new Refusal(error.message) : error;
  }
}
