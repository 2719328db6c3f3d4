import { Kysely, type LogEvent, SqliteAdapter, type Transaction } from 'kysely';
import type { Database } from '../schema.ts';
import { openSqlite } from './sqlite.ts';

export type Db = Kysely<Database>;
export type DbOrTransaction = Db | Transaction<Database>;

export interface OpenOptions {
  /** Called after every statement with its SQL, parameters and duration; for tests and slow-query logs. */
  readonly log?: (event: LogEvent) => void;
  /**
   * SQLite only: how long a write waits, without blocking the event loop, for another writer,
   * in milliseconds. After it the statement fails with `DatabaseBusy`.
   */
  readonly busyLimit?: number;
}

/**
 * Opens a database: `sqlite:/path/file.db` (created when missing), `sqlite::memory:` or
 * `postgres://user@host/name`. Throws when it cannot be reached or the URL has another form.
 * The caller closes it with `destroy()`.
 */
export async function openDatabase(url: string, options: OpenOptions = {}): Promise<Db> {
  const { log } = options;
  if (url.startsWith('sqlite:')) {
    const dialect = await openSqlite(url.slice('sqlite:'.length), options.busyLimit);
    return new Kysely<Database>({ dialect, log });
  }
  if (/^postgres(ql)?:\/\//.test(url)) {
    // Loaded where it is used.
    const { postgresDialect } = await import('./postgres.ts');
    return new Kysely<Database>({ dialect: await postgresDialect(url), log });
  }
  throw new Error(
    'The database URL must start with sqlite: or postgres://, e.g. sqlite:data/seller.db',
  );
}

/** Whether statements go to SQLite; otherwise they go to PostgreSQL. */
export function isSqlite(db: DbOrTransaction): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}
