import { type CompiledQuery, createQueryId, InsertQueryNode, TableNode } from 'kysely';
import { type DbOrTransaction, isSqlite } from './connect.ts';

export type Value = string | number | null;

/** Few sizes of statement, so that the prepared ones are few and used again. */
const sizes = [500, 100, 20, 5, 1];

/**
 * Inserts many rows by statements of some hundred rows each, several times as fast as row by row on
 * either engine, and without the query builder's work per value.
 * `columns`, `rest` and `fixed` are SQL, constants of the caller and never input: the names of the columns, what
 * follows the values, such as `on conflict …`, and the values of the first columns that all rows share: what is
 * handed over for each row costs more than what the engine does with it. Answers what `returning` in `rest` gives.
 */
export async function insertRows<Returned = never>(
  trx: DbOrTransaction,
  table: string,
  columns: string,
  rows: readonly (readonly Value[])[],
  rest = '',
  fixed = '',
): Promise<Returned[]> {
  const returned: Returned[] = [];
  // Named as an insert, so that the driver keeps the prepared statement.
  const query = InsertQueryNode.create(TableNode.create(table));
  const width = rows[0]?.length ?? 0;
  let start = 0;
  for (const size of sizes) {
    if (start + size > rows.length) continue;
    const values = placeholders(size, width, isSqlite(trx), fixed);
    const sql = `insert into ${table} (${columns}) values ${values} ${rest}`;
    for (; start + size <= rows.length; start += size) {
      const parameters = valuesOf(rows, start, size, width);
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

/** The values of so many rows, in an array that has its size from the start: growing costs as much as filling. */
function valuesOf(
  rows: readonly (readonly Value[])[],
  start: number,
  size: number,
  width: number,
): Value[] {
  const values = new Array<Value>(size * width);
  for (let at = 0; at < values.length; at += 1)
    values[at] = rows[start + Math.floor(at / width)]?.[at % width] ?? null;
  return values;
}

const made = new Map<string, string>();

/** Kept: there are few, and making them takes a good part of the time of inserting as many rows. */
function placeholders(rows: number, width: number, sqlite: boolean, fixed: string): string {
  const key = `${rows} ${width} ${sqlite} ${fixed}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  const before = fixed === '' ? '' : `${fixed},`;
  const row = (start: number) =>
    `(${before}${Array.from({ length: width }, (_, column) => (sqlite ? '?' : `$${start + column + 1}`))})`;
  const values = Array.from({ length: rows }, (_, index) => row(index * width)).join(',');
  made.set(key, values);
  return values;
}

/** Cut into parts of at most `size`. */
export function inParts<T>(rows: readonly T[], size: number): T[][] {
  const parts: T[][] = [];
  for (let start = 0; start < rows.length; start += size)
    parts.push(rows.slice(start, start + size));
  return parts;
}
