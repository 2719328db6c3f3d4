import { rm } from 'node:fs/promises';
import Database from 'better-sqlite3';

/**
 * The floor of storing an import: the rows that it left behind, handed once to an empty database in the order of its
 * keys. No rule of a line, no name that is looked up, no sum that is added to another.
 * Argument 1 is the database of the import, 2 that of the copy. Prints the CPU of the writing alone, in ms.
 */

const [, , from = '', to = ''] = process.argv;
const tables = [
  'product',
  'skc',
  'sku',
  'shop_hour',
  'shop_day',
  'shop_day_hours',
  'sku_day',
  'sku_month',
  'sale_line',
  'line_day',
];
/** As the largest statement of the product. */
const rowsAtOnce = 500;

await rm(to, { force: true });
const source = new Database(from, { readonly: true });
const copy = new Database(to);
copy.pragma('journal_mode = WAL');
// Nothing that is named by these rows is copied.
copy.pragma('foreign_keys = OFF');

const cpu = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

function* inParts(table: string): Generator<unknown[][]> {
  let part: unknown[][] = [];
  for (const row of source.prepare<[], unknown[]>(`select * from ${table}`).raw().iterate()) {
    part.push(row);
    if (part.length < rowsAtOnce) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}

const declarations = source
  .prepare<[string], string>('select sql from sqlite_master where tbl_name = ? and sql is not null')
  .pluck();

const statements = new Map<string, Database.Statement<unknown[]>>();

/** One for each table and number of rows, prepared once. */
function insertInto(table: string, rows: readonly unknown[][]): Database.Statement<unknown[]> {
  const key = `${table} ${rows.length}`;
  const known = statements.get(key);
  if (known) return known;
  const row = `(${rows[0]?.map(() => '?')})`;
  const made = copy.prepare<unknown[]>(`insert into ${table} values ${rows.map(() => row)}`);
  statements.set(key, made);
  return made;
}

let used = 0;
for (const table of tables) {
  for (const sql of declarations.all(table)) copy.exec(sql);
  copy.exec('begin');
  for (const part of inParts(table)) {
    const values = part.flat();
    const begun = cpu();
    insertInto(table, part).run(values);
    used += cpu() - begun;
  }
  const begun = cpu();
  copy.exec('commit');
  used += cpu() - begun;
}
process.stdout.write(`${used}\n`);
