import { expect, it } from 'vitest';
import { appliedMigrations, migrate, migrateTo } from '../../../db/engine/migrate.ts';
import { probeWrite } from '../../../db/engine/write-probe.ts';
import { describeOnEngines, everyConnection } from '../../support/databases.ts';

describeOnEngines(
  'the row that is written to see whether anything can be',
  (engine) => {
    it('is one, in a new database and in one of before', async () => {
      const fresh = await engine.fresh();
      const names = await appliedMigrations(fresh);
      const older = await engine.open(await engine.emptyUrl());
      const before = names.filter((name) => name < '0025_write_probe');
      await older.transaction().execute((trx) => migrateTo(trx, before));
      expect(await appliedMigrations(older)).toEqual(before);
      await migrate(older);
      for (const db of [fresh, older]) {
        await probeWrite(db, 1);
        await probeWrite(db, 1_790_000_000_000);
        expect(await db.selectFrom('write_probe').selectAll().execute()).toEqual([
          { id: 1, written_at: 1_790_000_000_000 },
        ]);
      }
    });
  },
  everyConnection,
);
