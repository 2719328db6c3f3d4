import { statSync } from 'node:fs';
import Sqlite, { SqliteError } from 'better-sqlite3';
import { NoTables, refuseNewer } from './migrate.ts';

/** More pages than any database has. */
const allPages = 2 ** 31 - 1;

/** How long to wait for another process's lock, in ms. */
const patience = 15_000;

/** What the engine finds when it looks for it, with the code that it has where it comes upon it by itself. */
class DamagedDatabase extends Error {
  override readonly name = 'DamagedDatabase';
  readonly code = 'SQLITE_CORRUPT';
}

/** Of a folder the engine says what it says of a file that it may not read. */
class FolderInPlace extends Error {
  override readonly name = 'FolderInPlace';
  readonly code = 'EISDIR';

  readonly path: string;

  constructor(path: string) {
    super(`${path} is a folder`);
    this.path = path;
  }
}

function refuseFolder(path: string): void {
  if (statSync(path).isDirectory()) throw new FolderInPlace(path);
}

/**
 * Copies the database, as it is at one moment, to a file of its own, while other processes go on writing.
 * @returns the names of its migrations
 */
export async function copySqlite(path: string, target: string): Promise<string[]> {
  refuseFolder(path);
  const source = new Sqlite(path, { fileMustExist: true, timeout: patience });
  try {
    // All pages in one step: between two steps a write would make it begin again, without an end.
    await source.backup(target, { progress: () => allPages });
  } finally {
    source.close();
  }
  return checkSqlite(target);
}

/**
 * The names of the migrations of a database file.
 * @throws when it is damaged, no database of this product, or of a newer version
 */
export function checkSqlite(path: string): string[] {
  const db = new Sqlite(path, { fileMustExist: true, timeout: patience });
  try {
    // A plain file, with nothing beside it.
    db.pragma('journal_mode = DELETE');
    const [found] = db.prepare<[], string>('pragma integrity_check').pluck().all();
    if (found !== 'ok') throw new DamagedDatabase(`The database is damaged: ${found}`);
    const table = db.prepare("select 1 from sqlite_master where name = 'applied_migration'").get();
    if (table === undefined) throw new NoTables();
    const names = db
      .prepare<[], string>('select name from applied_migration order by name')
      .pluck()
      .all();
    refuseNewer(names);
    return names;
  } finally {
    db.close();
  }
}

/** The ids of the uploads that a database file knows. */
export function uploadsIn(path: string): string[] {
  const db = new Sqlite(path, { readonly: true, fileMustExist: true });
  try {
    return db.prepare<[], string>('select id from upload').pluck().all();
  } finally {
    db.close();
  }
}

/** Whether a process has the database open; where none has, its last writes are in the one file then. */
export function isSqliteInUse(path: string): boolean {
  refuseFolder(path);
  const db = new Sqlite(path, { fileMustExist: true, timeout: 1_000 });
  try {
    // Only the one process that has it open may leave the write-ahead log.
    return db.pragma('journal_mode = DELETE', { simple: true }) !== 'delete';
  } catch (error) {
    if (error instanceof SqliteError && error.code.startsWith('SQLITE_BUSY')) return true;
    // What is no database, or none any more, is in nobody's use: it is what a backup is brought back for.
    if (error instanceof SqliteError && /^SQLITE_(NOTADB|CORRUPT)/.test(error.code)) return false;
    throw error;
  } finally {
    db.close();
  }
}
