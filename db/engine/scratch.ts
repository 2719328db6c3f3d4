import Sqlite, { type Database as Connection, SqliteError, type Statement } from 'better-sqlite3';
import type { Value } from './insert-rows.ts';

/**
 * A database for what one piece of work puts aside because it may be too much for memory. Small ones stay in
 * memory; larger ones go to a file without a name in `SQLITE_TMPDIR` (else the system's folder for such), which
 * is gone with the process, however that ends. Whichever engine keeps the data, this is SQLite.
 * @param schema SQL that makes the tables
 */
export function openScratch(schema: string): Connection {
  const connection = new Sqlite('');
  // Nothing of it is ever read again after a failure.
  connection.pragma('journal_mode = OFF');
  connection.pragma('synchronous = OFF');
  // In KiB, and as much again to sort: four times that, which is usual, makes nothing quicker that is read once.
  connection.pragma('cache_size = -4000');
  connection.exec(schema);
  connection.exec('begin');
  return connection;
}

/** Whether a database, here or there, or a file could not grow because the disk is full. */
export function isDiskFull(error: unknown): boolean {
  if (error instanceof SqliteError) return error.code === 'SQLITE_FULL';
  // PostgreSQL's code of a full disk is 53100.
  return (
    error instanceof Error && 'code' in error && ['ENOSPC', '53100'].includes(String(error.code))
  );
}

const rowsAtOnce = 200;

/** Adds rows to a table of a scratch, some hundred by one statement. */
export class ScratchWriter {
  readonly #many: Statement;
  readonly #one: Statement;
  readonly #width: number;
  #values: Value[] = [];

  /** `into` is SQL of the caller: the table and its columns, and how many those are. */
  constructor(connection: Connection, into: string, width: number) {
    const row = `(${Array.from({ length: width }, () => '?').join(',')})`;
    const values = Array.from({ length: rowsAtOnce }, () => row).join(',');
    this.#many = connection.prepare(`insert into ${into} values ${values}`);
    this.#one = connection.prepare(`insert into ${into} values ${row}`);
    this.#width = width;
  }

  add(...row: readonly Value[]): void {
    this.#values.push(...row);
    if (this.#values.length < rowsAtOnce * this.#width) return;
    this.#many.run(...this.#values);
    this.#values = [];
  }

  /** Writes what waits; to be called before anything is read. */
  flush(): void {
    const values = this.#values;
    this.#values = [];
    for (let start = 0; start < values.length; start += this.#width)
      this.#one.run(values.slice(start, start + this.#width));
  }
}
