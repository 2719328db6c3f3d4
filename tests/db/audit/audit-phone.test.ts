import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { listAuditPeople } from '../../../db/audit/audit-log.ts';
import { appliedMigrations, migrate, migrateTo } from '../../../db/engine/migrate.ts';
import { describeOnEngines } from '../../support/databases.ts';

describeOnEngines('a log from before it kept phones', (engine) => {
  it('has those of the people who are still there', async () => {
    const names = await appliedMigrations(await engine.fresh());
    const db = await engine.open(await engine.emptyUrl());
    const before = names.filter((name) => name < '0069_audit_phone');
    await db.transaction().execute((trx) => migrateTo(trx, before));
    await sql`insert into "user" (id, phone, username, role, register_time, is_first)
      values (1, '13900000001', 'u1', 'boss', 5, 1)`.execute(db);
    for (const userId of [1, 2])
      await sql`insert into audit_log
        (at, user_id, owner_id, person, call, kind, subjects, words, changes, via, outcome)
        values (5, ${userId}, 1, '小李', 'login', 'account', '[]', '', '[]', 'none', 'done')`.execute(
        db,
      );

    await migrate(db);

    expect(await listAuditPeople(db, 1)).toEqual([
      { user_id: 1, person: '小李', phone: '13900000001' },
      { user_id: 2, person: '小李', phone: null },
    ]);
  });
});
