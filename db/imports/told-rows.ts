import type { Database as Connection, Statement } from 'better-sqlite3';
import { openScratch } from '../engine/scratch.ts';

/** The rows of sheets that are read together, put aside on the disk: there may be millions. */
export class ToldRows {
  readonly #connection: Connection;
  readonly #tell: Statement<[string, string], number>;

  constructor() {
    this.#connection = openScratch(
      'create table told (content text primary key, sheet, times, most, is_new) without rowid',
    );
    const times = 'iif(sheet = excluded.sheet, times + 1, 1)';
    this.#tell = this.#connection
      .prepare<[string, string], number>(
        `insert into told values (?, ?, 1, 1, 1)
         on conflict (content) do update set sheet = excluded.sheet, times = ${times},
           most = max(most, ${times}), is_new = ${times} > most
         returning is_new`,
      )
      .pluck();
  }

  /** Whether a sheet has a row as often as one before it already had. The sheets must come one after the other. */
  isRepeat(content: string, sheet: string): boolean {
    return this.#tell.get(content, sheet) === 0;
  }

  close(): void {
    this.#connection.close();
  }
}
