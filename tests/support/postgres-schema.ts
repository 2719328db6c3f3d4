import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { z } from 'zod';

/** The PostgreSQL server of tests and benchmarks; its database is only used for schemas of their own. */
const postgresUrl = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/test';

/** The same without its password, for messages. */
export const shownPostgresUrl = postgresUrl.replace(/:[^:@/]*@/, ':…@');

export const isPostgresReachable = await reaches(postgresUrl);

const unique = () => randomUUID().replaceAll('-', '');

/** What the names of the schemas begin with that the workers of a run keep: the run's process has made them all. */
const pooledBy = (run: number) => `pooled_${run}_`;

/** A name for a schema that a worker keeps until its run is over. */
export const pooledSchema = (): string => `${pooledBy(process.ppid)}${unique()}`;

/** Drops what the workers of this process have kept. */
export async function dropPooledSchemas(): Promise<void> {
  const names = await onPostgres(
    'select nspname as name from pg_namespace where starts_with(nspname, $1)',
    [pooledBy(process.pid)],
  );
  for (const { name } of z.array(z.object({ name: z.string() })).parse(names))
    await onPostgres(`drop schema ${name} cascade`);
}

/** An empty schema, and the URL at which it is the whole database. */
export async function createPostgresSchema(
  schema = `test_${unique()}`,
): Promise<{ url: string; drop: () => Promise<void> }> {
  await onPostgres(`create schema ${schema}`);
  const url = new URL(postgresUrl);
  url.searchParams.set('options', `-c search_path=${schema}`);
  return { url: url.href, drop: () => onPostgres(`drop schema ${schema} cascade`).then(() => {}) };
}

/** Runs one statement on the server, outside of any schema of a test. */
export async function onPostgres(
  statement: string,
  values: readonly string[] = [],
): Promise<unknown[]> {
  const client = new Client({ connectionString: postgresUrl });
  await client.connect();
  try {
    return (await client.query(statement, [...values])).rows;
  } finally {
    await client.end();
  }
}

async function reaches(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}
