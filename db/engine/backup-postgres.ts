import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db, DbOrTransaction } from './connect.ts';
import { appliedMigrations, lockSchema, migrateTo } from './migrate.ts';

/** Rows that are read or written at once. */
const batch = 1_000;
const migrationTable = 'applied_migration';
const sequenceFile = 'sequences.json';

const fileOf = (folder: string, table: string): string => join(folder, `${table}.ndjson`);

/**
 * Writes every table, as all of them are at one moment, to a file each: a row a line, as JSON that
 * PostgreSQL itself has made and takes back, so that no number passes through ours.
 * @returns the names of its migrations, and the ids of the uploads that it knows
 */
export function dumpPostgres(
  db: Db,
  folder: string,
): Promise<{ migrations: string[]; uploads: string[] }> {
  const snapshot = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return snapshot.execute(async (trx) => {
    const migrations = await appliedMigrations(trx);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    for (const table of await tablesOf(trx)) {
      if (table === migrationTable) continue;
      const lines = Readable.from(linesOf(trx, table));
      await pipeline(lines, createWriteStream(fileOf(folder, table), { mode: 0o600 }));
    }
    const sequences = JSON.stringify(await sequencesOf(trx));
    await writeFile(join(folder, sequenceFile), sequences, { mode: 0o600 });
    const uploads = await trx.selectFrom('upload').select('id').execute();
    return { migrations, uploads: uploads.map(({ id }) => id) };
  });
}

async function* linesOf(trx: DbOrTransaction, table: string): AsyncGenerator<string> {
  const from = sql.id(table);
  await sql`declare dump no scroll cursor for select row_to_json(t)::text as line from ${from} t`.execute(
    trx,
  );
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(batch)} from dump`.execute(trx);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => `${line}\n`).join('');
  }
  await sql`close dump`.execute(trx);
}

/** The schema holds tables already. `isOurs`: they are this product's. */
export class OccupiedSchema extends Error {
  override readonly name = 'OccupiedSchema';
  readonly isOurs: boolean;

  constructor(isOurs: boolean) {
    super('The database holds tables already');
    this.isOurs = isOurs;
  }
}

export interface LoadOptions {
  /** The names of the migrations of the dump. */
  readonly migrations: readonly string[];
  /** Drops the tables that are there, if they are this product's. */
  readonly replace: boolean;
  /** What else must succeed before anything counts. */
  readonly beforeCommit: () => Promise<void>;
}

/**
 * Makes the tables of a dump with its rows, all or nothing.
 * @throws OccupiedSchema, NewerDatabase, or what PostgreSQL says to a row that does not fit
 */
export async function loadPostgres(db: Db, folder: string, options: LoadOptions): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockSchema(trx);
    const existing = await tablesOf(trx);
    if (existing.length > 0) {
      const isOurs = existing.includes(migrationTable);
      if (!isOurs || !options.replace) throw new OccupiedSchema(isOurs);
      await sql`drop table ${sql.join(existing.map((name) => sql.id(name)))} cascade`.execute(trx);
    }
    await migrateTo(trx, options.migrations);
    const tables = (await tablesOf(trx)).filter((name) => name !== migrationTable);
    // The rows come table by table; what refers to what is checked when all are there.
    const references = await referencesOf(trx);
    for (const { table, name } of references)
      await sql`alter table ${sql.id(table)} drop constraint ${sql.id(name)}`.execute(trx);
    await sql`truncate ${sql.join(tables.map((name) => sql.id(name)))}`.execute(trx);
    for (const table of tables) await loadTable(trx, table, fileOf(folder, table));
    for (const { table, name, definition } of references)
      await sql`alter table ${sql.id(table)} add constraint ${sql.id(name)} ${sql.raw(definition)}`.execute(
        trx,
      );
    const text = await readFile(join(folder, sequenceFile), 'utf8');
    for (const { table, column, value, used } of z.array(sequence).parse(JSON.parse(text)))
      await sql`select setval(pg_get_serial_sequence(${quoted(table)}, ${column}), ${value}, ${used})`.execute(
        trx,
      );
    await options.beforeCommit();
  });
}

async function loadTable(trx: DbOrTransaction, table: string, path: string): Promise<void> {
  let lines: string[] = [];
  const flush = async () => {
    const rows = `[${lines.join(',')}]`;
    lines = [];
    const into = sql.id(table);
    await sql`insert into ${into} select * from json_populate_recordset(null::${into}, ${rows}::json)`.execute(
      trx,
    );
  };
  for await (const line of createInterface({ input: createReadStream(path) })) {
    if (lines.push(line) >= batch) await flush();
  }
  if (lines.length > 0) await flush();
}

async function tablesOf(db: DbOrTransaction): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema() order by tablename
  `.execute(db);
  return rows.map(({ name }) => name);
}

interface Reference {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

async function referencesOf(db: DbOrTransaction): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select c.relname as table, f.conname as name, pg_get_constraintdef(f.oid) as definition
    from pg_constraint f join pg_class c on c.oid = f.conrelid
    where f.contype = 'f' and c.relnamespace = current_schema()::regnamespace
    order by c.relname, f.conname
  `.execute(db);
  return rows;
}

/** Where the ids of a column go on: not behind the greatest that is there, but behind the last that was given. */
const sequence = z.object({
  table: z.string(),
  column: z.string(),
  /** As text, like every number of the dump. */
  value: z.string().regex(/^\d+$/),
  used: z.boolean(),
});
type Sequence = z.infer<typeof sequence>;

async function sequencesOf(db: DbOrTransaction): Promise<Sequence[]> {
  const { rows } = await sql<{ table: string; column: string; sequence: string }>`
    select c.relname as table, a.attname as column,
      pg_get_serial_sequence(quote_ident(c.relname), a.attname) as sequence
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and a.attidentity <> ''
    order by c.relname, a.attname
  `.execute(db);
  const sequences: Sequence[] = [];
  for (const { table, column, sequence } of rows) {
    const state = await sql<{ value: string; used: boolean }>`
      select last_value::text as value, is_called as used from ${sql.raw(sequence)}
    `.execute(db);
    for (const { value, used } of state.rows) sequences.push({ table, column, value, used });
  }
  return sequences;
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
