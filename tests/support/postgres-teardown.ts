import { dropPooledSchemas, isPostgresReachable } from './postgres-schema.ts';

/** Drops the schemas that the workers of this run have kept for their tests. */
export async function teardown(): Promise<void> {
  if (isPostgresReachable) await dropPooledSchemas();
}
