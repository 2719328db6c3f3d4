import Sqlite, { SqliteError } from 'better-sqlite3';
import { refuseNewer } from './migrate.ts';

/** More pages than any database has. */
const allPages = 2 ** 31 - 1;

/** How long to wait for another process's lock, in ms. */
const patience = 15_000;

/**
 * Copies the database, as it is at one moment, to a file of its own, while other processes go on writing.
 * @returns the names of its migrations
 */
export async function copySqlite(path: string, target: string): Promise<string[]> {
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
 * @throws when it is damaged, or of a newer version
 */
export function checkSqlite(path: string): string[] {
  const db = new Sqlite(path, { fileMustExist: true, timeout: patience });
  try {
    // A plain file, with nothing beside it.
    db.pragma('journal_mode = DELETE');
    const [found] = db.prepare<[], string>('pragma integrity_check').pluck().all();
    if (found !== 'ok') throw new Error(`The database is damaged: ${found}`);
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
  const db = new Sqlite(path, { fileMustExist: true, timeout: 1_000 });
  try {
    // Only the one process that has it open may leave the write-ahead log.
    return db.pragma('journal_mode = DELETE', { simple: true }) !== 'delete';
  } catch (error) {
    if (error instanceof SqliteError && error.code.startsWith('SQLITE_BUSY')) return true;
    // What is no database is in nobody's use.
    if (error instanceof SqliteError && error.code === 'SQLITE_NOTADB') return false;
    throw error;
  } finally {
    db.close();
  }
}
