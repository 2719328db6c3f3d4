import { type ColumnBuilderCallback, type CreateTableBuilder, type RawBuilder, sql } from 'kysely';
import { type DbOrTransaction, isSqlite } from '../engine/connect.ts';

/** A column that every row has. */
export const required: ColumnBuilderCallback = (column) => column.notNull();

/** A count that begins at 0. */
export const zero: ColumnBuilderCallback = (column) => column.notNull().defaultTo(0);

/** Goes when the row of the other table goes. */
export const owned =
  (table: string): ColumnBuilderCallback =>
  (column) =>
    column.notNull().references(`${table}.id`).onDelete('cascade');

/** One of these words and no other. */
export const oneOf =
  (name: string, values: readonly string[]): ColumnBuilderCallback =>
  (column) =>
    column.notNull().check(sql`${sql.ref(name)} in (${sql.join(values.map(sql.lit))})`);

/**
 * What the two engines write differently. A migration that has been released makes the same tables for ever:
 * change nothing here that one of them uses, but add a word beside it.
 */
export function kit(db: DbOrTransaction) {
  const sqlite = isSqlite(db);
  const text: 'text' | RawBuilder<unknown> = sqlite ? 'text' : sql`text collate "C"`;
  const generated: ColumnBuilderCallback = (column) =>
    sqlite
      ? column.primaryKey().autoIncrement()
      : column.primaryKey().generatedByDefaultAsIdentity();
  return {
    /** Whole numbers that may pass 2^31: money, instants. */
    big: sqlite ? 'integer' : 'bigint',
    real: sqlite ? 'real' : 'double precision',
    /** Compared and sorted by code point on PostgreSQL too, whatever the server's language. */
    text,
    /** A primary key that the database counts up. */
    generated,
    /** SQLite's tables are STRICT, so that both engines refuse a value of a wrong type. */
    create: (table: CreateTableBuilder<string, never>): Promise<void> =>
      (sqlite ? table.modifyEnd(sql`strict`) : table).execute(),
    /** The same for rows that live in the tree of their primary key, without a second one. */
    createKeyed: (table: CreateTableBuilder<string, never>): Promise<void> =>
      (sqlite ? table.modifyEnd(sql`without rowid, strict`) : table).execute(),
    index: (table: string, columns: string[]): Promise<void> =>
      db.schema
        .createIndex(`${table}_by_${columns.join('_')}`)
        .on(table)
        .columns(columns)
        .execute(),
    unique: (table: string, columns: string[]): Promise<void> =>
      db.schema
        .createIndex(`${table}_one_${columns.join('_')}`)
        .unique()
        .on(table)
        .columns(columns)
        .execute(),
  } as const;
}
