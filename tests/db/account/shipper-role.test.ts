import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { appliedMigrations, migrate, migrateTo } from '../../../db/engine/migrate.ts';
import { findShippers } from '../../../db/people/shippers.ts';
import { describeOnEngines } from '../../support/databases.ts';

describeOnEngines('a database from before shippers had their name', (engine) => {
  it('keeps everybody in it, workers as shippers', async () => {
    const names = await appliedMigrations(await engine.fresh());
    const db = await engine.open(await engine.emptyUrl());
    const before = names.filter((name) => name < '0032_shipper_role');
    await db.transaction().execute((trx) => migrateTo(trx, before));
    const insert = (id: number, role: string, bossId: number | null) =>
      sql`insert into "user" (id, phone, username, role, boss_id, register_time, is_first)
        values (${id}, ${`1390000000${id}`}, ${`u${id}`}, ${role}, ${bossId}, 5, 1)`.execute(db);
    await insert(1, 'boss', null);
    await insert(2, 'manager', 1);
    await insert(3, 'worker', 1);
    await sql`insert into session (token_hash, user_id, created_at, expires_at)
      values ('t', 3, 1, 2)`.execute(db);

    await migrate(db);

    expect(
      await db
        .selectFrom('user')
        .select(['id', 'phone', 'role', 'boss_id', 'register_time'])
        .orderBy('id')
        .execute(),
    ).toEqual([
      { id: 1, phone: '13900000001', role: 'boss', boss_id: null, register_time: 5 },
      { id: 2, phone: '13900000002', role: 'manager', boss_id: 1, register_time: 5 },
      { id: 3, phone: '13900000003', role: 'shipper', boss_id: 1, register_time: 5 },
    ]);
    expect(await db.selectFrom('session').select('user_id').execute()).toEqual([{ user_id: 3 }]);
    expect((await findShippers(db, 1)).map(({ id }) => id)).toEqual([3]);
    await expect(insert(4, 'worker', 1)).rejects.toThrow(/check/i);
  });
});
