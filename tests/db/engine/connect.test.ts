import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { type Db, type DbOrTransaction, openDatabase } from '../../../db/engine/connect.ts';
import { migrate } from '../../../db/engine/migrate.ts';
import {
  describeOnEngines,
  type Engine,
  engines,
  everyConnection,
} from '../../support/databases.ts';

const boss = (phone: string) => ({
  phone,
  username: phone,
  role: 'boss' as const,
  register_time: 1_790_000_000_000,
  is_first: 0 as const,
});

const phones = async (db: DbOrTransaction): Promise<string[]> => {
  const rows = await db.selectFrom('user').select('phone').orderBy('phone').execute();
  return rows.map((row) => row.phone);
};

describe('openDatabase', () => {
  it('refuses a URL of another engine, saying what it should be', async () => {
    await expect(openDatabase('mysql://root@localhost/shop')).rejects.toThrow(
      /must start with sqlite: or postgres:/,
    );
  });

  it('fails at once when the PostgreSQL server is not there', async () => {
    await expect(openDatabase('postgres://nobody@127.0.0.1:1/none')).rejects.toThrow(
      /ECONNREFUSED/,
    );
  });
});

describeOnEngines(
  'a database',
  (engine) => {
    it('counts in numbers, as far as they are exact', async () => {
      const db = await engine.fresh();
      await db
        .insertInto('user')
        .values([boss('1'), boss('2')])
        .execute();
      const row = await db
        .selectFrom('user')
        .select(({ fn }) => [
          fn.countAll<number>().as('count'),
          fn.sum<number>('register_time').as('sum'),
        ])
        .executeTakeFirst();
      expect(row).toEqual({ count: 2, sum: 3_580_000_000_000 });
    });

    it('refuses a row of an unknown shop, and a value of the wrong kind', async () => {
      const db = await engine.fresh();
      await expect(
        db.insertInto('shop_assignment').values({ user_id: 1, shop_id: 1 }).execute(),
      ).rejects.toThrow(/foreign key/i);
      await expect(
        db
          .insertInto('user')
          .values({ ...boss('1'), register_time: 'yesterday' as never })
          .execute(),
      ).rejects.toThrow();
      expect(await phones(db)).toEqual([]);
    });

    it('undoes a transaction that fails, and goes on', async () => {
      const db = await engine.fresh();
      const failing = db.transaction().execute(async (trx) => {
        await trx.insertInto('user').values(boss('1')).execute();
        throw new Error('stop');
      });
      await expect(failing).rejects.toThrow('stop');
      await db.insertInto('user').values(boss('2')).execute();
      expect(await phones(db)).toEqual(['2']);
    });

    it('undoes the part of a transaction after a savepoint', async () => {
      const db = await engine.fresh();
      const trx = await db.startTransaction().execute();
      await trx.insertInto('user').values(boss('1')).execute();
      const later = await trx.savepoint('later').execute();
      await later.insertInto('user').values(boss('2')).execute();
      await later.rollbackToSavepoint('later').execute();
      await trx.commit().execute();
      expect(await phones(db)).toEqual(['1']);
    });

    it('keeps many transactions at once apart', async () => {
      const db = await engine.fresh();
      await db.insertInto('rate_limit').values({ key: 'k', window_start: 0, count: 0 }).execute();
      await Promise.all(
        Array.from({ length: 20 }, () =>
          db.transaction().execute(async (trx) => {
            const { count } = await trx
              .selectFrom('rate_limit')
              .select('count')
              .where('key', '=', 'k')
              .$if(engine.name === 'PostgreSQL', (query) => query.forUpdate())
              .executeTakeFirstOrThrow();
            await trx
              .updateTable('rate_limit')
              .set({ count: count + 1 })
              .execute();
          }),
        ),
      );
      const row = await db.selectFrom('rate_limit').select('count').executeTakeFirst();
      expect(row).toEqual({ count: 20 });
    });

    it('sees a column that was added after a statement had been prepared', async () => {
      const db = await engine.fresh();
      await db.insertInto('user').values(boss('1')).execute();
      await db.selectFrom('user').selectAll().execute();
      await sql`alter table "user" add column colour text default 'red'`.execute(db);
      const [row] = await db.selectFrom('user').selectAll().execute();
      expect(row).toMatchObject({ phone: '1', colour: 'red' });
    });
  },
  everyConnection,
);

