/**
 * What is wrong with a file, a folder or a database, by the code of the file system, of SQLite or of PostgreSQL.
 * The server and the commands tell it in words of their own.
 */
export type PlaceProblem =
  | 'missing'
  | 'noFolder'
  | 'noFile'
  | 'closed'
  | 'full'
  | 'busy'
  | 'away'
  | 'signIn'
  | 'noDatabase'
  | 'noTables'
  | 'damaged';

const problems: readonly (readonly [RegExp, PlaceProblem])[] = [
  [/^ENOENT$/, 'missing'],
  [/^(EEXIST|ENOTDIR)$/, 'noFolder'],
  [/^EISDIR$/, 'noFile'],
  [/^(EACCES|EPERM|EROFS|SQLITE_READONLY.*|SQLITE_CANTOPEN.*)$/, 'closed'],
  [/^(ENOSPC|SQLITE_FULL|53100)$/, 'full'],
  [/^SQLITE_BUSY.*$/, 'busy'],
  [/^(E(CONN|NET|HOST)\w+|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|57P03)$/, 'away'],
  [/^28/, 'signIn'],
  [/^3D000$/, 'noDatabase'],
  [/^(42P01|NO_TABLES)$/, 'noTables'],
  [/^(SQLITE_NOTADB|SQLITE_CORRUPT.*)$/, 'damaged'],
];

/** Undefined for a code that says nothing of the place. */
export const placeProblemOf = (code: string): PlaceProblem | undefined =>
  problems.find(([codes]) => codes.test(code))?.[1];

/** The code by which a system tells what failed; errors of the product's own have none. */
export function systemCodeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  // The pool of PostgreSQL gives its own timeout no code.
  return error.message.startsWith('timeout exceeded') ? 'ETIMEDOUT' : undefined;
}

/** Where a database lies, as it may be shown: without its password. */
export function databasePlace(url: string): string {
  if (url.startsWith('sqlite:')) return url.slice('sqlite:'.length);
  if (!URL.canParse(url)) return 'PostgreSQL';
  const { host, pathname } = new URL(url);
  return `PostgreSQL at ${host}${pathname}`;
}
