import { type CompiledQuery, createQueryId, InsertQueryNode, TableNode } from 'kysely';
import { type DbOrTransaction, isSqlite } from './connect.ts';

export type Value = string | number | null;

/** Few sizes of statement, so that the prepared ones are few and used again. */
const sizes = [500, 100, 20, 5, 1];

/**
 * Inserts many rows by statements of some hundred rows each, several times as fast as row by row on
 * either engine, and without the query builder's work per value.
 * `columns` and `rest` are SQL, constants of the caller and never input: the names of the columns, and
 * what follows the values, such as `on conflict …`. Answers what `returning` in `rest` gives.
 */
export async function insertRows<Returned = never>(
  trx: DbOrTransaction,
  table: string,
  columns: string,
  rows: readonly (readonly Value[])[],
  rest = '',
): Promise<Returned[]> {
  const returned: Returned[] = [];
  // Named as an insert, so that the driver keeps the prepared statement.
  const query = InsertQueryNode.create(TableNode.create(table));
  let start = 0;
  for (const size of sizes) {
    const width = rows[0]?.length ?? 0;
    const values = placeholders(size, width, isSqlite(trx));
    const sql = `insert into ${table} (${columns}) values ${values} ${rest}`;
    for (; start + size <= rows.length; start += size) {
      const parameters: Value[] = [];
      for (let at = start; at < start + size; at += 1)
        for (const value of rows[at] ?? []) parameters.push(value);
      const compiled: CompiledQuery<Returned> = {
        query,
        queryId: createQueryId(),
        sql,
        parameters,
      };
      const result = await trx.executeQuery<Returned>(compiled);
      for (const row of result.rows) returned.push(row);
    }
  }
  return returned;
}

function placeholders(rows: number, width: number, sqlite: boolean): string {
  const row = (start: number) =>
    `(${Array.from({ length: width }, (_, column) => (sqlite ? '?' : `$${start + column + 1}`))})`;
  return Array.from({ length: rows }, (_, index) => row(index * width)).join(',');
}

/** Cut into parts of at most `size`. */
export function inParts<T>(rows: readonly T[], size: number): T[][] {
  const parts: T[][] = [];
  for (let start = 0; start < rows.length; start += size)
    parts.push(rows.slice(start, start + size));
  return parts;
}
