import type { CompiledQuery } from 'kysely';
import type { Db } from './connect.ts';

interface Compilable<Row> {
  compile(): CompiledQuery<Row>;
}

/**
 * A query whose SQL is made once per database and then only given its values; making it costs several
 * times what it costs to run a small one. For queries that every request makes.
 * @param build must use each value exactly once, in their order, and take no other way by them
 */
export function prepared<Values extends readonly unknown[], Row>(
  build: (db: Db, ...values: Values) => Compilable<Row>,
): (db: Db, ...values: Values) => Promise<Row[]> {
  const made = new WeakMap<Db, CompiledQuery<Row>>();
  return async (db, ...values) => {
    let query = made.get(db);
    if (query === undefined) {
      query = build(db, ...values).compile();
      const isPlain =
        query.parameters.length === values.length &&
        query.parameters.every((parameter, index) => parameter === values[index]);
      if (!isPlain) throw new Error(`Not a query of its values in their order: ${query.sql}`);
      made.set(db, query);
    }
    const { rows } = await db.executeQuery<Row>({ ...query, parameters: values });
    return rows;
  };
}
