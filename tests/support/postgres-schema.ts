import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/** The PostgreSQL server of tests and benchmarks; its database is only used for schemas of their own. */
const postgresUrl = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/test';

/** The same without its password, for messages. */
export const shownPostgresUrl = postgresUrl.replace(/:[^:@/]*@/, ':…@');

export const isPostgresReachable = await reaches(postgresUrl);

/** An empty schema, and the URL at which it is the whole database. */
export async function createPostgresSchema(): Promise<{ url: string; drop: () => Promise<void> }> {
  const schema = `test_${randomUUID().replaceAll('-', '')}`;
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
