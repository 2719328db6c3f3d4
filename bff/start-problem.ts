/** What a step of the start hangs on. */
interface Setting {
  /** The variable to look at. */
  readonly variable: string;
  /** The file, folder or address that it leads to, without any password. */
  readonly place: string;
  /** Nothing is lost with it: it is made again where it is missing. */
  readonly isMadeAnew?: boolean;
}

/** What is wrong with a place and what to do, by the code of the file system, of SQLite or of PostgreSQL. */
const told: readonly (readonly [RegExp, string])[] = [
  [/^ENOENT$/, 'is not there; correct the path, or make it'],
  [/^(EEXIST|ENOTDIR)$/, 'is or lies below a file where a folder is needed; name another folder'],
  [/^EISDIR$/, 'is a folder where a file is needed; name a file'],
  [
    /^(EACCES|EPERM|EROFS|SQLITE_READONLY.*|SQLITE_CANTOPEN.*)$/,
    'cannot be read or written by the user of this process; give it the right to, or name another place',
  ],
  [/^(ENOSPC|SQLITE_FULL|53100)$/, 'has no room on its disk; free some, and start again'],
  [
    /^(E(CONN|NET|HOST)\w+|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|57P03)$/,
    'does not answer; see that PostgreSQL runs there, and that host and port are right',
  ],
  [/^28/, 'does not take this user and password; correct them'],
  [/^3D000$/, 'has no such database; make it, or name another'],
];

const damaged = /^(SQLITE_NOTADB|SQLITE_CORRUPT.*)$/;

function problemOf(code: string, isMadeAnew: boolean): string {
  if (damaged.test(code))
    return isMadeAnew
      ? 'is damaged; remove it, it is made anew'
      : 'is damaged, or no database of SQLite; bring back a backup: npm run restore -- FILE --replace';
  return told.find(([codes]) => codes.test(code))?.[1] ?? 'cannot be used';
}

/**
 * A step of the start. What fails it is told by the variable that leads there and by what to do; what the system
 * says of it, which names neither, is the cause. Errors without a code are the product's own, and say so themselves.
 */
export async function startStep<T>(setting: Setting, step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    const code = codeOf(error);
    if (code === undefined) throw error;
    const { variable, place, isMadeAnew = false } = setting;
    throw new Error(`${variable}: ${place} ${problemOf(code, isMadeAnew)}.`, { cause: error });
  }
}

function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  // The pool of PostgreSQL gives its own timeout no code.
  return error.message.startsWith('timeout exceeded') ? 'ETIMEDOUT' : undefined;
}

/** Where a database lies, as it may be shown. */
export function databasePlace(url: string): string {
  if (url.startsWith('sqlite:')) return url.slice('sqlite:'.length);
  if (!URL.canParse(url)) return 'PostgreSQL';
  const { host, pathname } = new URL(url);
  return `PostgreSQL at ${host}${pathname}`;
}
