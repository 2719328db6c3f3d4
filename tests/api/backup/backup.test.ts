import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  utimes,
  watch,
  writeFile,
} from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { extract } from 'tar';
import { describe, expect, it, onTestFinished } from 'vitest';
import { pack } from '../../../api/backup/archive.ts';
import { ownMark } from '../../../api/backup/dead.ts';
import { type Db, openDatabase } from '../../../db/engine/connect.ts';
import { migrate } from '../../../db/engine/migrate.ts';
import { insertUpload } from '../../../db/imports/uploads.ts';
import { testApi } from '../../support/api.ts';
import { describeOnEngines, type Engine, engines } from '../../support/databases.ts';
import { processEnv } from '../../support/process-env.ts';
import { startProduct, temporaryFolder } from '../../support/product.ts';

/** How long a test may take that starts processes on a busy machine. */
const patience = 120_000;

const run = promisify(execFile);
const cli = join(import.meta.dirname, '../../../api/backup/cli.ts');

interface Place {
  readonly dataDir: string;
  readonly databaseUrl: string;
}

/** The command line: its output, or what it says when it fails. */
async function command(place: Place, ...args: string[]): Promise<string> {
  const env = { ...processEnv, DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl };
  try {
    return (await run(process.execPath, [cli, ...args], { env })).stdout;
  } catch (error) {
    if (error instanceof Error && 'stderr' in error) throw new Error(String(error.stderr));
    throw error;
  }
}

/** A folder and a database that nothing is in yet. */
async function emptyPlace(engine: Engine): Promise<Place> {
  const dataDir = await temporaryFolder();
  const databaseUrl =
    engine.name === 'PostgreSQL' ? await engine.emptyUrl() : `sqlite:${join(dataDir, 'main.db')}`;
  return { dataDir, databaseUrl };
}

/** A boss with a shop and an upload, and keys. */
async function livedIn(engine: Engine) {
  const place = await emptyPlace(engine);
  const db = await engine.open(place.databaseUrl);
  await migrate(db);
  const api = await testApi({ db, now: Date.now() });
  const { user, token } = await api.signIn({ username: '老板 “甲”\n\\' });
  await api.shop(user);
  const uploads = join(place.dataDir, 'uploads');
  await mkdir(uploads);
  const upload = {
    owner_id: user.id,
    file_name: '订单.csv',
    format: 'csv' as const,
    created_at: 1,
  };
  for (const id of ['kept_upload-1', 'gone_upload-2'])
    await insertUpload(db, { ...upload, id, size: 300_000 });
  await writeFile(join(uploads, 'kept_upload-1'), randomBytes(300_000));
  await writeFile(join(uploads, 'of-nobody.part'), 'half');
  const stored = join(place.dataDir, 'oss', 'a');
  await mkdir(stored, { recursive: true });
  await writeFile(join(stored, 'aPicture_of-a-listing.png'), randomBytes(1_000));
  await writeFile(join(stored, 'aPicture.png.c0ffee.part'), 'half');
  await writeFile(join(place.dataDir, 'credentials-key'), randomBytes(32).toString('base64url'));
  await writeFile(join(place.dataDir, 'mqtt-secret'), randomBytes(32).toString('base64url'));
  const file = join(await temporaryFolder(), 'backup.tar.gz');
  return { ...place, db, token, user, file };
}

const tables = [
  'user',
  'session',
  'shop',
  'upload',
  'rate_limit',
  'phone_code',
  'outbox_message',
  'sku_day',
  'notice',
  'applied_migration',
];

/** Every row of the tables, in an order of its own. */
async function rowsOf(db: Db): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {};
  for (const table of tables) {
    const { rows } = await sql`select * from ${sql.id(table)}`.execute(db);
    all[table] = rows.map((row) => JSON.stringify(row)).sort();
  }
  return all;
}

const opened = async ({ databaseUrl }: Place): Promise<Db> => {
  const db = await openDatabase(databaseUrl);
  onTestFinished(() => db.destroy());
  return db;
};

const outbox = { phone: '13900000001', purpose: 'login', created_at: 1 };