describeOnEngines(
  'a migration',
  (engine) => {
    it('leaves a database of a newer version alone, and says so', async () => {
      const db = await engine.fresh();
      await sql`insert into applied_migration (name) values ('9999_later')`.execute(db);
      await expect(migrate(db)).rejects.toThrow(/newer version \(9999_later\)/);
    });

    it('leaves nothing behind when a step fails', async () => {
      const db = await engine.open(await engine.emptyUrl());
      await sql`create table import_refusal (id integer)`.execute(db);
      await expect(migrate(db)).rejects.toThrow(/already exists/);
      await sql`drop table import_refusal`.execute(db);
      await migrate(db);
      expect(await phones(db)).toEqual([]);
    });
  },
  everyConnection,
);

async function two(engine: Engine) {
  const url = await engine.emptyUrl();
  return Promise.all([engine.open(url), engine.open(url)]);
}

describeOnEngines('a database with two processes', (engine) => {
  it('is migrated once when both start together, and by neither again', async () => {
    const [one, other] = await two(engine);
    await Promise.all([migrate(one), migrate(other)]);
    await migrate(one);
    await one.insertInto('user').values(boss('1')).execute();
    expect(await phones(other)).toEqual(['1']);
  });

  it('lets reads of the same and of the other process pass an open transaction', async () => {
    const [one, other] = await two(engine);
    await migrate(one);
    const trx = await one.startTransaction().execute();
    await trx.insertInto('user').values(boss('1')).execute();
    expect(await phones(one)).toEqual([]);
    expect(await phones(other)).toEqual([]);
    expect(await phones(trx)).toEqual(['1']);
    await trx.commit().execute();
    expect(await phones(one)).toEqual(['1']);
    expect(await phones(other)).toEqual(['1']);
  });

  it('lets a write of the other process wait for an open transaction', async () => {
    const [one, other] = await two(engine);
    await migrate(one);
    const trx = await one.startTransaction().execute();
    await trx.insertInto('user').values(boss('1')).execute();
    const order: string[] = [];
    const waiting = other
      .insertInto('user')
      .values(boss('1'))
      .onConflict((conflict) => conflict.column('phone').doNothing())
      .execute()
      .then(() => order.push('write'));
    // The event loop goes on meanwhile: reads are answered, one after the other.
    for (let read = 0; read < 5; read += 1) await phones(other);
    order.push('reads');
    await trx.commit().execute();
    await waiting;
    expect(order).toEqual(['reads', 'write']);
    expect(await phones(other)).toEqual(['1']);
  });

  it('lets transactions of both write in turn, without losing one', async () => {
    const [one, other] = await two(engine);
    await migrate(one);
    await one.insertInto('rate_limit').values({ key: 'k', window_start: 0, count: 0 }).execute();
    const add = (db: Db) =>
      db.transaction().execute(async (trx) => {
        await trx
          .updateTable('rate_limit')
          .set((e) => ({ count: e('count', '+', 1) }))
          .execute();
        await phones(trx);
      });
    await Promise.all(Array.from({ length: 30 }, (_, i) => add(i % 2 ? one : other)));
    const row = await one.selectFrom('rate_limit').select('count').executeTakeFirst();
    expect(row).toEqual({ count: 30 });
  });
});

describeOnEngines(
  'SQLite that stays busy',
  (engine) => {
    it('gives up after the limit with SQLITE_BUSY, and works again afterwards', async () => {
      const url = await engine.emptyUrl();
      const one = await engine.open(url);
      const other = await engine.open(url, { busyLimit: 60 });
      await migrate(one);
      const trx = await one.startTransaction().execute();
      await expect(other.insertInto('user').values(boss('1')).execute()).rejects.toMatchObject({
        code: 'SQLITE_BUSY',
      });
      await expect(other.transaction().execute(async () => {})).rejects.toMatchObject({
        code: 'SQLITE_BUSY',
      });
      await trx.rollback().execute();
      await other.insertInto('user').values(boss('2')).execute();
      expect(await phones(one)).toEqual(['2']);
    });

    it('says so when a transaction waits for itself', async () => {
      const db = await engine.open(await engine.emptyUrl(), { busyLimit: 60 });
      await migrate(db);
      const mistaken = db
        .transaction()
        .execute(() => db.insertInto('user').values(boss('1')).execute());
      await expect(mistaken).rejects.toThrow(/not free for writing/);
      await db.insertInto('user').values(boss('2')).execute();
      expect(await phones(db)).toEqual(['2']);
    });

    it('syncs every commit to the disk', async () => {
      const db = await engine.fresh();
      const { rows } = await sql`pragma synchronous`.execute(db);
      expect(rows).toEqual([{ synchronous: 2 }]);
    });
  },
  engines.filter((each) => each.name === 'SQLite in a file'),
);
