import { sql } from 'kysely';
import { expect, it } from 'vitest';
import {
  appliedMigrations,
  MigrationOutOfOrder,
  migrate,
  migrateTo,
} from '../../../db/engine/migrate.ts';
import { describeOnEngines, everyConnection } from '../../support/databases.ts';

describeOnEngines(
  'the order of migrations',
  (engine) => {
    const without = async (...missing: readonly string[]) => {
      const names = await appliedMigrations(await engine.fresh());
      const db = await engine.open(await engine.emptyUrl());
      const some = names.filter((name) => !missing.includes(name));
      await db.transaction().execute((trx) => migrateTo(trx, some));
      return { db, names };
    };

    it('refuses one that comes before others that the database has', async () => {
      const { db } = await without('0014_running_week');
      await expect(migrate(db)).rejects.toThrow(MigrationOutOfOrder);
      expect(await appliedMigrations(db)).not.toContain('0014_running_week');
    });

    it('takes those that were released after a later number, and makes the same tables', async () => {
      const { db, names } = await without('0016_operator', '0024_askers');
      await migrate(db);
      expect(await appliedMigrations(db)).toEqual(names);
      await sql`select is_operator from "user"`.execute(db);
      await sql`select seen_at from known_device`.execute(db);
    });
  },
  everyConnection,
);
