import { type RawBuilder, SqliteAdapter, sql } from 'kysely';
import type { DbOrTransaction } from './connect.ts';

/** Rows handed over as one JSON parameter: a thousand rows cost one statement on both engines. */
export function jsonRows(trx: DbOrTransaction, rows: readonly unknown[]): RawBuilder<unknown> {
  const json = JSON.stringify(rows);
  return isSqlite(trx)
    ? sql`json_each(${json}) as entry`
    : sql`json_array_elements(cast(${json} as json)) as entry`;
}

/** A text field of such a row. */
export const text = (index: number) => sql`entry.value ->> ${sql.lit(index)}`;
/** A whole number of such a row. */
export const whole = (index: number) => sql`cast(entry.value ->> ${sql.lit(index)} as bigint)`;

/** Whether the connection is to SQLite and not to PostgreSQL. */
export const isSqlite = (trx: DbOrTransaction): boolean =>
  trx.getExecutor().adapter instanceof SqliteAdapter;
