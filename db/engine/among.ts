import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type DbOrTransaction, isSqlite } from './connect.ts';

/** That a column is one of many values, given as one parameter: the statement is the same however many they are. */
export function among(
  db: DbOrTransaction,
  column: string,
  values: readonly (string | number)[],
): RawBuilder<SqlBool> {
  return isSqlite(db)
    ? sql`${sql.ref(column)} in (select value from json_each(${JSON.stringify(values)}))`
    : sql`${sql.ref(column)} = any(${values})`;
}