/** Moves what one row counts to another, and writes messages in pairs, until it is stopped. */
function writeOn(db: Db) {
  let isOver = false;
  let turns = 0;
  const add = (key: string, count: number) =>
    sql`update rate_limit set count = count + ${count} where key = ${key}`;
  const written = (async () => {
    for (; !isOver; turns += 1) {
      // SQLite answers at once: without a pause nothing else would have its turn.
      await nextTurn();
      await db.transaction().execute(async (trx) => {
        await add('from', -1).execute(trx);
        await trx
          .insertInto('outbox_message')
          .values({ ...outbox, text: `${turns}` })
          .execute();
        await add('to', 1).execute(trx);
        await trx
          .insertInto('outbox_message')
          .values({ ...outbox, text: `${turns}` })
          .execute();
      });
    }
  })();
  // A test that has failed leaves it behind, and the database is closed under it.
  written.catch(() => undefined);
  onTestFinished(() => {
    isOver = true;
  });
  return {
    turns: () => turns,
    stop: async () => {
      isOver = true;
      await written;
    },
  };
}

describeOnEngines('a backup', (engine) => {
  it(
    'of a database that is written to is of one moment, and restores into an empty folder',
    async () => {
      const from = await livedIn(engine);
      const counts = [
        { key: 'from', window_start: 9_007_199_254_740_991, count: 1_000_000 },
        { key: 'to', window_start: 0, count: 0 },
      ];
      await from.db.insertInto('rate_limit').values(counts).execute();
      // Enough that reading it takes longer than a write.
      const padding = 'x'.repeat(2_000);
      for (let i = 0; i < 20; i += 1) {
        const rows = Array.from({ length: 100 }, (_, n) => ({
          ...outbox,
          text: `${padding}${i}-${n}`,
        }));
        await from.db
          .insertInto('outbox_message')
          .values([...rows, ...rows])
          .execute();
      }
      const writing = writeOn(from.db);
      await expect.poll(writing.turns).toBeGreaterThan(5);
      expect(await command(from, 'backup', from.file)).toContain('已备份到');
      const during = writing.turns();
      await expect.poll(writing.turns).toBeGreaterThan(during + 5);
      await writing.stop();

      const to = await emptyPlace(engine);
      expect(await command(to, 'restore', from.file)).toContain('已恢复');
      const db = await opened(to);
      const [row] = (
        await sql<{ sum: number; moved: number }>`select sum(count) as sum,
          max(case when key = 'to' then count end) as moved from rate_limit`.execute(db)
      ).rows;
      expect(row?.sum).toBe(1_000_000);
      expect(row?.moved).toBeGreaterThan(5);
      const texts = await db
        .selectFrom('outbox_message')
        .select(['text', ({ fn }) => fn.countAll<number>().as('count')])
        .groupBy('text')
        .execute();
      expect(texts).toHaveLength(2_000 + Number(row?.moved));
      expect(new Set(texts.map(({ count }) => count))).toEqual(new Set([2]));
    },
    patience,
  );

  it(
    'brings back every row, the next id, uploads, pictures and keys, for the owner only',
    async () => {
      const from = await livedIn(engine);
      const message = { ...outbox, text: 'last' };
      await from.db.insertInto('outbox_message').values([message, message]).execute();
      // The last id was given, and is never given again.
      await sql`delete from outbox_message where id = (select max(id) from outbox_message)`.execute(
        from.db,
      );
      await command(from, 'backup', from.file);
      expect((await stat(from.file)).mode & 0o777).toBe(0o600);

      const to = await emptyPlace(engine);
      await command(to, 'restore', from.file);
      const db = await opened(to);
      expect(await rowsOf(db)).toEqual(await rowsOf(from.db));
      const next = (on: Db) =>
        on.insertInto('outbox_message').values(message).returning('id').executeTakeFirst();
      expect(await next(db)).toEqual(await next(from.db));
      expect((await readdir(to.dataDir)).filter((name) => !/^main\.db-/.test(name)).sort()).toEqual(
        [
          'credentials-key',
          ...(engine.name === 'PostgreSQL' ? [] : ['main.db']),
          'mqtt-secret',
          'oss',
          'uploads',
        ],
      );
      expect(await readdir(join(to.dataDir, 'uploads'))).toEqual(['kept_upload-1']);
      expect(await readdir(join(to.dataDir, 'oss/a'))).toEqual(['aPicture_of-a-listing.png']);
      for (const path of [
        'credentials-key',
        'mqtt-secret',
        'uploads/kept_upload-1',
        'oss/a/aPicture_of-a-listing.png',
      ]) {
        const restored = join(to.dataDir, path);
        expect(await readFile(restored)).toEqual(await readFile(join(from.dataDir, path)));
        expect((await stat(restored)).mode & 0o777, path).toBe(0o600);
      }
      // References are kept too.
      await expect(
        db.insertInto('shop_assignment').values({ user_id: 4711, shop_id: 1 }).execute(),
      ).rejects.toThrow(/foreign key/i);
    },
    patience,
  );

  it(
    'replaces nothing unless it is told to, and then everything',
    async () => {
      const from = await livedIn(engine);
      await command(from, 'backup', from.file);
      const to = await livedIn(engine);
      const before = await rowsOf(to.db);
      const key = await readFile(join(to.dataDir, 'credentials-key'), 'utf8');
      await expect(command(to, 'restore', from.file)).rejects.toThrow(/--replace/);
      expect(await rowsOf(to.db)).toEqual(before);
      expect(await readFile(join(to.dataDir, 'credentials-key'), 'utf8')).toBe(key);
      if (engine.name !== 'PostgreSQL')
        await expect(command(to, 'restore', from.file, '--replace')).rejects.toThrow(
          /请先停止服务/,
        );
      await to.db.destroy();
      // What one that was killed has unpacked.
      await mkdir(join(to.dataDir, '.restore-killed', 'uploads'), { recursive: true });
      await command(to, 'restore', from.file, '--replace');
      const replaced = await opened(to);
      expect(await rowsOf(replaced)).toEqual(await rowsOf(from.db));
      await replaced.destroy();
      expect(await readFile(join(to.dataDir, 'credentials-key'), 'utf8')).not.toBe(key);
      expect((await readdir(to.dataDir)).filter((name) => /replaced|restore/.test(name))).toEqual(
        [],
      );
      // One of a version that took no pictures along leaves those that are there.
      const older = `${from.file}.older`;
      await repack(from.file, older, {
        format: 1,
        change: (folder) => rm(join(folder, 'oss'), { recursive: true }),
      });
      await command(to, 'restore', older, '--replace');
      const picture = 'oss/a/aPicture_of-a-listing.png';
      expect(await readFile(join(to.dataDir, picture))).toEqual(
        await readFile(join(from.dataDir, picture)),
      );
    },
    patience,
  );

  it(
    'of a newer version, of another engine or damaged is refused, and leaves nothing behind',
    async () => {
      const from = await livedIn(engine);
      await command(from, 'backup', from.file);
      const whole = await readFile(from.file);
      const to = await emptyPlace(engine);
      const refused = async (file: string, reason: RegExp): Promise<void> => {
        await expect(command(to, 'restore', file), reason.source).rejects.toThrow(reason);
        expect(await readdir(to.dataDir)).toEqual([]);
      };
      const part = `${from.file}.half`;
      await writeFile(part, whole.subarray(0, whole.byteLength / 2));
      await refused(part, /已损坏/);
      await writeFile(part, 'no archive');
      await refused(part, /已损坏/);
      await refused(join(to.dataDir, 'none.tar.gz'), /找不到备份文件/);

      const other = engines.find(({ name }) => name !== engine.name);
      if (other?.isReachable) {
        const elsewhere = { ...to, databaseUrl: await other.emptyUrl() };
        await expect(command(elsewhere, 'restore', from.file)).rejects.toThrow(/同一种数据库/);
      }
      await sql`insert into applied_migration (name) values ('9999_later')`.execute(from.db);
      const later = `${from.file}.later`;
      await repack(from.file, later, { migrations: ['0001_foundation', '9999_later'] });
      await refused(later, /更新的版本/);
      await expect(command(from, 'backup', from.file)).rejects.toThrow(/已存在/);
    },
    patience,
  );

  it(
    'that fails half-way leaves nothing behind',
    async () => {
      const from = await livedIn(engine);
      await command(from, 'backup', from.file);
      const wrong = `${from.file}.wrong`;
      // Whole by its checksums, but no database can be made of it.
      await repack(from.file, wrong, {
        change: async (folder) => {
          if (engine.name === 'PostgreSQL') {
            const row = '{"user_id":4711,"shop_id":4712}\n';
            await writeFile(join(folder, 'tables/shop_assignment.ndjson'), row);
          } else await writeFile(join(folder, 'main.db'), 'no database');
        },
      });
      const to = await emptyPlace(engine);
      await expect(command(to, 'restore', wrong)).rejects.toThrow();
      expect(await readdir(to.dataDir)).toEqual([]);
      if (engine.name !== 'PostgreSQL') return;
      const { rows } =
        await sql`select 1 from pg_tables where schemaname = current_schema()`.execute(
          await opened(to),
        );
      expect(rows).toEqual([]);
    },
    patience,
  );
});

