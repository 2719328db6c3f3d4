import { type PlaceProblem, placeProblemOf, systemCodeOf } from '../api/contract/place-problem.ts';

/** What a step of the start hangs on. */
export interface Setting {
  /** The variable to look at. */
  readonly variable: string;
  /** The file, folder or address that it leads to, without any password. */
  readonly place: string;
  /** Nothing is lost with it: it is made again where it is missing. */
  readonly isMadeAnew?: boolean;
}

/** What is wrong with a place and what to do. */
const told: Readonly<Record<PlaceProblem, string>> = {
  missing: 'is not there; correct the path, or make it',
  noFolder: 'is or lies below a file where a folder is needed; name another folder',
  noFile: 'is a folder where a file is needed; name a file',
  closed:
    'cannot be read or written by the user of this process; give it the right to, or name another place',
  full: 'has no room on its disk; free some, and start again',
  busy: 'is being written by another process; start again when that is done',
  away: 'does not answer; see that PostgreSQL runs there, and that host and port are right',
  signIn: 'does not take this user and password; correct them',
  noDatabase: 'has no such database; make it, or name another',
  noTables: 'holds no data of this product; name another',
  damaged:
    'is damaged, or no database of SQLite; bring back a backup: npm run restore -- FILE --replace',
};

function wordsOf(code: string, isMadeAnew: boolean): string {
  const problem = placeProblemOf(code);
  if (problem === undefined) return 'cannot be used';
  return problem === 'damaged' && isMadeAnew
    ? 'is damaged; remove it, it is made anew'
    : told[problem];
}

/**
 * A step of the start. What fails it is told by the variable that leads there and by what to do; what the system
 * says of it, which names neither, is the cause. Errors without a code are the product's own, and say so themselves.
 */
export async function startStep<T>(setting: Setting, step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    const code = systemCodeOf(error);
    if (code === undefined) throw error;
    const { variable, place, isMadeAnew = false } = setting;
    throw new Error(`${variable}: ${place} ${wordsOf(code, isMadeAnew)}.`, { cause: error });
  }
}
