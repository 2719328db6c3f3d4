import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { DbOrTransaction } from '../../../db/engine/connect.ts';
import { describeOnEngines, engines } from '../../support/databases.ts';

const backendOf = async (db: DbOrTransaction): Promise<number> => {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('The server did not say which process serves');
  return row.pid;
};

describeOnEngines(
  'every connection',
  (engine) => {
    it('has its statements run at once, neither compiled nor shared', async () => {
      const db = await engine.open(await engine.emptyUrl());
      const trx = await db.startTransaction().execute();
      for (const connection of [trx, db]) {
        const { rows } = await sql`
          select current_setting('jit') as jit,
            current_setting('max_parallel_workers_per_gather') as workers
        `.execute(connection);
        expect(rows).toEqual([{ jit: 'off', workers: '0' }]);
      }
      await trx.rollback().execute();
    });
  },
  engines.filter((each) => each.name === 'PostgreSQL'),
);

describeOnEngines(
  'a connection that ends',
  (engine) => {
    it('inside a transaction with no statement under way fails that transaction, and nothing else', async () => {
      const url = await engine.emptyUrl();
      const db = await engine.open(url);
      const other = await engine.open(url);
      for (let round = 0; round < 3; round += 1) {
        const trx = await db.startTransaction().execute();
        await sql`select pg_terminate_backend(${await backendOf(trx)})`.execute(other);
        // Without a listener, what the connection then says would end the process: the test would not get here.
        await expect
          .poll(() => sql`select 1`.execute(trx).then(() => 'answered', String))
          .toContain('not queryable');
        await expect(trx.rollback().execute()).rejects.toThrow();
        expect(await backendOf(db)).toBeGreaterThan(0);
      }
    });

    it('never serves anybody again', async () => {
      const url = await engine.emptyUrl();
      const db = await engine.open(url);
      const other = await engine.open(url);
      const ended = new Set<number>();
      for (let round = 0; round < 12; round += 1) {
        const failing = db.transaction().execute(async (trx) => {
          ended.add(await backendOf(trx));
          await sql`select pg_terminate_backend(pg_backend_pid())`.execute(trx);
        });
        await expect(failing).rejects.toThrow();
        expect(ended).not.toContain(await backendOf(db));
      }
      expect(await backendOf(other)).toBeGreaterThan(0);
    });
  },
  engines.filter((each) => each.name === 'PostgreSQL'),
);