it(
  'A backup is served by a server where the sessions of before still hold',
  async () => {
    const [engine] = engines;
    if (engine === undefined) throw new Error('No engine keeps data in a file');
    const from = await livedIn(engine);
    await command(from, 'backup', from.file);
    const to = await emptyPlace(engine);
    await command(to, 'restore', from.file);
    const env = { DATA_DIR: to.dataDir, DATABASE_URL: to.databaseUrl };
    const { url } = await startProduct(env, { from: 'sources' });
    const init = { method: 'POST', headers: { authorization: from.token } };
    const answer = await (await fetch(`${url}/api/order/getUserInfo`, init)).json();
    expect(answer).toMatchObject({ code: 0, data: { phone: from.user.phone } });
  },
  patience,
);

/** The same archive with something else in it, and checksums that fit. */
async function repack(
  file: string,
  target: string,
  {
    migrations,
    format,
    change,
  }: {
    migrations?: string[];
    format?: number;
    change?: (folder: string) => Promise<void>;
  },
): Promise<void> {
  const folder = await mkdtemp(join(await temporaryFolder(), 'archive-'));
  await extract({ file, cwd: folder });
  await change?.(folder);
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
  await rm(join(folder, 'manifest.json'));
  await pack(folder, target, {
    ...manifest,
    ...(migrations && { migrations }),
    ...(format && { format }),
  });
}

