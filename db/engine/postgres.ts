import { PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';

/** A count or a sum of money. PostgreSQL answers them as text; past 2^53 a number would lie. */
function wholeNumber(text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && !Number.isSafeInteger(value)) {
    throw new RangeError(`The number ${text} is too large to be counted exactly`);
  }
  return value;
}

const { INT8, NUMERIC } = types.builtins;

/** The pool's own parsers: the process-wide ones of `pg` stay as they are. */
const parsers = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (oid === INT8 || oid === NUMERIC) && format !== 'binary'
      ? wholeNumber
      : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
};

/** A pool of at most ten connections. Throws at once when the server cannot be reached. */
export async function postgresDialect(url: string): Promise<PostgresDialect> {
  const pool = new Pool({
    connectionString: url,
    types: parsers,
    max: 10,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    onConnect: async (client) => {
      client.on('error', () => {});
      // What it reckons to be dear it would compile, and share among processes that it starts: both take longer than
      // to run it, as every read is of few rows beside how many there are.
      await client.query('set jit = off; set max_parallel_workers_per_gather = 0');
    },
  });
  // A connection that breaks is replaced by the pool. Without a listener the event would end the process:
  // that of the pool hears of idle connections, that of each connection also of those in a transaction
  // that has no statement under way. Whoever sends the next statement gets that statement's own error.
  pool.on('error', () => {});
  try {
    const client = await pool.connect();
    client.release();
  } catch (error) {
    await pool.end();
    throw error;
  }
  return new PostgresDialect({ pool });
}