describe('the command of backups', () => {
  it(
    'removes what a backup that was killed has left beside its file, and nothing of one that runs',
    async () => {
      const [engine] = engines;
      if (engine === undefined) throw new Error('There is no engine.');
      const place = await livedIn(engine);
      const target = await temporaryFolder();
      // Nobody writes to it: whoever reads it to pack it waits.
      const endless = join(place.dataDir, 'uploads', 'kept_upload-1');
      await rm(endless);
      await run('mkfifo', [endless]);
      const appeared = watch(target);
      const env = { ...processEnv, DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl };
      const child = spawn(process.execPath, [cli, 'backup', join(target, 'a.tar.gz')], { env });
      onTestFinished(() => void child.kill('SIGKILL'));
      for await (const { filename } of appeared) if (filename?.startsWith('.seller-backup-')) break;
      child.kill('SIGKILL');
      await once(child, 'exit');
      expect(await readdir(target)).toHaveLength(1);
      await rm(endless);
      // Of a process that lives: this one.
      const running = await mkdtemp(join(target, `.seller-backup-${ownMark}`));
      // What only begins alike is somebody else's, however old it is.
      const others = ['.seller-backup-2025', '.seller-backup-old-1-abcdefg'];
      for (const name of others) {
        await mkdir(join(target, name));
        await utimes(join(target, name), 0, 0);
      }
      await command(place, 'backup', join(target, 'b.tar.gz'));
      expect((await readdir(target)).sort()).toEqual(
        [basename(running), ...others, 'b.tar.gz'].sort(),
      );
    },
    patience,
  );

  it(
    'says how it is used, and what is missing',
    async () => {
      const place = { dataDir: await temporaryFolder(), databaseUrl: '' };
      await expect(command(place, 'backup')).rejects.toThrow(/用法：npm run backup/);
      await expect(command(place, 'restore', 'a', 'b')).rejects.toThrow(/用法/);
      const file = join(place.dataDir, 'b.tar.gz');
      await expect(command(place, 'backup', file)).rejects.toThrow(/没有本产品的数据/);
      expect(existsSync(file)).toBe(false);
    },
    patience,
  );
});
